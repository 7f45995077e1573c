// Tests of the investors of Selling and of the final sale.
#include <gtest/gtest.h>

#include "tables/stockpile/investor_table.h"

namespace bell::stockpile {
namespace {

using enum Investor;

Action short_sale(int seat, Company company, Portion portion) {
  return action_of(Verb::sell_short, seat_at(seat), static_cast<int>(company), static_cast<int>(portion));
}

TEST(Graham, gains_1_for_each_share_sold) {
  SCOPED_TRACE("SP-INV-GRAHAM");
  InvestorTable table({graham, bill, bill}, 3);
  table.give(0, Company::bank, 2);
  table.give_split(0, Company::steel, 2);
  table.begin(StepId::selling);
  table.act(sale_of(seat_at(0), Company::bank, Portion::regular, 2));
  EXPECT_EQ(table.cash(0), 20 + 2 * 6);
  table.act(sale_of(seat_at(0), Company::steel, Portion::whole_split, 1));
  EXPECT_EQ(table.cash(0), 32 + 12);
  table.act(sale_of(seat_at(0), Company::steel, Portion::half_split, 1));
  EXPECT_EQ(table.cash(0), 44 + 6);
}

TEST(Graham, gains_in_the_final_sale_too) {
  SCOPED_TRACE("SP-INV-GRAHAM");
  InvestorTable table({graham, bill, bill}, 3);
  table.give(0, Company::bank, 1);
  table.give_split(0, Company::steel, 1);
  table.begin(StepId::final_sale);
  EXPECT_EQ(table.cash(0), 20 + 6 + 12);
}

TEST(Talal, sells_again_when_all_have_sold) {
  SCOPED_TRACE("SP-INV-TALAL");
  InvestorTable table({talal, bill, bill}, 3);
  table.give(0, Company::bank, 2);
  table.give(1, Company::bank, 1);
  table.begin(StepId::selling);
  table.act(sale_of(seat_at(0), Company::bank, Portion::regular, 1));
  table.act(pass_of(seat_at(0)));
  table.act(pass_of(seat_at(1)));
  ASSERT_EQ(table.step(), StepId::sell_again);
  ASSERT_EQ(table.turn(), seat_at(0));
  table.act(sale_of(seat_at(0), Company::bank, Portion::regular, 1));
  EXPECT_EQ(table.cash(0), 30);
  EXPECT_NE(table.step(), StepId::sell_again);
}

TEST(Soros, sells_one_share_a_round_at_8) {
  SCOPED_TRACE("SP-INV-SOROS");
  InvestorTable table({soros, bill, bill}, 3);
  table.give(0, Company::bank, 2);
  table.set_value(Company::bank, 1);
  table.begin(StepId::selling);
  EXPECT_FALSE(table.may(short_sale(0, Company::steel, Portion::regular)));
  table.act(short_sale(0, Company::bank, Portion::regular));
  EXPECT_EQ(table.cash(0), 28);
  EXPECT_EQ(table.why_not(short_sale(0, Company::bank, Portion::regular)).rule, Rule::SP_INV_SOROS);
}

TEST(Soros, sells_half_of_a_split_card) {
  SCOPED_TRACE("SP-INV-SOROS");
  InvestorTable table({soros, bill, bill}, 3);
  table.give_split(0, Company::bank, 1);
  table.begin(StepId::selling);
  EXPECT_FALSE(table.may(short_sale(0, Company::bank, Portion::whole_split)));
  table.act(short_sale(0, Company::bank, Portion::half_split));
  EXPECT_EQ(table.cash(0), 28);
  EXPECT_EQ(table.state.regular[seat_at(0)][Company::bank], 1);
}

TEST(Soros, with_talal_has_one_short_sale_in_both_turns) {
  SCOPED_TRACE("SP-INV-SOROS, two players");
  InvestorTable table({soros, talal, graham, li}, 2);
  table.give(0, Company::bank, 3);
  table.begin(StepId::selling);
  table.act(pass_of(seat_at(0)));
  ASSERT_EQ(table.step(), StepId::sell_again);
  table.act(short_sale(0, Company::bank, Portion::regular));
  EXPECT_FALSE(table.may(short_sale(0, Company::bank, Portion::regular)));
}

TEST(Soros, sells_a_share_of_the_lowest_value_short_in_the_end) {
  SCOPED_TRACE("SP-INV-SOROS");
  InvestorTable table({soros, bill, soros}, 3);
  table.give(0, Company::bank, 1);
  table.give(0, Company::steel, 2);
  table.set_value(Company::steel, 2);
  table.begin(StepId::final_sale);
  EXPECT_EQ(table.cash(0), 20 + 8 + 2 + 5);
}

TEST(Soros, does_not_sell_short_what_is_worth_8_or_more) {
  SCOPED_TRACE("SP-INV-SOROS");
  InvestorTable table({soros, bill, bill}, 3);
  table.give(0, Company::bank, 1);
  table.set_value(Company::bank, 9);
  table.begin(StepId::final_sale);
  EXPECT_EQ(table.cash(0), 29);
}

TEST(Barack, buys_at_7_what_is_worth_9) {
  SCOPED_TRACE("SP-INV-BARACK");
  InvestorTable table({bill, barack, bill}, 3);
  table.state.board.discard.add(Card::bank);
  table.set_value(Company::bank, 9);
  table.begin(StepId::buy_discarded);
  ASSERT_EQ(table.turn(), seat_at(1));
  EXPECT_FALSE(table.may(with_company(Verb::buy_discarded, seat_at(1), Company::steel)));
  table.act(with_company(Verb::buy_discarded, seat_at(1), Company::bank));
  EXPECT_EQ(table.cash(1), 13);
  EXPECT_EQ(table.state.board.surely[seat_at(1)][Company::bank], 1);
  EXPECT_EQ(table.state.board.discard.count(Card::bank), 0);
  EXPECT_NE(table.step(), StepId::buy_discarded);
}

TEST(Barack, pays_nothing_for_a_cheap_share_and_needs_the_money_for_a_dear_one) {
  SCOPED_TRACE("SP-INV-BARACK");
  InvestorTable table({barack, bill, bill}, 3);
  table.state.board.discard.add(Card::bank);
  table.state.board.discard.add(Card::steel);
  table.set_value(Company::bank, 1);
  table.set_cash(0, 2);
  table.begin(StepId::buy_discarded);
  EXPECT_EQ(table.why_not(with_company(Verb::buy_discarded, seat_at(0), Company::steel)).rule, Rule::SP_INV_BARACK);
  table.act(with_company(Verb::buy_discarded, seat_at(0), Company::bank));
  EXPECT_EQ(table.cash(0), 2);
}

TEST(Barack, is_not_asked_without_a_share_among_the_discards) {
  SCOPED_TRACE("SP-INV-BARACK");
  InvestorTable table({barack, bill, bill}, 3);
  table.state.board.discard.add(Card::boom);
  table.begin(StepId::buy_discarded);
  EXPECT_NE(table.step(), StepId::buy_discarded);
}

}  // namespace
}  // namespace bell::stockpile
