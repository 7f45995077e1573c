// From an order form to rules: the only place in Stockpile that asks which modules are in play.
#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "engine/stockpile/modules/modules.h"
#include "engine/stockpile/steps/steps.h"

namespace bell::stockpile {
namespace {

constexpr int kFewest = 2;
constexpr int kMost = kMaxSeats;
constexpr int kCardsEach = 2;  // market cards of a player in one supply

using MaybeError = std::optional<CompositionError>;

// Chosen modules in the order of all_modules(), so that the order form's order does not matter.
MaybeError choose_modules(const Setup& setup, std::vector<const Manifest*>& chosen) {
  for (const std::string& name : setup.modules) {
    const auto is_it = [&name](const Manifest* module) { return name == module->name; };
    if (std::none_of(all_modules().begin(), all_modules().end(), is_it))
      return CompositionError{Misfit::unknown, name, "module"};
  }
  for (const Manifest* module : all_modules())
    if (std::find(setup.modules.begin(), setup.modules.end(), module->name) != setup.modules.end())
      chosen.push_back(module);
  return std::nullopt;
}

MaybeError name_first_player(const std::string& text, Rules& rules) {
  if (text == "random") return std::nullopt;
  const bool is_seat_number = text.size() == 1 && text[0] >= '0' && text[0] < '0' + rules.seats;
  if (!is_seat_number) return CompositionError{Misfit::bad_option, "first_player", text, first_player_rule()};
  rules.named_first = seat_at(text[0] - '0');
  return std::nullopt;
}

MaybeError choose_yes_or_no(const std::string& key, const std::string& text, bool& chosen) {
  if (text != "yes" && text != "no") return CompositionError{Misfit::bad_option, key, text};
  chosen = text == "yes";
  return std::nullopt;
}

MaybeError read_option(const std::string& key, const std::string& value, Rules& rules) {
  if (key == "first_player") return name_first_player(value, rules);
  if (key == "promo_investors") return choose_yes_or_no(key, value, rules.promo_investors);
  if (key == "promo_strategies") return choose_yes_or_no(key, value, rules.promo_strategies);
  return CompositionError{Misfit::unknown, key, "option"};
}

MaybeError read_options(const Setup& setup, Rules& rules) {
  for (const auto& [key, value] : setup.options)
    if (auto error = read_option(key, value, rules)) return error;
  return std::nullopt;
}

// Investors whose module is not in play stay in the box; the others must be enough for the deal.
MaybeError check_investors(const std::vector<const Manifest*>& chosen, Rules& rules) {
  const auto is_chosen = [&chosen](ModuleId id) {
    return std::any_of(chosen.begin(), chosen.end(), [id](const Manifest* module) { return module->id == id; });
  };
  if (!is_chosen(ModuleId::investors)) return std::nullopt;
  for (const InvestorNeed& need : investor_needs())
    if (!is_chosen(need.module)) rules.investors.remove(need.investor);
  const int missing = 2 * rules.all_meeples() - rules.investors.size();
  if (missing <= 0) return std::nullopt;
  return CompositionError{Misfit::bad_option, "investors", std::to_string(missing) + " missing",
                          investors_manifest().cite};
}

void set_numbers(Rules& rules, const Components& printed, int seats) {
  RULE(SP_CMP_1);
  RULE(SP_CMP_4);
  RULE(SP_CMP_6);
  const bool for_two = seats == kFewest;
  rules.printed = printed;
  rules.seats = static_cast<std::uint8_t>(seats);
  rules.rounds = printed.rounds[static_cast<std::size_t>(seats)];
  rules.meeples = rules.pairs_each = rules.supply_sets = for_two ? 2 : 1;
  rules.public_pairs = for_two ? 0 : 1;
  rules.piles = static_cast<std::uint8_t>(rules.all_meeples());
  rules.cash = Money(for_two ? printed.cash_two : printed.cash);
  rules.ladders = printed.standard;
  rules.forecasts = ForecastBag::of(printed.forecasts);
}

// The deck must last for starting shares and every supply.
MaybeError check_deck(const Rules& rules) {
  const int each_round = rules.piles + rules.seats * rules.supply_sets * kCardsEach;
  const int needed = rules.seats + rules.rounds * each_round;
  if (needed <= MarketBag::of(rules.printed.market_deck).size()) return std::nullopt;
  return CompositionError{Misfit::bad_option, "rounds", std::to_string(rules.rounds), Rule::none};
}

}  // namespace

Outcome<Rules, CompositionError> Stockpile::compose(const Setup& setup, const Components& printed) {
  if (setup.seats < kFewest) return CompositionError{Misfit::too_few_seats, "stockpile", std::to_string(setup.seats)};
  if (setup.seats > kMost) return CompositionError{Misfit::too_many_seats, "stockpile", std::to_string(setup.seats)};
  std::vector<const Manifest*> chosen;
  if (const auto error = choose_modules(setup, chosen)) return *error;
  Rules rules;
  set_numbers(rules, printed, setup.seats);
  if (const auto error = read_options(setup, rules)) return *error;
  Composer<Stockpile> composer(base_sequence(), base_windows());
  if (const auto error = composer.add(chosen, setup.seats, rules)) return *error;
  if (const auto error = check_investors(chosen, rules)) return *error;
  if (const auto error = check_deck(rules)) return *error;
  return rules;
}

}  // namespace bell::stockpile
