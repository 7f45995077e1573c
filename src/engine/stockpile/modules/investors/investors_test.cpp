// Tests how investors are dealt, kept in secret and revealed, and which ones may be dealt.
#include <gtest/gtest.h>

#include "tables/stockpile/investor_table.h"

namespace bell::stockpile {
namespace {

Outcome<Rules, CompositionError> composed(int seats, const std::string& boxes, std::vector<std::string> more = {}) {
  bell::Setup setup{.title = "stockpile", .seats = seats, .modules = std::move(more), .options = {}, .components = {}};
  setup.modules.emplace_back("investors");
  setup.options["first_player"] = "0";
  if (!boxes.empty()) setup.options["investors"] = boxes;
  return Stockpile::compose(setup, plain_components());
}

// From the first deal; chance deals the lowest numbers first.
struct Dealt {
  explicit Dealt(int seats) : rules(*composed(seats, "")), state(Stockpile::initial(rules)) {
    while (state.cursor().turn.is_chance()) apply(outcome<Stockpile>(rules, state, 0));
  }
  void apply(const Action& act) { apply_assuming_legal<Stockpile>(rules, state, act, {}); }
  bool may(const Action& act) const { return !refuse<Stockpile>(rules, state, act).is_refused(); }
  Rules rules;
  State state;
};

TEST(Choosing, is_secret_and_simultaneous) {
  SCOPED_TRACE("SP-INV-1");
  Dealt table(3);
  EXPECT_EQ(table.state.cursor().turn.seats(), seats_of(3));
  EXPECT_FALSE(table.may(keeping(seat_at(2), Investor::bill, Investor::none)));  // dealt to another player
  table.apply(keeping(seat_at(2), Investor::deborah, Investor::none));
  EXPECT_FALSE(table.may(keeping(seat_at(2), Investor::graham, Investor::none)));  // has already chosen
  const View other = Stockpile::project(table.rules, table.state, viewer_of(seat_at(0)));
  const View own = Stockpile::project(table.rules, table.state, viewer_of(seat_at(2)));
  EXPECT_FALSE(other.kept_investors[seat_at(2)][0].is_known());
  EXPECT_TRUE(own.kept_investors[seat_at(2)][0].is_known());
  table.apply(keeping(seat_at(0), Investor::bill, Investor::none));
  EXPECT_EQ(table.state.board.investors.of[seat_at(0)][0], Investor::none);  // nobody reveals before all have chosen
  table.apply(keeping(seat_at(1), Investor::donald, Investor::none));
  EXPECT_EQ(table.state.board.investors.of[seat_at(0)][0], Investor::bill);
  EXPECT_EQ(table.state.board.investors.of[seat_at(2)][0], Investor::deborah);
  EXPECT_EQ(table.state.offered[seat_at(0)].size(), 0);
}

TEST(Choosing, brings_the_cash_of_the_card) {
  SCOPED_TRACE("SP-INV-5");
  Components box = plain_components();
  box.investor_cash[static_cast<std::size_t>(Investor::bill)] = 32;
  bell::Setup setup{.title = "stockpile", .seats = 3, .modules = {"investors"}, .options = {}, .components = {}};
  setup.options["first_player"] = "0";
  const auto rules = Stockpile::compose(setup, box);
  ASSERT_TRUE(rules.is_ok());
  State state = Stockpile::initial(*rules);
  while (state.board.deck_size == 0) {
    ActionList list;
    const bool luck = state.cursor().turn.is_chance();
    if (!luck) legal<Stockpile>(*rules, state, state.cursor().turn.first(), list);
    apply_assuming_legal<Stockpile>(*rules, state, luck ? outcome<Stockpile>(*rules, state, 0) : list[0], {});
  }
  EXPECT_EQ(state.board.cash[seat_at(0)], Money(32));
  EXPECT_EQ(state.board.cash[seat_at(1)], Money(20));
}

TEST(Choosing, keeps_two_of_four_with_two_players) {
  SCOPED_TRACE("SP-INV-2");
  Dealt table(2);
  EXPECT_EQ(table.state.offered[seat_at(0)].size(), 4);
  EXPECT_FALSE(table.may(keeping(seat_at(0), Investor::bill, Investor::none)));
  EXPECT_FALSE(table.may(keeping(seat_at(0), Investor::cramer, Investor::bill)));  // the lower number first
  table.apply(keeping(seat_at(0), Investor::bill, Investor::donald));
  table.apply(keeping(seat_at(1), Investor::deborah, Investor::martha));
  EXPECT_EQ(table.state.board.investors.of[seat_at(0)][1], Investor::donald);
  EXPECT_EQ(table.state.board.cash[seat_at(0)], Money(30));  // the sum of both two-player values
}

TEST(Boxes, hold_ten_six_one_and_nine) {
  SCOPED_TRACE("SP-INV-4");
  const std::vector<std::string> all{"bonds", "commodities_taxes", "strategy_cards"};
  EXPECT_EQ(composed(3, "base", all)->investors.size(), 10);
  EXPECT_EQ(composed(3, "cc", all)->investors.size(), 6);
  EXPECT_EQ(composed(3, "", all)->investors.size(), 17);  // promo is off unless asked for
  EXPECT_EQ(composed(3, "promo+ii+base+cc", all)->investors.size(), 26);
}

TEST(Boxes, leave_out_investors_whose_module_is_not_in_play) {
  SCOPED_TRACE("SP-INV-1");
  const auto rules = composed(3, "base+cc+ii", {"bonds"});
  EXPECT_TRUE(rules->investors.has(Investor::li));
  EXPECT_FALSE(rules->investors.has(Investor::dangote));
  EXPECT_FALSE(rules->investors.has(Investor::ivan));
}

TEST(Boxes, too_few_cards_are_refused_with_their_number) {
  SCOPED_TRACE("SP-INV-4");
  const auto rules = composed(3, "cc");
  ASSERT_FALSE(rules.is_ok());
  EXPECT_EQ(rules.error().why, Misfit::bad_option);
  EXPECT_EQ(rules.error().first, "investors");
  EXPECT_EQ(rules.error().second, "cc (2 cards too few)");
}

TEST(Boxes, an_unknown_one_is_refused_by_name) {
  SCOPED_TRACE("SP-INV-4");
  for (const char* wrong : {"bas", "base+", "+base", "base+xx"}) {
    const auto rules = composed(3, wrong);
    ASSERT_FALSE(rules.is_ok()) << wrong;
    EXPECT_EQ(rules.error().why, Misfit::bad_option);
  }
}

TEST(Boxes, mean_nothing_without_the_module) {
  const bell::Setup setup{
      .title = "stockpile", .seats = 3, .modules = {}, .options = {{"investors", "base"}}, .components = {}};
  const auto rules = Stockpile::compose(setup, plain_components());
  ASSERT_FALSE(rules.is_ok());
  EXPECT_EQ(rules.error().why, Misfit::needs);
}

}  // namespace
}  // namespace bell::stockpile
