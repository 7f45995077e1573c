// 1920 Wall Street in the terminal.
#pragma once

#include <memory>

#include "tui/scene.h"

namespace bell::tui {

std::unique_ptr<Scene> scene_with(const wall_street_1920::Components& printed, const Setup& setup,
                                  const texts::Catalogue& words);

}  // namespace bell::tui
