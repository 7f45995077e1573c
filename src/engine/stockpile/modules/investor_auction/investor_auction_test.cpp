// Tests of the investor auction: what is put up, the limits of bids, and what is left to start with.
#include <gtest/gtest.h>

#include "tables/stockpile/investor_table.h"

namespace bell::stockpile {
namespace {

struct Auction {
  explicit Auction(int seats, int cash) : rules(composed(seats, cash)), state(Stockpile::initial(rules)) {
    while (state.cursor().turn.is_chance()) apply(outcome<Stockpile>(rules, state, 0));
    while (step() == StepId::keep_investors) {
      ActionList list;
      legal<Stockpile>(rules, state, state.cursor().turn.first(), list);
      apply(list[0]);
    }
  }
  static Rules composed(int seats, int cash) {
    Components box = plain_components();
    box.investor_cash.fill(static_cast<std::uint8_t>(cash));
    box.investor_cash_two.fill(static_cast<std::uint8_t>(cash));
    box.investor_cash[0] = box.investor_cash_two[0] = 0;
    Setup setup{.title = "stockpile",
                .seats = seats,
                .modules = {"investor_auction", "investors"},
                .options = {{"first_player", "0"}},
                .components = {}};
    const auto rules = Stockpile::compose(setup, box);
    EXPECT_TRUE(rules.is_ok());
    return *rules;
  }
  StepId step() const { return current<Stockpile>(rules, state).id; }
  void apply(const Action& act) { apply_assuming_legal<Stockpile>(rules, state, act, {}); }
  Refusal why_not(const Action& act) const { return refuse<Stockpile>(rules, state, act); }
  void bid(int seat, int pile, int space, int meeple = 0) {
    const Action act = bid_of(seat_at(seat), pile_at(pile), space, meeple);
    ASSERT_FALSE(why_not(act).is_refused()) << notation(act);
    apply(act);
  }
  Rules rules;
  State state;
};

TEST(InvestorAuction, sells_what_everybody_put_up) {
  SCOPED_TRACE("SP-INV-8");
  Auction table(3, 20);
  ASSERT_EQ(table.step(), StepId::bid_for_investors);
  const PerPile<Investor> up = table.state.board.auction.on_pile;
  EXPECT_EQ(up[pile_at(0)], Investor::bill);  // in turn order, face up
  table.bid(0, 0, 1);
  table.bid(1, 0, 2);  // outbids
  table.bid(2, 2, 0);
  table.bid(0, 1, 3);
  EXPECT_EQ(table.state.board.investors.of[seat_at(1)][0], up[pile_at(0)]);
  EXPECT_EQ(table.state.board.investors.of[seat_at(0)][0], up[pile_at(1)]);
  EXPECT_EQ(table.state.board.cash[seat_at(0)], Money(20 - 6));
  EXPECT_EQ(table.state.board.cash[seat_at(1)], Money(20 - 3));
  EXPECT_EQ(table.state.board.cash[seat_at(2)], Money(20));
  EXPECT_EQ(table.state.board.bids_made, 0);
}

TEST(InvestorAuction, a_bid_is_limited_by_the_investors_own_value) {
  SCOPED_TRACE("SP-INV-8");
  Auction table(3, 14);
  EXPECT_EQ(table.why_not(bid_of(seat_at(0), pile_at(0), 5, 0)).rule, Rule::SP_INV_8);
  table.bid(0, 0, 4);
  EXPECT_TRUE(table.why_not(bid_of(seat_at(1), pile_at(0), 5, 0)).is_refused());  // so the track is locked
}

TEST(InvestorAuction, no_ability_applies_to_it) {
  SCOPED_TRACE("SP-INV-8");
  Auction table(3, 20);
  table.state.board.auction.on_pile[pile_at(0)] = Investor::carlos;
  table.bid(0, 0, 0);
  EXPECT_FALSE(table.why_not(bid_of(seat_at(1), pile_at(0), 1, 0)).is_refused());
}

TEST(InvestorAuction, for_two_limits_each_bid_by_its_own_card) {
  SCOPED_TRACE("SP-INV-8, two players");
  Auction table(2, 10);
  table.bid(0, 0, 4, 0);
  table.bid(1, 1, 0, 0);
  EXPECT_EQ(table.why_not(bid_of(seat_at(0), pile_at(1), 5, 1)).rule, Rule::SP_INV_8);
  table.bid(0, 2, 4, 1);  // there is no limit on the sum
  table.bid(1, 3, 1, 1);
  EXPECT_EQ(table.state.board.cash[seat_at(0)], Money(0));
  EXPECT_EQ(table.state.board.cash[seat_at(1)], Money(19));
}

TEST(InvestorAuction, needs_the_investors) {
  const bell::Setup setup{
      .title = "stockpile", .seats = 3, .modules = {"investor_auction"}, .options = {}, .components = {}};
  const auto rules = Stockpile::compose(setup, plain_components());
  ASSERT_FALSE(rules.is_ok());
  EXPECT_EQ(rules.error().why, Misfit::needs);
}

}  // namespace
}  // namespace bell::stockpile
