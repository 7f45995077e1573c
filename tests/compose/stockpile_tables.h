// All tables of Stockpile, and random matches at them with invariants and books checked at every node.
#pragma once

#include <string>

#include "compose/ledger.h"
#include "exam/setups.h"
#include "exam/walk.h"

namespace bell::compose {

inline bool needs_are_met(unsigned modules) {
  return (modules & exam::kAuctionBit) == 0 || (modules & exam::kInvestorsBit) != 0;
}

// Valid sets of modules × numbers of players × boxes of investors. Boards and the auction are modules.
inline std::vector<Setup> every_stockpile_table() {
  std::vector<Setup> tables;
  for (unsigned modules = 0; modules <= exam::kAllOfStockpile; ++modules)
    for (const int seats : {2, 3, 4, 5}) {
      if (!needs_are_met(modules)) continue;
      tables.push_back(exam::stockpile_setup(seats, modules));
      if ((modules & exam::kInvestorsBit) == 0) continue;
      tables.back().options["investors"] = "base";
      tables.push_back(exam::stockpile_setup(seats, modules));
      tables.back().options["investors"] = "base+cc+ii+promo";
      if ((modules & exam::kStrategiesBit) != 0) tables.back().options["promo_strategies"] = "yes";
    }
  return tables;
}

// The first fault in one random match, or nothing.
inline std::string first_fault(const stockpile::Rules& rules, std::uint64_t seed) {
  using stockpile::Stockpile;
  exam::Walk<exam::Subject<Stockpile>> walk(rules, seed);
  Ledger ledger(rules.seats);
  std::size_t heard = 0;
  for (;;) {
    if (const char* untruth = Stockpile::broken_invariant(rules, walk.state())) return untruth + walk.where();
    for (; heard < walk.told().size(); ++heard) ledger.hear(walk.told()[heard]);
    if (!ledger.agrees_with(walk.state().board.cash)) return "the books do not balance" + walk.where();
    if (walk.is_over()) return {};
    walk.apply(walk.pick());
  }
}

}  // namespace bell::compose
