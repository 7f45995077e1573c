// From an order form to rules: the only place in Stockpile that asks which modules are in play.
#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "engine/stockpile/modules/investors/sets.h"
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
  if (key == "investors") return std::nullopt;  // read when the modules are known
  if (key == "promo_strategies") return choose_yes_or_no(key, value, rules.promo_strategies);
  return CompositionError{Misfit::unknown, key, "option"};
}

MaybeError read_options(const Setup& setup, Rules& rules) {
  for (const auto& [key, value] : setup.options)
    if (auto error = read_option(key, value, rules)) return error;
  return std::nullopt;
}

MaybeError open_box(std::string_view name, std::span<const Manifest* const> chosen, Rules& rules) {
  const auto found = std::find(kInvestorBoxNames.begin(), kInvestorBoxNames.end(), name);
  if (found == kInvestorBoxNames.end())
    return CompositionError{Misfit::bad_option, "investors", std::string(name), investor_boxes_rule()};
  const InvestorSet box =
      investors_in(kInvestorBoxes[static_cast<std::size_t>(found - kInvestorBoxNames.begin())], chosen);
  for (int nth = 0; nth < box.size(); ++nth) rules.investors.add(box.nth(nth));
  return std::nullopt;
}

// The cards that may be dealt: of the boxes named, "base+cc", those whose modules are in play; enough for everybody.
MaybeError gather_investors(const Setup& setup, std::span<const Manifest* const> chosen, Rules& rules) {
  const auto option = setup.options.find("investors");
  const bool wanted = std::any_of(chosen.begin(), chosen.end(),
                                  [](const Manifest* module) { return module->id == ModuleId::investors; });
  if (!wanted && option == setup.options.end()) return std::nullopt;
  if (!wanted)
    return CompositionError{Misfit::needs, "investors=" + option->second, Stockpile::name_of(ModuleId::investors),
                            investor_boxes_rule()};
  const std::string boxes = option == setup.options.end() ? std::string(kUsualInvestors) : option->second;
  for (std::size_t from = 0; from <= boxes.size();) {
    const std::size_t to = std::min(boxes.find('+', from), boxes.size());
    if (auto error = open_box(std::string_view(boxes).substr(from, to - from), chosen, rules)) return error;
    from = to + 1;
  }
  const int missing = investors_needed(rules) - rules.investors.size();
  if (missing <= 0) return std::nullopt;
  const std::string short_by =
      boxes + " (" + std::to_string(missing) + (missing == 1 ? " card" : " cards") + " too few)";
  return CompositionError{Misfit::bad_option, "investors", short_by, investor_boxes_rule()};
}

// Promo strategies are an option of a module.
MaybeError check_strategies(std::span<const Manifest* const> chosen, const Rules& rules) {
  const bool in_play = std::any_of(chosen.begin(), chosen.end(),
                                   [](const Manifest* module) { return module->id == ModuleId::strategy_cards; });
  if (in_play || !rules.promo_strategies) return std::nullopt;
  return CompositionError{Misfit::needs, "promo_strategies=yes", Stockpile::name_of(ModuleId::strategy_cards)};
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
  if (const auto error = gather_investors(setup, chosen, rules)) return *error;
  if (const auto error = check_strategies(chosen, rules)) return *error;
  Composer<Stockpile> composer(base_sequence(), base_windows());
  if (const auto error = composer.add(chosen, setup.seats, rules)) return *error;
  if (const auto error = check_deck(rules)) return *error;
  return rules;
}

}  // namespace bell::stockpile
