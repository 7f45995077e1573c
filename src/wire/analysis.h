// The analysis of a finished match: what each choice lost compared with the best, and whom chance favoured. What the
// numbers mean: docs/analysis.md.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "kernel/seat.h"
#include "view/describe.h"

namespace bell::wire {

struct WordedAction {
  static constexpr std::string_view kType = "WordedAction";
  std::string action{};
  std::string words{};
};
template <class Walk, OneOf<WordedAction> T>
void describe(Walk& walk, T& worded) {
  walk("action", worded.action);
  walk("words", worded.words);
}

struct WeighedChoice {
  std::string action{};
  std::string words{};
  double share = 0;  // of the win, 0…1
  std::int64_t visits = 0;
};
template <class Walk, OneOf<WeighedChoice> T>
void describe(Walk& walk, T& choice) {
  walk("action", choice.action);
  walk("words", choice.words);
  walk("share", choice.share);
  walk("visits", choice.visits);
}

struct JudgedDecision {
  static constexpr std::string_view kType = "JudgedDecision";
  std::int64_t seq = 0;      // of the action; the first is 1
  std::uint32_t change = 0;  // the change it belongs to
  Seat seat{};
  WordedAction taken{};
  WordedAction best{};
  std::int32_t rank = 0;  // of the choice taken; 1 is the best
  double taken_share = 0;
  double best_share = 0;
  double lost = 0;
  double lead_low = 0;
  double lead_high = 0;
  std::vector<WeighedChoice> choices{};  // the best ones, best first
};
template <class Walk, OneOf<JudgedDecision> T>
void describe(Walk& walk, T& decision) {
  walk("seq", decision.seq);
  walk("change", decision.change);
  walk.always("seat", decision.seat);
  walk("taken", decision.taken);
  walk("best", decision.best);
  walk("rank", decision.rank);
  walk("taken_share", decision.taken_share);
  walk("best_share", decision.best_share);
  walk("lost", decision.lost);
  walk("lead_low", decision.lead_low);
  walk("lead_high", decision.lead_high);
  walk("choices", decision.choices);
}

// Everything chance did between two decisions.
struct JudgedSpell {
  static constexpr std::string_view kType = "JudgedSpell";
  std::int64_t first = 0;  // actions by number
  std::int64_t last = 0;
  std::uint32_t change = 0;    // the change of the last of them
  std::vector<double> luck{};  // by seat
  std::vector<WordedAction> actions{};
};
template <class Walk, OneOf<JudgedSpell> T>
void describe(Walk& walk, T& spell) {
  walk("first", spell.first);
  walk("last", spell.last);
  walk("change", spell.change);
  walk("luck", spell.luck);
  walk("actions", spell.actions);
}

struct JudgedStanding {
  std::int64_t after = 0;    // number of actions so far
  std::uint32_t change = 0;  // the change of the last of them; 0: before the first
  std::vector<double> shares{};
};
template <class Walk, OneOf<JudgedStanding> T>
void describe(Walk& walk, T& standing) {
  walk("after", standing.after);
  walk("change", standing.change);
  walk("shares", standing.shares);
}

// Share at the end = share at the start + luck + play.
struct JudgedSeat {
  static constexpr std::string_view kType = "JudgedSeat";
  Seat seat{};
  std::string name{};
  std::int32_t decisions = 0;
  std::int32_t best_taken = 0;
  double lost = 0;
  double start = 0;
  double luck = 0;
  double play = 0;
  double end = 0;
};
template <class Walk, OneOf<JudgedSeat> T>
void describe(Walk& walk, T& sum) {
  walk.always("seat", sum.seat);
  walk("name", sum.name);
  walk("decisions", sum.decisions);
  walk("best_taken", sum.best_taken);
  walk("lost", sum.lost);
  walk("start", sum.start);
  walk("luck", sum.luck);
  walk("play", sum.play);
  walk("end", sum.end);
}

struct Analysis {
  static constexpr std::string_view kType = "Analysis";
  std::string title{};
  std::int32_t players = 0;
  std::int64_t actions = 0;
  bool over = false;
  std::int64_t nodes = 0;
  std::int64_t playouts = 0;
  std::vector<JudgedSeat> seats{};
  std::vector<JudgedDecision> decisions{};
  std::vector<JudgedSpell> spells{};
  std::vector<JudgedStanding> standings{};
};
template <class Walk, OneOf<Analysis> T>
void describe(Walk& walk, T& analysis) {
  walk("title", analysis.title);
  walk("players", analysis.players);
  walk("actions", analysis.actions);
  walk("over", analysis.over);
  walk("nodes", analysis.nodes);
  walk("playouts", analysis.playouts);
  walk("seats", analysis.seats);
  walk("decisions", analysis.decisions);
  walk("spells", analysis.spells);
  walk("standings", analysis.standings);
}

}  // namespace bell::wire
