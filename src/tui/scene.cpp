// The explicit list of titles that can be drawn.
#include "tui/scene.h"

#include "rulebook/rulebook.h"
#include "tui/stockpile/scene.h"
#include "tui/stonks/scene.h"
#include "tui/wall_street_1920/scene.h"

namespace bell::tui {

std::vector<Action> actions_of(std::span<const Choice> choices) {
  std::vector<Action> actions;
  for (const Choice& choice : choices) actions.push_back(choice.action);
  return actions;
}

Outcome<std::unique_ptr<Scene>, Problem> scene_for(const Setup& setup, const texts::Catalogue& words) {
  const auto printed = rulebook::printed(setup);
  if (!printed) return printed.error();
  if (const auto* stonks = std::get_if<stonks::Components>(&*printed)) return stonks_scene_with(*stonks, words);
  if (const auto* stockpile = std::get_if<stockpile::Components>(&*printed))
    return stockpile_scene_with(*stockpile, setup, words);
  if (std::holds_alternative<wall_street_1920::Components>(*printed)) return wall_street_1920_scene(words);
  return Problem{words.say("ui.terminal.no_scene", {{"title", setup.title}})};
}

}  // namespace bell::tui
