// Lost turns as JSON and as sentences.
#include "cli/commands/lost_turns.h"

#include <fmt/format.h>

namespace bell::cli {

Json lost_turns_json(const lab::LostByBot& lost) {
  Json rows = Json::array();
  for (const auto& [bot, turns] : lost)
    rows.push_back({{"bot", bot}, {"turns", turns.turns}, {"first_game", turns.game}, {"first", turns.first}});
  return rows;
}

void report_lost_turns(const lab::LostByBot& lost) {
  for (const auto& [bot, turns] : lost)
    complain(Exit::fine, fmt::format("{} lost {} turns to the first legal action; the first time, in game {}: {}", bot,
                                     turns.turns, turns.game, turns.first));
}

}  // namespace bell::cli
