// Requests to a server, and a line to one of its tables. Calls block; the line reads in its own thread.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>

#include "client/link.h"

namespace bell::client {

struct Reply {
  unsigned status = 0;
  std::string body{};
};
// A problem if there is no answer at all. With a body it is a POST.
Outcome<Reply, Problem> request(const Link& link, const std::string& path, const std::optional<std::string>& body);

class Line {
 public:
  // Connects, or says why it cannot.
  static Outcome<std::unique_ptr<Line>, Problem> open(const Link& link);
  virtual ~Line() = default;
  virtual void send(std::string text) = 0;
  // The next message; nothing if none comes in time.
  virtual std::optional<std::string> next(std::chrono::milliseconds wait) = 0;
  virtual bool is_closed() const = 0;
};

}  // namespace bell::client
