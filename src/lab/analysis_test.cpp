// Tests that analysis is fair: choices are judged by what their seats knew, luck adds up, and threads change nothing.
#include "lab/analysis.h"

#include <gtest/gtest.h>

#include <array>
#include <numeric>

#include "engine/stonks/rules.h"
#include "lab/judgement.h"
#include "lab/opening.h"
#include "lab/spells.h"
#include "lab/standing.h"
#include "tables/report_of.h"
#include "view/stonks/actions.h"

namespace bell::lab {
namespace {

using stonks::Stonks;

Setup short_match(int seats) {
  return {.title = "stonks", .seats = seats, .modules = {}, .options = {{"rounds", "1"}}, .components = {}};
}

stonks::Rules rules_of(const Setup& setup) { return (*open_rules<Stonks>(setup)).rules; }

// A whole match of interns.
std::vector<Action> some_match(const Setup& setup, std::uint64_t seed) {
  const stonks::Rules rules = rules_of(setup);
  stonks::State state = Stonks::initial(rules);
  std::vector<Action> actions;
  const auto write_down = [&actions](const Action& action) {
    actions.push_back(action);
    return true;
  };
  play_on<Stonks>(rules, state, SeededDealer(seed), Anything<Stonks>(seed), write_down, {});
  return actions;
}

AnalysisOrder some_order(int seats) {
  AnalysisOrder order;
  order.setup = short_match(seats);
  order.actions = some_match(order.setup, 3);
  order.iterations = 40;
  order.playouts = 20;
  return order;
}

AnalysisReport run(const AnalysisOrder& order) { return report_of(analyze(order)); }

std::string problem_with(const AnalysisOrder& order) { return problem_of(analyze(order)); }

double sum(const std::vector<double>& values) { return std::accumulate(values.begin(), values.end(), 0.0); }

void expect_same(const Decision& a, const Decision& b) {
  EXPECT_EQ(a.number, b.number);
  EXPECT_EQ(a.best, b.best);
  EXPECT_EQ(a.rank, b.rank);
  EXPECT_EQ(a.taken_share, b.taken_share);
  EXPECT_EQ(a.best_share, b.best_share);
  EXPECT_EQ(a.lost, b.lost);
  ASSERT_EQ(a.choices.size(), b.choices.size());
  for (std::size_t at = 0; at < a.choices.size(); ++at) {
    EXPECT_EQ(a.choices[at].action, b.choices[at].action);
    EXPECT_EQ(a.choices[at].share, b.choices[at].share);
  }
}

// The last decision of a match, as the seat that made it knew it.
struct LastDecision {
  explicit LastDecision(const Setup& setup, std::uint64_t seed) : rules(rules_of(setup)) {
    std::vector<stonks::Event> events;
    stonks::State now = Stonks::initial(rules, Narrator(events));
    for (const Action& action : some_match(setup, seed)) {
      if (!is_chance(action)) look(now, action.by, events);
      apply_assuming_legal<Stonks>(rules, now, action, Narrator(events));
    }
  }
  void look(const stonks::State& now, Seat who, const std::vector<stonks::Event>& events) {
    ActionList list;
    legal<Stonks>(rules, now, who, list);
    if (list.size() < 2) return;
    state = now;
    seat = who;
    choices.assign(list.begin(), list.end());
    view = Stonks::project(rules, now, viewer_of(who));
    memory.clear();
    for (const stonks::Event& event : events) memory.push_back(Stonks::project(event, viewer_of(who)));
  }
  bots::Sight<Stonks> sight() const { return {rules, view, memory, choices, seat}; }

  // The certain result of the choice, whatever is hidden from the seat: all (1), nothing (0), or neither (-1).
  int sure_share(const Action& choice) const {
    int wins = 0;
    constexpr int kWorlds = 24;
    for (int world = 0; world < kWorlds; ++world) {
      Rng rng(static_cast<std::uint64_t>(world) + 1);
      stonks::State imagined = Stonks::imagine(rules, view, memory, rng);
      apply_assuming_legal<Stonks>(rules, imagined, choice, {});
      const double share = shares_at<Stonks>(rules, imagined, {static_cast<std::uint64_t>(world), 1})[seat];
      if (share != 0 && share != 1) return -1;
      wins += share == 1 ? 1 : 0;
    }
    return wins == 0 ? 0 : wins == kWorlds ? 1 : -1;
  }

  stonks::Rules rules;
  stonks::State state;
  stonks::View view;
  std::vector<stonks::SeenEvent> memory;
  std::vector<Action> choices;
  Seat seat{};
};

TEST(Judgement, SeesTheOneChoiceThatWins) {
  for (std::uint64_t seed = 1; seed < 400; ++seed) {
    const LastDecision last(short_match(4), seed);
    Action good{}, poor{};
    int winning = 0, losing = 0;
    for (const Action& choice : last.choices) {
      const int share = last.sure_share(choice);
      if (share == 1) ++winning, good = choice;
      if (share == 0) ++losing, poor = choice;
    }
    if (winning != 1 || losing == 0) continue;
    const Decision wrong = judge_decision(last.sight(), poor, 400, 1);
    EXPECT_EQ(wrong.best, good);
    EXPECT_NEAR(wrong.lost, 1, 1e-9);
    EXPECT_GT(wrong.rank, 1);
    const Decision right = judge_decision(last.sight(), good, 400, 1);
    EXPECT_EQ(right.rank, 1);
    EXPECT_EQ(right.lost, 0);
    EXPECT_EQ(right.taken_share, right.best_share);
    return;
  }
  FAIL() << "no match ended with a plain choice";
}

TEST(Judgement, WhatCanNotBeToldApartIsNoLoss) {
  for (std::uint64_t seed = 1; seed < 400; ++seed) {
    const LastDecision last(short_match(4), seed);
    int losing = 0;
    for (const Action& choice : last.choices) losing += last.sure_share(choice) == 0 ? 1 : 0;
    if (losing < static_cast<int>(last.choices.size())) continue;
    for (const Action& choice : last.choices) EXPECT_EQ(judge_decision(last.sight(), choice, 40, 1).lost, 0);
    return;
  }
  FAIL() << "no match ended without a hope";
}

TEST(Analysis, WhoeverTakesTheBestLosesNothing) {
  const AnalysisReport report = run(some_order(4));
  int best_taken = 0;
  for (const Decision& decision : report.decisions) {
    EXPECT_GE(decision.lost, 0);
    EXPECT_EQ(decision.rank == 1, decision.taken == decision.best);
    EXPECT_EQ(decision.best, decision.choices.front().action);
    EXPECT_EQ(decision.choices[static_cast<std::size_t>(decision.rank - 1)].action, decision.taken);
    if (decision.rank > 1) continue;
    ++best_taken;
    EXPECT_EQ(decision.lost, 0);
  }
  EXPECT_GT(best_taken, 0);
  EXPECT_LT(best_taken, static_cast<int>(report.decisions.size()));
}

TEST(Analysis, JudgesEveryDecisionWithAChoiceAndNoOther) {
  const AnalysisOrder order = some_order(3);
  const stonks::Rules rules = rules_of(order.setup);
  stonks::State state = Stonks::initial(rules);
  std::vector<std::uint32_t> expected, judged;
  for (std::uint32_t number = 1; number <= order.actions.size(); ++number) {
    const Action& action = order.actions[number - 1];
    ActionList list;
    if (!is_chance(action)) legal<Stonks>(rules, state, action.by, list);
    if (list.size() > 1) expected.push_back(number);
    apply_assuming_legal<Stonks>(rules, state, action, {});
  }
  for (const Decision& decision : run(order).decisions) judged.push_back(decision.number);
  EXPECT_EQ(judged, expected);
}

TEST(Analysis, SpellsCoverAllThatChanceDid) {
  const AnalysisOrder order = some_order(4);
  std::vector<bool> covered(order.actions.size());
  for (const Spell& spell : run(order).spells) {
    EXPECT_TRUE(spell.first == 1 || !is_chance(order.actions[spell.first - 2]));
    EXPECT_TRUE(spell.last == order.actions.size() || !is_chance(order.actions[spell.last]));
    for (std::uint32_t number = spell.first; number <= spell.last; ++number) covered[number - 1] = true;
  }
  for (std::size_t at = 0; at < covered.size(); ++at) EXPECT_EQ(covered[at], is_chance(order.actions[at])) << at;
}

TEST(Analysis, LuckSumsToNothingAndStandingsToOneVictory) {
  const AnalysisReport report = run(some_order(4));
  for (const Spell& spell : report.spells) EXPECT_NEAR(sum(spell.luck), 0, 1e-9);
  for (const Standing& standing : report.standings) EXPECT_NEAR(sum(standing.shares), 1, 1e-9);
  for (const SeatSum& seat : report.seats) EXPECT_NEAR(seat.start + seat.luck + seat.play, seat.end, 1e-9);
  EXPECT_TRUE(report.is_over);
  EXPECT_EQ(report.standings.front().after, 0U);
}

TEST(Analysis, EndsWithTheResult) {
  const AnalysisOrder order = some_order(4);
  const stonks::Rules rules = rules_of(order.setup);
  stonks::State state = Stonks::initial(rules);
  for (const Action& action : order.actions) apply_assuming_legal<Stonks>(rules, state, action, {});
  const SeatMask winners = Stonks::winners(state);
  const AnalysisReport report = run(order);
  for (const Seat seat : seats_of(4))
    EXPECT_NEAR(report.seats[static_cast<std::size_t>(index(seat))].end, winners.has(seat) ? 1.0 / winners.size() : 0.0,
                1e-9);
}

TEST(Analysis, ThreadsChangeNothing) {
  AnalysisOrder order = some_order(3);
  const AnalysisReport alone = run(order);
  order.threads = 2;
  const AnalysisReport together = run(order);
  ASSERT_EQ(alone.decisions.size(), together.decisions.size());
  for (std::size_t at = 0; at < alone.decisions.size(); ++at) expect_same(alone.decisions[at], together.decisions[at]);
  ASSERT_EQ(alone.spells.size(), together.spells.size());
  for (std::size_t at = 0; at < alone.spells.size(); ++at) EXPECT_EQ(alone.spells[at].luck, together.spells[at].luck);
}

TEST(Analysis, OneSeatAloneIsJudgedAsAmongAll) {
  AnalysisOrder order = some_order(3);
  std::vector<Decision> expected;
  for (const Decision& decision : run(order).decisions)
    if (decision.seat == seat_at(1)) expected.push_back(decision);
  order.seat = seat_at(1);
  const std::vector<Decision> judged = run(order).decisions;
  ASSERT_EQ(judged.size(), expected.size());
  for (std::size_t at = 0; at < judged.size(); ++at) expect_same(judged[at], expected[at]);
}

// Seats 1 and 2 swap their cards; seat 0 was shown neither.
TEST(Analysis, JudgesByWhatTheSeatKnewAndNotByTheTruth) {
  AnalysisOrder order = some_order(4);
  std::size_t first_decision = 0;
  while (is_chance(order.actions[first_decision])) ++first_decision;
  ASSERT_EQ(order.actions[first_decision].by, seat_at(0));
  order.actions.resize(first_decision + 1);
  order.seat = seat_at(0);
  order.playouts = 200;
  AnalysisOrder other = order;
  std::array<std::vector<std::size_t>, 4> dealt;  // by seat: indexes of its cards
  for (std::size_t at = 0; at < order.actions.size(); ++at)
    if (const Action& action = order.actions[at]; stonks::verb_of(action) == stonks::Verb::deal)
      dealt[static_cast<std::size_t>(index(stonks::seat_in(action)))].push_back(at);
  for (std::size_t nth = 0; nth < dealt[1].size(); ++nth)
    std::swap(other.actions[dealt[1][nth]].args[0], other.actions[dealt[2][nth]].args[0]);
  ASSERT_NE(order.actions, other.actions);
  const AnalysisReport real = run(order), swapped = run(other);
  ASSERT_EQ(real.decisions.size(), 1U);
  ASSERT_EQ(swapped.decisions.size(), 1U);
  expect_same(real.decisions.front(), swapped.decisions.front());
  EXPECT_NE(real.standings.back().shares, swapped.standings.back().shares);
}

TEST(Analysis, AMatchCutShortIsJudgedAsFarAsItGoes) {
  AnalysisOrder order = some_order(4);
  order.actions.resize(20);  // in the middle of the deal
  const AnalysisReport report = run(order);
  EXPECT_FALSE(report.is_over);
  EXPECT_TRUE(report.decisions.empty());
  ASSERT_EQ(report.spells.size(), 1U);
  EXPECT_EQ(report.spells.front().last, 20U);
  EXPECT_EQ(report.standings.back().after, 20U);
  order.actions.clear();
  EXPECT_TRUE(run(order).spells.empty());
  EXPECT_EQ(run(order).standings.size(), 1U);
}

TEST(Analysis, RefusesWhatIsNoMatch) {
  AnalysisOrder order = some_order(4);
  std::swap(order.actions[4], order.actions[60]);
  EXPECT_NE(problem_with(order).find("problem.impossible_action number=5"), std::string::npos);
  order = some_order(4);
  order.seat = seat_at(4);
  EXPECT_NE(problem_with(order).find("problem.no_seat last=3 seat=4"), std::string::npos);
  order = some_order(4);
  order.setup.title = "chess";
  EXPECT_NE(problem_with(order).find("misfit.unknown_title first=chess"), std::string::npos);
}

}  // namespace
}  // namespace bell::lab
