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
  // A file that was not there, with `text` in it, in a folder that is made if need be. After a fault there is none.
  static Outcome<File, Fault> create(const std::string& path, std::string_view text, const Disk& disk);
  // A file that is there, to be read and continued. FaultCode::in_use names the process that holds it.
  static Outcome<File, Fault> open(const std::string& path, const Disk& disk);

  Outcome<std::string, Fault> text();
  // What stands behind `length` bytes, a torn line, is to go.
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
  bool has_loose_end_ = false;  // something stands behind that
};

}  // namespace bell::journal
