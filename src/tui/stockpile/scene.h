// Stockpile in the terminal.
#pragma once

#include <memory>

#include "tui/scene.h"

namespace bell::tui {

std::unique_ptr<Scene> stockpile_scene_with(const stockpile::Components& printed, const texts::Catalogue& words);

}  // namespace bell::tui
