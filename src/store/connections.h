// The connections of one process: one that writes, a few that read. A connection that failed is dropped and the next
// caller opens another: nothing is retried on a connection in an unknown state.
#pragma once

#include <condition_variable>
#include <mutex>
#include <optional>
#include <type_traits>

#include "kernel/fault.h"
#include "kernel/outcome.h"
#include "store/session.h"

namespace bell::store {

class Connections {
 public:
  // `name` is what faults call the store.
  Connections(std::string name, SessionMaker to_write, SessionMaker to_read);
  const std::string& name() const { return name_; }

  // Calls `work` with the writing session, exclusively; gives its result, or the database's fault.
  template <class Work>
  auto write(const Work& work) -> Outcome<std::invoke_result_t<Work, Session&>, Fault> {
    const std::lock_guard held(writing_);
    try {
      if (!writer_) writer_ = to_write_();
      auto done = work(*writer_);
      writer_->rest();
      return done;
    } catch (const SqlFailure& failure) {
      writer_.reset();
      return unwritten(failure);
    }
  }
  // An idle connection may have died with its server: then the work is tried once more on a fresh one.
  template <class Work>
  auto read(const Work& work) -> Outcome<std::invoke_result_t<Work, Session&>, Fault> {
    for (;;) {
      std::unique_ptr<Session> session = borrow();
      const bool is_fresh = !session;
      try {
        if (is_fresh) session = to_read_();
        auto found = work(*session);
        give_back(std::move(session));
        return found;
      } catch (const SqlFailure& failure) {
        give_back(nullptr);
        if (is_fresh) return Fault{FaultCode::unreadable, because(failure.why, {{"file", name_}})};
      }
    }
  }
  Fault unwritten(const SqlFailure& failure) const;

 private:
  std::unique_ptr<Session> borrow();  // null: make one
  void give_back(std::unique_ptr<Session> session);

  std::string name_;
  SessionMaker to_write_, to_read_;
  std::mutex writing_;
  std::unique_ptr<Session> writer_;

  static constexpr int kMostReaders = 3;
  std::mutex reading_;
  std::condition_variable returned_;
  std::vector<std::unique_ptr<Session>> idle_;
  int lent_ = 0;
};

}  // namespace bell::store
