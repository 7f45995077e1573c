// Tests of the cards that change portfolios: effects and limits.
#include <gtest/gtest.h>

#include "tables/stockpile/strategy_table.h"

namespace bell::stockpile::strategy_cards {
namespace {

class ShareCards : public testing::Test, protected StrategyTable {
 protected:
  void start_with(Strategy card) {
    deal(kAnn, card);
    open_action_phase();
  }
  void discard(Company company, int number = 1) { state.board.discard.add(stock_of(company), number); }
  int regular(Seat seat, Company company) const { return state.regular[seat][company]; }
  int split(Seat seat, Company company) const { return state.board.split[seat][company]; }
  static Action share(Verb verb, Company company, Portion portion) {
    return action_of(verb, kAnn, static_cast<int>(company), static_cast<int>(portion));
  }
  static Action take(Company company) { return with_company(Verb::take_discarded, kAnn, company); }
};

TEST_F(ShareCards, convertible_bond_becomes_a_share) {
  RULE(SP_STR_CONVERTIBLE_BOND);
  state.board.bond.held[kAnn] = 2;
  discard(Company::bank);
  discard(Company::steel);
  start_with(Strategy::convertible_bond);
  play(kAnn, Strategy::convertible_bond);
  EXPECT_EQ(legal(), (std::vector<Action>{take(Company::bank), take(Company::steel)}));
  act(take(Company::steel));
  EXPECT_EQ(state.board.bond.held[kAnn], 1);
  EXPECT_EQ(regular(kAnn, Company::steel), 1);
  EXPECT_EQ(state.board.surely[kAnn][Company::steel], 1);
  EXPECT_EQ(discarded(Company::steel), 0);
}

TEST_F(ShareCards, convertible_bond_needs_a_bond_and_a_discarded_stock_card) {
  state.board.bond.held[kAnn] = 1;
  state.board.discard.add(Card::boom);
  start_with(Strategy::convertible_bond);
  EXPECT_EQ(refuse_play(kAnn, Strategy::convertible_bond).rule, Rule::SP_STR_CONVERTIBLE_BOND);
  discard(Company::bank);
  EXPECT_FALSE(refuse_play(kAnn, Strategy::convertible_bond).is_refused());
  state.board.bond.held[kAnn] = 0;
  EXPECT_TRUE(refuse_play(kAnn, Strategy::convertible_bond).is_refused());
}

// The card given up was not in the pile before.
TEST_F(ShareCards, fraudulent_transfer_exchanges_a_share_for_a_discarded_one) {
  RULE(SP_STR_FRAUDULENT_TRANSFER);
  RULE(SP_STR_7);
  own(kAnn, Company::bank, 1);
  discard(Company::steel);
  start_with(Strategy::fraudulent_transfer);
  play(kAnn, Strategy::fraudulent_transfer);
  act(share(Verb::give_up, Company::bank, Portion::regular));
  EXPECT_EQ(legal(), std::vector<Action>{take(Company::steel)});
  EXPECT_EQ(refuse(take(Company::bank)).rule, Rule::SP_STR_FRAUDULENT_TRANSFER);
  act(take(Company::steel));
  EXPECT_EQ(regular(kAnn, Company::bank), 0);
  EXPECT_EQ(regular(kAnn, Company::steel), 1);
  EXPECT_EQ(discarded(Company::bank), 1);
  EXPECT_EQ(cash(kAnn), 20);
}

TEST_F(ShareCards, fraudulent_transfer_takes_half_a_split_card_as_cost) {
  own(kAnn, Company::bank, 0, 1);
  discard(Company::bank);
  start_with(Strategy::fraudulent_transfer);
  play(kAnn, Strategy::fraudulent_transfer);
  EXPECT_EQ(refuse(share(Verb::give_up, Company::bank, Portion::regular)).reason, Reason::not_held);
  act(share(Verb::give_up, Company::bank, Portion::half_split));
  act(take(Company::bank));
  EXPECT_EQ(regular(kAnn, Company::bank), 2);
  EXPECT_EQ(split(kAnn, Company::bank), 0);
}

TEST_F(ShareCards, fraudulent_transfer_needs_a_share_and_a_discarded_one) {
  own(kAnn, Company::bank, 1);
  start_with(Strategy::fraudulent_transfer);
  EXPECT_EQ(refuse_play(kAnn, Strategy::fraudulent_transfer).rule, Rule::SP_STR_FRAUDULENT_TRANSFER);
}

// The limit is on the card taken.
TEST_F(ShareCards, vulture_capitalism_takes_a_cheap_share_and_money) {
  RULE(SP_STR_VULTURE_CAPITALISM);
  own(kAnn, Company::bank, 1);
  discard(Company::steel);
  discard(Company::electric);
  set_value(Company::steel, 3);
  set_value(Company::electric, 4);
  start_with(Strategy::vulture_capitalism);
  play(kAnn, Strategy::vulture_capitalism);
  act(share(Verb::give_up, Company::bank, Portion::regular));
  EXPECT_EQ(legal(), std::vector<Action>{take(Company::steel)});
  act(take(Company::steel));
  EXPECT_EQ(cash(kAnn), 23);
}

TEST_F(ShareCards, vulture_capitalism_needs_a_cheap_discarded_share) {
  own(kAnn, Company::bank, 1);
  discard(Company::steel);
  set_value(Company::bank, 1);
  start_with(Strategy::vulture_capitalism);
  EXPECT_EQ(refuse_play(kAnn, Strategy::vulture_capitalism).rule, Rule::SP_STR_VULTURE_CAPITALISM);
}

TEST_F(ShareCards, rogue_trading_moves_a_share_to_the_split_portfolio) {
  RULE(SP_STR_ROGUE_TRADING);
  own(kAnn, Company::bank, 2);
  start_with(Strategy::rogue_trading);
  play(kAnn, Strategy::rogue_trading);
  EXPECT_TRUE(refuse(with_company(Verb::name_company, kAnn, Company::steel)).is_refused());
  choose(Verb::name_company, kAnn, Company::bank);
  EXPECT_EQ(regular(kAnn, Company::bank), 1);
  EXPECT_EQ(split(kAnn, Company::bank), 1);
  EXPECT_EQ(cash(kAnn), 15);
}

TEST_F(ShareCards, rogue_trading_needs_a_regular_share) {
  own(kAnn, Company::bank, 0, 2);
  start_with(Strategy::rogue_trading);
  EXPECT_EQ(refuse_play(kAnn, Strategy::rogue_trading).rule, Rule::SP_STR_ROGUE_TRADING);
}

TEST_F(ShareCards, short_and_distort_sells_three_at_most) {
  RULE(SP_STR_SHORT_AND_DISTORT);
  own(kAnn, Company::bank, 2, 1);
  own(kAnn, Company::steel, 1);
  start_with(Strategy::short_and_distort);
  play(kAnn, Strategy::short_and_distort);
  act(share(Verb::sell_short, Company::bank, Portion::half_split));
  EXPECT_EQ(regular(kAnn, Company::bank), 3);
  act(share(Verb::sell_short, Company::bank, Portion::regular));
  act(share(Verb::sell_short, Company::bank, Portion::regular));
  EXPECT_EQ(cash(kAnn), 20 - 3 + 24);
  EXPECT_EQ(discarded(Company::bank), 2);
  EXPECT_EQ(state.board.strategies.now, StrategyInPlay{});
}

TEST_F(ShareCards, short_and_distort_goes_company_by_company) {
  own(kAnn, Company::bank, 1, 1);
  own(kAnn, Company::steel, 1);
  start_with(Strategy::short_and_distort);
  play(kAnn, Strategy::short_and_distort);
  act(share(Verb::sell_short, Company::bank, Portion::regular));
  EXPECT_TRUE(refuse(share(Verb::sell_short, Company::bank, Portion::half_split)).is_refused());
  act(share(Verb::sell_short, Company::steel, Portion::regular));
  EXPECT_EQ(legal(), std::vector<Action>{pass_of(kAnn)});
}

TEST_F(ShareCards, short_and_distort_may_sell_none_but_needs_a_card) {
  own(kBen, Company::bank, 1);
  deal(kBen, Strategy::short_and_distort);
  start_with(Strategy::short_and_distort);
  EXPECT_EQ(refuse_play(kAnn, Strategy::short_and_distort).rule, Rule::SP_STR_SHORT_AND_DISTORT);
  act(pass_of(kAnn));
  play(kBen, Strategy::short_and_distort);
  act(pass_of(kBen));
  EXPECT_EQ(cash(kBen), 17);
  EXPECT_EQ(regular(kBen, Company::bank), 1);
}

}  // namespace
}  // namespace bell::stockpile::strategy_cards
