// What everybody may know of Stonks: its name, and the types that views, facts and choices are made of.
#pragma once

#include <string_view>

#include "view/stonks/actions.h"
#include "view/stonks/prospect.h"
#include "view/stonks/seen_event.h"
#include "view/stonks/view.h"

namespace bell::stonks {

struct Vocabulary {
  static constexpr std::string_view name = "stonks";
  using View = stonks::View;
  using SeenEvent = stonks::SeenEvent;
  using Components = stonks::Components;
  using Prospect = stonks::Prospect;
};

}  // namespace bell::stonks
