// Tests of the investors at the end of a round.
#include <gtest/gtest.h>

#include "tables/stockpile/investor_table.h"

namespace bell::stockpile {
namespace {

using enum Investor;

Action giving(int seat, int first, int second) { return action_of(Verb::give_money, seat_at(seat), first, second); }
Action showing(int seat, std::initializer_list<Company> companies) {
  CompanySet set;
  for (const Company company : companies) set.add(company);
  return action_of(Verb::show_companies, seat_at(seat), set.bits());
}
constexpr int kNobody = 0xFF;

TEST(Ana, is_paid_for_each_company_she_shows) {
  SCOPED_TRACE("SP-INV-ANA");
  InvestorTable table({ana, bill, bill}, 3);
  table.give(0, Company::bank, 2);
  table.give_split(0, Company::steel, 1);
  table.begin(StepId::end_of_round);
  EXPECT_FALSE(table.may(showing(0, {Company::bank, Company::computers})));
  EXPECT_TRUE(table.may(showing(0, {})));
  table.act(showing(0, {Company::bank, Company::steel}));
  EXPECT_EQ(table.cash(0), 22);
  EXPECT_EQ(table.state.board.surely[seat_at(0)][Company::bank], 1);
}

TEST(Ana, is_not_asked_without_cards) {
  SCOPED_TRACE("SP-INV-ANA");
  InvestorTable table({ana, bill, bill}, 3);
  table.begin(StepId::end_of_round);
  EXPECT_NE(table.step(), StepId::end_of_round);
}

TEST(Dangote, is_paid_for_commodities_but_not_for_taxes) {
  SCOPED_TRACE("SP-INV-DANGOTE");
  InvestorTable table({bill, dangote, bill}, 3, {"commodities_taxes"});
  table.state.board.commerce.owned[seat_at(1)].add(Card::gold, 2);
  table.state.board.commerce.owned[seat_at(1)].add(Card::corn);
  table.state.board.commerce.owned[seat_at(1)].add(Card::tax, 3);
  table.begin(StepId::end_of_round);
  EXPECT_EQ(table.cash(1), 23);
}

TEST(Deborah, declares_a_dividend_for_every_holder) {
  SCOPED_TRACE("SP-INV-DEBORAH");
  InvestorTable table({bill, deborah, bill}, 3);
  table.give(0, Company::bank, 2);
  table.give_split(1, Company::bank, 1);
  table.begin(StepId::end_of_round);
  ASSERT_EQ(table.turn(), seat_at(1));
  table.act(with_company(Verb::name_company, seat_at(1), Company::bank));
  table.act(action_of(Verb::show, seat_at(0), 1, 0));
  table.act(action_of(Verb::show, seat_at(1), 0, 1));
  table.act(action_of(Verb::show, seat_at(2), 0, 0));
  EXPECT_EQ(table.cash(0), 21);
  EXPECT_EQ(table.cash(1), 22);
}

// A held fee is paid out of the next income. Nothing is no income.
TEST(Deborah, lets_a_held_fee_be_paid_by_those_who_show_something) {
  SCOPED_TRACE("SP-DEM-7");
  InvestorTable table({bill, deborah, bill}, 3);
  const int fee = table.rules().fee_of(Card::middle_fee).amount();
  table.give(0, Company::bank, 2);
  table.state.board.held_fees.push_back({seat_at(0), Card::middle_fee});
  table.begin(StepId::end_of_round);
  table.act(with_company(Verb::name_company, seat_at(1), Company::bank));
  const auto fees_told = [&](int shares) {
    const View view = Stockpile::project(table.rules(), table.state, viewer_of(seat_at(0)));
    return Stockpile::prospect(table.rules(), view, action_of(Verb::show, seat_at(0), shares, 0)).fees_paid;
  };
  EXPECT_EQ(fees_told(0), std::nullopt);
  EXPECT_EQ(fees_told(1), fee);
  table.set_cash(0, fee - 1);
  EXPECT_EQ(fees_told(1), fee);  // $1K more is exactly enough
  table.set_cash(0, fee - 2);
  EXPECT_EQ(fees_told(1), std::nullopt);  // one short
  table.set_cash(0, fee);
  table.act(action_of(Verb::show, seat_at(0), 0, 0));
  EXPECT_EQ(table.state.board.held_fees.size(), 1);
}

TEST(Deborah, may_declare_nothing) {
  SCOPED_TRACE("SP-INV-DEBORAH");
  InvestorTable table({deborah, bill, bill}, 3);
  table.begin(StepId::end_of_round);
  table.act(pass_of(seat_at(0)));
  EXPECT_NE(table.step(), StepId::end_of_round);
}

TEST(Li, gets_2_more_for_3_bonds) {
  SCOPED_TRACE("SP-INV-LI");
  InvestorTable table({li, bill, bill}, 3, {"bonds"});
  table.state.board.bond.held[seat_at(0)] = 3;
  table.state.board.bond.held[seat_at(1)] = 3;
  table.begin(StepId::bond_interest);
  EXPECT_EQ(table.cash(0), 20 + 3 + 2);
  EXPECT_EQ(table.cash(1), 20 + 3);
}

TEST(Oprah, must_give_2_to_one_or_1_to_each_of_two) {
  SCOPED_TRACE("SP-INV-OPRAH");
  for (const bool shares : {false, true}) {
    InvestorTable table({bill, oprah, bill}, 3);
    table.begin(StepId::end_of_round);
    EXPECT_FALSE(table.may(pass_of(seat_at(1))));
    EXPECT_FALSE(table.may(giving(1, 1, kNobody)));
    EXPECT_FALSE(table.may(giving(1, 2, 0)));  // the lower seat is named first
    table.act(giving(1, 0, shares ? 2 : kNobody));
    EXPECT_EQ(table.cash(0), shares ? 21 : 22);
    EXPECT_EQ(table.cash(1), 18);
    EXPECT_EQ(table.cash(2), shares ? 21 : 20);
  }
}

TEST(Oprah, gives_all_she_has_if_it_is_less) {
  SCOPED_TRACE("SP-INV-OPRAH");
  InvestorTable table({oprah, bill, bill}, 3);
  table.set_cash(0, 1);
  table.begin(StepId::end_of_round);
  EXPECT_FALSE(table.may(giving(0, 1, 2)));
  table.act(giving(0, 2, kNobody));
  EXPECT_EQ(table.cash(0), 0);
  EXPECT_EQ(table.cash(2), 21);
}

TEST(Oprah, is_not_asked_without_money) {
  SCOPED_TRACE("SP-INV-OPRAH");
  InvestorTable table({oprah, bill, bill}, 3);
  table.set_cash(0, 0);
  table.begin(StepId::end_of_round);
  EXPECT_NE(table.step(), StepId::end_of_round);
}

TEST(Sanders, takes_from_the_richest_and_shares_with_the_poorest) {
  SCOPED_TRACE("SP-INV-SANDERS");
  InvestorTable table({bill, sanders, graham, bernie}, 4);
  table.set_cash(0, 5);
  table.set_cash(3, 30);
  table.begin(StepId::end_of_round);
  EXPECT_EQ(table.cash(3), 28);
  EXPECT_EQ(table.cash(1), 21);
  EXPECT_EQ(table.cash(0), 6);
}

TEST(Sanders, breaks_ties_clockwise_and_counts_himself_last) {
  SCOPED_TRACE("SP-INV-SANDERS");
  InvestorTable table({bill, sanders, graham}, 3);
  table.set_cash(1, 19);
  table.begin(StepId::end_of_round);  // takes from seat 2; with his first $1K he is level with seat 0
  EXPECT_EQ(table.cash(2), 18);
  EXPECT_EQ(table.cash(1), 20);
  EXPECT_EQ(table.cash(0), 21);
}

TEST(Sanders, may_be_the_poorest_himself) {
  SCOPED_TRACE("SP-INV-SANDERS");
  InvestorTable table({bill, sanders, graham}, 3);
  table.set_cash(1, 3);
  table.begin(StepId::end_of_round);
  EXPECT_EQ(table.cash(1), 5);
}

TEST(Sanders, keeps_both_against_one) {
  SCOPED_TRACE("SP-INV-SANDERS, two players");
  InvestorTable table({sanders, bill, graham, li}, 2);
  table.set_cash(1, 1);
  table.begin(StepId::end_of_round);
  EXPECT_EQ(table.cash(0), 21);
  EXPECT_EQ(table.cash(1), 0);
}

TEST(TwoAbilities, go_in_the_order_their_owner_chooses) {
  SCOPED_TRACE("SP-INV-2, SP-INV-7");
  for (const bool gives_first : {false, true}) {
    InvestorTable table({oprah, dangote, graham, li}, 2, {"commodities_taxes"});
    table.state.board.commerce.owned[seat_at(0)].add(Card::gold, 2);
    table.set_cash(0, 0);
    table.begin(StepId::end_of_round);
    ASSERT_EQ(table.step(), StepId::end_of_round);
    table.act(action_of(Verb::use_power, seat_at(0), static_cast<int>(gives_first ? oprah : dangote)));
    if (!gives_first) table.act(giving(0, 1, kNobody));
    EXPECT_EQ(table.cash(0), gives_first ? 2 : 0);
  }
}

}  // namespace
}  // namespace bell::stockpile
