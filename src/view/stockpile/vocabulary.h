// The public vocabulary of Stockpile: its name, its verbs and facts, and the types of its views and choices.
#pragma once

#include <span>
#include <string_view>

#include "view/fact_form.h"
#include "view/stockpile/actions.h"
#include "view/stockpile/prospect.h"
#include "view/stockpile/seen_event.h"
#include "view/stockpile/view.h"
#include "view/verb_form.h"

namespace bell::stockpile {

struct Vocabulary {
  static constexpr std::string_view name = "stockpile";
  using View = stockpile::View;
  using SeenEvent = stockpile::SeenEvent;
  using Components = stockpile::Components;
  using Prospect = stockpile::Prospect;
  using Deduced = stockpile::Deduced;
  using StepId = stockpile::StepId;
  using ModuleId = stockpile::ModuleId;

  static std::span<const VerbForm> verbs();
  static std::span<const FactForm<SeenEvent>> facts();
};

}  // namespace bell::stockpile
