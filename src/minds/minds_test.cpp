// Tests that names become minds which see only what their seat sees, with dice of their own.
#include "minds/minds.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "journal/memory_store.h"
#include "kernel/seeded_dealer.h"
#include "table/table.h"

namespace bell::minds {
namespace {

table::Table opened(journal::Store& store, const std::string& bot, std::uint64_t seed) {
  const table::Order order{{.title = "stonks", .seats = 3, .options = {{"rounds", "1"}}}, {"human", bot, bot}};
  auto table = table::Table::open(order, store, "t",
                                  {.dealer = std::make_unique<SeededDealer>(7), .hire = agency(seed, Programs::any())});
  EXPECT_TRUE(table && table->advance({}));
  return std::move(*table);
}

std::string played(std::uint64_t seed) {
  journal::MemoryStore store;
  table::Table table = opened(store, "intern", seed);
  while (!table.turn().is_over()) {
    const Seat ann = seat_at(0);
    EXPECT_TRUE(table.submit(ann, table.legal_for(ann).front(), table.decision(ann), 0, {})->is_done());
    EXPECT_TRUE(table.advance({}));
  }
  std::string text;
  const auto journal = store.read("t", 1);
  for (const journal::Entry& entry : journal->entries) text += entry.action + '\n';
  return text;
}

// The deal, before anybody acted.
std::string dealt(const std::string& text) { return text.substr(0, text.find("show")); }

TEST(Agency, TheSameSeedPlaysTheSameAndAnotherSeedAnotherMatchOnTheSameDeal) {
  const std::string one = played(1);
  EXPECT_EQ(one, played(1));
  const std::string other = played(2);
  EXPECT_NE(one, other);
  EXPECT_EQ(dealt(one), dealt(other)) << "the dealer's dice are not the bots'";
}

TEST(Agency, SaysWhoCanNotBeHired) {
  const bell::Setup setup{.title = "stonks", .seats = 3};
  const auto hired = [&](const std::string& name, Programs programs) {
    const auto mind = agency(1, std::move(programs))(name, setup, seat_at(0));
    return mind ? FaultCode{} : mind.error().code;
  };
  for (const std::string& name : names()) EXPECT_EQ(hired(name, Programs::any()), FaultCode{}) << name;
  EXPECT_EQ(hired("broker:20", Programs::any()), FaultCode{});
  EXPECT_EQ(hired("grandmaster", Programs::any()), FaultCode::no_such_bot);
  EXPECT_EQ(hired("exec:/bin/cat", Programs::any()), FaultCode{});
  EXPECT_EQ(hired("exec:/no/such/file", Programs::any()), FaultCode::unusable_program);
  EXPECT_EQ(hired("exec:/bin/cat", Programs::only({})), FaultCode::strange_program);
  EXPECT_EQ(hired("exec:/bin/cat", Programs::only({"exec:/bin/cat"})), FaultCode{});
}

TEST(Agency, EveryTitleThatCanBeOpenedHasBots) {
  for (const TitleSheet& sheet : table::titles()) {
    const bell::Setup setup{.title = sheet.name, .seats = sheet.fewest_seats};
    EXPECT_TRUE(agency(1, Programs::any())("clerk", setup, seat_at(0))) << sheet.name;
  }
}

TEST(Hints, AreLegalAndBestFirst) {
  journal::MemoryStore store;
  const table::Table table = opened(store, "intern", 1);
  const std::vector<Action> choices = table.legal_for(seat_at(0));
  const std::vector<Hint> found = hints(table.sight_for(seat_at(0)), std::chrono::milliseconds(50), 1);
  ASSERT_EQ(found.size(), choices.size());
  for (const Hint& hint : found) {
    EXPECT_EQ(std::count(choices.begin(), choices.end(), hint.action), 1);
    EXPECT_TRUE(hint.win_share >= 0 && hint.win_share <= 1);
  }
}

TEST(Programs, LoseTheirTurnsAndThatIsCounted) {
  journal::MemoryStore store;
  const table::Table table = opened(store, "exec:/bin/false", 1);
  const std::vector<Fault> lost = table.lost_turns();
  ASSERT_EQ(lost.size(), 2U);
  EXPECT_EQ(lost.front().code, FaultCode::lost_turns);
  EXPECT_EQ(lost.front().facts.find("why.")->second, "reason.program.left");
  EXPECT_EQ(lost.front().facts.find("why.status")->second, "1");
}

}  // namespace
}  // namespace bell::minds
