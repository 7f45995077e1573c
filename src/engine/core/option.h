// What players agree on before a match besides modules: the values there are, and what each of them changes.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "kernel/rule.h"

namespace bell {

struct OptionValue {
  std::string_view name;          // as players write it
  std::uint8_t fewest_seats = 0;  // with fewer players nobody can choose it
};

enum class Takes : std::uint8_t { one_value, several_values };  // several are joined by '+', in any order

// One row. It belongs to the base game or to a module; without that module the option can't be chosen.
template <class G>
struct Option {
  std::string_view name;      // as players write it: --option name=value
  std::string_view fallback;  // what holds if nothing is said; the rules are like that before any option is applied
  Rule rule = Rule::none;
  std::span<const OptionValue> values{};
  Takes takes = Takes::one_value;
  void (*apply)(typename G::Rules&, int nth) = nullptr;  // the n-th value was chosen
  // For values that bring cards: how many more this table would need.
  int (*cards_missing)(const typename G::Rules&) = nullptr;
};

}  // namespace bell
