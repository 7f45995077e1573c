// How bots look at Stockpile: to the end of the round, and by what everybody would be worth then.
#pragma once

#include "bots/outlook.h"
#include "engine/stockpile/rules.h"
#include "kernel/action_list.h"

namespace bell::bots {

template <>
struct Outlook<stockpile::Stockpile> {
  static int stretch(const stockpile::State& now) { return now.board.round; }
  // Nobody's habits are known: any choice is as likely as another.
  static Action likely(const stockpile::Rules&, const stockpile::State&, const ActionList& choices, Rng& rng) {
    return choices[static_cast<int>(rng.below(static_cast<std::uint32_t>(choices.size())))];
  }
  static std::int32_t worth(const stockpile::Rules& rules, const stockpile::State& now, Seat seat) {
    return stockpile::Stockpile::score(rules, now, seat);
  }
};

}  // namespace bell::bots
