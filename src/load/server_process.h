// A server that we start, kill and measure.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>
#include <vector>

#include "kernel/outcome.h"
#include "kernel/problem.h"

namespace bell::load {

class ServerProcess {
 public:
  // `flags` follow `PROGRAM serve`. The server's log goes to the file `log`.
  ServerProcess(std::string program, std::vector<std::string> flags, std::string log);
  ~ServerProcess();  // kills it if it still runs
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  // Returns when it listens; on its earlier port, if it had one.
  std::optional<Problem> start();
  void kill();  // like `kill -9`; returns when it is gone
  void stop();  // graceful; returns when it is gone

  std::uint16_t port() const { return port_; }
  std::int64_t memory() const;    // resident, in bytes
  double processor_time() const;  // over all its restarts, in seconds

 private:
  void wait_for_end();

  std::string program_;
  std::vector<std::string> flags_;
  std::string log_;
  pid_t process_ = -1;
  int output_ = -1;
  std::uint16_t port_ = 0;
  double spent_ = 0;  // by earlier processes
};

}  // namespace bell::load
