// Sums over many matches, in integers: the same whatever the order in which the matches are added.
#pragma once

#include <cstdint>

#include "kernel/hash.h"
#include "kernel/per.h"
#include "lab/lab.h"
#include "lab/playout.h"

namespace bell::lab {

// A shared win is split in equal parts; every number of seats divides this.
inline constexpr int kWholeWin = 60;

void add_lost(LostByBot& sum, const std::string& bot, const LostTurns& lost);
void add_lost(LostByBot& sum, const LostByBot& more);

struct Tally {
  std::uint64_t games = 0;
  NodeCount nodes;
  PerSeat<std::int64_t> wins;   // in parts of kWholeWin
  PerSeat<std::int64_t> score;  // summed
  std::uint64_t signature = 0;
  LostByBot lost_turns{};

  void add(const Tally& other);
  SimReport report(int seats) const;
};

// The fingerprint of a match: every action in order, then the end. It includes the game's number, so that sums of
// fingerprints detect two swapped matches.
class Fingerprint {
 public:
  explicit Fingerprint(std::uint64_t game) : chain_(game) {}
  void add(const Action& act) { chain_ = combine(chain_, act.bits()); }
  std::uint64_t closed_with(std::uint64_t position_hash) const { return combine(chain_, position_hash); }

 private:
  std::uint64_t chain_;
};

template <Title T>
void add_end(Tally& tally, const typename T::Rules& rules, const typename T::State& end) {
  const SeatMask winners = T::winners(end);
  for (const Seat seat : winners) tally.wins[seat] += kWholeWin / winners.size();
  for (const Seat seat : seats_of(T::seats(rules))) tally.score[seat] += T::score(rules, end, seat);
}

}  // namespace bell::lab
