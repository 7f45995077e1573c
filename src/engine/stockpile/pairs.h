// Insider pairs by number: the players' first, then the public one, then those face down beside the board.
#pragma once

#include "engine/stockpile/rules.h"

namespace bell::stockpile {

inline Seat owner_of_pair(const Rules& rules, int pair) {
  return pair < rules.own_pairs() ? seat_at(pair / rules.pairs_each) : kNoSeat;
}
inline int first_pair_of(const Rules& rules, Seat seat) { return index(seat) * rules.pairs_each; }
inline bool is_public_pair(const Rules& rules, int pair) {
  return pair >= rules.own_pairs() && pair < rules.own_pairs() + rules.public_pairs;
}

// The effect of a pair with this forecast on its company.
inline Push push_of(const Rules& rules, const Board& board, int pair, Forecast forecast) {
  const Push printed{static_cast<std::int8_t>(dollars_of(forecast)), static_cast<std::int8_t>(steps_of(forecast))};
  return rules.forecast_applied(rules, board, pair, printed);
}

inline bool knows_pair(const State& now, Viewer viewer, int pair) {
  return now.pairs[static_cast<std::size_t>(pair)].forecast.seen_by(viewer).is_known();
}
// Dealt to another player or face down beside the board, and still face down: what a player may look at.
inline bool is_hidden_from_all(const State& now, int pair) { return !knows_pair(now, Viewer::spectator, pair); }

void look_at_pair(Ctx& ctx, Rule why, Seat seat, int pair);
void reveal_pair(Ctx& ctx, Rule why, int pair);

// Tells that a pair was looked at; only those who know its cards are told them.
void say_pair(Ctx& ctx, Happening what, Rule why, Seat seat, int pair);

}  // namespace bell::stockpile
