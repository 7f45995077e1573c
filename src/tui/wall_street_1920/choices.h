// Labels the choices at a 1920 Wall Street table, and parses actions from their notation.
#pragma once

#include <optional>
#include <span>

#include "kernel/action.h"
#include "tui/menu.h"
#include "tui/wall_street_1920/brush.h"
#include "view/choice.h"

namespace bell::tui::wall_street_scene {

// Labels use only the choices; the question also uses the view. Precondition: there is a choice.
Menu menu_of(const Brush& brush, const wall_street_1920::View& view, std::span<const Choice> choices);

// "move 3", "keep corn2-": the action that this means now. Illegal ones are recognised, too, so that their refusal can
// be explained.
std::optional<Action> read_action(std::string_view text, std::span<const Action> allowed);

}  // namespace bell::tui::wall_street_scene
