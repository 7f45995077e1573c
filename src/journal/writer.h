// Appends to a journal file so that a line is on the disk before anybody hears of what it says.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "kernel/outcome.h"
#include "kernel/problem.h"

namespace bell::journal {

class Writer {
 public:
  // Creates the file (it must not exist) and its folder.
  static Outcome<Writer, Problem> create(const std::string& path);
  // Goes on after the first `length` bytes of an existing file; what stood behind them, a torn line, is cut off.
  static Outcome<Writer, Problem> reopen(const std::string& path, std::size_t length);
  Writer(Writer&& other) noexcept;
  Writer& operator=(Writer&& other) noexcept;
  ~Writer();

  // All of it or nothing: after a problem the file ends where it ended before.
  std::optional<Problem> append(std::string_view text);

 private:
  Writer(std::string path, int file, std::size_t length);
  std::string path_;
  int file_ = -1;
  std::size_t length_ = 0;
};

}  // namespace bell::journal
