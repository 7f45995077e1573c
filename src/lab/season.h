// Accumulates the games of an arena deal by deal: sums by entrant, and the sequential test if one was ordered.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "kernel/per.h"
#include "lab/arena.h"
#include "lab/lineup.h"

namespace bell::lab {

// The result of one game, in integers.
struct GameEnd {
  PerSeat<int> wins;    // in parts of kWholeWin
  PerSeat<int> places;  // in halves: equal players share the mean of their places
  LostByBot lost_turns{};
};

class Season {
 public:
  // Precondition: the order was checked.
  explicit Season(const ArenaOrder& order);

  const Lineup& lineup() const { return lineup_; }
  // Enough for at least the number of games ordered.
  std::uint64_t deals_ordered() const { return deals_ordered_; }
  std::uint64_t deals_played() const { return deals_; }
  // One result for each rotation, in order. Precondition: !is_decided().
  void add_deal(std::span<const GameEnd> ends);
  // Whether the claims are decided, so that no more games are needed.
  bool is_decided() const { return sprt_ && sprt_->verdict != Verdict::undecided; }
  ArenaReport report() const;

 private:
  struct Sums {
    Sample shares, places;  // by deal: of all victories, and of one seat
  };
  SeatsHeld holding(int entrant) const { return {lineup_.seats_of(entrant), lineup_.seats()}; }
  Entrant entrant(int number) const;

  Lineup lineup_;
  std::uint64_t deals_ordered_;
  std::uint64_t deals_ = 0;
  std::vector<Sums> sums_;  // by entrant
  std::optional<SprtReport> sprt_;
  LostByBot lost_turns_;
};

// The same deal has the same seed in every rotation; each game has its own seed for its bots' chance.
std::uint64_t seed_of_deal(const ArenaOrder& order, std::uint64_t deal);
std::uint64_t seed_of_bots(const ArenaOrder& order, std::uint64_t deal, int rotation);

// Two games with one seed would count as evidence twice: no two games of a season may share one.
std::optional<Problem> refuse_shared_seeds(const ArenaOrder& order, const Season& season);

// Called from several threads at once.
using PlayRotation = std::function<GameEnd(std::uint64_t deal, int rotation)>;

// Plays deal after deal until there are none left or the claims are decided. Games finished beyond that point are left
// out, so the result does not depend on the number of threads or ranks.
std::optional<Problem> play_season(const ArenaOrder& order, const PlayRotation& play, Season& season);

}  // namespace bell::lab
