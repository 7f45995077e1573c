// Investors at the end of a round.
#include <gtest/gtest.h>

#include "engine/stockpile/modules/investors/scene.h"

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
  Scene scene({ana, bill, bill}, 3);
  scene.give(0, Company::bank, 2);
  scene.give_split(0, Company::steel, 1);
  scene.begin(StepId::end_of_round);
  EXPECT_FALSE(scene.may(showing(0, {Company::bank, Company::computers})));
  EXPECT_TRUE(scene.may(showing(0, {})));
  scene.act(showing(0, {Company::bank, Company::steel}));
  EXPECT_EQ(scene.cash(0), 22);
  EXPECT_EQ(scene.state.board.surely[seat_at(0)][Company::bank], 1);
}

TEST(Ana, is_not_asked_without_cards) {
  SCOPED_TRACE("SP-INV-ANA");
  Scene scene({ana, bill, bill}, 3);
  scene.begin(StepId::end_of_round);
  EXPECT_NE(scene.step(), StepId::end_of_round);
}

TEST(Dangote, is_paid_for_commodities_but_not_for_taxes) {
  SCOPED_TRACE("SP-INV-DANGOTE");
  Scene scene({bill, dangote, bill}, 3, {"commodities_taxes"});
  scene.state.board.commerce.owned[seat_at(1)].add(Card::gold, 2);
  scene.state.board.commerce.owned[seat_at(1)].add(Card::corn);
  scene.state.board.commerce.owned[seat_at(1)].add(Card::tax, 3);
  scene.begin(StepId::end_of_round);
  EXPECT_EQ(scene.cash(1), 23);
}

TEST(Deborah, declares_a_dividend_for_every_holder) {
  SCOPED_TRACE("SP-INV-DEBORAH");
  Scene scene({bill, deborah, bill}, 3);
  scene.give(0, Company::bank, 2);
  scene.give_split(1, Company::bank, 1);
  scene.begin(StepId::end_of_round);
  ASSERT_EQ(scene.turn(), seat_at(1));
  scene.act(with_company(Verb::name_company, seat_at(1), Company::bank));
  scene.act(action_of(Verb::show, seat_at(0), 1, 0));
  scene.act(action_of(Verb::show, seat_at(1), 0, 1));
  scene.act(action_of(Verb::show, seat_at(2), 0, 0));
  EXPECT_EQ(scene.cash(0), 21);
  EXPECT_EQ(scene.cash(1), 22);
}

TEST(Deborah, may_declare_nothing) {
  SCOPED_TRACE("SP-INV-DEBORAH");
  Scene scene({deborah, bill, bill}, 3);
  scene.begin(StepId::end_of_round);
  scene.act(pass_of(seat_at(0)));
  EXPECT_NE(scene.step(), StepId::end_of_round);
}

TEST(Li, gets_2_more_for_3_bonds) {
  SCOPED_TRACE("SP-INV-LI");
  Scene scene({li, bill, bill}, 3, {"bonds"});
  scene.state.board.bonds_held[seat_at(0)] = 3;
  scene.state.board.bonds_held[seat_at(1)] = 3;
  scene.begin(StepId::bond_interest);
  EXPECT_EQ(scene.cash(0), 20 + 3 + 2);
  EXPECT_EQ(scene.cash(1), 20 + 3);
}

TEST(Oprah, must_give_2_to_one_or_1_to_each_of_two) {
  SCOPED_TRACE("SP-INV-OPRAH");
  for (const bool shares : {false, true}) {
    Scene scene({bill, oprah, bill}, 3);
    scene.begin(StepId::end_of_round);
    EXPECT_FALSE(scene.may(pass_of(seat_at(1))));
    EXPECT_FALSE(scene.may(giving(1, 1, kNobody)));
    EXPECT_FALSE(scene.may(giving(1, 2, 0)));  // the lower seat is named first
    scene.act(giving(1, 0, shares ? 2 : kNobody));
    EXPECT_EQ(scene.cash(0), shares ? 21 : 22);
    EXPECT_EQ(scene.cash(1), 18);
    EXPECT_EQ(scene.cash(2), shares ? 21 : 20);
  }
}

TEST(Oprah, gives_all_she_has_if_it_is_less) {
  SCOPED_TRACE("SP-INV-OPRAH");
  Scene scene({oprah, bill, bill}, 3);
  scene.set_cash(0, 1);
  scene.begin(StepId::end_of_round);
  EXPECT_FALSE(scene.may(giving(0, 1, 2)));
  scene.act(giving(0, 2, kNobody));
  EXPECT_EQ(scene.cash(0), 0);
  EXPECT_EQ(scene.cash(2), 21);
}

TEST(Oprah, is_not_asked_without_money) {
  SCOPED_TRACE("SP-INV-OPRAH");
  Scene scene({oprah, bill, bill}, 3);
  scene.set_cash(0, 0);
  scene.begin(StepId::end_of_round);
  EXPECT_NE(scene.step(), StepId::end_of_round);
}

TEST(Sanders, takes_from_the_richest_and_shares_with_the_poorest) {
  SCOPED_TRACE("SP-INV-SANDERS");
  Scene scene({bill, sanders, graham, bernie}, 4);
  scene.set_cash(0, 5);
  scene.set_cash(3, 30);
  scene.begin(StepId::end_of_round);
  EXPECT_EQ(scene.cash(3), 28);
  EXPECT_EQ(scene.cash(1), 21);
  EXPECT_EQ(scene.cash(0), 6);
}

TEST(Sanders, breaks_ties_clockwise_and_counts_himself_last) {
  SCOPED_TRACE("SP-INV-SANDERS");
  Scene scene({bill, sanders, graham}, 3);
  scene.set_cash(1, 19);
  scene.begin(StepId::end_of_round);  // takes from seat 2; with his first $1K he is level with seat 0
  EXPECT_EQ(scene.cash(2), 18);
  EXPECT_EQ(scene.cash(1), 20);
  EXPECT_EQ(scene.cash(0), 21);
}

TEST(Sanders, may_be_the_poorest_himself) {
  SCOPED_TRACE("SP-INV-SANDERS");
  Scene scene({bill, sanders, graham}, 3);
  scene.set_cash(1, 3);
  scene.begin(StepId::end_of_round);
  EXPECT_EQ(scene.cash(1), 5);
}

TEST(Sanders, keeps_both_against_one) {
  SCOPED_TRACE("SP-INV-SANDERS, two players");
  Scene scene({sanders, bill, graham, li}, 2);
  scene.set_cash(1, 1);
  scene.begin(StepId::end_of_round);
  EXPECT_EQ(scene.cash(0), 21);
  EXPECT_EQ(scene.cash(1), 0);
}

TEST(TwoAbilities, go_in_the_order_their_owner_chooses) {
  SCOPED_TRACE("SP-INV-2, SP-INV-7");
  for (const bool gives_first : {false, true}) {
    Scene scene({oprah, dangote, graham, li}, 2, {"commodities_taxes"});
    scene.state.board.commerce.owned[seat_at(0)].add(Card::gold, 2);
    scene.set_cash(0, 0);
    scene.begin(StepId::end_of_round);
    ASSERT_EQ(scene.step(), StepId::end_of_round);
    scene.act(action_of(Verb::use_power, seat_at(0), static_cast<int>(gives_first ? oprah : dangote)));
    if (!gives_first) scene.act(giving(0, 1, kNobody));
    EXPECT_EQ(scene.cash(0), gives_first ? 2 : 0);
  }
}

}  // namespace
}  // namespace bell::stockpile
