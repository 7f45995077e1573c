// Tests of the investors of the Action phase.
#include <gtest/gtest.h>

#include "tables/stockpile/investor_table.h"

namespace bell::stockpile {
namespace {

using enum Investor;

Action exchange(int seat, Company given, Portion portion, Company moved) {
  return action_of(Verb::exchange, seat_at(seat), static_cast<int>(given), static_cast<int>(portion),
                   static_cast<int>(moved));
}

TEST(Cramer, moves_one_company_once_a_round) {
  SCOPED_TRACE("SP-INV-CRAMER");
  InvestorTable table({bill, cramer, bill}, 3);
  table.begin(StepId::action_cards);
  ASSERT_EQ(table.turn(), seat_at(1));
  EXPECT_TRUE(table.may(pass_of(seat_at(1))));
  table.act(with_company(Verb::raise, seat_at(1), Company::steel));
  EXPECT_EQ(table.state.board.value[Company::steel], 6);
  EXPECT_NE(table.step(), StepId::action_cards);
}

TEST(Cramer, may_lower_and_acts_between_action_cards) {
  SCOPED_TRACE("SP-INV-CRAMER, SP-INV-3");
  InvestorTable table({cramer, bill, bill}, 3);
  for (int n = 0; n < 2; ++n) table.state.kept[seat_at(0)][seat_at(0)].add(Card::boom);
  table.begin(StepId::action_cards);
  const Action boom = placing(Verb::play_action, seat_at(0), Card::boom, Pile(0));
  table.act(boom);
  table.act(with_company(Verb::lower, seat_at(0), Company::steel));
  EXPECT_EQ(table.state.board.value[Company::steel], 4);
  EXPECT_EQ(table.why_not(with_company(Verb::lower, seat_at(0), Company::steel)).rule, Rule::SP_INV_CRAMER);
  table.act(boom);
  EXPECT_EQ(table.state.board.value[Company::automotive], 9);
}

TEST(Chanda, gives_a_share_up_to_split_another) {
  SCOPED_TRACE("SP-INV-CHANDA");
  InvestorTable table({chanda, bill, bill}, 3);
  table.give(0, Company::bank, 1);
  table.give(0, Company::steel, 1);
  table.begin(StepId::action_cards);
  EXPECT_FALSE(table.may(exchange(0, Company::bank, Portion::regular, Company::bank)));  // the same card
  EXPECT_FALSE(table.may(exchange(0, Company::bank, Portion::whole_split, Company::steel)));
  table.act(exchange(0, Company::bank, Portion::regular, Company::steel));
  EXPECT_EQ(table.state.board.discard.count(Card::bank), 1);
  EXPECT_EQ(table.state.board.split[seat_at(0)][Company::steel], 1);
  EXPECT_EQ(table.state.board.regular_size[seat_at(0)], 0);
}

TEST(Chanda, moves_a_split_card_back_instead) {
  SCOPED_TRACE("SP-INV-CHANDA");
  InvestorTable table({chanda, bill, bill}, 3);
  table.give_split(0, Company::bank, 1);
  table.give(0, Company::steel, 1);
  table.begin(StepId::action_cards);
  table.act(exchange(0, Company::bank, Portion::half_split, Company::steel));
  EXPECT_EQ(table.state.regular[seat_at(0)][Company::bank], 1);
  EXPECT_EQ(table.state.board.surely[seat_at(0)][Company::bank], 1);  // it was shown
  EXPECT_EQ(table.state.board.split[seat_at(0)][Company::steel], 1);
}

TEST(Chanda, is_not_asked_with_one_card) {
  SCOPED_TRACE("SP-INV-CHANDA");
  InvestorTable table({chanda, bill, bill}, 3);
  table.give(0, Company::bank, 1);
  table.begin(StepId::action_cards);
  EXPECT_NE(table.step(), StepId::action_cards);
}

TEST(Ivan, draws_more_strategies_and_plays_two_a_round) {
  SCOPED_TRACE("SP-INV-IVAN");
  const InvestorTable table({ivan, bill, bill}, 3, {"strategy_cards"});
  const Rules& rules = table.rules();
  EXPECT_EQ(rules.extra_strategies(rules, table.state.board, seat_at(0), 0), rules.rounds - 1);
  EXPECT_EQ(rules.extra_strategies(rules, table.state.board, seat_at(1), 0), 0);
  EXPECT_EQ(rules.strategy_plays(rules, table.state.board, seat_at(0), 1), 2);
  EXPECT_EQ(rules.strategy_plays(rules, table.state.board, seat_at(1), 1), 1);
}

TEST(Bill, has_the_most_money_and_nothing_else) {
  SCOPED_TRACE("SP-INV-BILL");
  InvestorTable table({bill, bernie, graham}, 3);
  table.begin(StepId::action_cards);
  EXPECT_EQ(table.step(), StepId::deal_pairs);  // nobody was asked up to the next round
}

}  // namespace
}  // namespace bell::stockpile
