// Opens the scene of the title.
#include "tui/scene.h"

#include "rulebook/rulebook.h"
#include "tui/every_title.h"

namespace bell::tui {

std::vector<Action> actions_of(std::span<const Choice> choices) {
  std::vector<Action> actions;
  for (const Choice& choice : choices) actions.push_back(choice.action);
  return actions;
}

Outcome<std::unique_ptr<Scene>, Problem> scene_for(const Setup& setup, const texts::Catalogue& words) {
  const auto printed = rulebook::printed(setup);
  if (!printed) return printed.error();
  return std::visit([&](const auto& box) { return scene_with(box, setup, words); }, *printed);
}

}  // namespace bell::tui
