// Which events of Stonks are important, and how its prices moved.
#pragma once

#include <span>

#include "tui/scene.h"
#include "tui/stonks/brush.h"
#include "view/any.h"

namespace bell::tui::stonks_scene {

Weight weight_of(const stonks::SeenEvent& fact, Viewer reader);
Scene::Stretch ended_by(const stonks::SeenEvent& fact);
std::vector<Scene::PricePath> price_paths(const Brush& brush, const stonks::View& view,
                                          std::span<const AnySeenEvent> memory);

}  // namespace bell::tui::stonks_scene
