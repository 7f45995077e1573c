// Tests intervals, Elo and the sequential test against values from tables and hand calculations.
#include "lab/statistics.h"

#include <gtest/gtest.h>

#include <cmath>
#include <initializer_list>

#include "kernel/rng.h"
#include "lab/sprt.h"

namespace bell::lab {
namespace {

constexpr SeatsHeld kDuel{1, 2};
constexpr SeatsHeld kOneOfFour{1, 4};

Sample sample_of(std::initializer_list<double> values) {
  Sample sample;
  for (const double value : values) sample.add(value);
  return sample;
}

// Wins and losses, each in a separate deal.
Sample wins_and_losses(int wins, int losses) {
  Sample sample;
  for (int n = 0; n < wins; ++n) sample.add(1);
  for (int n = 0; n < losses; ++n) sample.add(0);
  return sample;
}

TEST(Sample, MeanAndVariance) {
  const Sample sample = sample_of({2, 4, 4, 4, 5, 5, 7, 9});
  EXPECT_EQ(sample.count(), 8U);
  EXPECT_DOUBLE_EQ(sample.mean(), 5);
  EXPECT_DOUBLE_EQ(sample.squares(), 32);
  EXPECT_DOUBLE_EQ(sample.variance(), 32.0 / 7);
  EXPECT_EQ(sample_of({3}).variance(), 0);
}

TEST(StudentT, AgreesWithPrintedTables) {
  EXPECT_NEAR(student_t(1), 12.706, 5e-4);
  EXPECT_NEAR(student_t(9), 2.262, 5e-4);
  EXPECT_NEAR(student_t(30), 2.042, 5e-4);
  EXPECT_NEAR(student_t(31), 2.0395, 1e-4);
  EXPECT_NEAR(student_t(60), 2.0003, 1e-4);
  EXPECT_NEAR(student_t(120), 1.9799, 1e-4);
  EXPECT_NEAR(student_t(1'000'000), 1.96, 1e-4);
}

TEST(MeanInterval, IsStudents) {
  const Interval interval = mean_interval(sample_of({2, 4, 4, 4, 5, 5, 7, 9}), {0, 10});
  EXPECT_NEAR(interval.low, 5 - 2.364624 * std::sqrt(32.0 / 7 / 8), 1e-6);
  EXPECT_NEAR(interval.high, 5 + 2.364624 * std::sqrt(32.0 / 7 / 8), 1e-6);
}

TEST(MeanInterval, StaysInRangeAndOneDealTellsNothing) {
  const Interval wide = mean_interval(sample_of({1, 4}), {1, 4});
  EXPECT_EQ(wide.low, 1);
  EXPECT_EQ(wide.high, 4);
  const Interval one = mean_interval(sample_of({2}), {1, 4});
  EXPECT_EQ(one.low, 1);
  EXPECT_EQ(one.high, 4);
}

TEST(ShareInterval, IsWilsonsForIndependentGames) {
  // 500 of 1000: Wilson's 95 % interval is 0.46907 to 0.53093.
  const Interval interval = share_interval(wins_and_losses(500, 500));
  EXPECT_NEAR(interval.low, 0.46907, 2e-4);
  EXPECT_NEAR(interval.high, 0.53093, 2e-4);
  // 800 of 1000: 0.77411 to 0.82363.
  EXPECT_NEAR(share_interval(wins_and_losses(800, 200)).low, 0.77411, 2e-4);
  EXPECT_NEAR(share_interval(wins_and_losses(800, 200)).high, 0.82363, 2e-4);
}

TEST(ShareInterval, NarrowsWhenRotationsCancelLuck) {
  Sample paired;
  for (int n = 0; n < 50; ++n) {
    paired.add(0.5);
    paired.add(n % 2 == 0 ? 0.25 : 0.75);
  }
  const Interval calm = share_interval(paired), wild = share_interval(wins_and_losses(50, 50));
  EXPECT_LT(calm.high - calm.low, (wild.high - wild.low) / 2);
  EXPECT_LT(calm.low, 0.5);
  EXPECT_GT(calm.high, 0.5);
}

TEST(ShareInterval, WinningEveryDealIsNoCertainty) {
  const Interval interval = share_interval(wins_and_losses(100, 0));
  EXPECT_NEAR(interval.low, 0.9622, 1e-4);  // 100 / (100 + t²), t = 1.9842
  EXPECT_DOUBLE_EQ(interval.high, 1);
  EXPECT_LT(share_interval(wins_and_losses(2, 0)).low, 0.05);
  EXPECT_EQ(share_interval(wins_and_losses(1, 0)).low, 0);
}

TEST(Elo, IsTheUsualOneForTwo) {
  EXPECT_NEAR(*elo_of_share(0.5, kDuel), 0, 1e-9);
  EXPECT_NEAR(*elo_of_share(0.75, kDuel), 190.85, 0.005);
  EXPECT_NEAR(*elo_of_share(10.0 / 11, kDuel), 400, 1e-9);
  EXPECT_NEAR(*elo_of_share(0.25, kDuel), -190.85, 0.005);
}

TEST(Elo, IsEvenAtAnEqualShareOfTheTable) {
  EXPECT_NEAR(*elo_of_share(0.25, kOneOfFour), 0, 1e-9);
  EXPECT_NEAR(*elo_of_share(0.75, {3, 4}), 0, 1e-9);
  EXPECT_NEAR(*elo_of_share(0.5, kOneOfFour), 190.85, 0.005);  // three times as strong as each of the others
  EXPECT_NEAR(*elo_of_share(0.5, {3, 4}), -190.85, 0.005);     // and the other way round
  EXPECT_EQ(elo_of_share(1, {4, 4}), 0);
}

TEST(Elo, HasNoBoundAtTheEnds) {
  EXPECT_FALSE(elo_of_share(0, kDuel));
  EXPECT_FALSE(elo_of_share(1, kOneOfFour));
}

TEST(Elo, AndShareAreInverse) {
  for (const double elo : {-300.0, -1.0, 0.0, 50.0, 700.0})
    for (const SeatsHeld holding : {kDuel, kOneOfFour, SeatsHeld{2, 5}})
      EXPECT_NEAR(*elo_of_share(share_of_elo(elo, holding), holding), elo, 1e-9);
}

TEST(Sprt, TheRatioByPencilAndPaper) {
  // Shares of 1/2 and (nearly) 3/4 are claimed: 0 and 190.85 Elo. Of 20 deals 15 are won: mean 3/4, squares 3.75; with
  // the two added deals, one won and one lost, the variance is (3.75 + 9/16 + 1/16) / 21 = 5/24. The ratio is 10 ·
  // log((5/24 + 1/16) / (5/24)) = 10 · log 1.3.
  const SprtReport report = judge_claims({0, 191}, wins_and_losses(15, 5), kDuel);
  EXPECT_NEAR(report.llr, 10 * std::log(1.3), 1e-5);
  EXPECT_NEAR(report.high, std::log(19), 1e-12);
  EXPECT_NEAR(report.low, -std::log(19), 1e-12);
  EXPECT_EQ(report.verdict, Verdict::undecided);
}

TEST(Sprt, WaitsForTenDeals) {
  EXPECT_EQ(judge_claims({0, 200}, {}, kDuel).verdict, Verdict::undecided);
  EXPECT_EQ(judge_claims({0, 300}, wins_and_losses(9, 0), kDuel).verdict, Verdict::undecided);
  EXPECT_EQ(judge_claims({0, 300}, wins_and_losses(10, 0), kDuel).verdict, Verdict::h1);
  EXPECT_EQ(judge_claims({0, 300}, wins_and_losses(0, 10), kDuel).verdict, Verdict::h0);
}

// How many of 1000 tests between 0 and 100 Elo accept H1 if the first really wins that many in a thousand.
int acceptances(std::uint32_t wins_in_a_thousand) {
  Rng rng(1920);
  int accepted = 0;
  for (int test = 0; test < 1000; ++test) {
    Sample shares;
    SprtReport report;
    while (report.verdict == Verdict::undecided) {
      shares.add(rng.below(1000) < wins_in_a_thousand ? 1 : 0);
      report = judge_claims({0, 100}, shares, kDuel);
    }
    accepted += report.verdict == Verdict::h1 ? 1 : 0;
  }
  return accepted;
}

TEST(Sprt, IsSeldomWrong) {
  EXPECT_LT(acceptances(500), 65);   // at most one in twenty, plus random variation
  EXPECT_GT(acceptances(640), 935);  // 100 Elo
}

}  // namespace
}  // namespace bell::lab
