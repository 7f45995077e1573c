// Hears which tables other nodes have written to: a connection of its own, never in a transaction, on a thread of its
// own. For this room only.
#pragma once

#include <functional>
#include <string>
#include <thread>
#include <vector>

namespace bell::store {

class Listener {
 public:
  using Changed = std::function<void(const std::vector<std::string>&)>;
  // What is signed with `own` was written here and is left out.
  Listener(std::string url, std::string own, Changed changed);
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;
  ~Listener();

 private:
  void work();
  void hear();  // until the connection breaks or this object goes

  std::string url_;
  std::string own_;
  Changed changed_;
  int wake_;  // readable when it is time to go
  std::thread thread_;
};

}  // namespace bell::store
