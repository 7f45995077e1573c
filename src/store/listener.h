// Receives notifications of tables that other nodes have written to, on its own connection (never in a transaction) and
// its own thread. For this room only.
#pragma once

#include <functional>
#include <string>
#include <thread>
#include <vector>

namespace bell::store {

class Listener {
 public:
  using Changed = std::function<void(const std::vector<std::string>&)>;
  // Notifications signed with `own` are ours and ignored.
  Listener(std::string url, std::string own, Changed changed);
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;
  ~Listener();

 private:
  void work();
  void hear();  // until the connection breaks or this object is destroyed

  std::string url_;
  std::string own_;
  Changed changed_;
  int wake_;  // readable when it is time to stop
  std::thread thread_;
};

}  // namespace bell::store
