// The public vocabulary of 1920 Wall Street: its name, its verbs and facts, and the types of its views and choices.
#pragma once

#include <span>
#include <string_view>

#include "view/fact_form.h"
#include "view/verb_form.h"
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
  using Deduced = wall_street_1920::Deduced;
  using StepId = wall_street_1920::StepId;
  using ModuleId = wall_street_1920::ModuleId;

  static std::span<const VerbForm> verbs();
  static std::span<const FactForm<SeenEvent>> facts();
};

}  // namespace bell::wall_street_1920
