// A match drawn in a terminal: people at this keyboard, bots in the other seats. Sees what a seat sees, never more.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "kernel/outcome.h"
#include "kernel/problem.h"
#include "kernel/setup.h"

namespace bell::tui {

struct PlayOrder {
  Setup setup;
  std::vector<std::string> players;  // by seat: "human" or a bot's name; none: as the journal says
  std::uint64_t deal_seed = 0;
  std::uint64_t mind_seed = 0;  // of the bots' own dice
  std::string language = "en";
  std::string journal_path;  // empty: a new name in journal_folder
  std::string journal_folder{};
  bool resume = false;                  // take up journal_path where it stops
  std::vector<std::string> programs{};  // that a journal may seat
  std::vector<std::string> names{};     // of the people at this keyboard, in order of their seats
};

class Desk;

// Plays until the match is over or somebody leaves. 0: finished or left cleanly; 1: could not go on.
int play(const PlayOrder& order);
// The same at a table that somebody else keeps.
int play_at(Desk& desk, const std::string& language);

// Teaches a first game of the title. Whether the learner has seen it all; a problem: there is nothing to teach it with.
Outcome<bool, Problem> teach(const std::string& title, const std::string& language);

}  // namespace bell::tui
