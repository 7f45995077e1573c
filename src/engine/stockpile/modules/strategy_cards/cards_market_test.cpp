// Tests of the cards that move companies or make them pay: effects and limits.
#include <gtest/gtest.h>

#include "tables/stockpile/strategy_table.h"

namespace bell::stockpile::strategy_cards {
namespace {

class MarketCards : public testing::Test, protected StrategyTable {
 protected:
  void start_with(Strategy card) {
    deal(kAnn, card);
    open_action_phase();
  }
  void own_goods(Seat seat, Card card, int number) { state.board.commerce.owned[seat].add(card, number); }
};

TEST_F(MarketCards, pump_and_dump_raises_two) {
  RULE(SP_STR_PUMP_AND_DUMP);
  start_with(Strategy::pump_and_dump);
  play(kAnn, Strategy::pump_and_dump);
  choose(Verb::raise, kAnn, Company::bank);
  EXPECT_EQ(value(Company::bank), 7);
  EXPECT_EQ(cash(kAnn), 18);
  EXPECT_EQ(state.board.strategies.now, StrategyInPlay{});
}

TEST_F(MarketCards, pump_and_dump_may_split_a_stock) {
  own(kBen, Company::bank, 1, 1);
  set_value(Company::bank, 10);
  start_with(Strategy::pump_and_dump);
  play(kAnn, Strategy::pump_and_dump);
  choose(Verb::raise, kAnn, Company::bank);
  EXPECT_EQ(value(Company::bank), 7);
  EXPECT_EQ(cash(kBen), 30);
  EXPECT_EQ(state.board.split[kBen][Company::bank], 2);
}

TEST_F(MarketCards, bear_raid_lowers_two) {
  RULE(SP_STR_BEAR_RAID);
  start_with(Strategy::bear_raid);
  play(kAnn, Strategy::bear_raid);
  EXPECT_EQ(refuse(with_company(Verb::raise, kAnn, Company::bank)).reason, Reason::wrong_moment);
  choose(Verb::lower, kAnn, Company::bank);
  EXPECT_EQ(value(Company::bank), 3);
  EXPECT_EQ(cash(kAnn), 18);
}

TEST_F(MarketCards, bear_raid_may_ruin_a_company) {
  own(kBen, Company::bank, 2);
  set_value(Company::bank, 2);
  start_with(Strategy::bear_raid);
  play(kAnn, Strategy::bear_raid);
  choose(Verb::lower, kAnn, Company::bank);
  EXPECT_EQ(value(Company::bank), 5);
  EXPECT_EQ(discarded(Company::bank), 2);
}

TEST_F(MarketCards, market_maker_moves_two_different_companies) {
  RULE(SP_STR_MARKET_MAKER);
  keep(kAnn, Card::boom);
  start_with(Strategy::market_maker);
  play(kAnn, Strategy::market_maker);
  EXPECT_EQ(refuse(with_card(Verb::discard_card, kAnn, Card::bust)),
            (Refusal{Reason::not_held, Rule::SP_STR_MARKET_MAKER, {static_cast<std::int16_t>(Card::bust), 0}}));
  choose(Verb::discard_card, kAnn, Card::boom);
  EXPECT_EQ(state.kept[kAnn][kAnn].size(), 0);
  EXPECT_EQ(state.board.discard.count(Card::boom), 1);
  choose(Verb::lower, kAnn, Company::steel);
  EXPECT_EQ(refuse(with_company(Verb::raise, kAnn, Company::steel)).reason, Reason::forbidden);
  choose(Verb::raise, kAnn, Company::bank);
  EXPECT_EQ(value(Company::steel), 3);
  EXPECT_EQ(value(Company::bank), 7);
  EXPECT_EQ(cash(kAnn), 20);
}

TEST_F(MarketCards, naked_short_sells_an_unused_action_card) {
  RULE(SP_STR_NAKED_SHORT);
  keep(kAnn, Card::bust);
  start_with(Strategy::naked_short);
  play(kAnn, Strategy::naked_short);
  choose(Verb::discard_card, kAnn, Card::bust);
  EXPECT_EQ(cash(kAnn), 32);
  EXPECT_EQ(state.board.discard.count(Card::bust), 1);
  EXPECT_EQ(state.kept[kAnn][kAnn].size(), 0);
}

TEST_F(MarketCards, action_cards_of_others_are_no_cost) {
  keep(kBen, Card::bust);
  deal(kAnn, Strategy::naked_short);
  start_with(Strategy::market_maker);
  EXPECT_EQ(refuse_play(kAnn, Strategy::naked_short).rule, Rule::SP_STR_NAKED_SHORT);
  EXPECT_EQ(refuse_play(kAnn, Strategy::market_maker).rule, Rule::SP_STR_MARKET_MAKER);
}

TEST_F(MarketCards, systemic_shock_moves_three_different_companies) {
  RULE(SP_STR_SYSTEMIC_SHOCK);
  own_goods(kAnn, Card::oil, 1);
  own_goods(kAnn, Card::tax, 1);
  start_with(Strategy::systemic_shock);
  play(kAnn, Strategy::systemic_shock);
  EXPECT_TRUE(refuse(with_card(Verb::discard_card, kAnn, Card::tax)).is_refused());
  choose(Verb::discard_card, kAnn, Card::oil);
  EXPECT_EQ(state.board.commerce.gone.count(Card::oil), 1);
  choose(Verb::raise, kAnn, Company::automotive);
  choose(Verb::lower, kAnn, Company::bank);
  EXPECT_TRUE(refuse(with_company(Verb::lower, kAnn, Company::automotive)).is_refused());
  choose(Verb::raise, kAnn, Company::steel);
  EXPECT_EQ(value(Company::automotive), 6);
  EXPECT_EQ(value(Company::bank), 4);
  EXPECT_EQ(value(Company::steel), 6);
}

TEST_F(MarketCards, systemic_shock_is_not_paid_with_a_tax) {
  own_goods(kAnn, Card::tax, 2);
  start_with(Strategy::systemic_shock);
  EXPECT_EQ(refuse_play(kAnn, Strategy::systemic_shock).rule, Rule::SP_STR_SYSTEMIC_SHOCK);
}

TEST_F(MarketCards, dividend_growth_investing_pays_every_holder) {
  RULE(SP_STR_DIVIDEND_GROWTH_INVESTING);
  own(kAnn, Company::steel, 1);
  own(kBen, Company::steel, 1, 2);
  start_with(Strategy::dividend_growth_investing);
  play(kAnn, Strategy::dividend_growth_investing);
  choose(Verb::name_company, kAnn, Company::steel);
  choose(Verb::show, kAnn, 1);
  choose(Verb::show, kBen, 0, 2);
  choose(Verb::show, kCleo, 0);
  EXPECT_EQ(cash(kAnn), 18);
  EXPECT_EQ(cash(kBen), 28);
  EXPECT_EQ(cash(kCleo), 20);
}

// A dividend may name a company nobody holds.
TEST_F(MarketCards, special_dividend_pays_one_a_share) {
  RULE(SP_STR_SPECIAL_DIVIDEND);
  own(kBen, Company::bank, 3);
  start_with(Strategy::special_dividend);
  play(kAnn, Strategy::special_dividend);
  EXPECT_EQ(legal().size(), static_cast<std::size_t>(kCompanies));
  choose(Verb::name_company, kAnn, Company::bank);
  choose(Verb::show, kAnn, 0);
  choose(Verb::show, kBen, 3);
  choose(Verb::show, kCleo, 0);
  EXPECT_EQ(cash(kAnn), 18);
  EXPECT_EQ(cash(kBen), 23);
}

TEST_F(MarketCards, stock_buyback_raises_one_and_pays_its_player_alone) {
  RULE(SP_STR_STOCK_BUYBACK);
  own(kAnn, Company::electric, 2, 1);
  own(kBen, Company::electric, 2);
  start_with(Strategy::stock_buyback);
  play(kAnn, Strategy::stock_buyback);
  choose(Verb::raise, kAnn, Company::electric);
  EXPECT_EQ(value(Company::electric), 6);
  choose(Verb::show, kAnn, 2, 1);
  EXPECT_EQ(cash(kAnn), 20 - 3 + 4);
  EXPECT_EQ(cash(kBen), 20);
  EXPECT_EQ(state.board.strategies.now, StrategyInPlay{});
}

TEST_F(MarketCards, stock_buyback_pays_for_cards_it_has_split) {
  own(kAnn, Company::electric, 2);
  set_value(Company::electric, 10);
  start_with(Strategy::stock_buyback);
  play(kAnn, Strategy::stock_buyback);
  choose(Verb::raise, kAnn, Company::electric);
  EXPECT_EQ(value(Company::electric), 6);
  choose(Verb::show, kAnn, 0, 2);
  EXPECT_EQ(cash(kAnn), 20 - 3 + 4);
}

TEST_F(MarketCards, dead_cat_bounce_raises_a_cheapest_company) {
  RULE(SP_STR_DEAD_CAT_BOUNCE);
  set_value(Company::bank, 2);
  set_value(Company::steel, 2);
  start_with(Strategy::dead_cat_bounce);
  play(kAnn, Strategy::dead_cat_bounce);
  EXPECT_EQ(legal(), (std::vector<Action>{with_company(Verb::raise, kAnn, Company::bank),
                                          with_company(Verb::raise, kAnn, Company::steel)}));
  EXPECT_EQ(refuse(with_company(Verb::raise, kAnn, Company::electric)).reason, Reason::forbidden);
  choose(Verb::raise, kAnn, Company::steel);
  EXPECT_EQ(value(Company::steel), 5);
  EXPECT_EQ(cash(kAnn), 19);
}

}  // namespace
}  // namespace bell::stockpile::strategy_cards
