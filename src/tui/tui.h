// A match in a terminal: people at this keyboard, bots in the other seats. Sees only what a seat sees.
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
  std::vector<std::string> players;  // by seat: "human" or a bot's name; none: as in the journal
  std::uint64_t deal_seed = 0;
  std::uint64_t mind_seed = 0;  // of the bots' dice
  std::string language = "en";
  std::string journal_path;  // empty: a new name in journal_folder
  std::string journal_folder{};
  bool resume = false;                  // resume journal_path
  std::vector<std::string> programs{};  // programs that a journal may start
  std::vector<std::string> names{};     // of the people at this keyboard, in the order of their seats
};

class Desk;

// Plays until the match is over or somebody leaves. 0: finished or left cleanly; 1: could not continue.
int play(const PlayOrder& order);
// The same at a table on a server.
int play_at(Desk& desk, const std::string& language);

// Teaches a first game of the title. Returns whether the learner finished it; a problem: there is no lesson.
Outcome<bool, Problem> teach(const std::string& title, const std::string& language);

}  // namespace bell::tui
