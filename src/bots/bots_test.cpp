// The bots play whole matches from their sights alone: always legally, always the same from the same seed.
#include <gtest/gtest.h>

#include <array>

#include "bots/choose.h"
#include "bots/playout.h"
#include "bots/stonks/outlook.h"

namespace bell::bots {
namespace {

using stonks::Stonks;

stonks::Components printed() {
  stonks::Components box;
  box.values = {{{1, 2, 3, 4, 5}, {1, 1, 2, 2, 3}}};
  box.shares = {1, 1, 1, 1, 1, 2, 2, 3, 3, 3, 2, 2, 2};
  box.fluctuation = {2, 2, 1, 1, 1};
  box.start_levels = {1, 2, 3, 4, 5};
  box.start_levels_three = {1, 2, 4, 5};
  box.hand = {0, 0, 11, 9, 11, 9};
  box.rounds = 3;
  return box;
}

stonks::Rules rules_for(int seats) {
  const Setup setup{.title = "stonks", .seats = seats, .modules = {}, .options = {}, .components = {}};
  auto rules = Stonks::compose(setup, printed());
  EXPECT_TRUE(rules.is_ok());
  return *rules;
}

// A whole match; players[i] is the bot in seat i. Every choice is checked against the rules.
stonks::State play_match(const stonks::Rules& rules, std::span<const std::string> players, std::uint64_t seed) {
  std::vector<stonks::Event> events;
  stonks::State state = Stonks::initial(rules, Narrator(events));
  Rng luck(seed);
  Rng minds(seed + 1);
  while (!state.cursor().turn.is_over()) {
    const Turn turn = state.cursor().turn;
    Action action{};
    if (turn.is_chance()) {
      action = draw<Stonks>(rules, state, luck);
    } else {
      const Seat seat = turn.first();
      ActionList list;
      legal<Stonks>(rules, state, seat, list);
      const stonks::View view = Stonks::project(rules, state, viewer_of(seat));
      std::vector<stonks::SeenEvent> memory;
      for (const stonks::Event& event : events) memory.push_back(Stonks::project(event, viewer_of(seat)));
      const Sight<Stonks> sight{rules, view, memory, {list.begin(), list.end()}, seat};
      action = choose<Stonks>(players[static_cast<std::size_t>(index(seat))], sight, minds);
      EXPECT_FALSE(refuse<Stonks>(rules, state, action).is_refused()) << Stonks::notation(action);
    }
    apply_assuming_legal<Stonks>(rules, state, action, Narrator(events));
  }
  return state;
}

// How many of `games` a greedy bot wins against random ones, its seat moving round the table. A shared win counts.
int greedy_wins(int seats, int games) {
  const stonks::Rules rules = rules_for(seats);
  int wins = 0;
  for (int game = 0; game < games; ++game) {
    std::vector<std::string> players(static_cast<std::size_t>(seats), "random");
    players[static_cast<std::size_t>(game % seats)] = "greedy";
    const stonks::State end = play_match(rules, players, static_cast<std::uint64_t>(game) * 2 + 1);
    wins += Stonks::winners(end).has(seat_at(game % seats)) ? 1 : 0;
  }
  return wins;
}

TEST(Bots, AreListedByName) {
  for (const std::string& name : names()) EXPECT_TRUE(exists(name));
  EXPECT_FALSE(exists("oracle"));
}

TEST(Bots, PlayWholeMatchesLegallyWithAnyNumberOfSeats) {
  for (int seats = 2; seats <= kMaxSeats; ++seats) {
    std::vector<std::string> players(static_cast<std::size_t>(seats), "random");
    players.front() = "greedy";
    EXPECT_FALSE(Stonks::winners(play_match(rules_for(seats), players, 7)).is_empty());
  }
}

TEST(Bots, ChooseTheSameFromTheSameSeed) {
  const std::array<std::string, 3> players{"greedy", "random", "greedy"};
  const stonks::Rules rules = rules_for(3);
  EXPECT_EQ(play_match(rules, players, 5), play_match(rules, players, 5));
}

TEST(Bots, GreedyBeatsRandomSlow) {
  EXPECT_GE(greedy_wins(4, 24), 17);
  EXPECT_GE(greedy_wins(2, 24), 19);
}

}  // namespace
}  // namespace bell::bots
