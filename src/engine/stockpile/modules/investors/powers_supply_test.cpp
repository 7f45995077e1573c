// Investors of Information and Supply: an insider card taken, opening cards chosen, both market cards hidden.
#include <gtest/gtest.h>

#include "engine/stockpile/modules/investors/scene.h"

namespace bell::stockpile {
namespace {

using enum Investor;

TEST(Phil, takes_a_company_for_his_pair) {
  SCOPED_TRACE("SP-INV-PHIL");
  Scene scene({bill, phil, bill}, 3);
  ASSERT_EQ(scene.step(), StepId::take_insider_card);
  ASSERT_EQ(scene.turn(), seat_at(1));
  EXPECT_FALSE(scene.may(pass_of(seat_at(1))));
  scene.act(with_company(Verb::take_company, seat_at(1), Company::steel));
  EXPECT_EQ(scene.state.board.pair_parts[1], kHasCompany);  // which kind is public
  const View others = Stockpile::project(scene.rules(), scene.state, viewer_of(seat_at(0)));
  EXPECT_FALSE(others.pairs[1].company.is_known());
  scene.play_to(StepId::open_piles);
  EXPECT_EQ(scene.state.pairs[1].company.truth(), Company::steel);
  for (const int other : {0, 2, 3, 4, 5})
    EXPECT_NE(scene.state.pairs[static_cast<std::size_t>(other)].company.truth(), Company::steel);
}

TEST(Phil, takes_a_forecast_of_this_round) {
  SCOPED_TRACE("SP-INV-PHIL");
  Scene scene({phil, bill, bill}, 3);
  EXPECT_FALSE(scene.may(action_of(Verb::take_forecast, seat_at(0), static_cast<int>(Forecast::minus_4))));
  scene.act(action_of(Verb::take_forecast, seat_at(0), static_cast<int>(Forecast::plus_4)));
  scene.play_to(StepId::open_piles);
  EXPECT_EQ(scene.state.pairs[0].forecast.truth(), Forecast::plus_4);
}

TEST(Phil, takes_one_card_for_the_first_of_two_pairs) {
  SCOPED_TRACE("SP-INV-PHIL, two players");
  Scene scene({graham, li, phil, bill}, 2);
  scene.act(with_company(Verb::take_company, seat_at(1), Company::bank));
  EXPECT_EQ(scene.step(), StepId::deal_pairs);
  scene.play_to(StepId::open_piles);
  EXPECT_EQ(scene.state.pairs[2].company.truth(), Company::bank);
}

TEST(Robins, hides_one_opening_card) {
  SCOPED_TRACE("SP-INV-ROBINS");
  Scene scene({bill, bill, robins}, 3);
  scene.play_to(StepId::hide_opening);
  ASSERT_EQ(scene.turn(), seat_at(2));
  const View hers = Stockpile::project(scene.rules(), scene.state, viewer_of(seat_at(2)));
  const View others = Stockpile::project(scene.rules(), scene.state, viewer_of(seat_at(0)));
  EXPECT_TRUE(hers.drawn[0].is_known());
  EXPECT_FALSE(others.drawn[0].is_known());
  scene.state.drawn[0].truth() = Card::bank;
  scene.state.drawn[1].truth() = Card::steel;
  scene.state.drawn[2].truth() = Card::boom;
  EXPECT_FALSE(scene.may(pass_of(seat_at(2))));
  scene.act(action_of(Verb::hide_opening, seat_at(2), 1, 0));
  ASSERT_EQ(scene.state.laid.size(), 3);
  EXPECT_EQ(scene.state.laid[0].card, Secret<Card>(Card::steel, seat_at(2)));
  EXPECT_EQ(scene.state.laid[1].card, open(Card::bank));  // the others in drawn order
  EXPECT_EQ(scene.state.laid[2].card, open(Card::boom));
  EXPECT_EQ(scene.step(), StepId::deal_market);
}

TEST(Robins, draws_four_for_two_players) {
  SCOPED_TRACE("SP-INV-ROBINS, two players");
  Scene scene({robins, bill, graham, li}, 2);
  scene.play_to(StepId::hide_opening);
  EXPECT_EQ(scene.state.drawn.size(), 4);
  scene.act(action_of(Verb::hide_opening, seat_at(0), 3, 2));
  EXPECT_EQ(scene.state.laid.size(), 4);
}

TEST(Stuart, may_place_both_cards_face_down) {
  SCOPED_TRACE("SP-INV-STUART");
  Scene scene({stuart, bill, bill}, 3);
  scene.play_to(StepId::place_market);
  scene.state.hands[seat_at(0)][0].truth() = Card::bank;
  scene.state.hands[seat_at(0)][1].truth() = Card::steel;
  EXPECT_TRUE(scene.may(placing(Verb::place_face_up, seat_at(0), Card::bank, pile_at(0))));
  scene.act(placing(Verb::place_face_down, seat_at(0), Card::steel, pile_at(0)));
  scene.act(placing(Verb::place_face_down, seat_at(0), Card::bank, pile_at(0)));
  const View others = Stockpile::project(scene.rules(), scene.state, viewer_of(seat_at(1)));
  EXPECT_FALSE(others.laid[3].card.is_known());
  EXPECT_FALSE(others.laid[4].card.is_known());
  ASSERT_EQ(scene.turn(), seat_at(1));
  const Card first = scene.state.hands[seat_at(1)][0].truth();
  EXPECT_FALSE(scene.may(placing(Verb::place_face_down, seat_at(1), first, pile_at(0))));  // Bill may not
}

TEST(Stuart, hides_both_sets) {
  SCOPED_TRACE("SP-INV-STUART, two players");
  Scene scene({stuart, bill, graham, li}, 2);
  for (int set = 0; set < 2; ++set) {
    scene.play_to(StepId::place_market);
    ASSERT_EQ(scene.turn(), seat_at(0));
    const Card first = scene.state.hands[seat_at(0)][0].truth();
    scene.act(placing(Verb::place_face_down, seat_at(0), first, pile_at(0)));
    for (int n = 0; n < 3; ++n) scene.quietly();
  }
  int hidden = 0;
  for (const Laid& laid : scene.state.laid) hidden += laid.card.seen_by(viewer_of(seat_at(1))).is_known() ? 0 : 1;
  EXPECT_EQ(hidden, 4);
}

}  // namespace
}  // namespace bell::stockpile
