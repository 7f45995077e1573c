// A glance every half second.
#include "store/watchman.h"

#include <sys/socket.h>

namespace bell::store {
namespace {

// PostgreSQL itself ends a statement after five seconds, if it lives.
constexpr std::chrono::seconds kPatience{7};
constexpr std::chrono::milliseconds kGlance{500};

}  // namespace

Watchman& Watchman::on_duty() {
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

// The socket is shut, not closed: its owner still has it, reads that it is at its end, and says so.
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
