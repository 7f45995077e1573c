// Plays each rank's part, exchanges the results and adds them.
#include "lab/sharing.h"

#include <algorithm>

#include "lab/parcel.h"

namespace bell::lab {
namespace {

// Long enough that waiting for the slowest rank costs little, short enough that failures are noticed soon.
std::uint64_t stretch_for(const Hands& hands, std::uint64_t games) {
  if (hands.ranks.is_alone()) return games;
  const std::uint64_t workers = hands.ranks.count * static_cast<std::uint64_t>(hands.threads);
  return std::clamp(games / 100, 64 * workers, 65'536 * workers);
}

std::string packed(const Outcome<Tally, Failure>& played) {
  Packer packer;
  packer.number(played ? 0 : 1);
  if (!played) {
    packer.number(played.error().game);
    packer.problem(played.error().problem);
    return packer.bytes();
  }
  packer.number(played->games);
  packer.number(played->nodes.decisions);
  packer.number(played->nodes.chance);
  for (const Seat seat : seats_of(kMaxSeats)) {
    packer.number(static_cast<std::uint64_t>(played->wins[seat]));
    packer.number(static_cast<std::uint64_t>(played->score[seat]));
  }
  packer.number(played->signature);
  packer.lost_turns(played->lost_turns);
  return packer.bytes();
}

Outcome<Tally, Failure> unpacked(const std::string& bytes) {
  Unpacker unpacker(bytes);
  if (unpacker.number() == 1) {
    Failure failure;
    failure.game = unpacker.number();
    failure.problem = unpacker.problem();
    return failure;
  }
  Tally tally;
  tally.games = unpacker.number();
  tally.nodes.decisions = unpacker.number();
  tally.nodes.chance = unpacker.number();
  for (const Seat seat : seats_of(kMaxSeats)) {
    tally.wins[seat] = static_cast<std::int64_t>(unpacker.number());
    tally.score[seat] = static_cast<std::int64_t>(unpacker.number());
  }
  tally.signature = unpacker.number();
  tally.lost_turns = unpacker.lost_turns();
  return tally;
}

// The failure in the lowest game is everybody's: each rank played its games in ascending order up to its failure.
Outcome<Tally, Failure> sum_of(const std::vector<std::string>& parts) {
  Outcome<Tally, Failure> sum = Tally{};
  for (const std::string& part : parts) {
    const Outcome<Tally, Failure> played = unpacked(part);
    if (!played && (sum || played.error().game < sum.error().game)) sum = played.error();
    if (played && sum) sum->add(*played);
  }
  return sum;
}

}  // namespace

Outcome<Tally, Problem> play_stretch(const Hands& hands, std::uint64_t first, std::uint64_t games, const PlayGame& play,
                                     const Watch& watch) {
  const Ranks& ranks = hands.ranks;
  const auto play_nth = [&](std::uint64_t nth, Tally& tally) { return play(first + ranks.game_at(nth), tally); };
  const auto tell = [&](std::uint64_t done) { watch.progress(first + ranks.game_at(done)); };
  auto played = play_all(ranks.part_of(games), hands.threads, play_nth,
                         {.progress = watch.progress ? Progress(tell) : Progress(), .stop = watch.stop});
  if (!ranks.is_alone()) {
    if (!played) played = Failure{first + ranks.game_at(played.error().game), played.error().problem};
    played = sum_of(ranks.exchange(packed(played)));
  }
  if (!played) return played.error().problem;
  return std::move(*played);
}

Outcome<Tally, Problem> play_shared(const Hands& hands, std::uint64_t games, const PlayGame& play, const Watch& watch) {
  const std::uint64_t stretch = stretch_for(hands, games);
  Tally sum;
  for (std::uint64_t first = 0; first < games; first += stretch) {
    const auto played = play_stretch(hands, first, std::min(stretch, games - first), play, watch);
    if (!played) return played.error();
    sum.add(*played);
    if (played->games < std::min(stretch, games - first)) break;  // some rank was stopped: all know it by the sum
  }
  return sum;
}

}  // namespace bell::lab
