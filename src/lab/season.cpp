// Turns results of games into shares, places and Elo, and plays batches of deals in a loop.
#include "lab/season.h"

#include <algorithm>

#include "lab/parcel.h"
#include "lab/sharing.h"

namespace bell::lab {
namespace {

constexpr std::uint64_t kDealsAtOnce = 4096;
constexpr std::uint64_t kDealsBetweenVerdicts = 16;  // small, because games played after the verdict are wasted

std::uint64_t deals_for(std::uint64_t games, int rotations) {
  const auto each = static_cast<std::uint64_t>(rotations);
  return games / each + (games % each == 0 ? 0 : 1);
}

void pack(const GameEnd& end, Packer& packer) {
  for (const Seat seat : seats_of(kMaxSeats)) {
    packer.number(static_cast<std::uint64_t>(end.wins[seat]));
    packer.number(static_cast<std::uint64_t>(end.places[seat]));
  }
  packer.lost_turns(end.lost_turns);
}

GameEnd unpacked_end(Unpacker& unpacker) {
  GameEnd end;
  for (const Seat seat : seats_of(kMaxSeats)) {
    end.wins[seat] = static_cast<int>(unpacker.number());
    end.places[seat] = static_cast<int>(unpacker.number());
  }
  end.lost_turns = unpacker.lost_turns();
  return end;
}

// A game that was not played has no end.
using Ends = std::vector<std::optional<GameEnd>>;

// Every rank has filled in its own part; afterwards all have all.
void share_ends(const Ranks& ranks, Ends& ends) {
  if (ranks.is_alone()) return;
  Packer packer;
  for (std::uint64_t nth = 0; nth < ranks.part_of(ends.size()); ++nth) {
    const auto& end = ends[ranks.game_at(nth)];
    packer.number(end ? 1 : 0);
    if (end) pack(*end, packer);
  }
  const std::vector<std::string> parts = ranks.exchange(packer.bytes());
  for (std::uint64_t rank = 0; rank < ranks.count; ++rank) {
    const Ranks other{rank, ranks.count};
    Unpacker unpacker(parts[rank]);
    for (std::uint64_t nth = 0; nth < other.part_of(ends.size()); ++nth)
      if (unpacker.number() == 1) ends[other.game_at(nth)] = unpacked_end(unpacker);
  }
}

// Those of one deal, if all its games were played.
std::optional<std::vector<GameEnd>> whole_deal(std::span<const std::optional<GameEnd>> ends) {
  std::vector<GameEnd> whole;
  for (const auto& end : ends) {
    if (!end) return std::nullopt;
    whole.push_back(*end);
  }
  return whole;
}

// Rank 0 decides for all: logarithms of two machines may differ in the last bit, and nobody may go on alone.
bool is_over(const Ranks& ranks, const Season& season) {
  if (ranks.is_alone()) return season.is_decided();
  return ranks.exchange(season.is_decided() ? "over" : "").front() == "over";
}

}  // namespace

Season::Season(const ArenaOrder& order)
    : lineup_(order.bots, order.setup.seats),
      deals_ordered_(deals_for(order.games, lineup_.rotations())),
      sums_(lineup_.entrants().size()) {
  if (order.claims) sprt_ = judge_claims(*order.claims, {}, holding(0));
}

void Season::add_deal(std::span<const GameEnd> ends) {
  std::vector<int> wins(sums_.size()), places(sums_.size());
  for (int rotation = 0; rotation < lineup_.rotations(); ++rotation)
    for (const Seat seat : bell::seats_of(lineup_.seats())) {
      const auto who = static_cast<std::size_t>(lineup_.entrant_at(rotation, index(seat)));
      wins[who] += ends[static_cast<std::size_t>(rotation)].wins[seat];
      places[who] += ends[static_cast<std::size_t>(rotation)].places[seat];
    }
  for (std::size_t who = 0; who < sums_.size(); ++who) {
    const int seats_taken = lineup_.seats_of(static_cast<int>(who)) * lineup_.rotations();
    sums_[who].shares.add(static_cast<double>(wins[who]) / (kWholeWin * lineup_.rotations()));
    sums_[who].places.add(static_cast<double>(places[who]) / (2 * seats_taken));
  }
  for (const GameEnd& end : ends) add_lost(lost_turns_, end.lost_turns);
  ++deals_;
  if (sprt_) sprt_ = judge_claims(sprt_->claims, sums_.front().shares, holding(0));
}

Entrant Season::entrant(int number) const {
  const Sums& sums = sums_[static_cast<std::size_t>(number)];
  const SeatsHeld mine = holding(number);
  const double share = sums.shares.mean();
  // An entrant in every seat wins every game: that measures nothing.
  const Interval interval = mine.seats == mine.of ? Interval{1, 1} : share_interval(sums.shares);
  Entrant entrant;
  entrant.name = lineup_.entrants()[static_cast<std::size_t>(number)];
  entrant.seats = mine.seats;
  entrant.games = deals_ * static_cast<std::uint64_t>(lineup_.rotations());
  entrant.win_share = share / mine.seats;
  entrant.win_interval = {interval.low / mine.seats, interval.high / mine.seats};
  entrant.mean_place = sums.places.mean();
  entrant.place_interval = mean_interval(sums.places, {1, static_cast<double>(mine.of)});
  const double half_a_win = 0.5 / static_cast<double>(entrant.games);
  entrant.elo = elo_of_share(std::clamp(share, half_a_win, 1 - half_a_win), mine).value_or(0);
  entrant.elo_low = elo_of_share(interval.low, mine);
  entrant.elo_high = elo_of_share(interval.high, mine);
  return entrant;
}

ArenaReport Season::report() const {
  ArenaReport report;
  for (std::size_t who = 0; who < sums_.size(); ++who) report.entrants.push_back(entrant(static_cast<int>(who)));
  report.deals = deals_;
  report.games = deals_ * static_cast<std::uint64_t>(lineup_.rotations());
  report.is_partial = deals_ < deals_ordered_ && !is_decided();
  report.sprt = sprt_;
  report.lost_turns = lost_turns_;
  return report;
}

std::uint64_t seed_of_deal(const ArenaOrder& order, std::uint64_t deal) { return seed_of_game(order.seed, deal); }

std::uint64_t seed_of_bots(const ArenaOrder& order, std::uint64_t deal, int rotation) {
  return combine(seed_of_deal(order, deal), static_cast<std::uint64_t>(rotation));
}

std::optional<Problem> refuse_shared_seeds(const ArenaOrder& order, const Season& season) {
  std::vector<std::uint64_t> seeds;
  for (std::uint64_t deal = 0; deal < season.deals_ordered(); ++deal) {
    seeds.push_back(seed_of_deal(order, deal));
    for (int rotation = 0; rotation < season.lineup().rotations(); ++rotation)
      seeds.push_back(seed_of_bots(order, deal, rotation));
  }
  std::sort(seeds.begin(), seeds.end());
  if (std::adjacent_find(seeds.begin(), seeds.end()) == seeds.end()) return std::nullopt;
  return Problem{"problem.shared_seed", Facts{{"seed", std::to_string(order.seed)}}};
}

std::optional<Problem> play_season(const ArenaOrder& order, const PlayRotation& play, Season& season) {
  const auto rotations = static_cast<std::uint64_t>(season.lineup().rotations());
  const Hands hands{order.ranks, order.threads};
  const std::uint64_t workers = hands.ranks.count * static_cast<std::uint64_t>(hands.threads);
  const std::uint64_t most = order.claims ? std::max(kDealsBetweenVerdicts, workers) : kDealsAtOnce;
  for (std::uint64_t first = 0; first < season.deals_ordered() && !is_over(hands.ranks, season); first += most) {
    const std::uint64_t deals = std::min(most, season.deals_ordered() - first);
    const std::uint64_t first_game = first * rotations;
    Ends ends(deals * rotations);
    const auto play_game = [&](std::uint64_t game, Tally&) -> std::optional<Problem> {
      ends[game - first_game] = play(game / rotations, static_cast<int>(game % rotations));
      return std::nullopt;
    };
    const auto played = play_stretch(hands, first_game, ends.size(), play_game, {order.progress, order.stop});
    if (!played) return played.error();
    share_ends(hands.ranks, ends);
    for (std::uint64_t deal = 0; deal < deals && !season.is_decided(); ++deal) {
      const auto whole = whole_deal(std::span(ends).subspan(deal * rotations, rotations));
      if (!whole)
        return season.deals_played() > 0 ? std::nullopt : std::optional(Problem{"problem.no_deal_played", Facts{}});
      season.add_deal(*whole);
    }
  }
  return std::nullopt;
}

}  // namespace bell::lab
