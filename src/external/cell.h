// Where a foreign program is locked in: it can use the machine's interpreters and libraries and read its own folder,
// and nothing else. docs/bot-protocol.md tells authors what that means, and what remains open.
#pragma once

#include <string>
#include <vector>

namespace bell::external {

class Cell {
 public:
  // Looks up, while memory may still be allocated, what the program at `path` needs. `closed` are files and folders it
  // may not read even if they lie beside it: journals, above all.
  Cell(const std::string& path, const std::vector<std::string>& closed);
  ~Cell();
  Cell(const Cell&) = delete;
  Cell& operator=(const Cell&) = delete;

  // Locks the calling process in, for good. Between fork and exec: makes system calls and nothing else. What the kernel
  // does not offer is left out; false if it offers a lock and refuses to close it.
  bool enter() const;

  // All the program is told of our environment.
  char* const* environment() const { return environment_.data(); }

 private:
  void allow(const std::string& path, bool may_write);
  void allow_system();
  void allow_interpreter(const std::string& folder);
  void allow_beside(const std::string& path, const std::vector<std::string>& closed);
  void keep_environment();
  bool restrict_files() const;

  struct Opened {
    int file;  // open; nothing is read through it
    bool may_write;
    bool is_folder;
  };
  std::vector<Opened> allowed_;
  std::vector<std::string> variables_;
  std::vector<char*> environment_;  // points into variables_, ends with null
};

// Whether this kernel can keep a program from other files than those it needs.
bool kernel_can_lock_files();

}  // namespace bell::external
