// Who sits the exam: for each title its seats, module sets and lengths. A new title adds its own list.
#pragma once

#include <gtest/gtest.h>

#include "engine/core/title.h"
#include "engine/stonks/rules.h"
#include "rulebook/rulebook.h"

namespace bell::exam {

template <class T>
std::vector<Setup> setups_of();

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

// Precondition: the setup composes.
template <class T>
typename T::Rules rules_for(const Setup& setup) {
  const auto printed = rulebook::printed(setup);
  if (!printed) throw std::runtime_error(printed.error().text);
  auto rules = T::compose(setup, std::get<typename T::Components>(*printed));
  if (!rules) throw std::runtime_error(rules.error().first + " does not fit " + rules.error().second);
  return std::move(*rules);
}

inline std::string describe(const Setup& setup) {
  std::string text = setup.title + "_" + std::to_string(setup.seats);
  for (const std::string& module : setup.modules) text += "_" + module;
  for (const auto& [key, value] : setup.options) text += "_" + key + value;
  return text;
}

}  // namespace bell::exam
