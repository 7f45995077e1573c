// A table on a store that fails, that others write to, or that was cut off in the middle of a line.
#include "table/table.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "exam/why.h"
#include "journal/file_store.h"
#include "journal/memory_store.h"
#include "kernel/seeded_dealer.h"
#include "minds/minds.h"
#include "store/failing_disk.h"

namespace bell::table {
namespace {

constexpr Seat kAnn = seat_at(0);
constexpr Seat kBen = seat_at(1);
constexpr Timestamp kNoon{1'731'780'000'000};
using Ending = Submitted::Ending;

Staff staff() {
  return {.dealer = std::make_unique<SeededDealer>(42), .hire = minds::agency(1, minds::Programs::any())};
}

// Opened and dealt.
Table opened(journal::Store& store, const journal::TableId& id, const std::string& others) {
  const Order order{{.title = "stonks", .seats = 3, .options = {{"rounds", "1"}}}, {"human", others, others}};
  auto table = Table::open(order, store, id, staff());
  EXPECT_TRUE(table && table->advance(kNoon));
  return std::move(*table);
}

Table resumed(journal::Store& store, const journal::TableId& id) {
  auto table = Table::resume(store, id, staff());
  EXPECT_TRUE(table);
  return std::move(*table);
}

Outcome<Submitted, Fault> submit_first(Table& table, Seat seat, std::uint64_t id = 0) {
  return table.submit(seat, table.legal_for(seat).front(), table.decision(seat), id, kNoon);
}

// Refuses appends, or writes them and says that it does not know.
class FlakyStore final : public journal::Store {
 public:
  enum class Mood { fine, fails, writes_and_fails, fails_and_is_gone, writes_and_is_gone };
  std::optional<Fault> create(const journal::TableId& table, const journal::Header& header) override {
    return inner.create(table, header);
  }
  std::optional<Fault> claim(const journal::TableId& table) override { return inner.claim(table); }
  journal::Appended append(const journal::TableId& table, std::uint32_t head, const journal::Change& change) override {
    if (mood == Mood::fine) return inner.append(table, head, change);
    if (mood == Mood::writes_and_fails || mood == Mood::writes_and_is_gone) inner.append(table, head, change);
    return {journal::Appended::Ending::unknown, {FaultCode::not_saved, {{"file", table}}}};
  }
  Outcome<journal::Journal, Fault> read(const journal::TableId& table, std::uint32_t from) override {
    if (mood == Mood::fails_and_is_gone || mood == Mood::writes_and_is_gone)
      return Fault{FaultCode::unreadable, {{"file", table}}};
    return inner.read(table, from);
  }
  Outcome<std::vector<journal::TableId>, Fault> list() override { return inner.list(); }

  Mood mood = Mood::fine;
  journal::MemoryStore inner;
};

TEST(TableOnAStore, WhatIsNotSavedHasNotHappened) {
  FlakyStore store;
  Table table = opened(store, "t", "intern");
  const std::vector<Action> choices = table.legal_for(kAnn);
  const std::uint32_t change = table.change();
  for (const auto mood : {FlakyStore::Mood::fails, FlakyStore::Mood::fails_and_is_gone}) {
    store.mood = mood;
    const auto answer = submit_first(table, kAnn, 8);
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().code, FaultCode::not_saved);
    EXPECT_EQ(table.change(), change);
    EXPECT_EQ(table.legal_for(kAnn), choices);
  }
  store.mood = FlakyStore::Mood::fine;
  EXPECT_TRUE(submit_first(table, kAnn, 8)->is_done());
}

TEST(TableOnAStore, AFailedAppendThatGotThroughIsFoundAndNotRepeated) {
  FlakyStore store;
  Table table = opened(store, "t", "intern");
  const std::uint32_t change = table.change();
  store.mood = FlakyStore::Mood::writes_and_fails;
  const auto answer = submit_first(table, kAnn);
  ASSERT_TRUE(answer && answer->is_done());
  EXPECT_EQ(answer->change, change + 1);
  EXPECT_EQ(table.change(), change + 1);
  const auto journal = store.inner.read("t", 1);
  const auto is_anns = [](const journal::Entry& entry) { return entry.by == kAnn; };
  EXPECT_EQ(std::ranges::count_if(journal->entries, is_anns), 1);
}

TEST(TableOnAStore, OneThatGotThroughUnseenIsFoundWhenItIsHandedInAgain) {
  FlakyStore store;
  Table table = opened(store, "t", "intern");
  const std::uint32_t decision = table.decision(kAnn);
  const Action act = table.legal_for(kAnn).front();
  store.mood = FlakyStore::Mood::writes_and_is_gone;
  ASSERT_FALSE(table.submit(kAnn, act, decision, 8, kNoon));
  store.mood = FlakyStore::Mood::fine;
  const auto again = table.submit(kAnn, act, decision, 8, kNoon);
  ASSERT_TRUE(again && again->is_done());
  const auto journal = store.inner.read("t", 1);
  const auto is_anns = [](const journal::Entry& entry) { return entry.by == kAnn; };
  EXPECT_EQ(std::ranges::count_if(journal->entries, is_anns), 1);
}

TEST(TableOnAStore, TwoNodesServeOneTableAndEachIsToldWhatTheOtherWrote) {
  journal::MemoryStore store;
  Table one = opened(store, "t", "human");
  Table two = resumed(store, "t");
  const std::uint32_t decision = two.decision(kBen);
  const std::uint32_t anns_decision = two.decision(kAnn);
  const Action bens = two.legal_for(kBen).front();
  const Action anns = two.legal_for(kAnn).front();
  ASSERT_TRUE(submit_first(one, kAnn, 1)->is_done());
  // The second node has not heard of Ann's answer: it reads it, and judges Ben's again.
  const auto answer = two.submit(kBen, bens, decision, 2, kNoon);
  ASSERT_TRUE(answer && answer->is_done());
  EXPECT_EQ(answer->change, one.change() + 1);
  EXPECT_EQ(two.submit(kAnn, anns, anns_decision, 3, kNoon)->ending, Ending::answered);
  // The first one has not heard of Ben's.
  EXPECT_EQ(one.submit(kBen, bens, decision, 4, kNoon)->ending, Ending::answered);
  EXPECT_EQ(one.change(), two.change());
  EXPECT_EQ(one.legal_for(kAnn), two.legal_for(kAnn));
}

class TableOnAFile : public testing::Test {
 protected:
  TableOnAFile() { std::filesystem::remove_all(folder_); }
  ~TableOnAFile() override { std::filesystem::remove_all(folder_); }
  std::string path() const { return (folder_ / "t.journal").string(); }
  static void play_on(Table& table) {
    while (!table.turn().is_over()) {
      ASSERT_TRUE(submit_first(table, kAnn)->is_done());
      ASSERT_TRUE(table.advance(kNoon));
    }
  }

  journal::FailingDisk disk_;
  const std::filesystem::path folder_ =
      std::filesystem::temp_directory_path() / ("bell-table-" + std::to_string(getpid()));
};

TEST_F(TableOnAFile, GoesOnAfterALineThatWasCutWhileBeingWritten) {
  std::uint32_t change = 0;
  {
    journal::FileStore store(folder_.string());
    change = opened(store, "t.journal", "intern").change();
  }
  std::ofstream(path(), std::ios::app) << "57 seat 0: pl";
  journal::FileStore store(folder_.string());
  Table table = resumed(store, "t.journal");
  EXPECT_EQ(table.change(), change);
  play_on(table);
  EXPECT_TRUE(journal::read(path(), journal::TornEnd::refuse)->is_finished);
}

TEST_F(TableOnAFile, AFlushThatFailsIsTriedAgainAndNothingStandsThereTwice) {
  journal::FileStore store(folder_.string(), disk_);
  Table table = opened(store, "t.journal", "intern");
  for (const int failing_cuts : {0, 5}) {
    disk_.flushes = 1;
    disk_.cuts = failing_cuts;
    const auto answer = submit_first(table, kAnn, 8);
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().code, failing_cuts == 0 ? FaultCode::not_saved : FaultCode::save_unknown);
    disk_.cuts = 0;
    ASSERT_TRUE(submit_first(table, kAnn, 8)->is_done());
    ASSERT_TRUE(table.advance(kNoon));
  }
  play_on(table);
  const auto journal = journal::read(path(), journal::TornEnd::refuse);
  ASSERT_TRUE(journal) << exam::why(journal.error());
  EXPECT_TRUE(journal->is_finished);
}

}  // namespace
}  // namespace bell::table
