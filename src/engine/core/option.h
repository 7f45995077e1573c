// An option that players agree on before a match: its values, and what each of them changes.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "kernel/rule.h"

namespace bell {

struct OptionValue {
  std::string_view name;          // as players write it
  std::uint8_t fewest_seats = 0;  // the smallest table that may choose it
};

enum class Takes : std::uint8_t { one_value, several_values };  // several values are joined by '+', in any order

// One option. It belongs to the base game or to a module; without that module it cannot be chosen.
template <class G>
struct Option {
  std::string_view name;      // as players write it: --option name=value
  std::string_view fallback;  // the default; the initial rules already correspond to it
  Rule rule = Rule::none;
  std::span<const OptionValue> values{};
  Takes takes = Takes::one_value;
  std::string_view first_game{};  // the value that makes a first game easier; empty: the fallback
  void (*apply)(typename G::Rules&, int nth) = nullptr;  // the n-th value was chosen
  // For values that bring cards: how many more this table would need.
  int (*cards_missing)(const typename G::Rules&) = nullptr;
};

}  // namespace bell
