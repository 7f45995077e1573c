// Timeouts: a program is waited for, restarted, then given up.
#include "external/bot.h"

namespace bell::external {
namespace {

constexpr int kMostStarts = 3;
// Added to its limit: for transfer on a busy machine, and for an interpreter to start.
constexpr std::chrono::milliseconds kGrace{500};
constexpr std::chrono::milliseconds kStartUp{5000};

}  // namespace

Reply Bot::choose(const AnySight& sight) {
  auto reply = ask(sight);
  if (reply) return *reply;
  process_.reset();
  if (lost_.turns++ == 0) lost_.first = reply.error();
  return {sight.choices.front().action, std::nullopt};
}

Outcome<Reply, Problem> Bot::ask(const AnySight& sight) {
  auto patience = program_.limit + kGrace;
  if (!process_) {
    if (starts_ == kMostStarts) return Problem{"reason.program.failed_often", Facts{}};
    ++starts_;
    auto started = Process::start(program_.path, voice_, closed_);
    if (!started) return started.error();
    process_.emplace(std::move(*started));
    patience += kStartUp;
  }
  const std::uint64_t id = ++questions_;
  const Deadline deadline = std::chrono::steady_clock::now() + patience;
  const auto line = process_->ask(print_question(sight, id, program_.limit), deadline);
  if (!line) return line.error();
  return read_reply(*line, sight, id);
}

}  // namespace bell::external
