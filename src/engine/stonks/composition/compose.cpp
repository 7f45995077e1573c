// From an order form to rules: the only place in Stonks that asks which modules are in play.
#include <algorithm>
#include <charconv>
#include <vector>

#include "engine/stonks/modules/modules.h"
#include "engine/stonks/steps/steps.h"

namespace bell::stonks {
namespace {

constexpr int kFewest = 2;
constexpr int kMost = kMaxSeats;

struct Wanted {
  std::vector<const Manifest*> modules;  // in the order of all_modules()
  int rounds = 0;
};
using MaybeError = std::optional<CompositionError>;

const Manifest* find_module(const std::string& name) {
  for (const Manifest* module : all_modules())
    if (name == module->name) return module;
  return nullptr;
}

MaybeError want_module(const std::string& name, Wanted& wanted) {
  const Manifest* module = find_module(name);
  if (module == nullptr || !is_chosen_by_players(*module)) return CompositionError{Misfit::unknown, name, "module"};
  if (std::find(wanted.modules.begin(), wanted.modules.end(), module) == wanted.modules.end())
    wanted.modules.push_back(module);
  return std::nullopt;
}

MaybeError want_rounds(const std::string& text, int seats, Wanted& wanted) {
  int rounds = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), rounds);
  const bool is_number = fault == std::errc{} && end == text.data() + text.size();
  if (!is_number || rounds < 1 || rounds > kMostRounds)
    return CompositionError{Misfit::bad_option, "rounds", text, rounds_rule()};
  if (seats == kFewest && rounds != wanted.rounds)
    return CompositionError{Misfit::bad_option, "rounds", text, two_players_manifest().cite};
  wanted.rounds = rounds;
  return std::nullopt;
}

MaybeError read_options(const Setup& setup, Wanted& wanted) {
  for (const auto& [key, value] : setup.options) {
    MaybeError error;
    if (key == "rounds")
      error = want_rounds(value, setup.seats, wanted);
    else if (key == "variant" && value != "standard")
      error = want_module(value, wanted);
    else if (key != "variant")
      error = CompositionError{Misfit::unknown, key, "option"};
    if (error) return error;
  }
  return std::nullopt;
}

void set_numbers(Rules& rules, const Components& printed, int seats) {
  RULE(ST_CMP_4);
  rules.printed = printed;
  rules.seats = static_cast<std::uint8_t>(seats);
  rules.hand = printed.hand[static_cast<std::size_t>(seats)];
  rules.companies = seats == 3 ? kCompanies - 1 : kCompanies;
  for (std::size_t place = 0; place < rules.companies; ++place)
    rules.start_level[place] =
        static_cast<std::uint8_t>((seats == 3 ? printed.start_levels_three[place] : printed.start_levels[place]) - 1);
}

}  // namespace

Rule rounds_rule() { return Rule::ST_END_5; }

Outcome<Rules, CompositionError> Stonks::compose(const Setup& setup, const Components& printed) {
  if (setup.seats < kFewest) return CompositionError{Misfit::too_few_seats, "stonks", std::to_string(setup.seats)};
  if (setup.seats > kMost) return CompositionError{Misfit::too_many_seats, "stonks", std::to_string(setup.seats)};
  Wanted wanted;
  wanted.rounds = setup.seats == kFewest ? 2 : printed.rounds;
  if (setup.seats == kFewest) wanted.modules.push_back(&two_players_manifest());
  for (const std::string& module : setup.modules)
    if (const auto error = want_module(module, wanted)) return *error;
  if (const auto error = read_options(setup, wanted)) return *error;

  Rules rules;
  set_numbers(rules, printed, setup.seats);
  rules.rounds = static_cast<std::uint8_t>(wanted.rounds);
  Composer<Stonks> composer(base_sequence(), base_windows());
  if (auto error = composer.add(wanted.modules, setup.seats, rules)) return *error;
  return rules;
}

}  // namespace bell::stonks
