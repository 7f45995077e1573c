// Selects a setup's modules and applies its options, the same way for every title.
#pragma once

#include <algorithm>
#include <cassert>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/composer.h"
#include "kernel/setup.h"

namespace bell {

// The option that selects one of a title's variants, and its value for none.
inline constexpr std::string_view kVariant = "variant";
inline constexpr std::string_view kStandard = "standard";

template <class G>
std::vector<const Manifest<G>*> variants_of(const Ingredients<G>& all) {
  std::vector<const Manifest<G>*> variants;
  for (const Manifest<G>* module : all.modules)
    if (module->joins == Joins::as_variant) variants.push_back(module);
  return variants;
}

// Adds the variant named by the setup's option to the modules named directly.
template <class G>
MaybeError want_variant(const Ingredients<G>& all, const Setup& setup, std::vector<std::string>& wanted) {
  const auto said = setup.options.find(std::string(kVariant));
  const auto variants = variants_of(all);
  if (said == setup.options.end() || variants.empty() || said->second == kStandard) return std::nullopt;
  const auto is_named = [&said](const Manifest<G>* variant) { return said->second == variant->name; };
  if (std::ranges::none_of(variants, is_named))
    return CompositionError{Misfit::bad_option, said->first, said->second, variants.front()->cite};
  wanted.push_back(said->second);
  return std::nullopt;
}

// In the order of the title's list, so that the order in the setup does not matter.
template <class G>
MaybeError choose_modules(const Ingredients<G>& all, const Setup& setup, std::vector<const Manifest<G>*>& chosen) {
  std::vector<std::string> wanted = setup.modules;
  if (auto error = want_variant(all, setup, wanted)) return error;
  for (const std::string& name : wanted) {
    const auto has_name = [&name](const Manifest<G>* module) {
      return module->joins != Joins::with_its_seats && name == module->name;
    };
    if (std::ranges::none_of(all.modules, has_name)) return CompositionError{Misfit::unknown, name, "module"};
  }
  for (const Manifest<G>* module : all.modules) {
    const bool is_in_play = module->joins == Joins::with_its_seats
                                ? !check_seats(*module, setup.seats)
                                : std::ranges::find(wanted, module->name) != wanted.end();
    if (is_in_play) chosen.push_back(module);
  }
  return std::nullopt;
}

// An option and its owner.
template <class G>
struct OwnedOption {
  const Option<G>* option = nullptr;
  const Manifest<G>* owner = nullptr;
};

template <class G>
OwnedOption<G> find_option(const Ingredients<G>& all, std::string_view name) {
  std::vector<const Manifest<G>*> owners(all.modules.begin(), all.modules.end());
  owners.push_back(all.base);
  for (const Manifest<G>* owner : owners)
    for (const Option<G>& option : owner->options)
      if (option.name == name) return {&option, owner};
  return {};
}

// Splits "base+cc" into "base" and "cc".
inline std::vector<std::string_view> parts_of(std::string_view value, Takes takes) {
  std::vector<std::string_view> parts;
  while (takes == Takes::several_values && value.find('+') != std::string_view::npos) {
    parts.push_back(value.substr(0, value.find('+')));
    value.remove_prefix(parts.back().size() + 1);
  }
  parts.push_back(value);
  return parts;
}

template <class G>
MaybeError apply_option(const Option<G>& option, std::string_view value, int seats, typename G::Rules& rules) {
  const auto refused = [&option](const std::string& said) {
    return CompositionError{Misfit::bad_option, std::string(option.name), said, option.rule};
  };
  for (const std::string_view part : parts_of(value, option.takes)) {
    const auto found = std::ranges::find(option.values, part, &OptionValue::name);
    if (found == option.values.end() || found->fewest_seats > seats) return refused(std::string(part));
    option.apply(rules, static_cast<int>(found - option.values.begin()));
  }
  const int missing = option.cards_missing == nullptr ? 0 : option.cards_missing(rules);
  if (missing <= 0) return std::nullopt;
  return refused(std::string(value) + " (" + std::to_string(missing) + (missing == 1 ? " card" : " cards") +
                 " too few)");
}

// Options fixed by a module in play are applied last; players cannot choose them.
template <class G>
MaybeError apply_fixed(const Ingredients<G>& all, Manifests<G> chosen, const Setup& setup, typename G::Rules& rules) {
  for (const Manifest<G>* module : chosen)
    for (const FixedOption& fixed : module->fixes) {
      const auto said = setup.options.find(std::string(fixed.name));
      if (said != setup.options.end() && said->second != fixed.value)
        return CompositionError{Misfit::bad_option, said->first, said->second, module->cite};
      const Option<G>* option = find_option(all, fixed.name).option;
      assert(option != nullptr);
      if (auto error = apply_option(*option, fixed.value, setup.seats, rules)) return error;
    }
  return std::nullopt;
}

template <class G>
MaybeError apply_options(const Ingredients<G>& all, Manifests<G> chosen, const Setup& setup, typename G::Rules& rules) {
  const bool has_variants = !variants_of(all).empty();
  for (const auto& [name, value] : setup.options) {
    if (name == kVariant && has_variants) continue;  // chosen with the modules
    const auto [option, owner] = find_option(all, name);
    if (option == nullptr) return CompositionError{Misfit::unknown, name, "option"};
    if (owner != all.base && std::ranges::find(chosen, owner) == chosen.end())
      return CompositionError{Misfit::needs, std::string(name).append("=").append(value), owner->name, option->rule};
    if (auto error = apply_option(*option, value, setup.seats, rules)) return error;
  }
  return apply_fixed(all, chosen, setup, rules);
}

}  // namespace bell
