// 1920 Wall Street in the terminal.
#pragma once

#include <memory>

#include "tui/scene.h"

namespace bell::tui {

std::unique_ptr<Scene> wall_street_1920_scene(const texts::Catalogue& words);

}  // namespace bell::tui
