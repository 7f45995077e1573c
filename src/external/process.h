// Another program, spoken to line by line. Whatever it does, it is ended and reaped with this object, and every wait
// has an end.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <string>
#include <vector>

#include "kernel/outcome.h"
#include "kernel/problem.h"

namespace bell::external {

using Deadline = std::chrono::steady_clock::time_point;

// Whether what the program writes to stderr is passed on.
enum class Voice { heard, muted };

class Process {
 public:
  // Starts the program at `path`, without arguments, in a process group and a cell of its own; `closed` is what it may
  // not read (external/cell.h).
  static Outcome<Process, Problem> start(const std::string& path, Voice voice, const std::vector<std::string>& closed);
  Process(Process&& other) noexcept;
  Process& operator=(Process&&) = delete;
  // Closes its input, gives it a moment to leave by itself, then ends it and what it has started.
  ~Process();

  // Sends one line and waits for the line that comes back, without its end. The problem says how the program failed; it
  // is of no use afterwards.
  Outcome<std::string, Problem> ask(const std::string& line, Deadline deadline);

 private:
  Process(pid_t id, int questions, int answers) : id_(id), questions_(questions), answers_(answers) {}
  static bool is_ready(int line, short events, Deadline deadline);
  Outcome<std::string, Problem> read_line(Deadline deadline);
  // How it came to its end, once nothing can be sent or read any more; `or_else`, if it lives on.
  Problem end(const char* or_else) const;
  void stop(int& status);

  pid_t id_;           // of the process and its group; 0: nothing is left to end
  int questions_;      // a socket: the program's stdin
  int answers_;        // another: its stdout
  std::string heard_;  // read, and not yet asked for
};

}  // namespace bell::external
