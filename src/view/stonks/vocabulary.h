// The public vocabulary of Stonks: its name, its verbs and facts, and the types of its views and choices.
#pragma once

#include <span>
#include <string_view>

#include "view/fact_form.h"
#include "view/stonks/actions.h"
#include "view/stonks/prospect.h"
#include "view/stonks/seen_event.h"
#include "view/stonks/view.h"
#include "view/verb_form.h"

namespace bell::stonks {

struct Vocabulary {
  static constexpr std::string_view name = "stonks";
  using View = stonks::View;
  using SeenEvent = stonks::SeenEvent;
  using Components = stonks::Components;
  using Prospect = stonks::Prospect;
  using Deduced = stonks::Deduced;
  using StepId = stonks::StepId;
  using ModuleId = stonks::ModuleId;

  static std::span<const VerbForm> verbs();
  static std::span<const FactForm<SeenEvent>> facts();
};

}  // namespace bell::stonks
