// Ends a conversation with a database that no longer answers. A server that hangs keeps its connection alive: nothing
// below us would ever notice.
#pragma once

#include <condition_variable>
#include <list>
#include <mutex>
#include <thread>

namespace bell::store {

class Watchman {
 public:
  static Watchman& on_duty();
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

// While it lives, and for longer than any statement may take, the socket may be waited for.
class Watched {
 public:
  explicit Watched(int socket) : talk_(Watchman::on_duty().begin(socket)) {}
  ~Watched() { Watchman::on_duty().end(talk_); }
  // It was waited for for too long, and ended.
  bool is_ended() const { return Watchman::on_duty().is_ended(talk_); }
  Watched(const Watched&) = delete;
  Watched& operator=(const Watched&) = delete;

 private:
  Watchman::Talks::iterator talk_;
};

}  // namespace bell::store
