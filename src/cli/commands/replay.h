// The output of `bell replay` for people and for programs.
#pragma once

#include <optional>
#include <string>

#include "cli/console.h"
#include "table/replay.h"
#include "texts/texts.h"

namespace bell::cli {

enum class Truth { kept, told };

struct Watching {
  std::optional<Viewer> viewer;  // whose view; default: the actor's, or the public's
  std::size_t steps = 0;         // how many steps to take
  Truth truth = Truth::kept;
  const texts::Catalogue* words = nullptr;
};

// The facts told to the viewer from the given index on.
Json facts_json(const table::Replay& replay, Viewer viewer, std::size_t told_before);
// One object per step: the legal actions, the one taken, its rules, and what the actor sees afterwards.
Outcome<std::vector<Json>, Fault> steps_json(table::Replay& replay, const Watching& watching);
// One object per moment of the viewer's seat: its choices and its action, the facts it was told, what it sees
// afterwards and is asked next, also in words.
Outcome<std::vector<Json>, Fault> moments_json(table::Replay& replay, const Watching& watching);
// What happened, one sentence per line.
Outcome<std::string, Fault> transcript(table::Replay& replay, const Watching& watching);
// The result: "won by seat 1 (broker); points: seat 0 (human) 41, seat 1 (broker) 52". Nobody is told the score before
// the end: points include hidden cards.
std::string result_text(const table::Replay& replay);
std::string result_text(const table::Replay& replay, const std::vector<std::string>& names);

}  // namespace bell::cli
