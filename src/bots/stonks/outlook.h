// How bots look at Stonks: to the end of the round, players grab value, move prices their way, and speculate seldom.
#pragma once

#include "bots/outlook.h"
#include "engine/stonks/rules.h"
#include "kernel/action_list.h"

namespace bell::bots {

template <>
struct Outlook<stonks::Stonks> {
  static int stretch(const stonks::State& now) { return now.board.round; }
  static Action likely(const stonks::Rules& rules, const stonks::State& now, const ActionList& choices, Rng& rng);
  static std::int32_t worth(const stonks::Rules& rules, const stonks::State& now, Seat seat);
};

}  // namespace bell::bots
