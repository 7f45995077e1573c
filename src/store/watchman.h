// Cuts connections to a database that no longer answers. A server that hangs keeps its connection open, and neither
// libpq nor the kernel would notice.
#pragma once

#include <condition_variable>
#include <list>
#include <mutex>
#include <thread>

namespace bell::store {

class Watchman {
 public:
  static Watchman& instance();
  ~Watchman();
  Watchman(const Watchman&) = delete;
  Watchman& operator=(const Watchman&) = delete;

 private:
  friend class Watched;
  using Clock = std::chrono::steady_clock;
  struct Talk {
    int socket;
    Clock::time_point until;
    bool is_ended = false;
  };
  using Talks = std::list<Talk>;
  Watchman();
  void watch();
  Talks::iterator begin(int socket);
  void end(Talks::iterator talk);
  bool is_ended(Talks::iterator talk);

  std::mutex lock_;
  std::condition_variable changed_;
  Talks talks_;
  bool is_over_ = false;
  std::thread thread_;
};

// While it lives, waiting on the socket is limited to a little more than any statement may take.
class Watched {
 public:
  explicit Watched(int socket) : talk_(Watchman::instance().begin(socket)) {}
  ~Watched() { Watchman::instance().end(talk_); }
  // The wait took too long, and the socket was shut down.
  bool is_ended() const { return Watchman::instance().is_ended(talk_); }
  Watched(const Watched&) = delete;
  Watched& operator=(const Watched&) = delete;

 private:
  Watchman::Talks::iterator talk_;
};

}  // namespace bell::store
