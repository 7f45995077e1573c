// Which events of 1920 Wall Street are important, and how its prices moved.
#pragma once

#include <span>

#include "tui/scene.h"
#include "tui/wall_street_1920/brush.h"
#include "view/any.h"

namespace bell::tui::wall_street_scene {

Weight weight_of(const wall_street_1920::SeenEvent& fact, Viewer reader);
Scene::Stretch ended_by(const wall_street_1920::SeenEvent& fact, const wall_street_1920::View& view);
std::vector<Scene::PricePath> price_paths(const Brush& brush, const wall_street_1920::View& view,
                                          std::span<const AnySeenEvent> memory);

}  // namespace bell::tui::wall_street_scene
