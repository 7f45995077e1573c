// Adding up matches, and turning sums into shares and means at the very end.
#include "lab/tally.h"

namespace bell::lab {

void Tally::add(const Tally& other) {
  games += other.games;
  nodes.decisions += other.nodes.decisions;
  nodes.chance += other.nodes.chance;
  for (const Seat seat : seats_of(kMaxSeats)) {
    wins[seat] += other.wins[seat];
    score[seat] += other.score[seat];
  }
  signature += other.signature;
}

SimReport Tally::report(int seats) const {
  SimReport report;
  report.games = games;
  report.decisions = nodes.decisions;
  report.chance = nodes.chance;
  report.signature = signature;
  for (const Seat seat : seats_of(seats)) {
    report.wins.push_back(static_cast<double>(wins[seat]) / kWholeWin);
    report.mean_score.push_back(games == 0 ? 0 : static_cast<double>(score[seat]) / static_cast<double>(games));
  }
  return report;
}

}  // namespace bell::lab
