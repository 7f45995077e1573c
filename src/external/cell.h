// A sandbox for foreign programs: they can use the machine's interpreters and libraries and read their own folder, and
// nothing else. docs/bot-protocol.md tells authors what that means, and what remains open.
#pragma once

#include <string>
#include <vector>

namespace bell::external {

class Cell {
 public:
  // Prepares what the program at `path` needs, while memory may still be allocated. `closed` are files and folders it
  // may not read even if they are beside it, above all journals.
  Cell(const std::string& path, const std::vector<std::string>& closed);
  ~Cell();
  Cell(const Cell&) = delete;
  Cell& operator=(const Cell&) = delete;

  // Confines the calling process for good. Runs between fork and exec, so it makes system calls and nothing else.
  // Protections the kernel does not have are skipped; false if it has one and refuses to apply it.
  bool enter() const;

  // The part of our environment that the program gets.
  char* const* environment() const { return environment_.data(); }

 private:
  void allow(const std::string& path, bool may_write);
  void allow_system();
  void allow_settings();
  void allow_interpreter(const std::string& folder);
  void allow_own(const std::string& path);
  void keep_environment();
  bool restrict_files() const;

  struct Opened {
    int file;  // opened with O_PATH; not readable
    bool may_write;
    bool is_folder;
  };
  std::vector<Opened> allowed_;
  std::vector<std::string> closed_;  // without links on the way
  std::vector<std::string> variables_;
  std::vector<char*> environment_;  // points into variables_, ends with null
};

// Whether this kernel can restrict a program's access to files.
bool kernel_can_lock_files();

}  // namespace bell::external
