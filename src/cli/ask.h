// The questions of `bell play` to somebody who named no game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "view/title_sheet.h"

namespace bell::cli {

// Whom a beginner can beat.
inline constexpr const char* kFirstOpponent = "clerk";

// What is known already is not asked.
struct GameWanted {
  std::string title;
  std::optional<std::uint64_t> players;
  std::string bot;
  std::vector<std::string> modules;
  std::vector<std::string> options;  // "rounds=5"
};

// Whether somebody is there to answer: input and output are a terminal.
bool can_ask();
std::optional<TitleSheet> ask_for_title();
// Complete; or nothing if they would rather leave. Every question has an answer that Enter gives.
std::optional<GameWanted> ask_for_game(GameWanted known);

}  // namespace bell::cli
