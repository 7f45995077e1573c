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

// What was told to the viewer since so many facts.
Json facts_json(const table::Replay& replay, Viewer viewer, std::size_t told_before);
// One object a step: what could be done, what was done, by which rules, and what the actor sees after it.
Outcome<std::vector<Json>, Fault> steps_json(table::Replay& replay, const Watching& watching);
// One object for each moment of the viewer's seat: what it could do and did, what it was told, what it sees after it
// and is asked next, in words, too.
Outcome<std::vector<Json>, Fault> moments_json(table::Replay& replay, const Watching& watching);
// What happened, a sentence a line.
Outcome<std::string, Fault> transcript(table::Replay& replay, const Watching& watching);
// How it ended: "won by seat 1 (broker); points: seat 0 (human) 41, seat 1 (broker) 52". While it is not over nobody is
// told how it stands: points count hidden cards, too.
std::string result_text(const table::Replay& replay);
std::string result_text(const table::Replay& replay, const std::vector<std::string>& names);

}  // namespace bell::cli
