// Tests of dealing, discarding and drawing strategy cards, and of who may play how many when.
#include <gtest/gtest.h>

#include "tables/stockpile/strategy_table.h"

namespace bell::stockpile::strategy_cards {
namespace {

class Hands : public testing::Test, protected StrategyTable {
 protected:
  void deal_all() {
    state.strategy_pool = {};
    open_step(StepId::deal_strategies);
    while (state.cursor().turn.is_chance()) apply_assuming_legal<Stockpile>(rules, state, first_outcome(), {});
  }
  Action first_outcome() const { return outcome<Stockpile>(rules, state, 0); }
  int hand_size(Seat seat) const { return state.board.strategies.hand_size[seat]; }
  void discard(Seat seat, Strategy card) { choose(Verb::discard_strategy, seat, static_cast<int>(card)); }
};

// With five players eight cards each, of which six are kept; all discard at once.
TEST_F(Hands, are_dealt_by_rounds_and_two_are_discarded) {
  RULE(SP_STR_1);
  seat_players(5);
  deal_all();
  for (const Seat seat : seats_of(5)) {
    EXPECT_EQ(hand_size(seat), 8);
    EXPECT_TRUE(state.cursor().turn.is_for(seat));
  }
  EXPECT_EQ(state.strategy_pool.size(), 52 - 40);
  const Strategy card = state.strategies[kBen].truth().nth(0);
  discard(kBen, card);
  discard(kBen, state.strategies[kBen].truth().nth(0));
  EXPECT_EQ(hand_size(kBen), 6);
  EXPECT_FALSE(state.cursor().turn.is_for(kBen));
  EXPECT_TRUE(state.cursor().turn.is_for(kAnn));
}

TEST_F(Hands, tell_of_a_discard_only_its_owner) {
  deal_all();
  std::vector<Event> told;
  const Strategy card = state.strategies[kBen].truth().nth(0);
  apply_assuming_legal<Stockpile>(rules, state, action_of(Verb::discard_strategy, kBen, static_cast<int>(card)),
                                  Narrator<Event>(told));
  ASSERT_EQ(told.size(), 1U);
  EXPECT_EQ(told[0].strategy.seen_by(viewer_of(kBen)).or_else(Strategy::none), card);
  EXPECT_FALSE(told[0].strategy.seen_by(viewer_of(kAnn)).is_known());
  EXPECT_FALSE(told[0].strategy.seen_by(Viewer::spectator).is_known());
}

// Cards that Ann discarded are in nobody's hand in her guesses.
TEST_F(Hands, are_imagined_without_what_was_laid_away) {
  deal_all();
  std::vector<SeenEvent> memory;
  const StrategySet before = state.strategies[kAnn].truth();
  for (int nth = 0; nth < 2; ++nth) {
    std::vector<Event> told;
    const Action act = action_of(Verb::discard_strategy, kAnn, static_cast<int>(before.nth(nth)));
    apply_assuming_legal<Stockpile>(rules, state, act, Narrator<Event>(told));
    memory.push_back(Stockpile::project(told[0], viewer_of(kAnn)));
  }
  const View view = Stockpile::project(rules, state, viewer_of(kAnn));
  Rng rng(7);
  for (int guess = 0; guess < 100; ++guess) {
    const State imagined = Stockpile::imagine(rules, view, memory, rng);
    EXPECT_EQ(Stockpile::project(rules, imagined, viewer_of(kAnn)), view);
    for (const Strategy card : {before.nth(0), before.nth(1)})
      EXPECT_GE(imagined.strategy_pool.count(card), before.nth(0) == before.nth(1) ? 2 : 1);
  }
}

TEST_F(Hands, refuse_to_discard_what_is_not_held) {
  deal_all();
  for (int number = 1; number <= kStrategies; ++number) {
    const bool held = state.strategies[kAnn].truth().has_any(Strategy{static_cast<std::uint8_t>(number)});
    const Refusal why = refuse(action_of(Verb::discard_strategy, kAnn, number));
    EXPECT_EQ(why.is_refused(), !held);
    EXPECT_EQ(why.rule, held ? Rule::none : Rule::SP_STR_1);
  }
}

// Extra cards are drawn from the undealt and the discarded cards together.
TEST_F(Hands, are_filled_up_from_the_pool) {
  rules.extra_strategies.add(Precedence::additive, [](const Rules&, const Board&, Seat seat, int cards) {
    return seat == kCleo ? cards + 4 : cards;
  });
  deal_all();
  for (const Seat seat : seats_of(3))
    for (int nth = 0; nth < 2; ++nth) discard(seat, state.strategies[seat].truth().nth(0));
  EXPECT_EQ(outcomes<Stockpile>(rules, state), 52U - 3 * 8);
  while (hand_size(kCleo) < 12) apply_assuming_legal<Stockpile>(rules, state, first_outcome(), {});
  EXPECT_EQ(hand_size(kAnn), 8);
}

TEST_F(Hands, give_one_play_a_round) {
  RULE(SP_STR_2);
  deal(kAnn, Strategy::pump_and_dump);
  deal(kAnn, Strategy::bear_raid);
  keep(kAnn, Card::boom);
  open_action_phase();
  play(kAnn, Strategy::pump_and_dump);
  choose(Verb::raise, kAnn, Company::steel);
  EXPECT_EQ(refuse_play(kAnn, Strategy::bear_raid),
            (Refusal{Reason::forbidden, Rule::SP_STR_2, {static_cast<std::int16_t>(Strategy::bear_raid), 1}}));
  choose(Verb::play_action, kAnn, static_cast<int>(Card::boom), static_cast<int>(Company::steel));
  EXPECT_EQ(value(Company::steel), 9);
  EXPECT_EQ(state.board.strategies.played.count(Strategy::pump_and_dump), 1);
}

TEST_F(Hands, give_two_plays_to_who_may_play_two) {
  rules.strategy_plays.add(Precedence::additive, [](const Rules&, const Board&, Seat, int plays) { return plays + 1; });
  deal(kAnn, Strategy::pump_and_dump);
  deal(kAnn, Strategy::bear_raid);
  open_action_phase();
  play(kAnn, Strategy::pump_and_dump);
  choose(Verb::raise, kAnn, Company::steel);
  play(kAnn, Strategy::bear_raid);
  choose(Verb::lower, kAnn, Company::steel);
  EXPECT_EQ(value(Company::steel), 5);
}

TEST_F(Hands, refuse_a_card_that_is_too_dear) {
  RULE(SP_STR_3);
  deal(kAnn, Strategy::rogue_trading);
  own(kAnn, Company::bank, 1);
  state.board.cash[kAnn] = Money(4);
  open_action_phase();
  EXPECT_EQ(refuse_play(kAnn, Strategy::rogue_trading),
            (Refusal{Reason::forbidden, Rule::SP_STR_3, {static_cast<std::int16_t>(Strategy::rogue_trading), 5, 4}}));
}

// What the two discards are for: without its module a card is not called by what it would do.
TEST_F(Hands, say_which_card_does_nothing_in_this_game) {
  RULE(SP_STR_3);
  deal_all();
  const auto rule_of_discarding = [this](Strategy card) {
    const View view = Stockpile::project(rules, state, viewer_of(kAnn));
    return Stockpile::prospect(rules, view, action_of(Verb::discard_strategy, kAnn, static_cast<int>(card))).rule;
  };
  for (const Strategy card : {Strategy::systemic_shock, Strategy::tax_haven, Strategy::corner_the_market}) {
    rules.modules = {};
    EXPECT_EQ(rule_of_discarding(card), Rule::SP_STR_3);
    rules.modules.add(ModuleId::commodities_taxes);
    EXPECT_NE(rule_of_discarding(card), Rule::SP_STR_3);
  }
  for (const Strategy card : {Strategy::bond_ladder, Strategy::convertible_bond}) {
    rules.modules = {};
    EXPECT_EQ(rule_of_discarding(card), Rule::SP_STR_3);
    rules.modules.add(ModuleId::bonds);
    EXPECT_NE(rule_of_discarding(card), Rule::SP_STR_3);
  }
  rules.modules = {};
  EXPECT_EQ(rule_of_discarding(Strategy::bear_raid), Rule::SP_STR_BEAR_RAID);
}

// Marked for their owner only: what has no module here at any time, the rest when it could be played.
TEST_F(Hands, show_their_owner_which_cards_can_do_nothing) {
  deal(kAnn, Strategy::market_maker);
  deal(kAnn, Strategy::tax_haven);
  deal(kAnn, Strategy::bear_raid);
  const auto idle = [this](Viewer viewer) {
    std::vector<Strategy> cards;
    Stockpile::project(rules, state, viewer).idle.for_each_design([&](Strategy card) { cards.push_back(card); });
    return cards;
  };
  EXPECT_EQ(idle(viewer_of(kAnn)), std::vector{Strategy::tax_haven});
  open_action_phase();
  EXPECT_EQ(idle(viewer_of(kAnn)), (std::vector{Strategy::market_maker, Strategy::tax_haven}));
  EXPECT_EQ(idle(viewer_of(kBen)), std::vector<Strategy>{});
  EXPECT_EQ(idle(Viewer::spectator), std::vector<Strategy>{});
  keep(kAnn, Card::boom);
  EXPECT_EQ(idle(viewer_of(kAnn)), std::vector{Strategy::tax_haven});
}

TEST_F(Hands, are_asked_even_if_nothing_can_be_played) {
  deal(kBen, Strategy::rogue_trading);
  open_action_phase();
  EXPECT_TRUE(state.cursor().turn.is_for(kBen));
  EXPECT_EQ(legal(), std::vector<Action>{pass_of(kBen)});
}

TEST_F(Hands, refuse_a_card_of_somebody_else) {
  deal(kAnn, Strategy::bear_raid);
  deal(kBen, Strategy::pump_and_dump);
  open_action_phase();
  EXPECT_EQ(refuse_play(kAnn, Strategy::pump_and_dump).reason, Reason::not_held);
}

// Two of each design, the promo ones only if the option says so.
TEST_F(Hands, come_from_a_deck_of_two_copies_each) {
  RULE(SP_STR_4);
  RULE(SP_STR_5);
  EXPECT_EQ(rules.strategies.size(), 52);
  const auto plain = Stockpile::compose({.seats = 3, .modules = {"strategy_cards"}}, printed_numbers());
  ASSERT_TRUE(plain);
  EXPECT_EQ(plain->strategies.size(), 44);
  EXPECT_EQ(plain->strategies.count(Strategy::stock_buyback), 2);
  EXPECT_EQ(plain->strategies.count(Strategy::golden_parachute), 0);
}

TEST_F(Hands, are_worth_nothing) {
  RULE(SP_STR_6);
  const int before = Stockpile::score(rules, state, kAnn);
  deal(kAnn, Strategy::naked_short);
  EXPECT_EQ(Stockpile::score(rules, state, kAnn), before);
}

}  // namespace
}  // namespace bell::stockpile::strategy_cards
