// The bots' outlook on Stockpile: to the end of the round; players buy what is worth its price and sell what will fall.
#pragma once

#include "bots/outlook.h"
#include "engine/stockpile/guess.h"
#include "kernel/action_list.h"

namespace bell::bots {

template <>
struct Outlook<stockpile::Stockpile> {
  using Rules = stockpile::Rules;
  using State = stockpile::State;
  using Guess = stockpile::Guess;
  static int stretch(const State& now) { return now.board.round; }
  static Action likely(const Rules& rules, const State& now, const ActionList& choices, Rng& rng);
  static std::int32_t worth(const Rules& rules, const State& now, Seat seat);
};

}  // namespace bell::bots
