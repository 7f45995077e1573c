// Adds up matches, and turns sums into shares and means at the very end.
#include "lab/tally.h"

namespace bell::lab {

void add_lost(LostByBot& sum, const std::string& bot, const LostTurns& lost) {
  if (lost.turns == 0) return;
  LostTurns& known = sum[bot];
  if (known.turns == 0 || lost.game < known.game) {
    known.game = lost.game;
    known.first = lost.first;
  }
  known.turns += lost.turns;
}

void add_lost(LostByBot& sum, const LostByBot& more) {
  for (const auto& [bot, lost] : more) add_lost(sum, bot, lost);
}

void Tally::add(const Tally& other) {
  games += other.games;
  nodes.decisions += other.nodes.decisions;
  nodes.chance += other.nodes.chance;
  for (const Seat seat : seats_of(kMaxSeats)) {
    wins[seat] += other.wins[seat];
    score[seat] += other.score[seat];
  }
  signature += other.signature;
  add_lost(lost_turns, other.lost_turns);
}

SimReport Tally::report(int seats) const {
  SimReport report;
  report.games = games;
  report.decisions = nodes.decisions;
  report.chance = nodes.chance;
  report.signature = signature;
  report.lost_turns = lost_turns;
  for (const Seat seat : seats_of(seats)) {
    report.wins.push_back(static_cast<double>(wins[seat]) / kWholeWin);
    report.mean_score.push_back(games == 0 ? 0 : static_cast<double>(score[seat]) / static_cast<double>(games));
  }
  return report;
}

}  // namespace bell::lab
