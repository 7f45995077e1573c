// The bots' outlook on Stonks: to the end of the round; players grab value, move prices their way, and rarely
// speculate.
#pragma once

#include "bots/outlook.h"
#include "engine/stonks/guess.h"
#include "kernel/action_list.h"

namespace bell::bots {

template <>
struct Outlook<stonks::Stonks> {
  using Guess = stonks::Guess;
  static int stretch(const stonks::State& now) { return now.board.round; }
  static Action likely(const stonks::Rules& rules, const stonks::State& now, const ActionList& choices, Rng& rng);
  static std::int32_t worth(const stonks::Rules& rules, const stonks::State& now, Seat seat);
  static std::int32_t swing(const stonks::Rules& rules, const stonks::State& now);
};

}  // namespace bell::bots
