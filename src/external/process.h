// Another program, spoken to line by line. The destructor always kills and reaps the process; every wait has a timeout.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <string>
#include <vector>

#include "external/overheard.h"
#include "kernel/outcome.h"
#include "kernel/problem.h"

namespace bell::external {

using Deadline = std::chrono::steady_clock::time_point;

// Whether the program's stderr is passed on.
enum class Voice { heard, muted };

class Process {
 public:
  // Starts the program at `path`, without arguments, in its own process group and a cell; `closed` is what it may not
  // read (external/cell.h).
  static Outcome<Process, Problem> start(const std::string& path, Voice voice, const std::vector<std::string>& closed);
  Process(Process&& other) noexcept;
  Process& operator=(Process&&) = delete;
  // Closes its input, gives it a moment to exit, then kills it and everything it started.
  ~Process();

  // Sends one line and returns the line that comes back, without its end. On a problem, which says how the program
  // failed, the process is of no further use.
  Outcome<std::string, Problem> ask(const std::string& line, Deadline deadline);

 private:
  Process(pid_t id, int questions, int answers, int errors)
      : id_(id), questions_(questions), answers_(answers), errors_(errors) {}
  bool is_ready(int line, short events, Deadline deadline);
  Outcome<std::string, Problem> read_line(Deadline deadline);
  // How it ended, when nothing can be sent or read any more; `or_else` if it is still running.
  Problem end(const char* or_else) const;
  void stop(int& status);

  pid_t id_;           // of the process and its group; 0: nothing is left to end
  int questions_;      // a socket: the program's stdin
  int answers_;        // another: its stdout
  Overheard errors_;   // a pipe: its stderr
  std::string heard_;  // read, and not yet asked for
};

}  // namespace bell::external
