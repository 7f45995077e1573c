// Tests that any number of ranks report what one process reports, and abort together. Ranks are threads here.
#include "lab/ranks.h"

#include <gtest/gtest.h>

#include <barrier>
#include <cstdio>
#include <thread>

#include "engine/titles.h"
#include "lab/arena.h"
#include "lab/parcel.h"
#include "lab/sharing.h"

namespace bell::lab {
namespace {

// Runs `work(ranks)` once for each of `count` ranks, and gives the results by rank.
template <class Work>
auto in_ranks(std::uint64_t count, const Work& work) {
  std::barrier everybody(static_cast<std::ptrdiff_t>(count));
  std::vector<std::string> given(count);
  std::vector<std::optional<decltype(work(Ranks{}))>> results(count);
  {
    std::vector<std::jthread> threads;
    for (std::uint64_t own = 0; own < count; ++own)
      threads.emplace_back([&, own] {
        const auto exchange = [&, own](const std::string& bytes) {
          given[own] = bytes;
          everybody.arrive_and_wait();
          const std::vector<std::string> all = given;
          everybody.arrive_and_wait();
          return all;
        };
        results[own] = work(Ranks{own, count, exchange});
      });
  }
  return results;
}

SimOrder some_games(const std::string& title) {
  SimOrder order;
  order.setup = {.title = title, .seats = 3, .modules = {}, .options = {}, .components = {}};
  order.games = 301;
  order.seed = 5;
  return order;
}

ArenaOrder some_arena() {
  ArenaOrder order;
  order.setup = {.title = "stonks", .seats = 2, .modules = {}, .options = {}, .components = {}};
  order.games = 101;
  order.seed = 5;
  order.bots = {"clerk", "intern"};
  return order;
}

// Every number of an arena's report except its seconds.
std::string text_of(const ArenaReport& report) {
  std::string text = std::to_string(report.games) + " " + std::to_string(report.deals);
  const auto add = [&text](double value) {
    char digits[40];
    std::snprintf(digits, sizeof digits, " %a", value);
    text += digits;
  };
  for (const Entrant& entrant : report.entrants)
    for (const double value :
         {entrant.win_share, entrant.win_interval.low, entrant.win_interval.high, entrant.mean_place,
          entrant.place_interval.low, entrant.place_interval.high, entrant.elo, entrant.elo_low.value_or(-1e9)})
      add(value);
  if (report.sprt) add(report.sprt->llr);
  return text;
}

TEST(Ranks, HaveEveryGameOnce) {
  for (std::uint64_t count : {1, 2, 3, 7})
    for (std::uint64_t games : {0, 1, 2, 6, 7, 20}) {
      std::vector<int> played(games);
      for (std::uint64_t own = 0; own < count; ++own) {
        const Ranks ranks{own, count};
        for (std::uint64_t nth = 0; nth < ranks.part_of(games); ++nth) ++played.at(ranks.game_at(nth));
      }
      EXPECT_EQ(played, std::vector<int>(games, 1)) << count << " ranks";
    }
}

TEST(Ranks, SimulateLikeOneProcess) {
  for (const TitleSheet& sheet : title_sheets()) {
    const std::string& title = sheet.name;
    const SimReport alone = *simulate(some_games(title));
    for (const std::uint64_t count : {2, 3, 5})
      for (const auto& result : in_ranks(count, [&title](const Ranks& ranks) {
             SimOrder order = some_games(title);
             order.ranks = ranks;
             order.threads = 2;
             return simulate(order);
           })) {
        const SimReport& report = **result;
        EXPECT_EQ(report.games, alone.games);
        EXPECT_EQ(report.signature, alone.signature);
        EXPECT_EQ(report.decisions, alone.decisions);
        EXPECT_EQ(report.chance, alone.chance);
        EXPECT_EQ(report.wins, alone.wins);
        EXPECT_EQ(report.mean_score, alone.mean_score);
      }
  }
}

TEST(Ranks, MeasureLikeOneProcessAndStopAtTheSameDeal) {
  for (const bool has_claims : {false, true}) {
    ArenaOrder order = some_arena();
    if (has_claims) order.claims = Claims{0, 50};
    if (has_claims) order.games = 2000;
    const std::string alone = text_of(*arena(order));
    for (const std::uint64_t count : {2, 25})
      for (const auto& result : in_ranks(count, [&order](const Ranks& ranks) {
             ArenaOrder mine = order;
             mine.ranks = ranks;
             return arena(mine);
           }))
        EXPECT_EQ(text_of(**result), alone);
  }
}

// One rank is told to stop, as by a signal that not all of them get.
template <class Order>
Order stopped_at_the_hundredth_question(Order order, const Ranks& ranks) {
  order.ranks = ranks;
  if (ranks.own == 1) order.stop = [asked = 0]() mutable { return ++asked > 100; };
  return order;
}

TEST(Ranks, StopTogetherAndReportWhatWasPlayed) {
  SimOrder games = some_games("stonks");
  games.games = 10'000'000;
  const auto sums =
      in_ranks(3, [&](const Ranks& ranks) { return simulate(stopped_at_the_hundredth_question(games, ranks)); });
  for (const auto& sum : sums) {
    EXPECT_TRUE((*sum)->is_partial);
    EXPECT_GT((*sum)->games, 50U);
    EXPECT_LT((*sum)->games, games.games);
    EXPECT_EQ((*sum)->games, (*sums.front())->games);
    EXPECT_EQ((*sum)->signature, (*sums.front())->signature);
  }

  ArenaOrder deals = some_arena();
  deals.bots = {"intern", "clerk:1"};
  deals.games = 1'000'000;
  const auto seasons =
      in_ranks(3, [&](const Ranks& ranks) { return arena(stopped_at_the_hundredth_question(deals, ranks)); });
  for (const auto& season : seasons) {
    EXPECT_TRUE((*season)->is_partial);
    EXPECT_GT((*season)->deals, 0U);
    EXPECT_EQ(text_of(**season), text_of(**seasons.front()));
  }
}

TEST(Ranks, AreWholeIfNothingWasLeftOut) {
  SimOrder order = some_games("stonks");
  order.stop = [] { return false; };
  EXPECT_FALSE(simulate(order)->is_partial);
  order.games = 1;  // asked once before it, and told to stop when it is done
  order.stop = [asked = 0]() mutable { return ++asked > 2; };
  EXPECT_FALSE(simulate(order)->is_partial);
}

TEST(Ranks, ReportTheLowestGameThatFailed) {
  const auto results = in_ranks(3, [](const Ranks& ranks) {
    const auto play = [](std::uint64_t game, Tally& tally) -> std::optional<Problem> {
      ++tally.games;
      if (game == 500 || game == 501 || game == 700) return Problem{"game " + std::to_string(game)};
      return std::nullopt;
    };
    return play_shared({ranks, 2}, 1'000'000, play, {});
  });
  for (const auto& result : results) {
    ASSERT_FALSE(*result);
    EXPECT_EQ(result->error().text, "game 500");
  }
}

TEST(Ranks, LoseTurnsTogether) {
  const auto results = in_ranks(3, [](const Ranks& ranks) {
    const auto play = [](std::uint64_t game, Tally& tally) -> std::optional<Problem> {
      ++tally.games;
      if (game >= 4) add_lost(tally.lost_turns, "exec:bot", {2, game, {"in game " + std::to_string(game)}});
      return std::nullopt;
    };
    return play_shared({ranks, 1}, 10, play, {});
  });
  for (const auto& result : results) {
    const LostTurns& lost = (*result)->lost_turns.at("exec:bot");
    EXPECT_EQ(lost.turns, 12U);
    EXPECT_EQ(lost.game, 4U);
    EXPECT_EQ(lost.first.text, "in game 4");
  }
}

TEST(Ranks, GiveUpTogether) {
  const auto problems = in_ranks(3, [](const Ranks& ranks) {
    SimOrder order = some_games("stonks");
    order.ranks = ranks;
    if (ranks.own == 1) order.journals = "/proc/no/such/folder";
    const auto report = simulate(order);
    return report ? "" : plain(report.error());
  });
  for (const auto& problem : problems) {
    EXPECT_NE(problem->find(" rank=1"), std::string::npos) << *problem;
    EXPECT_NE(problem->find("/proc/no/such/folder"), std::string::npos);
  }
}

TEST(Ranks, RefuseDifferentOrders) {
  for (const bool is_setup : {false, true})
    for (const auto& problem : in_ranks(2, [is_setup](const Ranks& ranks) {
           SimOrder order = some_games("stonks");
           order.ranks = ranks;
           if (is_setup && ranks.own == 1) order.setup.components["shares"] = "[1, 2]";
           if (!is_setup) order.seed += ranks.own;
           const auto report = simulate(order);
           return report ? "" : plain(report.error());
         }))
      EXPECT_NE(problem->find("problem.unlike_order other=1"), std::string::npos) << *problem;
}

TEST(Parcel, GivesBackWhatWasPacked) {
  Packer packer;
  packer.number(UINT64_MAX - 1);
  packer.text(std::string("a\0b", 3));
  packer.lost_turns({{"exec:bot", {3, 1ULL << 40, {"it slept"}}}});
  Unpacker unpacker(packer.bytes());
  EXPECT_EQ(unpacker.number(), UINT64_MAX - 1);
  EXPECT_EQ(unpacker.text(), std::string("a\0b", 3));
  const LostByBot lost = unpacker.lost_turns();
  EXPECT_EQ(lost.at("exec:bot").turns, 3U);
  EXPECT_EQ(lost.at("exec:bot").game, 1ULL << 40);
  EXPECT_EQ(lost.at("exec:bot").first.text, "it slept");
}

}  // namespace
}  // namespace bell::lab
