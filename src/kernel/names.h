// Lists of names and things, as pairs.
#pragma once

#include <optional>
#include <string_view>

namespace bell {

template <class Rows, class Thing = typename Rows::value_type::second_type>
constexpr std::optional<Thing> named(const Rows& rows, std::string_view wanted) {
  for (const auto& [name, thing] : rows)
    if (name == wanted) return thing;
  return std::nullopt;
}

template <class Rows, class Thing>
constexpr std::string_view name_in(const Rows& rows, const Thing& wanted) {
  for (const auto& [name, thing] : rows)
    if (thing == wanted) return name;
  return "?";
}

}  // namespace bell
