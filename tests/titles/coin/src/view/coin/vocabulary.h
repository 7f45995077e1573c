// The public vocabulary of Coin: its name, its verbs and facts, and the types of its views and choices.
#pragma once

#include <span>
#include <string_view>

#include "view/coin/actions.h"
#include "view/coin/prospect.h"
#include "view/coin/seen_event.h"
#include "view/coin/view.h"
#include "view/fact_form.h"
#include "view/verb_form.h"

namespace bell::coin {

struct Vocabulary {
  static constexpr std::string_view name = "coin";
  using View = coin::View;
  using SeenEvent = coin::SeenEvent;
  using Components = coin::Components;
  using Prospect = coin::Prospect;
  using Deduced = coin::Deduced;
  using StepId = coin::StepId;
  using ModuleId = coin::ModuleId;

  static std::span<const VerbForm> verbs();
  static std::span<const FactForm<SeenEvent>> facts();
};

}  // namespace bell::coin
