// Tests of the cards about insider pairs: effects and limits.
#include <gtest/gtest.h>

#include "tables/stockpile/strategy_table.h"

namespace bell::stockpile::strategy_cards {
namespace {

class InformationCards : public testing::Test, protected StrategyTable {
 protected:
  void start_with(Strategy card) {
    set_pairs();
    start_on_this_deal(card);
  }
  // Ben's card keeps the phase open when Ann is done.
  void start_on_this_deal(Strategy card) {
    deal(kAnn, card);
    deal(kBen, Strategy::bear_raid);
    open_action_phase();
  }
  Action look(int pair) const { return action_of(Verb::look_at_pair, kAnn, pair); }
};

// With three players, pair 3 is public, and 4 and 5 are face down.
TEST_F(InformationCards, insider_trading_looks_at_one_pair) {
  RULE(SP_STR_INSIDER_TRADING);
  set_pairs();
  state.pairs[3] = {open(Company::electric), open(Forecast::two_dollars)};
  start_on_this_deal(Strategy::insider_trading);
  play(kAnn, Strategy::insider_trading);
  EXPECT_EQ(legal(), (std::vector<Action>{look(1), look(2), look(4), look(5)}));
  EXPECT_EQ(refuse(look(3)), (Refusal{Reason::not_available, Rule::SP_STR_INSIDER_TRADING, {3}}));
  act(look(4));
  EXPECT_TRUE(knows(kAnn, 4));
  EXPECT_FALSE(knows(kBen, 4));
  EXPECT_EQ(cash(kAnn), 20);
}

// Only what its player knows counts.
TEST_F(InformationCards, insider_trading_needs_a_pair_its_player_does_not_know) {
  RULE(SP_STR_3);
  set_pairs();
  for (Pair& pair : state.pairs) pair.forecast.tell(kAnn);
  deal(kAnn, Strategy::insider_trading);
  open_action_phase();
  EXPECT_EQ(refuse_play(kAnn, Strategy::insider_trading).rule, Rule::SP_STR_INSIDER_TRADING);
}

TEST_F(InformationCards, corporate_espionage_looks_at_two_different_pairs) {
  RULE(SP_STR_CORPORATE_ESPIONAGE);
  start_with(Strategy::corporate_espionage);
  play(kAnn, Strategy::corporate_espionage);
  act(look(5));
  EXPECT_TRUE(knows(kAnn, 5));
  EXPECT_TRUE(refuse(look(5)).is_refused());
  act(look(1));
  EXPECT_TRUE(knows(kAnn, 1));
  EXPECT_EQ(cash(kAnn), 18);
  EXPECT_FALSE(knows(kCleo, 5));
}

TEST_F(InformationCards, corporate_espionage_with_two_players_sees_the_other_pairs_and_those_beside_the_board) {
  seat_players(2);
  start_with(Strategy::corporate_espionage);
  play(kAnn, Strategy::corporate_espionage);
  EXPECT_EQ(legal(), (std::vector<Action>{look(2), look(3), look(4), look(5)}));
}

TEST_F(InformationCards, corporate_espionage_needs_two_pairs) {
  set_pairs();
  for (std::size_t pair = 1; pair < 5; ++pair)
    state.pairs[pair] = {open(state.pairs[pair].company.truth()), open(state.pairs[pair].forecast.truth())};
  deal(kAnn, Strategy::corporate_espionage);
  deal(kAnn, Strategy::insider_trading);
  open_action_phase();
  EXPECT_TRUE(refuse_play(kAnn, Strategy::corporate_espionage).is_refused());
  EXPECT_FALSE(refuse_play(kAnn, Strategy::insider_trading).is_refused());
}

TEST_F(InformationCards, data_broker_shows_the_own_pair_for_money) {
  RULE(SP_STR_DATA_BROKER);
  start_with(Strategy::data_broker);
  play(kAnn, Strategy::data_broker);
  EXPECT_EQ(cash(kAnn), 25);
  EXPECT_TRUE(knows(kBen, 0));
}

TEST_F(InformationCards, data_broker_with_two_players_shows_one_of_two) {
  seat_players(2);
  start_with(Strategy::data_broker);
  play(kAnn, Strategy::data_broker);
  choose(Verb::reveal_pair, kAnn, 1);
  EXPECT_EQ(cash(kAnn), 25);
  EXPECT_TRUE(knows(kBen, 1));
  EXPECT_FALSE(knows(kBen, 0));
}

TEST_F(InformationCards, data_broker_cannot_show_a_public_pair) {
  set_pairs();
  state.pairs[0] = {open(Company::automotive), open(Forecast::plus_4)};
  deal(kAnn, Strategy::data_broker);
  open_action_phase();
  EXPECT_EQ(refuse_play(kAnn, Strategy::data_broker).rule, Rule::SP_STR_DATA_BROKER);
}

// Any pair, including the player's own and the public one, without looking at it.
TEST_F(InformationCards, falsified_earnings_covers_any_pair_unseen) {
  RULE(SP_STR_FALSIFIED_EARNINGS);
  start_with(Strategy::falsified_earnings);
  play(kAnn, Strategy::falsified_earnings);
  EXPECT_EQ(legal().size(), static_cast<std::size_t>(kPairs));
  choose(Verb::cover, kAnn, 1);
  EXPECT_EQ(cash(kAnn), 17);
  EXPECT_EQ(state.board.strategies.covers[1], 1);
  EXPECT_FALSE(knows(kAnn, 1));
}

TEST_F(InformationCards, falsified_earnings_changes_the_movement) {
  set_pairs();
  state.board.strategies.covers = {1, 1, 1, 1, 0, 1};  // +4, -2, +1, $$, +2, -3
  own(kAnn, Company::electric, 2);
  open_step(StepId::movement);
  choose(Verb::show, kAnn, 2);  // the dividend is paid nevertheless
  EXPECT_EQ(cash(kAnn), 24);
  choose(Verb::show, kBen, 0);
  choose(Verb::show, kCleo, 0);
  EXPECT_EQ(value(Company::automotive), 6);
  EXPECT_EQ(value(Company::bank), 6);
  EXPECT_EQ(value(Company::computers), 3);
  EXPECT_EQ(value(Company::electric), 2);
  EXPECT_EQ(value(Company::laboratories), 7);
  EXPECT_EQ(value(Company::steel), 5);
}

int falsified_steps(const Rules& rules, const State& now, int dividend, int steps) {
  return falsified(rules, now.board, 0, {static_cast<std::int8_t>(dividend), static_cast<std::int8_t>(steps)}).steps;
}

// Every number; twice on one card.
TEST_F(InformationCards, falsified_earnings_counts_once_or_twice) {
  RULE(SP_STR_FALSIFIED_EARNINGS);
  RULE(SP_STR_7);
  struct Row {
    int dividend, steps, once, twice;
  };
  constexpr std::array kRows{Row{0, 4, 1, -2},  Row{0, 3, 0, 0},   Row{0, 2, -1, 2}, Row{0, 1, -2, 1},
                             Row{0, -1, 2, -1}, Row{0, -2, 1, -2}, Row{0, -3, 0, 0}, Row{0, -4, -1, 2},
                             Row{1, 0, -3, 0},  Row{2, 0, -3, 0},  Row{3, 0, -3, 0}};
  for (const Row& row : kRows) {
    state.board.strategies.covers[0] = 1;
    EXPECT_EQ(falsified_steps(rules, state, row.dividend, row.steps), row.once) << row.steps;
    state.board.strategies.covers[0] = 2;
    EXPECT_EQ(falsified_steps(rules, state, row.dividend, row.steps), row.twice) << row.steps;
  }
}

}  // namespace
}  // namespace bell::stockpile::strategy_cards
