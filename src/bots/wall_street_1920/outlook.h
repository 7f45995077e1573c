// The bots' outlook on 1920 Wall Street: once around the table; players buy what they can pay for and keep shares.
#pragma once

#include "bots/outlook.h"
#include "engine/wall_street_1920/guess.h"
#include "kernel/action_list.h"

namespace bell::bots {

template <>
struct Outlook<wall_street_1920::WallStreet1920> {
  using Rules = wall_street_1920::Rules;
  using State = wall_street_1920::State;
  using Guess = wall_street_1920::Guess;
  // Turns so far; a round of the table counts as kMaxSeats of them, however many players there are.
  static int stretch(const State& now);
  static int ahead(const Rules&) { return 2 * kMaxSeats; }
  static Action likely(const Rules& rules, const State& now, const ActionList& choices, Rng& rng);
  static std::int32_t worth(const Rules& rules, const State& now, Seat seat);
  static std::int32_t swing(const Rules& rules, const State& now);
};

}  // namespace bell::bots
