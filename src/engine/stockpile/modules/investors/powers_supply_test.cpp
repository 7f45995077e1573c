// Tests of the investors of Information and Supply: an insider card taken, opening cards chosen, both market cards
// hidden.
#include <gtest/gtest.h>

#include "tables/stockpile/investor_table.h"

namespace bell::stockpile {
namespace {

using enum Investor;

TEST(Phil, takes_a_company_for_his_pair) {
  SCOPED_TRACE("SP-INV-PHIL");
  InvestorTable table({bill, phil, bill}, 3);
  ASSERT_EQ(table.step(), StepId::take_insider_card);
  ASSERT_EQ(table.turn(), seat_at(1));
  EXPECT_FALSE(table.may(pass_of(seat_at(1))));
  table.act(with_company(Verb::take_company, seat_at(1), Company::steel));
  EXPECT_EQ(table.state.board.pair_parts[1], kHasCompany);  // which kind is public
  const View others = Stockpile::project(table.rules(), table.state, viewer_of(seat_at(0)));
  EXPECT_FALSE(others.pairs[1].company.is_known());
  table.play_to(StepId::open_piles);
  EXPECT_EQ(table.state.pairs[1].company.truth(), Company::steel);
  for (const int other : {0, 2, 3, 4, 5})
    EXPECT_NE(table.state.pairs[static_cast<std::size_t>(other)].company.truth(), Company::steel);
}

TEST(Phil, takes_a_forecast_of_this_round) {
  SCOPED_TRACE("SP-INV-PHIL");
  InvestorTable table({phil, bill, bill}, 3);
  EXPECT_FALSE(table.may(action_of(Verb::take_forecast, seat_at(0), static_cast<int>(Forecast::minus_4))));
  table.act(action_of(Verb::take_forecast, seat_at(0), static_cast<int>(Forecast::plus_4)));
  table.play_to(StepId::open_piles);
  EXPECT_EQ(table.state.pairs[0].forecast.truth(), Forecast::plus_4);
}

TEST(Phil, takes_one_card_for_the_first_of_two_pairs) {
  SCOPED_TRACE("SP-INV-PHIL, two players");
  InvestorTable table({graham, li, phil, bill}, 2);
  table.act(with_company(Verb::take_company, seat_at(1), Company::bank));
  EXPECT_EQ(table.step(), StepId::deal_pairs);
  table.play_to(StepId::open_piles);
  EXPECT_EQ(table.state.pairs[2].company.truth(), Company::bank);
}

TEST(Robins, hides_one_opening_card) {
  SCOPED_TRACE("SP-INV-ROBINS");
  InvestorTable table({bill, bill, robins}, 3);
  table.play_to(StepId::hide_opening);
  ASSERT_EQ(table.turn(), seat_at(2));
  const View hers = Stockpile::project(table.rules(), table.state, viewer_of(seat_at(2)));
  const View others = Stockpile::project(table.rules(), table.state, viewer_of(seat_at(0)));
  EXPECT_TRUE(hers.drawn[0].is_known());
  EXPECT_FALSE(others.drawn[0].is_known());
  table.state.drawn[0].truth() = Card::bank;
  table.state.drawn[1].truth() = Card::steel;
  table.state.drawn[2].truth() = Card::boom;
  EXPECT_FALSE(table.may(pass_of(seat_at(2))));
  table.act(action_of(Verb::hide_opening, seat_at(2), 1, 0));
  ASSERT_EQ(table.state.laid.size(), 3);
  EXPECT_EQ(table.state.laid[0].card, Secret<Card>(Card::steel, seat_at(2)));
  EXPECT_EQ(table.state.laid[1].card, open(Card::bank));  // the others in drawn order
  EXPECT_EQ(table.state.laid[2].card, open(Card::boom));
  EXPECT_EQ(table.step(), StepId::deal_market);
}

TEST(Robins, draws_four_for_two_players) {
  SCOPED_TRACE("SP-INV-ROBINS, two players");
  InvestorTable table({robins, bill, graham, li}, 2);
  table.play_to(StepId::hide_opening);
  EXPECT_EQ(table.state.drawn.size(), 4);
  table.act(action_of(Verb::hide_opening, seat_at(0), 3, 2));
  EXPECT_EQ(table.state.laid.size(), 4);
}

TEST(Stuart, may_place_both_cards_face_down) {
  SCOPED_TRACE("SP-INV-STUART");
  InvestorTable table({stuart, bill, bill}, 3);
  table.play_to(StepId::place_market);
  table.state.hands[seat_at(0)][0].truth() = Card::bank;
  table.state.hands[seat_at(0)][1].truth() = Card::steel;
  EXPECT_TRUE(table.may(placing(Verb::place_face_up, seat_at(0), Card::bank, pile_at(0))));
  table.act(placing(Verb::place_face_down, seat_at(0), Card::steel, pile_at(0)));
  table.act(placing(Verb::place_face_down, seat_at(0), Card::bank, pile_at(0)));
  const View others = Stockpile::project(table.rules(), table.state, viewer_of(seat_at(1)));
  EXPECT_FALSE(others.laid[3].card.is_known());
  EXPECT_FALSE(others.laid[4].card.is_known());
  ASSERT_EQ(table.turn(), seat_at(1));
  const Card first = table.state.hands[seat_at(1)][0].truth();
  EXPECT_FALSE(table.may(placing(Verb::place_face_down, seat_at(1), first, pile_at(0))));  // Bill may not
}

TEST(Stuart, hides_both_sets) {
  SCOPED_TRACE("SP-INV-STUART, two players");
  InvestorTable table({stuart, bill, graham, li}, 2);
  for (int set = 0; set < 2; ++set) {
    table.play_to(StepId::place_market);
    ASSERT_EQ(table.turn(), seat_at(0));
    const Card first = table.state.hands[seat_at(0)][0].truth();
    table.act(placing(Verb::place_face_down, seat_at(0), first, pile_at(0)));
    for (int n = 0; n < 3; ++n) table.quietly();
  }
  int hidden = 0;
  for (const Laid& laid : table.state.laid) hidden += laid.card.seen_by(viewer_of(seat_at(1))).is_known() ? 0 : 1;
  EXPECT_EQ(hidden, 4);
}

}  // namespace
}  // namespace bell::stockpile
