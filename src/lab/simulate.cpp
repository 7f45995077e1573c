// Simulates: checks the order, then plays every game by number, at full speed unless journals or checks are requested.
#include <algorithm>
#include <chrono>

#include "kernel/invariant.h"
#include "kernel/seeds.h"
#include "lab/parcel.h"
#include "lab/sharing.h"
#include "lab/tally.h"
#include "lab/with_title.h"
#include "lab/witness.h"

namespace bell::lab {
namespace {

bool all_interns(const SimOrder& order) {
  return std::all_of(order.bots.begin(), order.bots.end(), [](const std::string& name) {
    const auto player = bots::read_player(name);
    return player && player->level == bots::Level::intern;
  });
}

template <Title T>
void play_bare(const typename T::Rules& rules, std::uint64_t seed, std::uint64_t game, Tally& tally) {
  const std::uint64_t own_seed = seed_of_game(seed, game);
  const Narrator<typename T::Event> nobody;
  typename T::State state = T::initial(rules, nobody);
  Fingerprint print(game);
  const NodeCount count = play_on<T>(
      rules, state, SeededDealer(own_seed), Anything<T>(own_seed),
      [&print](const Action& act) {
        print.add(act);
        return true;
      },
      nobody);
  ++tally.games;
  tally.nodes.decisions += count.decisions;
  tally.nodes.chance += count.chance;
  tally.signature += print.closed_with(hash_of(state));
  add_end<T>(tally, rules, state);
}

template <Title T>
class LitGame {
 public:
  LitGame(const SimOrder& order, const typename T::Rules& rules, const Archive* archive)
      : order_(order), rules_(rules), archive_(archive) {}

  std::optional<Problem> play(std::uint64_t game, Tally& tally) const {
    const std::uint64_t own_seed = seed_of_game(order_.seed, game);
    std::vector<typename T::Event> told;
    const Narrator<typename T::Event> tell(told);
    typename T::State state = T::initial(rules_, tell);
    Fingerprint print(game);
    std::optional<Scribe> scribe;
    if (archive_ != nullptr) scribe = archive_->begin();
    const char* invariant = nullptr;
    const auto watch = [&](const Action& act) {
      print.add(act);
      if (scribe) scribe->write(act.by, T::notation(act), hash_of(state));
      if (order_.check_invariants) invariant = T::broken_invariant(rules_, state);
      return invariant == nullptr;
    };
    const SeededDealer dealer(own_seed);
    Bots<T> bots(order_, T::seats(rules_), mind_seed(own_seed), told);
    const NodeCount count = all_interns(order_) ? play_on<T>(rules_, state, dealer, Anything<T>(own_seed), watch, {})
                                                : play_on<T>(rules_, state, dealer, bots, watch, tell);
    bots.report_lost_turns(game, tally.lost_turns);
    if (invariant != nullptr) return broken(game, count, invariant);
    ++tally.games;
    tally.nodes.decisions += count.decisions;
    tally.nodes.chance += count.chance;
    tally.signature += print.closed_with(hash_of(state));
    add_end<T>(tally, rules_, state);
    return scribe ? archive_->keep(game, *scribe) : std::nullopt;
  }

 private:
  Problem broken(std::uint64_t game, const NodeCount& count, const char* invariant) const {
    return {"problem.untrue", because(untruth(invariant), {{"game", std::to_string(game)},
                                                           {"seed", std::to_string(order_.seed)},
                                                           {"node", std::to_string(count.all())}})};
  }

  const SimOrder& order_;
  const typename T::Rules& rules_;
  const Archive* archive_;
};

template <Title T>
Outcome<Tally, Problem> play_games(const SimOrder& order, const typename T::Rules& rules, const Archive* archive) {
  const Hands hands{order.ranks, order.threads};
  const Watch watch{order.progress, order.stop};
  if (archive == nullptr && !order.check_invariants && all_interns(order))
    return play_shared(
        hands, order.games,
        [&](std::uint64_t game, Tally& tally) -> std::optional<Problem> {
          play_bare<T>(rules, order.seed, game, tally);
          return std::nullopt;
        },
        watch);
  const LitGame<T> lit(order, rules, archive);
  return play_shared(
      hands, order.games, [&lit](std::uint64_t game, Tally& tally) { return lit.play(game, tally); }, watch);
}

std::optional<Problem> open_archive(const SimOrder& order, int revision, std::optional<Archive>& archive) {
  if (order.journals.empty()) return std::nullopt;
  auto opened = Archive::open(order, revision);
  if (!opened) return opened.error();
  archive = std::move(*opened);
  return std::nullopt;
}

}  // namespace

Outcome<SimReport, Problem> simulate(const SimOrder& order) {
  if (const auto problem = agree(order.ranks, judge(order))) return *problem;
  if (const auto problem = refuse_unlike_orders(order.ranks, form_of(order).bytes())) return *problem;
  return with_title(order.setup, [&order]<class T>(const Opened<T>& opened) -> Outcome<SimReport, Problem> {
    std::optional<Archive> archive;
    if (const auto problem = agree(order.ranks, open_archive(order, T::revision, archive))) return *problem;
    const auto start = std::chrono::steady_clock::now();
    const auto tally = play_games<T>(order, opened.rules, archive ? &*archive : nullptr);
    if (!tally) return tally.error();
    if (tally->games == 0) return Problem{"problem.no_game_played", Facts{}};
    SimReport report = tally->report(T::seats(opened.rules));
    report.is_partial = report.games < order.games;
    report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return report;
  });
}

}  // namespace bell::lab
