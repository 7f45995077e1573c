// A journal's file, locked by this process: whole lines are appended durably.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "journal/disk.h"
#include "journal/text_file.h"

namespace bell::journal {

class File {
 public:
  // Creates a new file containing `text`, and its folder if needed. After a fault no file is left.
  static Outcome<File, Fault> create(const std::string& path, std::string_view text, const Disk& disk);
  // Opens an existing file to read and continue it. FaultCode::in_use names the process that has locked it.
  static Outcome<File, Fault> open(const std::string& path, const Disk& disk);

  Outcome<std::string, Fault> text();
  // Removes everything after `length` bytes: a torn line.
  void end_at(std::size_t length);
  // Appends and flushes all of it. After a fault the file is cut back to its former length; until that succeeds,
  // nothing can be read or appended.
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
  std::size_t length_ = 0;      // known to be on the disk
  bool has_loose_end_ = false;  // more bytes follow that may not be on the disk
};

// Writes all of a journal at once: to a new file, never in another's place, and for its owner alone. It is not waited
// for until it is on the disk: journals by the thousand can be made again.
std::optional<Fault> write_new(const std::string& path, std::string_view text);

}  // namespace bell::journal
