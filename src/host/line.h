// A connection as the host sees it: bytes go out, and that they are out is said back. What carries them, a socket or a
// test, is the business of whoever implements this.
#pragma once

#include <memory>
#include <string>
#include <vector>

namespace bell::host {

// One message, written once and shared by all connections that get the same.
using Frame = std::shared_ptr<const std::string>;

class Line {
 public:
  virtual ~Line() = default;
  // Takes `frame` to be sent after those before it. Called from any thread, one call at a time for a line; returns at
  // once. When the frame is out, Visit::sent() is called, once a frame; that may be from inside this call.
  virtual void send(Frame frame) = 0;
  // The same of several, which may go out together.
  virtual void send(const std::vector<Frame>& frames) {
    for (const Frame& frame : frames) send(frame);
  }
  // The same, and the connection ends with it.
  virtual void end(Frame frame) = 0;
};

}  // namespace bell::host
