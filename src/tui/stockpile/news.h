// Which events of Stockpile are important, and how its prices moved.
#pragma once

#include <span>

#include "tui/scene.h"
#include "tui/stockpile/brush.h"
#include "view/any.h"

namespace bell::tui::stockpile_scene {

Weight weight_of(const stockpile::SeenEvent& fact, Viewer reader);
Scene::Stretch ended_by(const stockpile::SeenEvent& fact);
std::vector<Scene::PricePath> price_paths(const Brush& brush, const stockpile::View& view,
                                          std::span<const AnySeenEvent> memory);

}  // namespace bell::tui::stockpile_scene
