// Plays an arena: checks the order, then plays every rotation of every deal with its bots.
#include "lab/arena.h"

#include <chrono>
#include <utility>

#include "lab/parcel.h"
#include "lab/season.h"
#include "lab/tally.h"
#include "lab/with_title.h"
#include "lab/witness.h"

namespace bell::lab {
namespace {

// A simulation order per rotation, which seats the bots.
std::vector<SimOrder> seatings(const ArenaOrder& order, const Lineup& lineup) {
  std::vector<SimOrder> seatings;
  for (int rotation = 0; rotation < lineup.rotations(); ++rotation) {
    SimOrder seating;
    seating.setup = order.setup;
    seating.threads = order.threads;
    seating.bots = lineup.names(rotation);
    seatings.push_back(std::move(seating));
  }
  return seatings;
}

struct Game {
  std::uint64_t number = 0, deal_seed = 0, bots_seed = 0;
};

// Winners are placed before all others, however the tie was broken; the others by score.
template <Title T>
GameEnd end_of(const typename T::Rules& rules, const typename T::State& end) {
  const SeatMask winners = T::winners(end);
  const auto rank = [&](Seat seat) { return std::pair(winners.has(seat), T::score(rules, end, seat)); };
  GameEnd ended;
  for (const Seat seat : seats_of(T::seats(rules))) {
    int better = 0, equal = 0;
    for (const Seat other : seats_of(T::seats(rules))) {
      better += rank(other) > rank(seat) ? 1 : 0;
      equal += rank(other) == rank(seat) ? 1 : 0;
    }
    ended.places[seat] = 2 * better + equal + 1;
    if (winners.has(seat)) ended.wins[seat] = kWholeWin / winners.size();
  }
  return ended;
}

template <Title T>
GameEnd play_game(const typename T::Rules& rules, const SimOrder& seating, const Game& game) {
  std::vector<typename T::Event> told;
  const Narrator<typename T::Event> tell(told);
  typename T::State state = T::initial(rules, tell);
  Bots<T> bots(seating, T::seats(rules), game.bots_seed, told);
  play_on<T>(rules, state, SeededDealer(game.deal_seed), bots, [](const Action&) { return true; }, tell);
  GameEnd end = end_of<T>(rules, state);
  bots.report_lost_turns(game.number, end.lost_turns);
  return end;
}

std::optional<Problem> refuse_unlike(const ArenaOrder& order) {
  Packer form = form_of(order);
  if (order.claims)
    for (const int elo : {order.claims->elo0, order.claims->elo1}) form.number(static_cast<std::uint64_t>(elo));
  return refuse_unlike_orders(order.ranks, form.bytes());
}

}  // namespace

std::optional<Problem> refuse(const ArenaOrder& order) {
  if (order.games == 0) return Problem{"problem.arena_without_games", Facts{}};
  if (order.bots.empty()) return Problem{"problem.arena_without_bots", Facts{}};
  if (std::cmp_greater(order.bots.size(), order.setup.seats))
    return Problem{"problem.too_many_bots",
                   Facts{{"bots", std::to_string(order.bots.size())}, {"players", std::to_string(order.setup.seats)}}};
  const auto entrants = Lineup(order.bots, order.setup.seats).entrants().size();
  if (entrants < 2) return Problem{"problem.bots_alike", Facts{{"bot", order.bots.front()}}};
  if (!order.claims) return std::nullopt;
  if (entrants != 2) return Problem{"problem.not_two_bots", Facts{{"bots", std::to_string(entrants)}}};
  if (order.claims->elo0 >= order.claims->elo1)
    return Problem{"problem.claims_out_of_order", Facts{{"first", std::to_string(order.claims->elo0)},
                                                        {"second", std::to_string(order.claims->elo1)}}};
  return std::nullopt;
}

Outcome<ArenaReport, Problem> arena(const ArenaOrder& order) {
  if (const auto problem = agree(order.ranks, refuse(order))) return *problem;
  if (const auto problem = refuse_unlike(order)) return *problem;
  Season season(order);
  const std::vector<SimOrder> seated = seatings(order, season.lineup());
  if (const auto problem = agree(order.ranks, judge(seated.front()))) return *problem;
  if (const auto problem = refuse_shared_seeds(order, season)) return *problem;
  return with_title(order.setup, [&]<class T>(const Opened<T>& opened) -> Outcome<ArenaReport, Problem> {
    const auto start = std::chrono::steady_clock::now();
    const auto play = [&](std::uint64_t deal, int rotation) {
      const Game game{deal * seated.size() + static_cast<std::uint64_t>(rotation), seed_of_deal(order, deal),
                      seed_of_bots(order, deal, rotation)};
      return play_game<T>(opened.rules, seated[static_cast<std::size_t>(rotation)], game);
    };
    if (const auto problem = play_season(order, play, season)) return *problem;
    ArenaReport report = season.report();
    report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return report;
  });
}

}  // namespace bell::lab
