// Turns a setup into the rules of one table, or says why it cannot. Only composition asks which modules are in play;
// the rules never do.
#pragma once

#include <utility>
#include <vector>

#include "engine/core/choosing.h"
#include "kernel/outcome.h"

namespace bell {

template <class G>
Outcome<typename G::Rules, CompositionError> compose(const Ingredients<G>& all, const Setup& setup,
                                                     const typename G::Components& printed) {
  if (auto error = check_seats(*all.base, setup.seats)) return *error;
  std::vector<const Manifest<G>*> chosen;
  if (auto error = choose_modules(all, setup, chosen)) return *error;
  Composer<G> composer(all);
  if (auto error = composer.weave(chosen, setup.seats)) return *error;

  typename G::Rules rules = all.numbers(printed, setup.seats);
  rules.program = composer.finish();
  for (const Manifest<G>* module : chosen) rules.modules.add(module->id);
  if (auto error = apply_options<G>(all, chosen, setup, rules)) return *error;
  for (const Manifest<G>* module : chosen)
    if (module->install != nullptr) module->install(rules);
  return rules;
}

}  // namespace bell
