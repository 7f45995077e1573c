// Tests that arenas are fair and repeatable: every entrant sits everywhere with the same deals, whatever the threads.
#include "lab/arena.h"

#include <gtest/gtest.h>

#include <set>

#include "engine/titles.h"
#include "lab/season.h"
#include "lab/tally.h"
#include "tables/report_of.h"

namespace bell::lab {
namespace {

ArenaOrder some_arena(int seats, std::vector<std::string> bots) {
  ArenaOrder order;
  order.setup = {.title = "stonks", .seats = seats, .modules = {}, .options = {{"rounds", "1"}}, .components = {}};
  order.games = 60;
  order.seed = 5;
  order.bots = std::move(bots);
  return order;
}

ArenaReport run(const ArenaOrder& order) { return report_of(arena(order)); }

std::string problem_with(const ArenaOrder& order) { return problem_of(arena(order)); }

// One winner; the others are equal.
GameEnd won_by(int winner, int seats) {
  GameEnd end;
  for (const Seat seat : seats_of(seats)) {
    end.wins[seat] = index(seat) == winner ? kWholeWin : 0;
    end.places[seat] = index(seat) == winner ? 2 : seats + 2;
  }
  return end;
}

TEST(Lineup, ANameThatReturnsIsOneEntrant) {
  const Lineup lineup({"broker", "clerk", "clerk", "clerk"}, 4);
  EXPECT_EQ(lineup.entrants(), (std::vector<std::string>{"broker", "clerk"}));
  EXPECT_EQ(lineup.seats_of(0), 1);
  EXPECT_EQ(lineup.seats_of(1), 3);
  EXPECT_EQ(lineup.rotations(), 4);
  EXPECT_EQ(lineup.names(3), (std::vector<std::string>{"clerk", "broker", "clerk", "clerk"}));
}

TEST(Lineup, ABotOfTwoNamesIsOneEntrant) {
  EXPECT_EQ(Lineup({"clerk", "greedy"}, 2).entrants(), std::vector<std::string>{"clerk"});
  EXPECT_EQ(Lineup({"intern", "random"}, 2).entrants().size(), 1U);
  EXPECT_EQ(Lineup({"broker", "broker:500"}, 2).entrants().size(), 1U);
  EXPECT_EQ(Lineup({"broker:8000", "tycoon"}, 2).entrants().size(), 1U);
  EXPECT_EQ(Lineup({"broker", "broker:501"}, 2).entrants().size(), 2U);
  EXPECT_EQ(Lineup({"exec:/bin/cat", "exec:/bin/../bin/cat:1000ms"}, 2).entrants().size(), 1U);
  EXPECT_EQ(Lineup({"exec:/bin/cat", "exec:/bin/cat:200ms"}, 2).entrants().size(), 2U);
}

TEST(Lineup, RepeatsAndTurnsOnlyWhileItDiffers) {
  EXPECT_EQ(Lineup({"broker", "clerk"}, 4).rotations(), 2);
  EXPECT_EQ(Lineup({"broker", "clerk"}, 5).rotations(), 5);
  EXPECT_EQ(Lineup({"broker"}, 3).rotations(), 1);
  EXPECT_EQ(Lineup({"broker", "clerk"}, 3).names(1), (std::vector<std::string>{"clerk", "broker", "broker"}));
}

TEST(Season, ASeatThatAlwaysWinsFavoursNobody) {
  Season season(some_arena(3, {"clerk", "intern", "broker"}));
  const std::vector<GameEnd> first_seat(3, won_by(0, 3));
  for (int deal = 0; deal < 12; ++deal) season.add_deal(first_seat);
  for (const Entrant& entrant : season.report().entrants) {
    EXPECT_DOUBLE_EQ(entrant.win_share, 1.0 / 3);
    EXPECT_DOUBLE_EQ(entrant.mean_place, 2);
    EXPECT_NEAR(entrant.elo, 0, 1e-9);
    EXPECT_EQ(entrant.games, 36U);
  }
}

TEST(Season, AnEntrantThatAlwaysWinsHasNoUpperBound) {
  Season season(some_arena(2, {"clerk", "intern"}));
  const std::vector<GameEnd> ends{won_by(0, 2), won_by(1, 2)};
  for (int deal = 0; deal < 10; ++deal) season.add_deal(ends);
  const ArenaReport report = season.report();
  const Entrant& clerk = report.entrants.at(0);
  const Entrant& intern = report.entrants.at(1);
  EXPECT_DOUBLE_EQ(clerk.win_share, 1);
  EXPECT_DOUBLE_EQ(clerk.mean_place, 1);
  EXPECT_DOUBLE_EQ(intern.mean_place, 2);
  EXPECT_NEAR(clerk.elo, *elo_of_share(1 - 0.5 / 20, {1, 2}), 1e-9);
  EXPECT_TRUE(clerk.elo_low);
  EXPECT_FALSE(clerk.elo_high);
  EXPECT_FALSE(intern.elo_low);
}

TEST(Season, SeedsOfAllGamesDiffer) {
  ArenaOrder order = some_arena(4, {"clerk", "intern", "intern", "intern"});
  order.games = 4000;
  const Season season(order);
  EXPECT_FALSE(refuse_shared_seeds(order, season));
  std::set<std::uint64_t> seeds;
  for (std::uint64_t deal = 0; deal < season.deals_ordered(); ++deal)
    for (int rotation = 0; rotation < 4; ++rotation) seeds.insert(seed_of_bots(order, deal, rotation));
  EXPECT_EQ(seeds.size(), 4000U);
}

TEST(Season, EveryRotationOfEveryDealIsPlayedOnce) {
  ArenaOrder order = some_arena(3, {"clerk", "intern", "broker"});
  order.games = 10;
  Season season(order);
  std::multiset<std::pair<std::uint64_t, int>> played;
  const auto play = [&played](std::uint64_t deal, int rotation) {
    played.emplace(deal, rotation);
    return won_by(0, 3);
  };
  EXPECT_FALSE(play_season(order, play, season));
  EXPECT_EQ(played.size(), 12U);
  EXPECT_EQ((std::set<std::pair<std::uint64_t, int>>(played.begin(), played.end()).size()), 12U);
  EXPECT_EQ(season.report().deals, 4U);
}

TEST(Season, LostTurnsAreSummedByBotAndThoseAfterTheVerdictLeftOut) {
  ArenaOrder order = some_arena(2, {"clerk", "exec:bot"});
  order.games = 2000;
  order.claims = Claims{0, 50};
  Season season(order);
  const auto play = [](std::uint64_t deal, int rotation) {
    GameEnd end = won_by(rotation == 0 ? 0 : 1, 2);
    add_lost(end.lost_turns, "exec:bot", {3, 2 * deal + static_cast<std::uint64_t>(rotation), {"it slept"}});
    return end;
  };
  order.threads = 40;
  EXPECT_FALSE(play_season(order, play, season));
  const ArenaReport report = season.report();
  EXPECT_LT(report.games, 80U) << "fewer than were played at once";
  const LostTurns& lost = report.lost_turns.at("exec:bot");
  EXPECT_EQ(lost.turns, 3 * report.games);
  EXPECT_EQ(lost.game, 0U);
  EXPECT_EQ(lost.first.text, "it slept");
}

TEST(Arena, ThreadsChangeNothing) {
  ArenaOrder order = some_arena(3, {"clerk", "intern", "intern"});
  const ArenaReport alone = run(order);
  order.threads = 3;
  const ArenaReport together = run(order);
  for (std::size_t who = 0; who < 2; ++who) {
    EXPECT_EQ(alone.entrants.at(who).win_share, together.entrants.at(who).win_share);
    EXPECT_EQ(alone.entrants.at(who).mean_place, together.entrants.at(who).mean_place);
    EXPECT_EQ(alone.entrants.at(who).win_interval.low, together.entrants.at(who).win_interval.low);
  }
}

TEST(Arena, SharesAndPlacesAddUpInEveryTitle) {
  for (const TitleSheet& sheet : title_sheets()) {
    const std::string& title = sheet.name;
    ArenaOrder order = some_arena(3, {"clerk", "intern", "intern"});
    order.setup.title = title;
    order.setup.options = {};
    order.games = 6;
    const ArenaReport report = run(order);
    ASSERT_EQ(report.entrants.size(), 2U);
    EXPECT_EQ(report.games, 6U);
    EXPECT_NEAR(report.entrants[0].win_share + 2 * report.entrants[1].win_share, 1, 1e-9) << title;
    EXPECT_NEAR(report.entrants[0].mean_place + 2 * report.entrants[1].mean_place, 6, 1e-9) << title;
  }
}

TEST(Arena, OneEntrantCantBeCompared) {
  EXPECT_NE(problem_with(some_arena(4, {"intern"})).find("problem.bots_alike bot=intern"), std::string::npos);
}

TEST(Arena, TheSequentialTestStopsEarlyAndAtTheSameDealOnAnyThreads) {
  ArenaOrder order = some_arena(2, {"clerk", "intern"});
  order.setup.options = {};
  order.games = 2000;
  order.claims = Claims{0, 50};
  const ArenaReport alone = run(order);
  ASSERT_TRUE(alone.sprt);
  EXPECT_EQ(alone.sprt->verdict, Verdict::h1);
  EXPECT_LT(alone.games, 1000U);
  order.threads = 40;
  const ArenaReport together = run(order);
  EXPECT_EQ(together.deals, alone.deals);
  EXPECT_EQ(together.sprt->llr, alone.sprt->llr);
}

TEST(Arena, RefusesWhatItCanNotPlay) {
  ArenaOrder order = some_arena(2, {"clerk", "intern", "intern"});
  EXPECT_NE(problem_with(order).find("problem.too_many_bots bots=3"), std::string::npos);
  EXPECT_NE(problem_with(some_arena(2, {})).find("problem.arena_without_bots"), std::string::npos);
  EXPECT_NE(problem_with(some_arena(2, {"problem.no_bot bot=oracle", "intern"})).find("problem.no_bot bot=oracle"),
            std::string::npos);
  order = some_arena(2, {"intern"});
  order.games = 0;
  EXPECT_NE(problem_with(order).find("problem.arena_without_games"), std::string::npos);
  order = some_arena(3, {"clerk", "intern", "broker"});
  order.claims = Claims{};
  EXPECT_NE(problem_with(order).find("problem.not_two_bots"), std::string::npos);
  order = some_arena(2, {"clerk", "intern"});
  order.claims = Claims{50, 50};
  EXPECT_NE(problem_with(order).find("problem.claims_out_of_order first=50 second=50"), std::string::npos);
}

}  // namespace
}  // namespace bell::lab
