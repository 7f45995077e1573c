// Reads, checks and writes golden matches; knows no title.
#include "golden/album.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>

#include "exam/why.h"
#include "golden/play.h"
#include "journal/journal.h"
#include "kernel/hash.h"
#include "table/replay.h"

namespace bell::golden {
namespace {

std::filesystem::path folder_of(const Album& album) { return std::filesystem::path("tests/journals") / album.folder; }

// "3-players-magnates-board-blue-1.journal".
std::filesystem::path path_of(const Album& album, const Setup& setup, int nth) {
  std::string name = std::to_string(setup.seats) + "-players";
  for (const std::string& module : setup.modules) name += "-" + module;
  for (const auto& [key, value] : setup.options) name += "-" + key + "-" + value;
  return folder_of(album) / (name + "-" + std::to_string(nth) + ".journal");
}

// Visits each match of the album: its setup, and its number within that setup, from 1.
template <class Visit>
void for_each_match(const Album& album, Visit&& visit) {
  for (const Setup& setup : album.setups)
    for (int nth = 1; nth <= album.each; ++nth) visit(setup, nth);
}

Names nothing_because(const std::string& why) {
  ADD_FAILURE() << why;
  return {};
}

// Hashes all facts told to the public and to every seat, in order.
std::uint64_t hash_of_told(const table::Replay& replay) {
  std::uint64_t chain = 0;
  const auto add = [&](Viewer viewer) {
    for (const AnySeenEvent& fact : replay.told(viewer, 0))
      chain = combine(chain, std::visit([](const auto& seen) { return hash_of(seen); }, fact));
  };
  add(Viewer::spectator);
  for (const Seat seat : seats_of(replay.seats())) add(viewer_of(seat));
  return chain;
}

// The hash of each match's facts, by its journal's name: the lines of tests/golden/<folder>.told.
using Told = std::map<std::string, std::uint64_t>;
std::filesystem::path told_path_of(const Album& album) {
  return std::filesystem::path("tests/golden") / (album.folder + ".told");
}
Told read_told(const Album& album) {
  Told told;
  std::ifstream file(told_path_of(album));
  std::string name;
  for (std::uint64_t hash = 0; file >> name >> std::hex >> hash;) told[name] = hash;
  return told;
}
void write_told(const Album& album, const Told& told) {
  std::ofstream file(told_path_of(album));
  for (const auto& [name, hash] : told) file << name << ' ' << std::hex << hash << '\n';
}

// Replays a journal and returns what it shows.
Names replay(const Album& album, const Setup& setup, const std::string& path, Told& told) {
  auto journal = journal::read(path, journal::TornEnd::refuse);
  if (!journal) return nothing_because(path + ": " + exam::why(journal.error()));
  EXPECT_EQ(journal->header.setup, setup) << path << " is another match than its name says";
  auto replay = table::Replay::open(std::move(*journal));
  if (!replay) return nothing_because(path + ": its header fits no game");
  std::vector<Action> done;
  while (!replay->at_end()) {
    const auto act = replay->step();
    if (!act) return nothing_because(path + ": " + exam::why(act.error()));
    if (*act) done.push_back(**act);
  }
  if (const auto verified = replay->verify(); !verified)
    return nothing_because(path + ": " + exam::why(verified.error()));
  told[std::filesystem::path(path).filename().string()] = hash_of_told(*replay);
  return album.shown(done, replay->told(Viewer::spectator, 0));
}

Names left_over(const Names& wanted, const Names& shown) {
  Names left;
  std::ranges::set_difference(wanted, shown, std::inserter(left, left.end()));
  return left;
}

}  // namespace

void verify(const Album& album) {
  Names shown;
  Told told;
  std::ptrdiff_t matches = 0;
  for_each_match(album, [&](const Setup& setup, int nth) {
    ++matches;
    shown.merge(replay(album, setup, path_of(album, setup, nth).string(), told));
  });
  if (std::getenv("BELL_RETELL") != nullptr) write_told(album, told);
  const Told known = read_told(album);
  EXPECT_EQ(known.size(), told.size()) << "BELL_RETELL=1 writes " << told_path_of(album) << " anew";
  for (const auto& [name, hash] : told)
    EXPECT_TRUE(known.contains(name) && known.at(name) == hash)
        << name << ": somebody is told something else than before; if that is meant, BELL_RETELL=1 writes "
        << told_path_of(album) << " anew";
  for (const std::string& name : left_over(album.demanded, shown)) ADD_FAILURE() << "no golden match shows: " << name;
  const std::filesystem::directory_iterator files(folder_of(album));
  EXPECT_EQ(std::distance(begin(files), end(files)), matches) << folder_of(album) << " has files that are no match";
}

void regenerate(const Album& album) {
  constexpr int kTries = 12;
  std::filesystem::remove_all(folder_of(album));
  std::filesystem::create_directories(folder_of(album));
  Names wanted = album.demanded;
  for_each_match(album, [&](const Setup& setup, int nth) {
    const auto played = [&](int tried) { return play(album, setup, static_cast<std::uint64_t>(nth * kTries + tried)); };
    Played best = played(0);
    for (int tried = 1; tried < kTries; ++tried)
      if (Played other = played(tried); left_over(wanted, other.shown).size() < left_over(wanted, best.shown).size())
        best = std::move(other);
    wanted = left_over(wanted, best.shown);
    std::ofstream(path_of(album, setup, nth)) << best.journal;
  });
}

}  // namespace bell::golden
