// Reading, checking and writing golden matches; knows no title.
#include "golden/album.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "exam/why.h"
#include "golden/play.h"
#include "journal/journal.h"
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

// Each match of the album: its setup, and which one of that setup it is, from 1.
template <class Visit>
void for_each_match(const Album& album, Visit&& visit) {
  for (const Setup& setup : album.setups)
    for (int nth = 1; nth <= album.each; ++nth) visit(setup, nth);
}

Names nothing_because(const std::string& why) {
  ADD_FAILURE() << why;
  return {};
}

// Plays a journal again; what it shows.
Names replay(const Album& album, const Setup& setup, const std::string& path) {
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
  std::ptrdiff_t matches = 0;
  for_each_match(album, [&](const Setup& setup, int nth) {
    ++matches;
    shown.merge(replay(album, setup, path_of(album, setup, nth).string()));
  });
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
