// A connection as the host sees it: takes bytes to send and reports when they are sent. A socket or a test implements
// it.
#pragma once

#include <memory>
#include <string>
#include <vector>

namespace bell::host {

// One message, encoded once and shared by all connections that get the same.
using Frame = std::shared_ptr<const std::string>;

class Line {
 public:
  virtual ~Line() = default;
  // Queues `frame` behind earlier ones. Called from any thread, one call at a time for a line; returns at once.
  // Visit::sent() is called once for each frame when it is sent, possibly inside this call.
  virtual void send(Frame frame) = 0;
  // The same for several frames, which may be sent together.
  virtual void send(const std::vector<Frame>& frames) {
    for (const Frame& frame : frames) send(frame);
  }
  // Sends `frame`, then closes the connection.
  virtual void end(Frame frame) = 0;
};

}  // namespace bell::host
