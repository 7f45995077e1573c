// Batches writes of all tables: while the disk is busy with one batch the next one gathers, without a timer.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>

#include "host/register.h"
#include "host/workers.h"

namespace bell::host {

class Writer : public std::enable_shared_from_this<Writer> {
 public:
  Writer(Register& registry, Workers& archive, std::string node);
  using Ended = std::function<void(const journal::Appended&)>;
  // `ended` is called once, on the archive; it must be short.
  void append(Append append, Ended ended);
  // Called after every batch: with why the store took nothing of it, or null. Before the first append.
  void on_batch(std::function<void(const Fault* away)> seen) { seen_ = std::move(seen); }
  std::uint64_t batches() const;
  // Whether nothing is being written and nothing waits.
  bool is_idle() const;

 private:
  void write_on();
  bool write_batch();  // whether more waits

  static constexpr std::size_t kMostABatch = 256;
  struct Waiting {
    Append append;
    Ended ended;
  };
  Register& registry_;
  Workers& archive_;
  std::string node_;
  std::function<void(const Fault*)> seen_;
  mutable std::mutex lock_;
  std::deque<Waiting> waiting_;
  bool is_writing_ = false;
  std::uint64_t batches_ = 0;
};

}  // namespace bell::host
