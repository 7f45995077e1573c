// What matters of what happens at a table of 1920 Wall Street, and how its prices went.
#pragma once

#include <span>

#include "tui/scene.h"
#include "tui/wall_street_1920/brush.h"
#include "view/any.h"

namespace bell::tui::wall_street_scene {

Weight weight_of(const wall_street_1920::SeenEvent& fact, Viewer reader);
Scene::Stretch ended_by(const wall_street_1920::SeenEvent& fact, Viewer reader);
std::vector<Scene::PricePath> price_paths(const Brush& brush, const wall_street_1920::View& view,
                                          std::span<const AnySeenEvent> memory);

}  // namespace bell::tui::wall_street_scene
