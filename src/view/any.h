// A view, a told fact or a box of components of whichever title is being played. For the edges: tables, wires, screens.
#pragma once

#include <variant>

#include "view/stockpile/seen_event.h"
#include "view/stockpile/view.h"
#include "view/stonks/seen_event.h"
#include "view/stonks/view.h"
#include "view/wall_street_1920/seen_event.h"
#include "view/wall_street_1920/view.h"

namespace bell {

using AnyView = std::variant<stonks::View, stockpile::View, wall_street_1920::View>;
using AnySeenEvent = std::variant<stonks::SeenEvent, stockpile::SeenEvent, wall_street_1920::SeenEvent>;
using AnyComponents = std::variant<stonks::Components, stockpile::Components, wall_street_1920::Components>;

}  // namespace bell
