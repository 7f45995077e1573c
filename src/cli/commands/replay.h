// The parts of `bell replay`: what it prints for people and for programs.
#pragma once

#include <optional>
#include <string>

#include "cli/console.h"
#include "table/replay.h"
#include "texts/texts.h"

namespace bell::cli {

enum class Truth { kept, told };

struct Watching {
  std::optional<Viewer> viewer;  // whose eyes; without: the actor's, or the public's
  std::size_t steps = 0;         // how many to take
  Truth truth = Truth::kept;
  const texts::Catalogue* words = nullptr;
};

// One object a step: what could be done, what was done, by which rules, and what is seen after it.
Outcome<std::vector<Json>, Fault> steps_json(table::Replay& replay, const Watching& watching);
// What happened, a sentence a line.
Outcome<std::string, Fault> transcript(table::Replay& replay, const Watching& watching);
// How it ended: "won by seat 1 (broker); points: seat 0 (human) 41, seat 1 (broker) 52".
std::string result_text(const table::Replay& replay);

}  // namespace bell::cli
