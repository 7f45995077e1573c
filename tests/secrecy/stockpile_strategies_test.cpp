// A strategy card was played: whether its player also holds the other one of its design follows from all hands that
// could have played it. A hand with both counts once, not twice.
#include <gtest/gtest.h>

#include <array>

#include "exam/setups.h"
#include "exam/walk.h"
#include "secrecy/chi_square.h"

namespace bell::exam {
namespace {

using namespace stockpile;
using Game = Subject<Stockpile>;

// Hands of `size` cards out of `cards`, two of which are of the design: those with one of them, and those with both.
// Their numbers are in the ratio of 2 (cards - size) to size - 1.
std::array<double, 2> odds_of_the_other(int cards, int size) {
  return {2.0 * (cards - size), static_cast<double>(size - 1)};
}

TEST(StockpileGuesses, OfTheOtherCardOfAPlayedDesignHaveTheOddsOfAllDeals) {
  constexpr int kGuesses = 3000;
  constexpr int kPositions = 30;
  const Rules rules = rules_for<Stockpile>({"stockpile", 3, {"strategy_cards"}, {}, {}});
  const auto odds = odds_of_the_other(rules.strategies.size(), rules.strategies_kept());
  int judged = 0;
  for (std::uint64_t seed = 1; judged < kPositions; ++seed) {
    Walk<Game> walk(rules, seed);
    while (!walk.is_over() && walk.state().board.strategies.played.size() == 0) walk.apply(walk.pick());
    if (walk.is_over()) continue;
    const auto memory = walk.memory_of(Viewer::spectator);
    const SeenEvent* played = nullptr;
    for (const SeenEvent& event : memory)
      if (event.what == Happening::strategy_played) played = &event;
    ASSERT_NE(played, nullptr);
    const View view = Game::project(rules, walk.state(), Viewer::spectator);
    std::array<int, 2> counts{};
    for (int guess = 0; guess < kGuesses; ++guess) {
      const State imagined = Game::imagine(rules, view, memory, walk.rng());
      ++counts[imagined.strategies[played->seat].truth().has_any(played->strategy.or_else(Strategy::none)) ? 1 : 0];
    }
    EXPECT_TRUE(is_fair(counts, odds)) << "seed " << seed << ": " << counts[1] << " of " << kGuesses;
    ++judged;
  }
}

}  // namespace
}  // namespace bell::exam
