// Trump beats the leading company, the leading company beats the rest, and the rest never wins.
#include "engine/stonks/trick.h"

namespace bell::stonks {

Company counts_as(const Trick& trick, const Played& played) {
  const bool speculated = trick.speculation == Speculation::followed && played.by == trick.speculator;
  return speculated ? trick.lead : company_of(played.card);
}

Seat winner_of(const Trick& trick, Company trump) {
  RULE(ST_TRK_5);
  constexpr int kTrump = 2 * (kRanks + 1);
  constexpr int kLead = kRanks + 1;
  Seat winner = kNoSeat;
  int best = 0;
  for (const Played& played : trick.plays) {
    const Company company = counts_as(trick, played);
    const int class_of = company == trump ? kTrump : company == trick.lead ? kLead : 0;
    if (class_of == 0) continue;
    if (const int strength = class_of + rank_of(played.card); strength > best) {
      best = strength;
      winner = played.by;
    }
  }
  return winner;
}

}  // namespace bell::stonks
