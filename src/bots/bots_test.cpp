// Tests that bots play whole matches from their sights alone: always legally, and identically with the same seed.
#include <gtest/gtest.h>

#include <array>
#include <bit>

#include "bots/choose.h"
#include "bots/evaluate.h"
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

// Plays a whole match; players[i] is the bot in seat i. Every choice is checked against the rules.
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

// How many of `games` the bot `first` wins against `others`, its seat rotating. A shared win counts.
int wins_of(const std::string& first, const std::string& others, int seats, int games) {
  const stonks::Rules rules = rules_for(seats);
  int wins = 0;
  for (int game = 0; game < games; ++game) {
    std::vector<std::string> players(static_cast<std::size_t>(seats), others);
    players[static_cast<std::size_t>(game % seats)] = first;
    const stonks::State end = play_match(rules, players, static_cast<std::uint64_t>(game) * 2 + 1);
    wins += Stonks::winners(end).has(seat_at(game % seats)) ? 1 : 0;
  }
  return wins;
}

// A player's turn in the middle of a match, with everything its seat may know.
struct Moment {
  Moment() : rules(rules_for(4)), state(Stonks::initial(rules, Narrator(told))) {
    Rng luck(11);
    while (state.board.round < 2 || state.board.tricks_left > 4 || state.cursor().turn.is_chance() || !has_choice()) {
      const bool is_luck = state.cursor().turn.is_chance();
      list.clear();
      if (!is_luck) legal<Stonks>(rules, state, state.cursor().turn.first(), list);
      const Action act = is_luck ? draw<Stonks>(rules, state, luck)
                                 : list[static_cast<int>(luck.below(static_cast<std::uint32_t>(list.size())))];
      apply_assuming_legal<Stonks>(rules, state, act, Narrator(told));
    }
    seat = state.cursor().turn.first();
    view = Stonks::project(rules, state, viewer_of(seat));
    for (const stonks::Event& event : told) memory.push_back(Stonks::project(event, viewer_of(seat)));
  }
  bool has_choice() {
    list.clear();
    legal<Stonks>(rules, state, state.cursor().turn.first(), list);
    return list.size() > 2;
  }
  Sight<Stonks> sight() const { return {rules, view, memory, {list.begin(), list.end()}, seat}; }

  stonks::Rules rules;
  std::vector<stonks::Event> told;
  stonks::State state;
  stonks::View view;
  std::vector<stonks::SeenEvent> memory;
  ActionList list;
  Seat seat{};
};

TEST(Bots, AreListedByLevelWeakestFirst) {
  EXPECT_EQ(names(), (std::vector<std::string>{"intern", "clerk", "broker", "tycoon"}));
  for (const std::string& name : names()) EXPECT_TRUE(exists(name));
  for (const char* name : {"oracle", "", "broker:", "broker:0", "broker:x", "broker:5s", "oracle:5", ":5"})
    EXPECT_FALSE(exists(name)) << name;
}

TEST(Bots, MayBeGivenABudget) {
  using namespace std::chrono_literals;
  EXPECT_EQ(read_player("broker:500"), (Player{Level::broker, {.iterations = 500}}));
  EXPECT_EQ(read_player("tycoon:200ms"), (Player{Level::tycoon, {.limit = 200ms}}));
  EXPECT_EQ(read_player("greedy"), read_player("clerk"));
  EXPECT_EQ(read_player("random"), read_player("intern"));
}

TEST(Bots, PlayWholeMatchesLegallyWithAnyNumberOfSeats) {
  for (int seats = 2; seats <= kMaxSeats; ++seats) {
    std::vector<std::string> players(static_cast<std::size_t>(seats), "intern");
    players.front() = "clerk:1";
    players.back() = "broker:10";
    EXPECT_FALSE(Stonks::winners(play_match(rules_for(seats), players, 7)).is_empty());
  }
}

TEST(Bots, ChooseTheSameFromTheSameSeed) {
  const std::array<std::string, 3> players{"clerk:2", "intern", "tycoon:20"};
  const stonks::Rules rules = rules_for(3);
  EXPECT_EQ(play_match(rules, players, 5), play_match(rules, players, 5));
}

TEST(Bots, TheClerkBeatsInternsSlow) {
  EXPECT_GE(wins_of("clerk", "intern", 4, 24), 15);
  EXPECT_GE(wins_of("clerk", "intern", 2, 24), 17);
}

TEST(Bots, TheBrokerBeatsTheClerkSlow) { EXPECT_GE(wins_of("broker", "clerk", 2, 40), 22); }

void expect_same(const std::vector<Evaluation>& a, const std::vector<Evaluation>& b) {
  ASSERT_EQ(a.size(), b.size());
  for (std::size_t at = 0; at < a.size(); ++at) {
    EXPECT_EQ(a[at].action, b[at].action);
    EXPECT_EQ(a[at].win_share, b[at].win_share);
    EXPECT_EQ(a[at].standing, b[at].standing);
    EXPECT_EQ(a[at].visits, b[at].visits);
  }
}

TEST(Evaluate, NamesEveryChoiceOnceAndCountsEveryIteration) {
  const Moment moment;
  Rng rng(1);
  const auto found = evaluate(moment.sight(), {.iterations = 500}, rng);
  ASSERT_EQ(found.size(), static_cast<std::size_t>(moment.list.size()));
  std::uint32_t visits = 0;
  for (std::size_t at = 0; at < found.size(); ++at) {
    EXPECT_TRUE(contains(moment.list, found[at].action));
    EXPECT_TRUE(found[at].win_share >= 0 && found[at].win_share <= 1);
    EXPECT_TRUE(found[at].standing >= 1 && found[at].standing <= 4);
    EXPECT_LE(found[at].visits, found[at == 0 ? 0 : at - 1].visits);
    visits += found[at].visits;
  }
  EXPECT_EQ(visits, 500U);
}

TEST(Evaluate, RepeatsBitForBitWhateverWasSearchedBefore) {
  const Moment moment;
  Rng first(1);
  const auto before = evaluate(moment.sight(), {.iterations = 300}, first);
  Rng other(9);
  evaluate(moment.sight(), {.iterations = 2000}, other);
  Rng again(1);
  expect_same(before, evaluate(moment.sight(), {.iterations = 300}, again));
}

// The same number from every compiler, debug or release. Only a change of the outlook or the search changes it.
TEST(Evaluate, AnswersTheSameOnEveryMachine) {
  const Moment moment;
  Rng rng(1);
  std::uint64_t chain = 0;
  for (const Evaluation& each : evaluate(moment.sight(), {.iterations = 2000}, rng)) {
    chain = combine(chain, each.action.bits());
    chain = combine(chain, each.visits);
    chain = combine(chain, std::bit_cast<std::uint64_t>(each.win_share));
    chain = combine(chain, std::bit_cast<std::uint64_t>(each.standing));
  }
  EXPECT_EQ(chain, 10202673372427503493U);
}

TEST(Evaluate, MergesThreadsInTheSameOrderAlways) {
  const Moment moment;
  Rng first(1);
  const auto before = evaluate(moment.sight(), {.iterations = 301, .threads = 3}, first);
  std::uint32_t visits = 0;
  for (const Evaluation& each : before) visits += each.visits;
  EXPECT_EQ(visits, 301U);
  for (int run = 0; run < 5; ++run) {
    Rng again(1);
    expect_same(before, evaluate(moment.sight(), {.iterations = 301, .threads = 3}, again));
  }
}

// Stopping early must not change the choice, whatever the seed and however close the choices are.
TEST(Decide, TakesWhatEvaluatePutsFirst) {
  const Moment moment;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Rng one(seed), other(seed);
    const Budget budget{.iterations = 50 + 10 * static_cast<std::uint32_t>(seed)};
    EXPECT_EQ(decide(moment.sight(), budget, one), evaluate(moment.sight(), budget, other).front().action) << seed;
    EXPECT_EQ(one.next(), other.next());
  }
}

TEST(Evaluate, AChoiceWithoutAnyIterationIsAnEvenMatch) {
  const Moment moment;
  Rng rng(1);
  const auto found = evaluate(moment.sight(), {.iterations = 1}, rng);
  EXPECT_EQ(found.front().visits, 1U);
  EXPECT_EQ(found.back().visits, 0U);
  EXPECT_EQ(found.back().win_share, 0.25);
  EXPECT_EQ(found.back().standing, 2.5);
}

// A busy machine may suspend one run, but hardly all of them.
TEST(Evaluate, KeepsToItsTime) {
  using namespace std::chrono;
  const Moment moment;
  auto shortest = hours(1) + milliseconds(0);
  for (int run = 0; run < 5; ++run) {
    Rng rng(1);
    const auto start = steady_clock::now();
    evaluate(moment.sight(), {.limit = milliseconds(40)}, rng);
    shortest = std::min(shortest, duration_cast<milliseconds>(steady_clock::now() - start));
  }
  EXPECT_GE(shortest, milliseconds(40));
  EXPECT_LT(shortest, milliseconds(90));
}

}  // namespace
}  // namespace bell::bots
