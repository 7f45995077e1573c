// A server that is ours to start, to kill and to weigh.
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
  // `flags` come behind `PROGRAM serve`. What it logs goes to the file.
  ServerProcess(std::string program, std::vector<std::string> flags, std::string log);
  ~ServerProcess();  // killed, if it still runs
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  // Returns when it listens; on the port it had before, if it had one.
  std::optional<Problem> start();
  void kill();  // as by `kill -9`; returns when it is gone
  void stop();  // in good order; returns when it is gone

  std::uint16_t port() const { return port_; }
  std::int64_t memory() const;    // resident, in bytes
  double processor_time() const;  // of all its lives, in seconds

 private:
  void wait_for_end();

  std::string program_;
  std::vector<std::string> flags_;
  std::string log_;
  pid_t process_ = -1;
  int output_ = -1;
  std::uint16_t port_ = 0;
  double spent_ = 0;  // by lives that ended
};

}  // namespace bell::load
