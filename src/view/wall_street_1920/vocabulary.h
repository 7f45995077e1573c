// What everybody may know of 1920 Wall Street: its name, and the types that views, facts and choices are made of.
#pragma once

#include <string_view>

#include "view/wall_street_1920/actions.h"
#include "view/wall_street_1920/prospect.h"
#include "view/wall_street_1920/seen_event.h"
#include "view/wall_street_1920/view.h"

namespace bell::wall_street_1920 {

struct Vocabulary {
  static constexpr std::string_view name = "wall-street-1920";
  using View = wall_street_1920::View;
  using SeenEvent = wall_street_1920::SeenEvent;
  using Components = wall_street_1920::Components;
  using Prospect = wall_street_1920::Prospect;
};

}  // namespace bell::wall_street_1920
