// One row per kind of fact: its name and its particulars by name. For wires, sentences and plays.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string_view>

#include "view/kind.h"

namespace bell {

inline constexpr bool kConsequence = true;

template <class SeenEvent>
struct Particular {
  std::string_view name{};  // empty: not used
  Kind kind{};
  std::optional<int> (*read)(const SeenEvent&) = nullptr;  // nothing: hidden from this listener
};

template <class SeenEvent>
struct FactForm {
  decltype(SeenEvent::what) what{};
  std::string_view name{};
  std::array<Particular<SeenEvent>, 5> particulars{};
  // Whether it only follows from an open choice and from what everybody knew: then it reveals nothing, and the choice
  // may be taken back.
  bool is_consequence = false;

  // Calls visit(particular) for each of them.
  template <class Visit>
  void for_each(Visit&& visit) const {
    for (const Particular<SeenEvent>& each : particulars)
      if (!each.name.empty()) visit(each);
  }
  bool has(std::string_view particular) const {
    return std::ranges::find(particulars, particular, &Particular<SeenEvent>::name) != particulars.end();
  }
};

// The row of a fact; null if there is none.
template <class SeenEvent>
const FactForm<SeenEvent>* find_fact(std::span<const FactForm<SeenEvent>> forms, decltype(SeenEvent::what) what) {
  const auto found = std::ranges::find(forms, what, &FactForm<SeenEvent>::what);
  return found == forms.end() ? nullptr : &*found;
}

}  // namespace bell
