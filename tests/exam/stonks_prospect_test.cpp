// Tests that a choice of Stonks does what its prospect says, and that deductions are true: at every decision of random
// matches, against the truth.
#include <gtest/gtest.h>

#include "exam/setups.h"
#include "exam/walk.h"
#include "view/stonks/actions.h"

namespace bell::exam {
namespace {

using namespace stonks;
using Stonks = Subject<stonks::Stonks>;

int printed_shares(const Rules& rules, Card card) {
  return rules.printed.shares[static_cast<std::size_t>(rank_of(card) - 1)];
}

// The trick with its face-down card turned up.
Trick turned_up(const State& truth) {
  Trick trick = truth.board.trick;
  if (!trick.plays.is_empty() && trick.plays[0].card == kNoCard) trick.plays[0].card = truth.face_down.truth();
  return trick;
}
Company company_in_trick(const Trick& trick, const Played& played) {
  const bool counts_as_lead = trick.speculation == Speculation::followed && trick.speculator == played.by;
  return counts_as_lead ? trick.lead : company_of(played.card);
}
// Card by card: the best so far loses to a higher one of its company, and to trump unless it is trump.
Seat best_in(const Trick& trick, Company trump) {
  const Played* best = nullptr;
  for (const Played& played : trick.plays) {
    const Company company = company_in_trick(trick, played);
    if (company != trump && company != trick.lead) continue;
    const Company to_beat = best == nullptr ? kNoCompany : company_in_trick(trick, *best);
    if (best == nullptr || (company == to_beat && rank_of(played.card) > rank_of(best->card)) ||
        (company == trump && to_beat != trump))
      best = &played;
  }
  return best == nullptr ? kNoSeat : best->by;
}

// Counts how often something was certain or not, so that a test which never saw the difference fails.
struct Certainty {
  int certain = 0;
  int uncertain = 0;
};

struct Node {
  const Rules& rules;
  const State& before;
  State after;
  View view;  // the actor's
  Action act;
  Prospect said;
};

void expect_card(const Node& node) {
  const Card card = card_in(node.act);
  EXPECT_EQ(node.said.shares, printed_shares(node.rules, card));
  EXPECT_EQ(node.said.worth, printed_shares(node.rules, card) * node.before.board.tiles[company_of(card)].value);
  EXPECT_EQ(node.said.price_now, node.before.board.tiles[company_of(card)].value);
  EXPECT_FALSE(node.said.counts_as || node.said.ahead || node.said.fluctuation || node.said.level || node.said.trump);
  if (node.after.board.round != node.before.board.round || node.after.cursor().turn.is_over()) return;
  const View now = Stonks::project(node.rules, node.after, viewer_of(node.act.by));
  const auto held = [&](const View& view) {
    return static_cast<int>(view.deduced.portfolios[node.act.by].held[company_of(card)]);
  };
  EXPECT_EQ(held(now) - held(node.view), node.said.shares);
}

void expect_play(const Node& node, Certainty& certainty) {
  const Trick& trick = node.before.board.trick;
  const Card card = card_in(node.act);
  const bool speculates = verb_of(node.act) == Verb::speculate;
  const bool opens = trick.plays.is_empty();
  EXPECT_EQ(node.said.shares, printed_shares(node.rules, card));
  EXPECT_EQ(node.said.counts_as, speculates && !opens ? trick.lead : company_of(card));
  EXPECT_FALSE(node.said.worth || node.said.level || node.said.value || node.said.trump || node.said.black);

  const bool must_change = node.rules.program[top(node.after.cursor()).step].id == StepId::fluctuation;
  ASSERT_TRUE(node.said.fluctuation.has_value());
  EXPECT_EQ(must_change, *node.said.fluctuation > 0);
  if (must_change) {
    const Action change = choices<Stonks>(node.rules, node.after, node.act.by).front();
    State moved = node.after;
    Stonks::apply(node.rules, moved, change, {});
    const auto level = [&](const State& at) { return static_cast<int>(at.board.tiles[company_in(change)].level); };
    EXPECT_EQ(std::abs(level(moved) - level(node.after)), node.said.fluctuation);
  }

  State played = node.before;  // with the card in the trick, before any effect
  played.board.trick = turned_up(node.before);
  Trick& then = played.board.trick;
  if (opens) then.lead = speculates ? named_in(node.act) : company_of(card);
  if (speculates) {
    then.speculation = opens ? Speculation::opened : Speculation::followed;
    then.speculator = node.act.by;
  } else if (node.after.board.trick.speculation == Speculation::cancelled) {
    then.speculation = Speculation::cancelled;
  }
  then.plays.push_back({card, node.act.by});
  const bool is_ahead = best_in(then, node.before.board.trump) == node.act.by;
  const bool hidden_from_actor = !opens && trick.plays[0].card == kNoCard && trick.plays[0].by != node.act.by;
  EXPECT_EQ(node.said.ahead.value_or(is_ahead), is_ahead);
  EXPECT_TRUE(node.said.ahead.has_value() || hidden_from_actor);
  if (hidden_from_actor) ++(node.said.ahead ? certainty.certain : certainty.uncertain);
}

void expect_change(const Node& node) {
  const Board& board = node.after.board;
  const Tile& tile = board.tiles[company_in(node.act)];
  EXPECT_EQ(node.said.level, tile.level);
  EXPECT_EQ(node.said.value, tile.value);
  EXPECT_EQ(node.said.trump, board.trump);
  EXPECT_EQ(node.said.trump_now, node.before.board.trump);
  EXPECT_EQ(node.said.price_now, node.before.board.tiles[company_in(node.act)].value);
  EXPECT_EQ(node.said.black, board.black);
  EXPECT_FALSE(node.said.shares || node.said.worth || node.said.counts_as || node.said.ahead || node.said.fluctuation);
}

Rule rule_expected(const Node& node) {
  const Trick& trick = node.before.board.trick;
  const auto keeps_value = [&] {
    const Company company = company_in(node.act);
    return node.after.board.tiles[company].value == node.before.board.tiles[company].value;
  };
  const auto was_speculated = [&] {
    for (const Played& played : trick.plays)
      if (played.card == card_in(node.act)) return company_in_trick(trick, played) != company_of(played.card);
    return false;
  };
  switch (verb_of(node.act)) {
    case Verb::lay_to_reveal:
    case Verb::lay_face_down:
      return Rule::ST_SET_7;
    case Verb::speculate:
      return trick.plays.is_empty() ? Rule::ST_SPC_2 : Rule::ST_SPC_4;
    case Verb::play:
      if (trick.speculation == Speculation::followed && node.after.board.trick.speculation == Speculation::cancelled)
        return Rule::ST_SPC_5;
      if (*node.said.fluctuation > 0) return Rule::ST_FLU_1;
      return trick.plays.is_empty() ? Rule::ST_TRK_2 : Rule::ST_TRK_3;
    case Verb::raise:
    case Verb::lower:
      return keeps_value() ? Rule::ST_FLU_2 : Rule::ST_FLU_1;
    case Verb::take:
      return was_speculated() ? Rule::ST_SPC_7 : Rule::ST_TRK_6;
    case Verb::remove_company:
    case Verb::place_tile:
    case Verb::deal:
    case Verb::open_market:
      break;
  }
  return Rule::none;
}

void expect_true(const Node& node, Certainty& certainty) {
  EXPECT_EQ(node.said.rule, rule_expected(node));
  const Verb verb = verb_of(node.act);
  if (verb == Verb::play || verb == Verb::speculate) return expect_play(node, certainty);
  if (verb == Verb::raise || verb == Verb::lower) return expect_change(node);
  expect_card(node);
}

class StonksProspect : public ::testing::TestWithParam<Setup> {};

TEST_P(StonksProspect, IsWhatHappens) {
  const Rules rules = rules_for<stonks::Stonks>(GetParam());
  Certainty certainty;
  for (std::uint64_t seed = 1; seed <= 8; ++seed)
    for (Walk<Stonks> walk(rules, seed); !walk.is_over() && !HasFailure(); walk.apply(walk.pick()))
      for (const Seat seat : walk.turn().seats()) {
        const View view = Stonks::project(rules, walk.state(), viewer_of(seat));
        for (const Action& act : choices<Stonks>(rules, walk.state(), seat)) {
          SCOPED_TRACE("seed " + std::to_string(seed) + walk.where() + ": " + notation(act));
          Node node{rules, walk.state(), walk.state(), view, act, Stonks::prospect(rules, view, act)};
          Stonks::apply(rules, node.after, act, {});
          expect_true(node, certainty);
        }
      }
  EXPECT_GT(certainty.certain, 0) << "no card was surely ahead or behind beside a face-down one";
  EXPECT_GT(certainty.uncertain, 0) << "a face-down card never mattered";
}

// A world that the seat cannot tell from the true one gives the same prospects.
TEST_P(StonksProspect, IsTheSameInImaginedWorlds) {
  const Rules rules = rules_for<stonks::Stonks>(GetParam());
  Walk<Stonks> walk(rules, 5);
  for (; !walk.is_over() && !HasFailure(); walk.apply(walk.pick())) {
    if (walk.turn().is_chance() || walk.done().size() % 5 != 0) continue;
    const Seat seat = walk.turn().first();
    const View view = Stonks::project(rules, walk.state(), viewer_of(seat));
    const State guess = Stonks::imagine(rules, view, walk.memory_of(viewer_of(seat)), walk.rng());
    const View imagined = Stonks::project(rules, guess, viewer_of(seat));
    EXPECT_TRUE(same_bytes(imagined.deduced, view.deduced)) << walk.where();
    for (const Action& act : choices<Stonks>(rules, walk.state(), seat))
      EXPECT_EQ(Stonks::prospect(rules, view, act), Stonks::prospect(rules, imagined, act)) << notation(act);
  }
}

void expect_true_of(const View& view, const State& truth, const Rules& rules) {
  const Deduced& deduced = view.deduced;
  const Trick trick = turned_up(truth);
  const Seat best = best_in(trick, truth.board.trump);
  EXPECT_EQ(deduced.ahead.or_else(best), best);
  ASSERT_EQ(deduced.counts_as.size(), trick.plays.size());
  for (int nth = 0; nth < trick.plays.size(); ++nth) {
    const bool is_unseen = truth.board.trick.plays[nth].card == kNoCard && !view.face_down.is_known();
    EXPECT_EQ(deduced.counts_as[nth], is_unseen ? kNoCompany : company_in_trick(trick, trick.plays[nth]));
  }
  for (const Company company : truth.board.row) {
    const Tile& tile = truth.board.tiles[company];
    EXPECT_EQ(deduced.values[company][tile.level], tile.value);
  }
  for (const Seat seat : seats_of(rules.seats)) {
    const KnownPortfolio& known = deduced.portfolios[seat];
    PerCompany<int> held;
    const auto add = [&](Card card) { held[company_of(card)] += card == kNoCard ? 0 : printed_shares(rules, card); };
    truth.board.portfolio[seat].for_each(add);
    for (const auto& hidden : truth.hidden[seat]) add(hidden.truth());
    add(truth.to_reveal[seat].truth());
    for (const Company company : kAllCompanies)
      EXPECT_TRUE(known.held[company] == held[company] || (known.unseen > 0 && known.held[company] < held[company]));
  }
}

TEST_P(StonksProspect, WhatIsDeducedIsTrueForEverybody) {
  const Rules rules = rules_for<stonks::Stonks>(GetParam());
  Certainty certainty;
  for (std::uint64_t seed = 1; seed <= 4; ++seed)
    for (Walk<Stonks> walk(rules, seed); !walk.is_over() && !HasFailure(); walk.apply(walk.pick()))
      for (const Viewer viewer : viewers_of(rules.seats)) {
        SCOPED_TRACE("seed " + std::to_string(seed) + walk.where() + " for " + name_of(viewer));
        const View view = Stonks::project(rules, walk.state(), viewer);
        expect_true_of(view, walk.state(), rules);
        ++(view.deduced.ahead.is_known() ? certainty.certain : certainty.uncertain);
      }
  EXPECT_GT(certainty.certain, 100 * rules.seats);
  EXPECT_GT(certainty.uncertain, 0) << "a face-down card never mattered";
}

// The last portfolios are worth what the last round scored; all the numbers are known by then.
TEST_P(StonksProspect, TheLastPortfoliosAreWorthWhatWasScored) {
  const Rules rules = rules_for<stonks::Stonks>(GetParam());
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    Walk<Stonks> walk(rules, seed);
    while (!walk.is_over()) walk.apply(walk.pick());
    const View view = Stonks::project(rules, walk.state(), Viewer::spectator);
    PerSeat<int> scored;
    for (const Event& event : walk.told())
      if (event.what == Happening::round_scored) scored[event.seat] = event.number;
    for (const Seat seat : seats_of(rules.seats)) {
      EXPECT_EQ(view.deduced.portfolios[seat].worth, scored[seat]);
      EXPECT_EQ(view.deduced.portfolios[seat].unseen, 0);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Setups, StonksProspect, ::testing::ValuesIn(setups_of<stonks::Stonks>()),
                         [](const auto& each) { return describe(each.param); });

}  // namespace
}  // namespace bell::exam
