// Tests of the investors of Demand: who looks and moves before it, who bids and pays differently.
#include <gtest/gtest.h>

#include "tables/stockpile/investor_table.h"

namespace bell::stockpile {
namespace {

using enum Investor;

// Everybody else bids nothing, each for a different track; pile 0 belongs to seat 0.
void seat_0_wins(InvestorTable& table, int space) {
  table.begin(StepId::bidding);
  table.bid(0, 0, space);
  for (int seat = 1; seat < table.rules().seats; ++seat) table.bid(seat, seat, 0);
}

TEST(Donald, pays_6_for_10) {
  SCOPED_TRACE("SP-INV-DONALD");
  InvestorTable table({donald, bill, bill}, 3);
  seat_0_wins(table, 4);
  EXPECT_EQ(table.cash(0), 14);
}

TEST(Donald, pays_nothing_for_nothing) {
  SCOPED_TRACE("SP-INV-DONALD");
  InvestorTable table({donald, bill, bill}, 3);
  seat_0_wins(table, 0);
  EXPECT_EQ(table.cash(0), 20);
}

TEST(Donald, must_hold_the_full_bid) {
  SCOPED_TRACE("SP-INV-DONALD, SP-INV-6");
  InvestorTable table({donald, bill, bill}, 3);
  table.set_cash(0, 9);
  table.begin(StepId::bidding);
  EXPECT_EQ(table.why_not(bid_of(seat_at(0), pile_at(0), 4, 0)).rule, Rule::SP_DEM_2);
  EXPECT_TRUE(table.may(bid_of(seat_at(0), pile_at(0), 3, 0)));
}

TEST(Donald, saves_on_both_meeples) {
  SCOPED_TRACE("SP-INV-DONALD, two players");
  InvestorTable table({donald, bill, graham, li}, 2);
  table.begin(StepId::bidding);
  table.bid(0, 0, 4, 0);
  table.bid(1, 1, 0, 0);
  table.bid(0, 2, 2, 1);
  table.bid(1, 3, 0, 1);
  EXPECT_EQ(table.cash(0), 20 - 6 - 1);
}

TEST(Carlos, is_outbid_by_two_spaces_only) {
  SCOPED_TRACE("SP-INV-CARLOS");
  InvestorTable table({carlos, bill, bill}, 3);
  table.begin(StepId::bidding);
  table.bid(0, 0, 4);
  EXPECT_EQ(table.why_not(bid_of(seat_at(1), pile_at(0), 5, 0)).rule, Rule::SP_INV_CARLOS);
  EXPECT_TRUE(table.may(bid_of(seat_at(1), pile_at(0), 6, 0)));
}

TEST(Carlos, locks_a_track_at_20) {
  SCOPED_TRACE("SP-INV-CARLOS");
  InvestorTable table({carlos, bill, bill}, 3);
  table.set_cash(1, 50);
  table.begin(StepId::bidding);
  table.bid(0, 0, 6);
  EXPECT_EQ(table.why_not(bid_of(seat_at(1), pile_at(0), 7, 0)).rule, Rule::SP_INV_CARLOS);
}

TEST(Carlos, blocks_for_each_meeple) {
  SCOPED_TRACE("SP-INV-CARLOS, two players");
  InvestorTable table({carlos, bill, graham, li}, 2);
  table.begin(StepId::bidding);
  table.bid(0, 0, 0, 0);
  table.bid(1, 1, 0, 0);
  table.bid(0, 2, 1, 1);
  EXPECT_FALSE(table.may(bid_of(seat_at(1), pile_at(0), 1, 1)));
  EXPECT_TRUE(table.may(bid_of(seat_at(1), pile_at(0), 2, 1)));
  EXPECT_FALSE(table.may(bid_of(seat_at(1), pile_at(2), 2, 1)));
  EXPECT_TRUE(table.may(bid_of(seat_at(1), pile_at(2), 3, 1)));
}

TEST(Barbara, is_paid_on_the_first_spaces) {
  SCOPED_TRACE("SP-INV-BARBARA");
  InvestorTable table({barbara, bill, bill}, 3);
  seat_0_wins(table, 1);
  EXPECT_EQ(table.cash(0), 23);
}

TEST(Barbara, affords_by_her_own_list) {
  SCOPED_TRACE("SP-INV-BARBARA, SP-INV-6");
  InvestorTable table({barbara, bill, bill}, 3);
  table.begin(StepId::bidding);
  EXPECT_TRUE(table.may(bid_of(seat_at(0), pile_at(0), 5, 0)));
  EXPECT_FALSE(table.may(bid_of(seat_at(0), pile_at(0), 6, 0)));  // 22 for her
  table.set_cash(0, 0);
  EXPECT_TRUE(table.may(bid_of(seat_at(0), pile_at(0), 2, 0)));  // 0 for her
}

TEST(Barbara, with_donald_pays_one_space_lower_on_her_list) {
  SCOPED_TRACE("SP-INV-6, two players");
  InvestorTable table({barbara, donald, graham, li}, 2);
  table.begin(StepId::bidding);
  table.bid(0, 0, 4, 0);  // 8, pays 3
  table.bid(1, 1, 0, 0);
  table.bid(0, 2, 0, 1);  // receives 4
  table.bid(1, 3, 0, 1);
  EXPECT_EQ(table.cash(0), 20 - 3 + 4);
}

TEST(Bernie, earns_the_fees_of_his_stockpile) {
  SCOPED_TRACE("SP-INV-BERNIE");
  InvestorTable table({bernie, bill, bill}, 3);
  table.state.laid.push_back({open(Card::large_fee), pile_at(0)});
  table.state.laid.push_back({open(Card::small_fee), pile_at(0)});
  seat_0_wins(table, 1);
  EXPECT_EQ(table.cash(0), 20 - 1 + 3 + 1);
  EXPECT_EQ(table.state.board.discard.count(Card::large_fee), 1);
  EXPECT_TRUE(table.state.board.held_fees.is_empty());
}

TEST(Bernie, must_afford_the_bid_before_the_fees) {
  SCOPED_TRACE("SP-INV-BERNIE");
  InvestorTable table({bernie, bill, bill}, 3);
  table.state.laid.push_back({open(Card::large_fee), pile_at(0)});
  table.set_cash(0, 2);
  table.begin(StepId::bidding);
  EXPECT_FALSE(table.may(bid_of(seat_at(0), pile_at(0), 2, 0)));
}

TEST(Liliane, gains_5_once_and_pays_1_for_each_meeple_outbid) {
  SCOPED_TRACE("SP-INV-LILIANE");
  InvestorTable table({liliane, bill, bill}, 3);
  table.begin(StepId::start_demand);
  EXPECT_EQ(table.cash(0), 25);
  table.bid(0, 0, 0);
  table.bid(1, 0, 1);
  EXPECT_EQ(table.cash(0), 24);
}

TEST(Liliane, pays_what_no_standing_bid_needs) {
  SCOPED_TRACE("SP-INV-LILIANE, SP-DEM-10, two players");
  InvestorTable table({liliane, bill, graham, li}, 2);
  table.begin(StepId::start_demand);
  EXPECT_EQ(table.cash(0), 25);
  table.set_cash(0, 10);
  table.bid(0, 0, 4, 0);  // all her money is bound here
  table.bid(1, 1, 0, 0);
  table.bid(0, 2, 0, 1);
  table.bid(1, 2, 1, 1);
  EXPECT_EQ(table.cash(0), 10);
}

TEST(Mitt, is_paid_for_each_placing) {
  SCOPED_TRACE("SP-INV-MITT");
  InvestorTable table({mitt, bill, bill}, 3);
  table.set_cash(0, 0);
  table.begin(StepId::bidding);
  EXPECT_FALSE(table.may(bid_of(seat_at(0), pile_at(0), 1, 0)));
  table.bid(0, 0, 0);
  EXPECT_EQ(table.cash(0), 1);
}

TEST(Mitt, may_bid_what_the_first_meeple_brought) {
  SCOPED_TRACE("SP-INV-MITT, two players");
  InvestorTable table({mitt, bill, graham, li}, 2);
  table.set_cash(0, 0);
  table.begin(StepId::bidding);
  table.bid(0, 0, 0, 0);
  table.bid(1, 1, 0, 0);
  EXPECT_TRUE(table.may(bid_of(seat_at(0), pile_at(2), 1, 1)));
}

TEST(Martha, looks_at_one_pair_a_round) {
  SCOPED_TRACE("SP-INV-MARTHA");
  InvestorTable table({bill, martha, bill}, 3);
  table.play_to(StepId::look_while_bidding);
  ASSERT_EQ(table.turn(), seat_at(1));
  EXPECT_FALSE(table.may(action_of(Verb::look_at_pair, seat_at(1), 1)));  // her own
  EXPECT_FALSE(table.may(action_of(Verb::look_at_pair, seat_at(1), 3)));  // the public one
  EXPECT_TRUE(table.may(action_of(Verb::look_at_pair, seat_at(1), 4)));   // beside the board
  table.act(action_of(Verb::look_at_pair, seat_at(1), 2));
  const View hers = Stockpile::project(table.rules(), table.state, viewer_of(seat_at(1)));
  const View public_view = Stockpile::project(table.rules(), table.state, Viewer::spectator);
  EXPECT_TRUE(hers.pairs[2].forecast.is_known());
  EXPECT_FALSE(public_view.pairs[2].forecast.is_known());
  EXPECT_TRUE(public_view.pairs[2].knowers.has(seat_at(1)));
  for (int n = 0; n < 40 && table.step() != StepId::movement; ++n) {
    table.quietly();
    EXPECT_NE(table.step(), StepId::look_while_bidding);
  }
}

TEST(Martha, is_asked_before_each_bid_and_before_payment) {
  SCOPED_TRACE("SP-INV-MARTHA");
  InvestorTable table({martha, bill, bill}, 3);
  table.play_to(StepId::look_while_bidding);
  for (int seat = 0; seat < 3; ++seat) {
    ASSERT_EQ(table.step(), StepId::look_while_bidding);
    table.act(pass_of(seat_at(0)));
    ASSERT_EQ(table.step(), StepId::bidding);
    table.bid(seat, seat, 0);
  }
  EXPECT_EQ(table.step(), StepId::look_while_bidding);
}

// Two face-down cards, each known to seat 2 alone.
InvestorTable with_hidden_cards(const std::vector<Investor>& cast) {
  InvestorTable table(cast, 3);
  table.state.laid.push_back({Secret<Card>(Card::steel, seat_at(2)), pile_at(0)});
  table.state.laid.push_back({Secret<Card>(Card::bank, seat_at(2)), pile_at(1)});
  table.begin(StepId::before_demand);
  return table;
}

TEST(Warren, looks_and_mark_moves_a_card_there_afterwards) {
  SCOPED_TRACE("SP-INV-WARREN, SP-INV-MARK, SP-INV-3");
  InvestorTable table = with_hidden_cards({warren, mark, bill});
  EXPECT_FALSE(table.may(action_of(Verb::look_at_pile, seat_at(0), 2)));  // nothing face down there
  table.act(action_of(Verb::look_at_pile, seat_at(0), 0));
  ASSERT_EQ(table.turn(), seat_at(1));
  table.act(action_of(Verb::move_card, seat_at(1), 1, 0, 0));
  const View warrens = Stockpile::project(table.rules(), table.state, viewer_of(seat_at(0)));
  ASSERT_EQ(warrens.laid.size(), 2);
  EXPECT_EQ(warrens.laid[0].card.or_else(kNoCard), Card::steel);
  EXPECT_FALSE(warrens.laid[1].card.is_known());
  EXPECT_EQ(warrens.laid[1].pile, pile_at(0));
  const View marks = Stockpile::project(table.rules(), table.state, viewer_of(seat_at(1)));
  EXPECT_FALSE(marks.laid[1].card.is_known());
}

TEST(Liliane, is_the_only_one_shown_with_a_second_amount) {
  SCOPED_TRACE("SP-INV-LILIANE");
  const InvestorTable table({liliane, bill, donald}, 3);
  const View view = Stockpile::project(table.rules(), table.state, viewer_of(seat_at(1)));
  ASSERT_EQ(view.deduced.investors.size(), 3);
  for (const InvestorNumbers& shown : view.deduced.investors)
    EXPECT_EQ(shown.second, shown.investor == liliane ? 1 : 0);
}

TEST(Mark, may_leave_everything_or_move_one_card) {
  SCOPED_TRACE("SP-INV-MARK");
  InvestorTable table = with_hidden_cards({mark, bill, bill});
  EXPECT_TRUE(table.may(pass_of(seat_at(0))));
  EXPECT_FALSE(table.may(action_of(Verb::move_card, seat_at(0), 0, 1, 1)));  // no second card
  EXPECT_FALSE(table.may(action_of(Verb::move_card, seat_at(0), 0, 0, 0)));  // not another stockpile
  table.act(action_of(Verb::move_card, seat_at(0), 0, 0, 2));
  EXPECT_EQ(table.step(), StepId::bidding);
}

TEST(Warren, and_mark_of_one_owner_go_in_any_order) {
  SCOPED_TRACE("SP-INV-2, two players");
  InvestorTable table({warren, mark, graham, li}, 2);
  table.state.laid.push_back({Secret<Card>(Card::steel, seat_at(1)), pile_at(0)});
  table.begin(StepId::before_demand);
  table.act(action_of(Verb::move_card, seat_at(0), 0, 0, 3));
  EXPECT_EQ(table.why_not(action_of(Verb::move_card, seat_at(0), 3, 0, 0)).rule, Rule::SP_INV_MARK);
  table.act(action_of(Verb::look_at_pile, seat_at(0), 3));
  EXPECT_EQ(table.step(), StepId::bidding);
}

}  // namespace
}  // namespace bell::stockpile
