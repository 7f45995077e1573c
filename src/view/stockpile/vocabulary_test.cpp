// Tests that everything written in Stockpile's notation can be read, and that the tables of verbs and facts are
// complete.
#include "view/stockpile/vocabulary.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace bell::stockpile {
namespace {

constexpr Seat kAnn = seat_at(0);

void expect_read_back(Seat by) {
  const std::vector<Action> all = writable_actions(Vocabulary::verbs(), by);
  EXPECT_GT(all.size(), 3000U);
  for (const Action& act : all) {
    const std::string written = notation(act);
    const std::vector<Action> read = read_actions(Vocabulary::verbs(), written, by);
    ASSERT_NE(std::ranges::find(read, act), read.end()) << written;
    for (const Action& each : read) ASSERT_EQ(notation(each), written);
  }
}

TEST(StockpileNotation, WhateverCanBeWrittenIsReadBack) { expect_read_back(kAnn); }

TEST(StockpileNotation, CapitalLettersAreReadAlike) {
  EXPECT_EQ(read_actions(Vocabulary::verbs(), "Sell STEEL half x2", kAnn),
            std::vector{sale_of(kAnn, Company::steel, Portion::half_split, 2)});
}

TEST(StockpileNotation, NonsenseIsNothing) {
  for (const char* text : {"", "sell", "sell steel", "sell steel x", "sell steel x12", "sell steel x1 ", "show  bank",
                           "show bank bank", "bid 1 at 10", "keep bill and"})
    EXPECT_TRUE(read_actions(Vocabulary::verbs(), text, kAnn).empty()) << text;
}

TEST(StockpileNotation, IsThatOfJournals) {
  EXPECT_EQ(notation(placing(Verb::place_face_up, kAnn, Card::steel, pile_at(1))), "up steel on 2");
  EXPECT_EQ(notation(bid_of(kAnn, pile_at(1), 4, 0)), "bid 2 at 5");
  EXPECT_EQ(notation(bid_of(kAnn, pile_at(1), 4, 1)), "bid 2 at 5 with second");
  EXPECT_EQ(notation(sale_of(kAnn, Company::bank, Portion::regular, 3)), "sell bank x3");
  EXPECT_EQ(notation(sale_of(kAnn, Company::bank, Portion::whole_split, 1)), "sell bank split x1");
  EXPECT_EQ(notation(keeping(kAnn, Investor::bill, Investor::none)), "keep bill");
  EXPECT_EQ(notation(keeping(kAnn, Investor::bill, Investor::warren)), "keep bill and warren");
  EXPECT_EQ(notation(action_of(Verb::give_money, kAnn, 1, index(kNoSeat))), "give money to 1");
  EXPECT_EQ(notation(action_of(Verb::give_money, kAnn, 1, 2)), "give money to 1 and 2");
  EXPECT_EQ(notation(action_of(Verb::show_companies, kAnn, 0)), "show nothing");
  EXPECT_EQ(notation(action_of(Verb::show_companies, kAnn, 0b100010)), "show bank steel");
  EXPECT_EQ(notation(action_of(Verb::move_card, kAnn, 0, 1, 2)), "move card 2 of 1 to 3");
  EXPECT_EQ(notation(action_of(static_cast<Verb>(199), kAnn, 0)), "?");
}

// Opening cards are drawn by position, which the notation omits, so all positions match.
TEST(StockpileNotation, WhatIsNotWrittenCanBeAnything) {
  const auto read = read_actions(Vocabulary::verbs(), "draw steel", kChance);
  ASSERT_EQ(read.size(), static_cast<std::size_t>(kMaxPiles));
  for (int nth = 0; nth < kMaxPiles; ++nth)
    EXPECT_EQ(read[static_cast<std::size_t>(nth)],
              action_of(Verb::draw_opening, kChance, static_cast<int>(Card::steel), nth));
}

TEST(StockpileVerbs, AreNamedOnceAndNameTheirArguments) {
  std::set<std::string_view> names;
  for (const VerbForm& form : Vocabulary::verbs()) {
    EXPECT_TRUE(names.insert(form.name).second) << form.name;
    EXPECT_EQ(find_form(Vocabulary::verbs(), form.verb), &form) << form.name;
  }
  const NamedValues said = arguments_of(Vocabulary::verbs(), action_of(Verb::show_companies, kAnn, 0b000011));
  ASSERT_EQ(said.size(), 1U);
  EXPECT_EQ(std::get<std::vector<std::string>>(said[0].second), (std::vector<std::string>{"automotive", "bank"}));
}

TEST(StockpileFacts, AreNamedOnceAndSayEachThingOnce) {
  std::set<std::string_view> names;
  for (const auto& form : Vocabulary::facts()) {
    EXPECT_TRUE(names.insert(form.name).second) << form.name;
    std::set<std::string_view> said;
    form.for_each([&](const auto& each) { EXPECT_TRUE(said.insert(each.name).second) << form.name; });
  }
}

}  // namespace
}  // namespace bell::stockpile
