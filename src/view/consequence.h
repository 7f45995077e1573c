// Which actions and facts reveal nothing: actions that everybody knew to be possible, and facts that only follow from
// them.
#pragma once

#include <string_view>
#include <variant>

#include "view/any.h"
#include "view/every_description.h"
#include "view/fact_form.h"
#include "view/verb_form.h"

namespace bell {

inline bool is_open_act(std::string_view title, const Action& act) {
  return EveryTitle::any_of([&]<class Title>() {
    const VerbForm* form = Title::name == title ? find_form(Title::verbs(), act.verb) : nullptr;
    return form != nullptr && form->is_open;
  });
}

inline bool is_consequence(const AnySeenEvent& fact) {
  return EveryTitle::any_of([&]<class Title>() {
    const auto* told = std::get_if<typename Title::SeenEvent>(&fact);
    if (told == nullptr) return false;
    const auto* form = find_fact(Title::facts(), told->what);
    return form != nullptr && form->is_consequence;
  });
}

}  // namespace bell
