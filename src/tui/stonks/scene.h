// Stonks in the terminal.
#pragma once

#include <memory>

#include "tui/scene.h"

namespace bell::tui {

std::unique_ptr<Scene> stonks_scene_with(const texts::Catalogue& words);

}  // namespace bell::tui
