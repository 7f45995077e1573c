// Bounds the cost of serving, generously: the bytes of an update, and waking a table.
#include <gtest/gtest.h>

#include <ctime>

#include "journal/memory_store.h"
#include "kernel/seeded_dealer.h"
#include "table/table.h"
#include "wire/speak.h"

namespace bell::host {
namespace {

constexpr Timestamp kNow{1'731'780'000'000};

// CPU time of this process, so that other load does not matter.
double microseconds_since(std::clock_t start) {
  return 1e6 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

// Plays a whole match of people who always take the first choice.
void play_out(table::Table& table) {
  std::size_t n = 0;
  ASSERT_TRUE(table.advance_one(kNow));
  while (!table.turn().is_over()) {
    const Seat seat = table.turn().first();
    const auto legal = table.legal_for(seat);
    ++n;
    const auto done = table.submit(seat, legal[n * 31 % legal.size()], table.decision(seat), n, kNow);
    ASSERT_TRUE(done && done->is_done());
  }
}

TEST(ServingCost, ATableWakesFromItsJournalAtOnce) {
  for (const char* title : {"stonks", "stockpile", "wall-street-1920"}) {
    journal::MemoryStore store;
    const table::Order order{{.title = title, .seats = 4}, std::vector<std::string>(4, "human")};
    auto table = table::Table::open(order, store, "t", {.dealer = std::make_unique<SeededDealer>(7), .hire = {}});
    ASSERT_TRUE(table);
    play_out(*table);
    const std::clock_t start = std::clock();
    auto woken = table::Table::resume(store, "t", {.dealer = std::make_unique<SeededDealer>(7), .hire = {}});
    const double milliseconds = microseconds_since(start) / 1000;
    ASSERT_TRUE(woken);
    const double each = milliseconds / table->head() * 1000;
    RecordProperty(std::string(title) + "_ms_a_thousand_entries", std::to_string(each));
    std::printf("%s: %u entries in %.1f ms, %.1f ms a thousand\n", title, table->head(), milliseconds, each);
    EXPECT_LT(each, 500) << title << ": below 50 in a release build";
  }
}

TEST(ServingCost, AnUpdateIsWrittenQuickly) {
  for (const char* title : {"stonks", "stockpile", "wall-street-1920"}) {
    journal::MemoryStore store;
    const table::Order order{{.title = title, .seats = 4}, std::vector<std::string>(4, "human")};
    auto table = table::Table::open(order, store, "t", {.dealer = std::make_unique<SeededDealer>(7), .hire = {}});
    ASSERT_TRUE(table);
    ASSERT_TRUE(table->advance_one(kNow));
    for (int n = 0; n < 12; ++n) {
      const Seat seat = table->turn().first();
      ASSERT_TRUE(table->submit(seat, table->legal_for(seat).front(), table->decision(seat), 0, kNow));
    }
    const Seat seat = table->turn().first();
    wire::Update update{.table = "t", .change = table->change(), .viewer = viewer_of(seat)};
    update.view = table->view_for(viewer_of(seat));
    for (table::ToldAt& told : table->told_since(viewer_of(seat), table->change() - 1))
      update.told.push_back(wire::spelled(
          wire::Told{.change = told.change, .text = "Something happened.", .fact = std::move(told.fact)}));
    for (Choice& choice : table->choices_for(seat))
      update.choices.push_back({.text = "Something to choose", .choice = std::move(choice)});
    std::string bytes;
    constexpr int kTimes = 500;
    const std::clock_t start = std::clock();
    for (int n = 0; n < kTimes; ++n) {
      bytes.clear();
      write(bytes, update);
    }
    const double each = microseconds_since(start) / kTimes;
    std::printf("%s: %zu bytes, %zu choices, %.1f us an update\n", title, bytes.size(), update.choices.size(), each);
    EXPECT_LT(each, 1000) << title << ": tens in a release build";
  }
}

}  // namespace
}  // namespace bell::host
