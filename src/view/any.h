// A view, a fact, a prospect or a box of components of any title. For code at the edges: tables, wires, screens.
#pragma once

#include "view/every_title.h"

namespace bell {

template <class Title>
using ViewOf = typename Title::View;
template <class Title>
using SeenEventOf = typename Title::SeenEvent;
template <class Title>
using ProspectOf = typename Title::Prospect;
template <class Title>
using ComponentsOf = typename Title::Components;

using AnyView = EveryTitle::Variant<ViewOf>;
using AnySeenEvent = EveryTitle::Variant<SeenEventOf>;
using AnyProspect = EveryTitle::Variant<ProspectOf>;
using AnyComponents = EveryTitle::Variant<ComponentsOf>;

}  // namespace bell
