// Checks for stalled connections every 500 ms.
#include "store/watchman.h"

#include <sys/socket.h>

namespace bell::store {
namespace {

// A PostgreSQL server that is alive cancels a statement after five seconds.
constexpr std::chrono::seconds kPatience{7};
constexpr std::chrono::milliseconds kGlance{500};

}  // namespace

Watchman& Watchman::instance() {
  static Watchman watchman;
  return watchman;
}

Watchman::Watchman() : thread_([this] { watch(); }) {}

Watchman::~Watchman() {
  {
    const std::lock_guard held(lock_);
    is_over_ = true;
  }
  changed_.notify_all();
  thread_.join();
}

// Shuts the socket down without closing it: its owner reads an end of file and reports the failure.
void Watchman::watch() {
  std::unique_lock held(lock_);
  while (!changed_.wait_for(held, kGlance, [this] { return is_over_; }))
    for (Talk& talk : talks_)
      if (!talk.is_ended && Clock::now() >= talk.until) {
        talk.is_ended = true;
        shutdown(talk.socket, SHUT_RDWR);
      }
}

Watchman::Talks::iterator Watchman::begin(int socket) {
  const std::lock_guard held(lock_);
  return talks_.insert(talks_.end(), {socket, Clock::now() + kPatience});
}

void Watchman::end(Talks::iterator talk) {
  const std::lock_guard held(lock_);
  talks_.erase(talk);
}

bool Watchman::is_ended(Talks::iterator talk) {
  const std::lock_guard held(lock_);
  return talk->is_ended;
}

}  // namespace bell::store
