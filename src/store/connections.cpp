// Lends readers one at a time; the writer is behind a lock.
#include "store/connections.h"

namespace bell::store {

Connections::Connections(std::string name, SessionMaker to_write, SessionMaker to_read)
    : name_(std::move(name)), to_write_(std::move(to_write)), to_read_(std::move(to_read)) {}

Fault Connections::unwritten(const SqlFailure& failure) const {
  const FaultCode code =
      failure.stage == SqlFailure::Stage::committing ? FaultCode::save_unknown : FaultCode::not_saved;
  return {code, because(failure.why, {{"file", name_}})};
}

std::unique_ptr<Session> Connections::borrow() {
  std::unique_lock held(reading_);
  returned_.wait(held, [this] { return lent_ < kMostReaders; });
  ++lent_;
  if (idle_.empty()) return nullptr;
  auto session = std::move(idle_.back());
  idle_.pop_back();
  return session;
}

void Connections::give_back(std::unique_ptr<Session> session) {
  {
    const std::lock_guard held(reading_);
    --lent_;
    session ? idle_.push_back(std::move(session)) : idle_.clear();  // if one connection broke, assume all did
  }
  returned_.notify_one();
}

}  // namespace bell::store
