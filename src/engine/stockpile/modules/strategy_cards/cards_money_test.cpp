// Tests of the cards that pay for bids, goods, bonds, companies or little cash: effects and limits.
#include <gtest/gtest.h>

#include "tables/stockpile/strategy_table.h"

namespace bell::stockpile::strategy_cards {
namespace {

class MoneyCards : public testing::Test, protected StrategyTable {
 protected:
  void start_with(Strategy card) {
    deal(kAnn, card);
    open_action_phase();
  }
  void buy(Seat seat, std::size_t meeple, int space, int paid) {
    state.board.purchases[seat][meeple] = {static_cast<std::uint8_t>(space), static_cast<std::int8_t>(paid)};
  }
  void own_goods(Seat seat, Card card, int number) { state.board.commerce.owned[seat].add(card, number); }
};

constexpr int kSpaceOf3 = 2;
constexpr int kSpaceOf6 = 3;
constexpr int kSpaceOf10 = 4;
constexpr int kSpaceOf15 = 5;
constexpr int kSpaceOf20 = 6;

// By the space of the meeple, whatever was paid.
TEST_F(MoneyCards, block_trading_pays_for_a_high_bid) {
  RULE(SP_STR_BLOCK_TRADING);
  buy(kAnn, 0, kSpaceOf15, 10);
  start_with(Strategy::block_trading);
  play(kAnn, Strategy::block_trading);
  EXPECT_EQ(cash(kAnn), 26);
}

TEST_F(MoneyCards, block_trading_needs_fifteen) {
  buy(kAnn, 0, kSpaceOf10, 10);
  start_with(Strategy::block_trading);
  EXPECT_EQ(
      refuse_play(kAnn, Strategy::block_trading),
      (Refusal{Reason::forbidden, Rule::SP_STR_BLOCK_TRADING, {static_cast<std::int16_t>(Strategy::block_trading)}}));
}

TEST_F(MoneyCards, block_trading_with_two_players_pays_once_for_either) {
  seat_players(2);
  buy(kAnn, 0, kSpaceOf15, 15);
  buy(kAnn, 1, kSpaceOf20, 20);
  start_with(Strategy::block_trading);
  play(kAnn, Strategy::block_trading);
  EXPECT_EQ(cash(kAnn), 26);
}

TEST_F(MoneyCards, value_investing_pays_for_a_low_bid) {
  RULE(SP_STR_VALUE_INVESTING);
  buy(kAnn, 0, kSpaceOf3, 3);
  start_with(Strategy::value_investing);
  play(kAnn, Strategy::value_investing);
  EXPECT_EQ(cash(kAnn), 24);
}

TEST_F(MoneyCards, value_investing_needs_three_or_less) {
  buy(kAnn, 0, kSpaceOf6, 3);
  start_with(Strategy::value_investing);
  EXPECT_EQ(refuse_play(kAnn, Strategy::value_investing).rule, Rule::SP_STR_VALUE_INVESTING);
}

TEST_F(MoneyCards, value_investing_with_two_players_asks_for_either) {
  seat_players(2);
  buy(kAnn, 0, kSpaceOf15, 15);
  buy(kAnn, 1, kSpaceOf3, 3);
  start_with(Strategy::value_investing);
  play(kAnn, Strategy::value_investing);
  EXPECT_EQ(cash(kAnn), 24);
}

// The rulebook's example, two platinum and three corn.
TEST_F(MoneyCards, corner_the_market_pays_beyond_the_first_of_a_kind) {
  RULE(SP_STR_CORNER_THE_MARKET);
  own_goods(kAnn, Card::platinum, 2);
  own_goods(kAnn, Card::corn, 3);
  own_goods(kAnn, Card::tax, 2);
  start_with(Strategy::corner_the_market);
  play(kAnn, Strategy::corner_the_market);
  EXPECT_EQ(cash(kAnn), 20 - 2 + 15);
}

TEST_F(MoneyCards, corner_the_market_does_not_count_taxes) {
  own_goods(kAnn, Card::corn, 1);
  own_goods(kAnn, Card::tax, 3);
  start_with(Strategy::corner_the_market);
  EXPECT_EQ(refuse_play(kAnn, Strategy::corner_the_market).rule, Rule::SP_STR_CORNER_THE_MARKET);
}

TEST_F(MoneyCards, diversification_pays_for_each_company_shown) {
  RULE(SP_STR_DIVERSIFICATION);
  own(kAnn, Company::automotive, 2);
  own(kAnn, Company::steel, 1);
  own(kAnn, Company::bank, 0, 1);
  start_with(Strategy::diversification);
  play(kAnn, Strategy::diversification);
  EXPECT_EQ(legal().size(), 8U);
  choose(Verb::show_companies, kAnn, 0b100010);  // steel and bank
  EXPECT_EQ(cash(kAnn), 24);
  EXPECT_EQ(state.board.surely[kAnn][Company::steel], 1);
  EXPECT_EQ(state.board.surely[kAnn][Company::automotive], 0);
  EXPECT_EQ(state.board.surely[kAnn][Company::bank], 0);  // a split card was shown
}

TEST_F(MoneyCards, diversification_may_show_nothing_but_needs_a_share) {
  deal(kBen, Strategy::diversification);
  own(kBen, Company::steel, 1);
  start_with(Strategy::diversification);
  EXPECT_EQ(refuse_play(kAnn, Strategy::diversification).rule, Rule::SP_STR_DIVERSIFICATION);
  act(pass_of(kAnn));
  play(kBen, Strategy::diversification);
  choose(Verb::show_companies, kBen, 0);
  EXPECT_EQ(cash(kBen), 20);
}

// The amount actually paid.
TEST_F(MoneyCards, interpositioning_gives_the_bid_back) {
  RULE(SP_STR_INTERPOSITIONING);
  buy(kAnn, 0, kSpaceOf15, 10);
  start_with(Strategy::interpositioning);
  play(kAnn, Strategy::interpositioning);
  EXPECT_EQ(cash(kAnn), 20 - 3 + 10);
}

TEST_F(MoneyCards, interpositioning_needs_a_paid_bid) {
  buy(kAnn, 0, 0, -4);
  start_with(Strategy::interpositioning);
  EXPECT_EQ(refuse_play(kAnn, Strategy::interpositioning).rule, Rule::SP_STR_INTERPOSITIONING);
}

TEST_F(MoneyCards, interpositioning_with_two_players_is_for_one_stockpile) {
  seat_players(2);
  buy(kAnn, 0, kSpaceOf6, 6);
  buy(kAnn, 1, kSpaceOf10, 10);
  start_with(Strategy::interpositioning);
  play(kAnn, Strategy::interpositioning);
  choose(Verb::refund, kAnn, 1);
  EXPECT_EQ(cash(kAnn), 20 - 3 + 10);
}

TEST_F(MoneyCards, golden_parachute_pays_if_nobody_has_less) {
  RULE(SP_STR_GOLDEN_PARACHUTE);
  start_with(Strategy::golden_parachute);
  play(kAnn, Strategy::golden_parachute);
  EXPECT_EQ(cash(kAnn), 24);
}

TEST_F(MoneyCards, golden_parachute_is_not_for_the_richer) {
  state.board.cash[kCleo] = Money(19);
  start_with(Strategy::golden_parachute);
  EXPECT_EQ(refuse_play(kAnn, Strategy::golden_parachute).rule, Rule::SP_STR_GOLDEN_PARACHUTE);
}

TEST_F(MoneyCards, tax_haven_removes_one_tax) {
  RULE(SP_STR_TAX_HAVEN);
  own_goods(kAnn, Card::tax, 2);
  start_with(Strategy::tax_haven);
  play(kAnn, Strategy::tax_haven);
  EXPECT_EQ(cash(kAnn), 16);
  EXPECT_EQ(state.board.commerce.owned[kAnn].count(Card::tax), 1);
  EXPECT_EQ(state.board.commerce.gone.count(Card::tax), 1);
}

TEST_F(MoneyCards, tax_haven_needs_a_tax) {
  own_goods(kAnn, Card::gold, 2);
  start_with(Strategy::tax_haven);
  EXPECT_EQ(refuse_play(kAnn, Strategy::tax_haven).rule, Rule::SP_STR_TAX_HAVEN);
}

TEST_F(MoneyCards, bond_ladder_pays_for_five_bonds_at_most) {
  RULE(SP_STR_BOND_LADDER);
  state.board.bond.held[kAnn] = 7;
  state.board.bond.held[kBen] = 3;
  deal(kBen, Strategy::bond_ladder);
  start_with(Strategy::bond_ladder);
  play(kAnn, Strategy::bond_ladder);
  play(kBen, Strategy::bond_ladder);
  EXPECT_EQ(cash(kAnn), 25);
  EXPECT_EQ(cash(kBen), 23);
}

TEST_F(MoneyCards, bond_ladder_needs_a_bond) {
  start_with(Strategy::bond_ladder);
  EXPECT_EQ(refuse_play(kAnn, Strategy::bond_ladder).rule, Rule::SP_STR_BOND_LADDER);
}

}  // namespace
}  // namespace bell::stockpile::strategy_cards
