// Tests of what a finished match offers: replay, prices, analysis.
#include <gtest/gtest.h>

#include <cmath>

#include "house/at_a_table.h"

namespace bell::host {
namespace {

using wire::Json;

class Afterwards : public AtATable {
 protected:
  TableId table;
  void play_out(const wire::NewTable& order) {
    table = house->play(order, people);
    for (int n = 0; n < 2000 && update(0)["over"].is_null(); ++n) {
      if (update(0)["turn"]["seats"] == Json::parse("[0]")) answer_once();
      world.pass(std::chrono::milliseconds(800));
      flush();
    }
    ASSERT_FALSE(update(0)["over"].is_null());
  }
  static wire::NewTable order_of(const std::string& title) {
    wire::NewTable order = FakeHouse::order({"open", "clerk", "clerk"});
    order.title = title;
    return order;
  }
  Outcome<wire::Analysis, wire::No> analysis(const std::string& lang = "en", int seat = 0) {
    return house->ask<wire::Analysis>(
        [&](auto answer) { house->host->analysis(table, {.token = FakeHouse::token(seat), .lang = lang}, answer); });
  }
  Outcome<wire::ReplayPage, wire::No> replay(std::uint32_t from = 0) {
    return house->ask<wire::ReplayPage>([&](auto answer) {
      house->host->replay(table, "all", from, 0, {.token = FakeHouse::token(0), .lang = "el"}, answer);
    });
  }
};

TEST_F(Afterwards, AMatchIsJudgedWhenItIsOver) {
  wire::NewTable order = order_of("stonks");
  order.listed = false;
  table = house->play(order, people);
  EXPECT_EQ(analysis().error().code, "not_over");
  people.clear();
  play_out(order);
  EXPECT_EQ(analysis("en", 3).error().code, "not_seated");
  EXPECT_EQ(analysis().error().code, "judging");
  const auto judged = analysis();
  ASSERT_TRUE(judged) << judged.error().text;
  ASSERT_EQ(judged->seats.size(), 3U);
  EXPECT_TRUE(judged->over);
  double sum = 0;
  for (const wire::JudgedSeat& seat : judged->seats) {
    sum += seat.end;
    EXPECT_NEAR(seat.end, seat.start + seat.luck + seat.play, 1e-9);
    EXPECT_GE(seat.lost, 0);
  }
  EXPECT_NEAR(sum, 1, 1e-9);
  for (const wire::JudgedSpell& spell : judged->spells) {
    double luck = 0;
    for (const double part : spell.luck) luck += part;
    EXPECT_NEAR(luck, 0, 1e-9);
  }
  const std::uint32_t last = update(0)["change"];
  std::uint32_t before = 0;
  for (const wire::JudgedDecision& decision : judged->decisions) {
    EXPECT_GT(decision.change, 1U);
    EXPECT_LE(decision.change, last);
    EXPECT_GE(decision.change, before);
    EXPECT_FALSE(decision.taken.words.empty());
    EXPECT_LE(decision.choices.size(), 8U);
    before = decision.change;
  }
  const auto greek = analysis("el");
  ASSERT_TRUE(greek);
  EXPECT_NE(greek->decisions.front().taken.words, judged->decisions.front().taken.words);
  EXPECT_EQ(greek->decisions.front().taken.action, judged->decisions.front().taken.action);
}

TEST_F(Afterwards, PricesOverTimeComeWithEveryPageOfAReplay) {
  const std::map<std::string, std::size_t> companies{{"stonks", 0}, {"stockpile", 6}, {"wall-street-1920", 4}};
  for (const auto& [title, count] : companies) {
    people.clear();
    play_out(order_of(title));
    const auto page = replay();
    ASSERT_TRUE(page) << title << ": " << page.error().text;
    EXPECT_EQ(page->quotes.changes.back(), page->changes) << "of the whole match";
    EXPECT_GE(page->quotes.companies.size(), std::max<std::size_t>(count, 4)) << title;
    bool is_moved = false;
    for (const wire::QuoteLine& line : page->quotes.companies) {
      ASSERT_EQ(line.values.size(), page->quotes.changes.size()) << title << ' ' << line.company;
      ASSERT_TRUE(line.values.back());
      for (const auto& value : line.values) is_moved = is_moved || (value && value != line.values.back());
    }
    EXPECT_TRUE(is_moved) << title << ": no price has ever changed";
    ASSERT_TRUE(page->over);
    EXPECT_EQ(page->over->scores.size(), 3U);
    const auto later = replay(page->changes);
    EXPECT_EQ(later->steps.size(), 1U);
    EXPECT_EQ(later->quotes.changes, page->quotes.changes);
    EXPECT_EQ(page->card.people[1].name, "Υπάλληλος 2") << "bots are called in the reader's language";
  }
}

}  // namespace
}  // namespace bell::host
