// Tests that luck is unbiased whatever the playouts, and that it explains as much of the results as it should.
#include "lab/luck.h"

#include <gtest/gtest.h>

#include <numeric>

#include "engine/titles.h"
#include "kernel/rng.h"
#include "tables/report_of.h"

namespace bell::lab {
namespace {

LuckOrder some_games() {
  LuckOrder order;
  order.setup = {.title = "stonks", .seats = 3, .modules = {}, .options = {{"rounds", "1"}}, .components = {}};
  order.games = 200;
  order.playouts = 2;
  return order;
}

LuckReport run(const LuckOrder& order) { return report_of(measure_luck(order)); }

std::string problem_with(const LuckOrder& order) { return problem_of(measure_luck(order)); }

void expect_no_lean(const LuckReport& report) {
  double sum = 0;
  for (const SeatLuck& seat : report.seats) {
    EXPECT_LT(seat.interval.low, 0);
    EXPECT_GT(seat.interval.high, 0);
    sum += seat.mean;
  }
  EXPECT_NEAR(sum, 0, 1e-9);
}

TEST(Luck, ComesToNothingOverManyGames) {
  for (const TitleSheet& sheet : title_sheets()) {
    const std::string& title = sheet.name;
    SCOPED_TRACE(title);
    LuckOrder order = some_games();
    order.setup = {.title = title, .seats = 3, .modules = {}, .options = {}, .components = {}};
    order.games = 60;
    order.playouts = 1;
    const LuckReport report = run(order);
    EXPECT_GT(report.spells, report.games);
    expect_no_lean(report);
  }
}

TEST(Luck, ComesToNothingWhoeverPlays) {
  LuckOrder order = some_games();
  order.bots = {"clerk", "intern", "intern"};
  const LuckReport report = run(order);
  expect_no_lean(report);
  EXPECT_GT(report.luck_part_interval.low, 0);
  EXPECT_GT(report.seats[0].win_share, 0.5);
  EXPECT_EQ(report.seats[0].bot, "clerk");
}

TEST(Luck, ThreadsChangeNothing) {
  LuckOrder order = some_games();
  order.games = 60;
  const LuckReport alone = run(order);
  order.threads = 2;
  const LuckReport together = run(order);
  EXPECT_EQ(alone.luck_part, together.luck_part);
  EXPECT_EQ(alone.spells, together.spells);
  for (std::size_t seat = 0; seat < 3; ++seat) EXPECT_EQ(alone.seats[seat].mean, together.seats[seat].mean);
}

TEST(Luck, RefusesWhatSaysNothing) {
  LuckOrder order = some_games();
  order.games = 1;
  EXPECT_NE(problem_with(order).find("problem.luck_needs_games"), std::string::npos);
  order = some_games();
  order.playouts = 0;
  EXPECT_NE(problem_with(order).find("problem.luck_needs_playouts"), std::string::npos);
  order = some_games();
  order.bots = {"problem.no_bot bot=oracle"};
  EXPECT_NE(problem_with(order).find("problem.no_bot bot=oracle"), std::string::npos);
}

// Two-player games whose result is a coin toss; luck explains `part` of it, and the judge errs by up to `error` either
// way.
std::vector<GameLuck> coins(double part, double error) {
  Rng rng(1);
  std::vector<GameLuck> games;
  for (int game = 0; game < 2000; ++game) {
    const double result = rng.below(2);
    const double erring = error * (static_cast<double>(rng.below(2001)) / 1000 - 1);
    const double luck = part * (result - 0.5) + erring;
    games.push_back({{luck, -luck}, {result, 1 - result}});
  }
  return games;
}

TEST(LuckPart, IsWhatLuckExplains) {
  for (const double part : {0.0, 0.3, 1.0}) {
    const LuckReport exact = sum_up(coins(part, 0));
    EXPECT_NEAR(exact.luck_part, part, 1e-9);
    EXPECT_NEAR(exact.luck_part_interval.low, part, 1e-6);
    const LuckReport noisy = sum_up(coins(part, 1));
    EXPECT_LE(noisy.luck_part_interval.low, part);
    EXPECT_GE(noisy.luck_part_interval.high, part);
    EXPECT_NEAR(noisy.luck_part, part, 0.1);
  }
}

TEST(LuckPart, IsNothingWhereAllEndAlike) {
  const LuckReport report = sum_up({{{0.1, -0.1}, {1, 0}}, {{-0.1, 0.1}, {1, 0}}});
  EXPECT_EQ(report.luck_part, 0);
}

}  // namespace
}  // namespace bell::lab
