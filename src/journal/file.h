// One journal's file, held by this process alone: lines are appended to it whole and durably.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "journal/disk.h"
#include "journal/text_file.h"

namespace bell::journal {

class File {
 public:
  // Creates a new file holding `text`, and its folder if needed. After a fault no file is left.
  static Outcome<File, Fault> create(const std::string& path, std::string_view text, const Disk& disk);
  // Opens an existing file to read and continue it. FaultCode::in_use names the process that holds it.
  static Outcome<File, Fault> open(const std::string& path, const Disk& disk);

  Outcome<std::string, Fault> text();
  // Removes everything after `length` bytes: a torn line.
  void end_at(std::size_t length);
  // All of it, flushed to the disk. After a fault the file is cut back to what it was; as long as that can't be done
  // either, nothing can be read or appended.
  std::optional<Fault> append(std::string_view text);

 private:
  File(std::string path, Descriptor file, const Disk& disk);
  std::optional<Fault> lock() const;
  std::optional<Fault> refuse_strange_lines() const;
  std::optional<Fault> put(std::string_view text);
  std::optional<Fault> cut_back();

  std::string path_;
  Descriptor file_;
  const Disk* disk_;
  std::size_t length_ = 0;      // of what is surely on the disk
  bool has_loose_end_ = false;  // bytes follow that may not be on the disk
};

}  // namespace bell::journal
