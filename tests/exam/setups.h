// The setups of the exam: every title, with a selection of seats, module sets and options.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cctype>
#include <stdexcept>

#include "engine/core/title.h"
#include "engine/every_title.h"
#include "rulebook/rulebook.h"

namespace bell::exam {

template <class T>
bool can_be_played(const Setup& setup) {
  const auto printed = rulebook::printed(setup);
  return printed && T::compose(setup, std::get<typename T::Components>(*printed)).is_ok();
}

// For a title without its own list below: with every number of players the base game, each module, and each value of
// each option.
template <class T>
std::vector<Setup> setups_of() {
  const TitleSheet sheet = T::sheet();
  std::vector<Setup> setups;
  for (int seats = sheet.fewest_seats; seats <= sheet.most_seats; ++seats) {
    setups.push_back({sheet.name, seats, {}, {}, {}});
    for (const ModuleSheet& module : sheet.modules) setups.push_back({sheet.name, seats, {module.name}, {}, {}});
    for (const OptionSheet& option : sheet.options)
      for (const std::string& value : option.values) {
        setups.push_back({sheet.name, seats, {}, {{option.name, value}}, {}});
        if (!option.module.empty()) setups.back().modules = {option.module};
      }
  }
  std::erase_if(setups, [](const Setup& setup) { return !can_be_played<T>(setup); });
  return setups;
}

template <>
inline std::vector<Setup> setups_of<stonks::Stonks>() {
  std::vector<Setup> setups;
  const auto add = [&setups](int seats, std::vector<std::string> modules, std::map<std::string, std::string> options) {
    setups.push_back({"stonks", seats, std::move(modules), std::move(options), {}});
  };
  add(2, {}, {});
  for (const int seats : {3, 4, 5}) {
    add(seats, {}, {});
    add(seats, {}, {{"rounds", "1"}});
    add(seats, {"moderate"}, {});
    add(seats, {"small_caps"}, {});
  }
  add(4, {}, {{"rounds", "9"}});
  return setups;
}

// Boards × modules × numbers of players; cycles through the magnates' sides and the memory aid.
template <>
inline std::vector<Setup> setups_of<wall_street_1920::WallStreet1920>() {
  const std::vector<std::vector<std::string>> module_sets{
      {}, {"magnates"}, {"purchase_option"}, {"magnates", "purchase_option"}};
  const std::vector<std::string> sides{"mix", "punishment", "reward"};
  std::vector<Setup> setups;
  for (const int seats : {2, 3, 4, 5})
    for (const char* board : {"blue", "orange"})
      for (const auto& modules : module_sets) {
        Setup setup{"wall-street-1920", seats, modules, {{"board", board}}, {}};
        if (!modules.empty() && modules.front() == "magnates") setup.options["magnates"] = sides[setups.size() % 3];
        if (setups.size() % 2 == 0) setup.options["memory_aid"] = "on";
        setups.push_back(std::move(setup));
      }
  return setups;
}

// The modules of Stockpile; a set of them is a number with one bit each.
inline constexpr std::array kStockpileModules{
    "bonds",          "commodities_taxes", "forecast_dice",    "first_player_card",
    "advanced_board", "strategy_cards",    "investor_auction", "investors"};
inline constexpr unsigned kAllOfStockpile = (1U << kStockpileModules.size()) - 1U;
inline constexpr unsigned kStrategiesBit = 1U << 5;
inline constexpr unsigned kAuctionBit = 1U << 6;
inline constexpr unsigned kInvestorsBit = 1U << 7;

inline Setup stockpile_setup(int seats, unsigned modules) {
  Setup setup{"stockpile", seats, {}, {}, {}};
  for (std::size_t at = 0; at < kStockpileModules.size(); ++at)
    if ((modules >> at & 1U) != 0) setup.modules.emplace_back(kStockpileModules[at]);
  return setup;
}

// The base game and everything at once with every number of players; then every set of up to two modules and every set
// that lacks up to two, cycling through numbers of players and boxes of investors.
template <>
inline std::vector<Setup> setups_of<stockpile::Stockpile>() {
  const std::vector<std::string> boxes{"base", "base+cc+ii", "base+cc+ii+promo"};
  std::vector<Setup> setups;
  const auto add = [&](int seats, unsigned modules) {
    Setup setup = stockpile_setup(seats, modules);
    const std::size_t nth = setups.size();
    if ((modules & kInvestorsBit) != 0) setup.options["investors"] = boxes[(nth + nth / 4) % boxes.size()];
    if ((modules & kStrategiesBit) != 0 && nth % 3 != 0) setup.options["promo_strategies"] = "yes";
    setups.push_back(std::move(setup));
  };
  for (const int seats : {2, 3, 4, 5}) {
    add(seats, 0);
    add(seats, kAllOfStockpile);
    setups.back().options["investors"] = boxes.back();
  }
  for (unsigned modules = 1; modules < kAllOfStockpile; ++modules) {
    const int number = std::popcount(modules);
    const bool fits = (modules & kAuctionBit) == 0 || (modules & kInvestorsBit) != 0;
    if (fits && (number <= 2 || number >= 6)) add(2 + static_cast<int>(setups.size() % 4), modules);
  }
  return setups;
}

inline std::vector<Setup> every_setup() {
  std::vector<Setup> all;
  EveryEngine::for_each([&]<class T>() {
    for (Setup& setup : setups_of<T>()) all.push_back(std::move(setup));
  });
  return all;
}

// Precondition: the setup is valid.
template <class T>
typename T::Rules rules_for(const Setup& setup) {
  const auto printed = rulebook::printed(setup);
  if (!printed) throw std::runtime_error(printed.error().text);
  auto rules = T::compose(setup, std::get<typename T::Components>(*printed));
  if (!rules) throw std::runtime_error(rules.error().first + " does not fit " + rules.error().second);
  return std::move(*rules);
}

// The same rules, but with frequent secrets: of Stockpile's investors only those are dealt who look, hide or take
// something in secret, and in 1920 Wall Street prices start next to an end of their track, where magnates wait, and
// there are more stock exchanges.
template <class T>
typename T::Rules with_more_secrets(typename T::Rules rules) {
  return rules;
}
template <>
inline stockpile::Rules with_more_secrets<stockpile::Stockpile>(stockpile::Rules rules) {
  using enum stockpile::Investor;
  if (!rules.investors.has(phil)) return rules;
  rules.investors = {};
  for (const stockpile::Investor who : {phil, robins, warren, martha, stuart, mark, ana, chanda, barack, soros})
    rules.investors.add(who);
  return rules;
}
template <>
inline wall_street_1920::Rules with_more_secrets<wall_street_1920::WallStreet1920>(wall_street_1920::Rules rules) {
  for (auto& level : rules.printed.start) level = 2;
  using wall_street_1920::Shift;
  auto& copies = rules.printed.copies;
  auto& exchanges = copies[wall_street_1920::Card::stock_exchange];
  for (const auto company : wall_street_1920::kAllCompanies)
    for (const Shift shift : {Shift::up_2, Shift::down_2}) {
      auto& others = copies[wall_street_1920::variation_card(company, shift)];
      exchanges = static_cast<std::uint8_t>(exchanges + others);
      others = 0;
    }
  return rules;
}

inline std::string describe(const Setup& setup) {
  std::string text = setup.title + "_" + std::to_string(setup.seats);
  for (const std::string& module : setup.modules) text += "_" + module;
  for (const auto& [key, value] : setup.options) text += "_" + key + value;
  std::replace_if(text.begin(), text.end(), [](unsigned char letter) { return std::isalnum(letter) == 0; }, '_');
  return text;
}

}  // namespace bell::exam
