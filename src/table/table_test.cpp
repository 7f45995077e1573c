// A table from the first deal to the last card: what it refuses, what it writes first, and how it goes on after a stop.
#include "table/table.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fstream>

#include "table/replay.h"

namespace bell::table {
namespace {

class TableTest : public testing::Test {
 protected:
  TableTest() { std::filesystem::remove_all(folder_); }
  ~TableTest() override { std::filesystem::remove_all(folder_); }

  Order order(std::vector<std::string> players, int rounds = 1) const {
    bell::Setup setup{.title = "stonks", .seats = static_cast<int>(players.size())};
    setup.options["rounds"] = std::to_string(rounds);
    return {std::move(setup), std::move(players), 42, path_};
  }
  // Plays a match of bots to its end and gives its journal's text.
  std::string finished_journal() const {
    auto table = Table::open(order({"intern", "intern", "intern"}));
    EXPECT_TRUE(table && table->advance());
    return contents();
  }
  std::string contents() const {
    std::ifstream file(path_);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  void write(const std::string& text) const { std::ofstream(path_, std::ios::trunc) << text; }
  std::string verdict(const std::string& text) const {
    auto journal = journal::parse(text, journal::TornEnd::refuse);
    if (!journal) return journal.error().text;
    auto replay = Replay::open(std::move(*journal));
    if (!replay) return replay.error().text;
    const auto steps = replay->verify();
    return steps ? "verified" : steps.error().text;
  }

  const std::filesystem::path folder_ =
      std::filesystem::temp_directory_path() / ("bell-table-" + std::to_string(getpid()));
  const std::string path_ = (folder_ / "game.journal").string();
};

TEST_F(TableTest, BotsPlayAMatchWhoseJournalReplaysToItsEnd) {
  const std::string text = finished_journal();
  EXPECT_EQ(verdict(text), "verified");
}

TEST_F(TableTest, TheSameSeedDealsAndPlaysTheSameMatch) {
  const std::string first = finished_journal();
  std::filesystem::remove(path_);
  EXPECT_EQ(finished_journal(), first);
}

TEST_F(TableTest, ACutEditedOrReorderedJournalIsRefusedWithItsLine) {
  const std::string text = finished_journal();
  const auto without_last_lines = [&](int lines) {
    std::string cut = text;
    for (; lines > 0; --lines) cut.erase(cut.rfind('\n', cut.size() - 2) + 1);
    return cut;
  };
  EXPECT_NE(verdict(without_last_lines(1)).find("the closing line is missing"), std::string::npos);
  EXPECT_NE(verdict(without_last_lines(9)).find("stops before the match is over"), std::string::npos);
  std::string renamed = text;
  renamed.replace(renamed.find("rounds=1"), 8, "rounds=2");
  EXPECT_NE(verdict(renamed).find("action 1"), std::string::npos) << verdict(renamed);
  std::string other_card = text;
  const std::size_t market = other_card.find("market ") + 7;
  other_card[market] = other_card[market] == 'Z' ? 'Y' : 'Z';
  EXPECT_NE(verdict(other_card).find("not possible here (ST-TRK-1)"), std::string::npos) << verdict(other_card);
}

TEST_F(TableTest, ARefusedActionChangesNothing) {
  auto table = Table::open(order({"human", "intern", "intern"}));
  ASSERT_TRUE(table && table->advance());
  const std::uint32_t seq = table->seq();
  const std::string before = contents();
  const Action legal = table->legal_for(seat_at(0)).front();
  for (const Action& bad : {Action{99, seat_at(0), {}}, Action{legal.verb, seat_at(1), legal.args},
                            Action{3, kChance, legal.args}, Action{legal.verb, Seat{200}, {}}}) {
    const auto answer = table->submit(bad);
    ASSERT_TRUE(answer);
    EXPECT_TRUE(answer->is_refused());
    EXPECT_NE(answer->rule, Rule::none);
  }
  EXPECT_EQ(table->seq(), seq);
  EXPECT_EQ(contents(), before);
  const auto answer = table->submit(legal);
  EXPECT_TRUE(answer && !answer->is_refused());
}

TEST_F(TableTest, ResumesWhereItsJournalStopsEvenAfterATornLine) {
  std::vector<Action> choices;
  std::uint32_t seq = 0;
  {
    auto table = Table::open(order({"human", "intern", "intern"}));
    ASSERT_TRUE(table && table->advance());
    ASSERT_TRUE(table->submit(table->legal_for(seat_at(0)).front()));
    ASSERT_TRUE(table->advance());
    choices = table->legal_for(seat_at(0));
    seq = table->seq();
  }
  write(contents() + "57 seat 0: pl");
  auto resumed = Table::resume(order({"human", "intern", "intern"}));
  ASSERT_TRUE(resumed) << resumed.error().text;
  EXPECT_EQ(resumed->seq(), seq);
  EXPECT_EQ(resumed->legal_for(seat_at(0)), choices);
  while (!resumed->turn().is_over()) {
    ASSERT_TRUE(resumed->advance());
    if (resumed->turn().is_for(seat_at(0))) {
      ASSERT_TRUE(resumed->submit(resumed->legal_for(seat_at(0)).front()));
    }
  }
  EXPECT_EQ(verdict(contents()), "verified");
}

TEST_F(TableTest, WhatCanNotBeWrittenHasNotHappened) {
  auto table = Table::open(order({"human", "intern", "intern"}));
  ASSERT_TRUE(table && table->advance());
  const std::uint32_t seq = table->seq();
  const std::vector<Action> choices = table->legal_for(seat_at(0));
  rlimit before{};
  getrlimit(RLIMIT_FSIZE, &before);
  std::signal(SIGXFSZ, SIG_IGN);
  const rlimit full{contents().size() + 3, before.rlim_max};
  setrlimit(RLIMIT_FSIZE, &full);
  const auto answer = table->submit(choices.front());
  setrlimit(RLIMIT_FSIZE, &before);
  ASSERT_FALSE(answer);
  EXPECT_NE(answer.error().text.find("can't be written"), std::string::npos);
  EXPECT_EQ(table->seq(), seq);
  EXPECT_EQ(table->legal_for(seat_at(0)), choices);
  EXPECT_TRUE(table->submit(choices.front()));
}

TEST_F(TableTest, HintsAreLegalBestFirstAndOnlyForWhoeverIsInTurn) {
  auto table = Table::open(order({"human", "intern", "intern"}));
  ASSERT_TRUE(table && table->advance());
  ASSERT_TRUE(table->turn().is_for(seat_at(0)));
  const std::vector<Action> choices = table->legal_for(seat_at(0));
  const std::vector<Hint> hints = table->hints_for(seat_at(0), 3);
  ASSERT_EQ(hints.size(), 3U);
  for (const Hint& hint : hints) {
    EXPECT_EQ(std::count(choices.begin(), choices.end(), hint.action), 1);
    EXPECT_TRUE(hint.win_share >= 0 && hint.win_share <= 1);
  }
  EXPECT_TRUE(table->hints_for(seat_at(1), 3).empty());
}

TEST_F(TableTest, WhoeverCanNotSitDownIsNamed) {
  const auto stranger = Table::open(order({"human", "grandmaster", "intern"}));
  ASSERT_FALSE(stranger);
  EXPECT_NE(stranger.error().text.find("grandmaster"), std::string::npos);
  Order crowded = order({"human", "human", "human"});
  crowded.setup.seats = 6;
  const auto too_many = Table::open(crowded);
  ASSERT_FALSE(too_many);
  EXPECT_EQ(too_many.error().misfit.why, Misfit::too_many_seats);
  Order unknown = order({"human", "human", "human"});
  unknown.setup.title = "monopoly";
  EXPECT_EQ(Table::open(unknown).error().misfit.why, Misfit::unknown);
}

}  // namespace
}  // namespace bell::table
