// Plays matches between bots, judges the position before and after every spell of luck, and adds up the differences.
#include "lab/luck.h"

#include <atomic>
#include <chrono>
#include <cmath>
#include <limits>

#include "kernel/seeds.h"
#include "lab/spells.h"
#include "lab/standing.h"
#include "lab/with_title.h"
#include "lab/witness.h"
#include "lab/workers.h"

namespace bell::lab {
namespace {

constexpr double kAny = std::numeric_limits<double>::infinity();

// Playouts must not depend on the match they judge: their seeds differ from its dealer's and its bots'.
std::uint64_t seed_of_playouts(std::uint64_t game_seed) { return combine(game_seed, 0x1CC4); }

template <Title T>
class LuckyGame {
 public:
  LuckyGame(const LuckOrder& order, const SimOrder& seating, const typename T::Rules& rules)
      : order_(order), seating_(seating), rules_(rules) {}

  GameLuck play(std::uint64_t game, std::uint64_t& spells_seen) const {
    const std::uint64_t own_seed = seed_of_game(order_.seed, game);
    const Playouts playouts{seed_of_playouts(own_seed), order_.playouts};
    std::vector<typename T::Event> told;
    const Narrator<typename T::Event> tell(told);
    typename T::State state = T::initial(rules_, tell);
    Spells<T> spells(state);
    GameLuck sums{std::vector<double>(seats()), std::vector<double>(seats())};
    const auto watch = [&](const Action&) {
      if (const auto* spell = spells.after(state)) {
        add(sums.luck, shares_at<T>(rules_, state, playouts), 1);
        add(sums.luck, shares_at<T>(rules_, spell->before, playouts), -1);
        ++spells_seen;
      }
      return true;
    };
    play_on<T>(rules_, state, SeededDealer(own_seed), Bots<T>(seating_, T::seats(rules_), mind_seed(own_seed), told),
               watch, tell);
    add(sums.result, shares_at<T>(rules_, state, {0, 1}), 1);
    return sums;
  }

 private:
  std::size_t seats() const { return static_cast<std::size_t>(T::seats(rules_)); }
  void add(std::vector<double>& sums, const PerSeat<double>& shares, int sign) const {
    for (const Seat seat : seats_of(T::seats(rules_)))
      sums[static_cast<std::size_t>(index(seat))] += sign * shares[seat];
  }

  const LuckOrder& order_;
  const SimOrder& seating_;
  const typename T::Rules& rules_;
};

std::vector<double> means_of(const std::vector<GameLuck>& games, std::vector<double> GameLuck::* what) {
  std::vector<double> means((games.front().*what).size());
  for (std::size_t seat = 0; seat < means.size(); ++seat) {
    Sample sample;
    for (const GameLuck& game : games) sample.add((game.*what)[seat]);
    means[seat] = sample.mean();
  }
  return means;
}

// A ratio of two sums over games; its error follows from what each game adds to the numerator minus the ratio times
// what it adds to the denominator.
void explain_results(const std::vector<GameLuck>& games, LuckReport& report) {
  const std::vector<double> luck = means_of(games, &GameLuck::luck), result = means_of(games, &GameLuck::result);
  std::vector<double> together(games.size()), alone(games.size());
  double sum_together = 0, sum_alone = 0;
  for (std::size_t game = 0; game < games.size(); ++game) {
    for (std::size_t seat = 0; seat < luck.size(); ++seat) {
      const double off = games[game].result[seat] - result[seat];
      together[game] += off * (games[game].luck[seat] - luck[seat]);
      alone[game] += off * off;
    }
    sum_together += together[game];
    sum_alone += alone[game];
  }
  if (sum_alone <= 0) return;  // all games ended alike: nothing to explain
  report.luck_part = sum_together / sum_alone;
  double squares = 0;
  for (std::size_t game = 0; game < games.size(); ++game)
    squares += std::pow(together[game] - report.luck_part * alone[game], 2);
  const double reach = student_t(games.size() - 1) * std::sqrt(squares) / sum_alone;
  report.luck_part_interval = {report.luck_part - reach, report.luck_part + reach};
}

SimOrder seating_of(const LuckOrder& order) {
  SimOrder seating;
  seating.setup = order.setup;
  seating.threads = order.threads;
  seating.bots = order.bots;
  return seating;
}

template <Title T>
Outcome<LuckReport, Problem> play_games(const LuckOrder& order, const SimOrder& seating,
                                        const typename T::Rules& rules) {
  const LuckyGame<T> lucky(order, seating, rules);
  std::vector<GameLuck> games(order.games);  // a game that was not played has no seats
  std::atomic<std::uint64_t> spells = 0;
  const auto play = [&](std::uint64_t game, Tally&) -> std::optional<Problem> {
    std::uint64_t seen = 0;
    games[game] = lucky.play(game, seen);
    spells += seen;
    return std::nullopt;
  };
  if (const auto played = play_all(order.games, order.threads, play, {order.progress, order.stop}); !played)
    return played.error().problem;
  std::erase_if(games, [](const GameLuck& game) { return game.luck.empty(); });
  if (games.size() < 2) return Problem{"problem.too_few_for_luck", Facts{}};
  LuckReport report = sum_up(games);
  report.is_partial = report.games < order.games;
  report.spells = spells;
  for (const Seat seat : seats_of(order.setup.seats))
    report.seats[static_cast<std::size_t>(index(seat))].bot = bot_at(seating, seat);
  return report;
}

}  // namespace

LuckReport sum_up(const std::vector<GameLuck>& games) {
  LuckReport report;
  report.games = games.size();
  for (std::size_t seat = 0; seat < games.front().luck.size(); ++seat) {
    Sample luck, result;
    for (const GameLuck& game : games) {
      luck.add(game.luck[seat]);
      result.add(game.result[seat]);
    }
    report.seats.push_back({"", result.mean(), luck.mean(), mean_interval(luck, {-kAny, kAny})});
  }
  explain_results(games, report);
  return report;
}

Outcome<LuckReport, Problem> measure_luck(const LuckOrder& order) {
  if (order.games < 2) return Problem{"problem.luck_needs_games", Facts{}};
  if (order.playouts == 0) return Problem{"problem.luck_needs_playouts", Facts{}};
  const SimOrder seating = seating_of(order);
  if (const auto problem = judge(seating)) return *problem;
  return with_title(order.setup, [&]<class T>(const Opened<T>& opened) -> Outcome<LuckReport, Problem> {
    const auto start = std::chrono::steady_clock::now();
    auto report = play_games<T>(order, seating, opened.rules);
    if (report) report->seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return report;
  });
}

}  // namespace bell::lab
