// From an order form to rules: the only place in 1920 Wall Street that asks which modules are in play.
#include <algorithm>
#include <string>
#include <vector>

#include "engine/wall_street_1920/modules/modules.h"
#include "engine/wall_street_1920/steps/steps.h"

namespace bell::wall_street_1920 {
namespace {

constexpr int kFewest = 2;
constexpr int kMost = kMaxSeats;
constexpr int kOtherPlaces = 4;  // three deck cards and the market trend

using MaybeError = std::optional<CompositionError>;
using Chosen = std::vector<const Manifest*>;

// In the order of all_modules(), so that the order of asking does not matter.
MaybeError choose_modules(const Setup& setup, Chosen& chosen) {
  const auto all = all_modules();
  for (const std::string& name : setup.modules)
    if (std::none_of(all.begin(), all.end(), [&](const Manifest* module) { return name == module->name; }))
      return CompositionError{Misfit::unknown, name, "module"};
  for (const Manifest* module : all)
    if (std::find(setup.modules.begin(), setup.modules.end(), module->name) != setup.modules.end())
      chosen.push_back(module);
  return std::nullopt;
}

bool choose_side(const std::string& value, Rules& rules) {
  rules.side = value == "orange" ? Side::orange : Side::blue;
  return value == "blue" || value == "orange";
}
bool choose_magnates(const std::string& value, Rules& rules) {
  rules.magnate_sides = value == "mix"          ? MagnateSides::mix
                        : value == "punishment" ? MagnateSides::punishment
                                                : MagnateSides::reward;
  return value == "reward" || value == "punishment" || value == "mix";
}
bool choose_memory_aid(const std::string& value, Rules& rules) {
  rules.memory_aid = value == "on" ? MemoryAidUse::on : MemoryAidUse::off;
  return value == "on" || value == "off";
}

MaybeError read_options(const Setup& setup, const Chosen& chosen, Rules& rules) {
  for (const auto& [key, value] : setup.options) {
    bool fits = false;
    if (key == "board")
      fits = choose_side(value, rules);
    else if (key == "magnates")
      fits = choose_magnates(value, rules);
    else if (key == "memory_aid")
      fits = choose_memory_aid(value, rules);
    else
      return CompositionError{Misfit::unknown, key, "option"};
    if (!fits) return CompositionError{Misfit::bad_option, key, value};
    const Manifest& magnates = magnates_manifest();
    if (key == "magnates" && std::find(chosen.begin(), chosen.end(), &magnates) == chosen.end())
      return CompositionError{Misfit::needs, key, magnates.name, magnates.cite};
  }
  return std::nullopt;
}

void set_numbers(Rules& rules, const Components& printed, int seats) {
  rules.printed = printed;
  rules.seats = static_cast<std::uint8_t>(seats);
  rules.places = static_cast<std::uint8_t>(seats + kOtherPlaces);
  rules.top_level = static_cast<std::uint8_t>(printed.spaces[static_cast<std::size_t>(rules.side)] - 1);
}

}  // namespace

Outcome<Rules, CompositionError> WallStreet1920::compose(const Setup& setup, const Components& printed) {
  const std::string title(name);
  if (setup.seats < kFewest) return CompositionError{Misfit::too_few_seats, title, std::to_string(setup.seats)};
  if (setup.seats > kMost) return CompositionError{Misfit::too_many_seats, title, std::to_string(setup.seats)};
  Chosen chosen;
  Rules rules;
  if (const auto error = choose_modules(setup, chosen)) return *error;
  if (const auto error = read_options(setup, chosen, rules)) return *error;
  set_numbers(rules, printed, setup.seats);
  Composer<WallStreet1920> composer(base_sequence(), base_windows());
  if (auto error = composer.add(chosen, setup.seats, rules)) return *error;
  return rules;
}

}  // namespace bell::wall_street_1920
