// How bots look at 1920 Wall Street: once around the table, players buy what they can pay and keep shares.
#pragma once

#include "bots/outlook.h"
#include "engine/wall_street_1920/rules.h"
#include "kernel/action_list.h"

namespace bell::bots {

template <>
struct Outlook<wall_street_1920::WallStreet1920> {
  using Rules = wall_street_1920::Rules;
  using State = wall_street_1920::State;
  static int stretch(const State& now) { return now.board.round; }
  static Action likely(const Rules& rules, const State& now, const ActionList& choices, Rng& rng);
  static std::int32_t worth(const Rules& rules, const State& now, Seat seat);
};

}  // namespace bell::bots
