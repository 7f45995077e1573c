// Lists what can be chosen for a title, from the same rows that compose it.
#pragma once

#include <string>
#include <utility>

#include "engine/core/choosing.h"
#include "view/title_sheet.h"

namespace bell {

// All combinations of values: "base", "cc", "base+cc", …
inline std::vector<std::string> combinations_of(std::span<const OptionValue> values) {
  std::vector<std::string> all;
  for (std::size_t some = 1; some < std::size_t{1} << values.size(); ++some) {
    std::string joined;
    for (std::size_t at = 0; at < values.size(); ++at)
      if ((some >> at & 1U) != 0) joined += (joined.empty() ? "" : "+") + std::string(values[at].name);
    all.push_back(joined);
  }
  return all;
}

template <class G>
OptionSheet sheet_of(const Option<G>& option, std::string_view module) {
  OptionSheet sheet{.name = std::string(option.name),
                    .fallback = std::string(option.fallback),
                    .values = {},
                    .rule = option.rule,
                    .module = std::string(module)};
  if (option.takes == Takes::several_values)
    sheet.values = combinations_of(option.values);
  else
    for (const OptionValue& value : option.values) sheet.values.emplace_back(value.name);
  return sheet;
}

template <class G>
OptionSheet sheet_of(const std::vector<const Manifest<G>*>& variants) {
  OptionSheet sheet{.name = std::string(kVariant),
                    .fallback = std::string(kStandard),
                    .values = {std::string(kStandard)},
                    .rule = variants.front()->cite,
                    .module = {}};
  for (const Manifest<G>* variant : variants) sheet.values.emplace_back(variant->name);
  return sheet;
}

template <class G>
ModuleSheet sheet_of(const Manifest<G>& module) {
  const auto kind = module.joins == Joins::as_variant ? ModuleSheet::Kind::variant : ModuleSheet::Kind::module;
  return {module.name, kind, module.cite, module.fewest_seats, module.most_seats};
}

// The base game as beginners play it; each variant; all modules at once, where there are any.
template <class G>
std::vector<PresetSheet> presets_of(const Ingredients<G>& all) {
  std::vector<PresetSheet> presets{{.name = "first", .modules = {}, .options = {}}};
  for (const Option<G>& option : all.base->options)
    if (!option.first_game.empty()) presets.front().options.emplace(option.name, option.first_game);
  for (const Manifest<G>* variant : variants_of(all))
    presets.push_back({.name = variant->name, .modules = {variant->name}, .options = {}});
  PresetSheet everything{.name = "everything", .modules = {}, .options = {}};
  for (const Manifest<G>* module : all.modules)
    if (module->joins == Joins::when_asked) everything.modules.push_back(module->name);
  if (!everything.modules.empty()) presets.push_back(std::move(everything));
  return presets;
}

template <class G>
TitleSheet sheet_of(const Ingredients<G>& all) {
  TitleSheet sheet{.name = all.base->name,
                   .fewest_seats = all.base->fewest_seats,
                   .most_seats = all.base->most_seats,
                   .modules = {},
                   .options = {},
                   .presets = presets_of(all)};
  for (const Option<G>& option : all.base->options) sheet.options.push_back(sheet_of(option, ""));
  if (const auto variants = variants_of(all); !variants.empty()) sheet.options.push_back(sheet_of(variants));
  for (const Manifest<G>* module : all.modules) {
    if (module->joins != Joins::with_its_seats) sheet.modules.push_back(sheet_of(*module));
    for (const Option<G>& option : module->options) sheet.options.push_back(sheet_of(option, module->name));
  }
  return sheet;
}

}  // namespace bell
