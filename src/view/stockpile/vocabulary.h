// What everybody may know of Stockpile: its name, and the types that views, facts and choices are made of.
#pragma once

#include <string_view>

#include "view/stockpile/actions.h"
#include "view/stockpile/prospect.h"
#include "view/stockpile/seen_event.h"
#include "view/stockpile/view.h"

namespace bell::stockpile {

struct Vocabulary {
  static constexpr std::string_view name = "stockpile";
  using View = stockpile::View;
  using SeenEvent = stockpile::SeenEvent;
  using Components = stockpile::Components;
  using Prospect = stockpile::Prospect;
};

}  // namespace bell::stockpile
