// The bots' outlook on Coin: to the end of the round, and claims reveal nothing.
#pragma once

#include "bots/outlook.h"
#include "engine/coin/rules.h"
#include "kernel/action_list.h"

namespace bell::bots {

template <>
struct Outlook<coin::Coin> {
  static int stretch(const coin::State& now) { return now.board.round; }
  static Action likely(const coin::Rules& rules, const coin::State& now, const ActionList& choices, Rng& rng);
  static std::int32_t worth(const coin::Rules& rules, const coin::State& now, Seat seat);
};

}  // namespace bell::bots
