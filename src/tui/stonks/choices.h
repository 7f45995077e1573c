// Labels the choices at a Stonks table, with their effects as far as they are known.
#pragma once

#include <span>

#include "tui/menu.h"
#include "tui/stonks/brush.h"
#include "view/choice.h"

namespace bell::tui::stonks_scene {

// Labels use only the choices; the question and the order also use the view. Many speculations are folded under one
// number: first the card is chosen, then the company.
Menu menu_of(const Brush& brush, const stonks::View& view, std::span<const Choice> choices);

}  // namespace bell::tui::stonks_scene
