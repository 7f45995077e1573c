// Tests that experiments repeat: the same seed plays the same games, whatever the threads, the checks or the folder.
#include "lab/lab.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <numeric>

#include "journal/journal.h"
#include "kernel/fault_name.h"
#include "lab/stopwatch.h"
#include "tables/report_of.h"

namespace bell::lab {
namespace {

SimOrder some_games(int seats) {
  SimOrder order;
  order.setup = {.title = "stonks", .seats = seats, .modules = {}, .options = {}, .components = {}};
  order.games = 200;
  order.seed = 5;
  return order;
}

SimReport run(const SimOrder& order) { return report_of(simulate(order)); }

std::string problem_with(const SimOrder& order) { return problem_of(simulate(order)); }

// A temporary folder for one test.
class Folder {
 public:
  Folder() {
    const std::string test = ::testing::UnitTest::GetInstance()->current_test_info()->name();
    path_ = std::filesystem::temp_directory_path() / ("bell-lab-" + std::to_string(::getpid()) + test);
  }
  ~Folder() { std::filesystem::remove_all(path_); }
  std::string path() const { return path_.string(); }

 private:
  std::filesystem::path path_;
};

TEST(Simulate, CountsEveryGameAndEveryWin) {
  const SimReport report = run(some_games(4));
  EXPECT_EQ(report.games, 200U);
  EXPECT_NEAR(std::accumulate(report.wins.begin(), report.wins.end(), 0.0), 200.0, 1e-9);
  EXPECT_EQ(report.chance, 200U * (5 + 3 * (44 + 8)));  // tiles; then in each round the deal and the market cards
  EXPECT_EQ(report.mean_score.size(), 4U);
}

TEST(Simulate, ThreadsChangeNothing) {
  SimOrder order = some_games(3);
  const SimReport alone = run(order);
  order.threads = 3;
  const SimReport together = run(order);
  EXPECT_EQ(alone.signature, together.signature);
  EXPECT_EQ(alone.wins, together.wins);
  EXPECT_EQ(alone.mean_score, together.mean_score);
  EXPECT_EQ(alone.decisions, together.decisions);
}

TEST(Simulate, WatchingChangesNothing) {
  SimOrder order = some_games(2);
  const std::uint64_t bare = run(order).signature;
  order.check_invariants = true;
  EXPECT_EQ(run(order).signature, bare);
}

TEST(Simulate, AnotherSeedPlaysOtherGames) {
  SimOrder order = some_games(5);
  const std::uint64_t first = run(order).signature;
  order.seed = 6;
  EXPECT_NE(run(order).signature, first);
}

TEST(Simulate, BotsArePlayedByNameAndRepeat) {
  SimOrder order = some_games(3);
  order.games = 5;
  order.bots = {"intern", "clerk"};
  const std::uint64_t first = run(order).signature;
  EXPECT_EQ(run(order).signature, first);
  order.bots = {};
  EXPECT_NE(run(order).signature, first);
}

TEST(Simulate, KeepsOneJournalForEachGame) {
  const Folder folder;
  SimOrder order = some_games(2);
  order.games = 3;
  const std::uint64_t bare = run(order).signature;
  order.journals = folder.path();
  EXPECT_EQ(run(order).signature, bare);
  for (const char* name : {"game-0000000.journal", "game-0000001.journal", "game-0000002.journal"}) {
    const auto journal = journal::read(folder.path() + "/" + name, journal::TornEnd::refuse);
    ASSERT_TRUE(journal) << name_of(journal.error().code);
    EXPECT_TRUE(journal->is_finished);
    EXPECT_EQ(journal->header.players, (std::vector<std::string>{"intern", "intern"}));
  }
}

TEST(Simulate, SaysWhichDirectoryCanNotBeWritten) {
  const Folder folder;
  std::filesystem::create_directories(folder.path());
  const std::string file = folder.path() + "/file";
  std::ofstream(file) << "in the way";
  SimOrder order = some_games(2);
  order.journals = file;
  EXPECT_NE(problem_with(order).find(file), std::string::npos);
}

TEST(Simulate, RefusesWhatItCanNotPlay) {
  SimOrder order = some_games(2);
  order.setup.title = "chess";
  EXPECT_NE(problem_with(order).find("misfit.unknown_title first=chess"), std::string::npos);
  order = some_games(2);
  order.bots = {"problem.no_bot bot=oracle"};
  EXPECT_NE(problem_with(order).find("problem.no_bot bot=oracle"), std::string::npos);
  order = some_games(4);
  order.setup.modules = {"moderate", "small_caps"};
  EXPECT_NE(problem_with(order).find("misfit.excludes first=moderate"), std::string::npos);
  order = some_games(2);
  order.threads = 0;
  EXPECT_NE(problem_with(order).find("problem.threads"), std::string::npos);
}

TEST(Perft, DivideSumsToTheLeaves) {
  const auto report = perft({.setup = some_games(4).setup, .skip = 60, .depth = 3, .stop = {}});
  ASSERT_TRUE(report);
  std::uint64_t sum = 0;
  for (const auto& [action, below] : report->divide) sum += below;
  EXPECT_EQ(sum, report->leaves);
  EXPECT_GT(report->leaves, 1U);
}

TEST(Perft, DepthOneCountsTheTilesAndDepthTwoTheirPairs) {
  EXPECT_EQ(perft({.setup = some_games(4).setup, .skip = 0, .depth = 1, .stop = {}})->leaves, 5U);
  EXPECT_EQ(perft({.setup = some_games(4).setup, .skip = 0, .depth = 2, .stop = {}})->leaves, 20U);
  EXPECT_EQ(perft({.setup = some_games(4).setup, .skip = 0, .depth = 0, .stop = {}})->leaves, 1U);
}

TEST(Perft, AFinishedMatchIsOneLeaf) {
  EXPECT_EQ(perft({.setup = some_games(2).setup, .skip = 100'000, .depth = 3, .stop = {}})->leaves, 1U);
}

TEST(Perft, StoppedSaysThatItIsAPart) {
  const auto setup = some_games(4).setup;
  const auto whole = perft({.setup = setup, .skip = 0, .depth = 4, .stop = [] { return false; }});
  const auto part =
      perft({.setup = setup, .skip = 0, .depth = 4, .stop = [asked = 0]() mutable { return ++asked > 2; }});
  EXPECT_FALSE(whole->is_partial);
  EXPECT_TRUE(part->is_partial);
  EXPECT_LT(part->leaves, whole->leaves);
}

TEST(Perft, RefusesDepthsWithoutEnd) {
  EXPECT_FALSE(perft({.setup = some_games(4).setup, .skip = 0, .depth = -1, .stop = {}}));
  EXPECT_FALSE(perft({.setup = some_games(4).setup, .skip = 0, .depth = 1000, .stop = {}}));
}

TEST(Yardstick, TakesTime) { EXPECT_GT(yardstick_run_ns(), 0.0); }

}  // namespace
}  // namespace bell::lab
