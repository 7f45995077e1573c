// Coin in the terminal.
#pragma once

#include <memory>

#include "tui/scene.h"

namespace bell::tui {

std::unique_ptr<Scene> scene_with(const coin::Components& printed, const Setup& setup, const texts::Catalogue& words);

}  // namespace bell::tui
