// Prints lost turns as JSON and as sentences.
#include "cli/commands/lost_turns.h"

#include "cli/language.h"

namespace bell::cli {

Json lost_turns_json(const lab::LostByBot& lost) {
  Json rows = Json::array();
  for (const auto& [bot, turns] : lost)
    rows.push_back({{"bot", bot},
                    {"turns", turns.turns},
                    {"first_game", turns.game},
                    {"first", texts::explain(words(), turns.first)}});
  return rows;
}

void report_lost_turns(const lab::LostByBot& lost) {
  for (const auto& [bot, turns] : lost)
    complain(Exit::fine, say("lost_turns", because(turns.first, {{"bot", bot},
                                                                 {"turns", std::to_string(turns.turns)},
                                                                 {"game", std::to_string(turns.game)}})));
}

}  // namespace bell::cli
