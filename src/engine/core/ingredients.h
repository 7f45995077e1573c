// The inputs of composition: the base game, all modules, and the printed numbers.
#pragma once

#include <algorithm>
#include <span>

#include "engine/core/module.h"

namespace bell {

template <class G>
using Manifests = std::span<const Manifest<G>* const>;

template <class G>
struct Ingredients {
  const Manifest<G>* base = nullptr;  // the title's name, numbers of seats and options; no module
  Manifests<G> modules;               // all modules; at the same anchor, steps come in this order
  std::span<const StepOps<G>> sequence;
  std::span<const StepOps<G>> windows;
  // The rules before anything is chosen. Precondition: the base game allows this number of seats.
  typename G::Rules (*numbers)(const typename G::Components& printed, int seats) = nullptr;
};

// The module with this name, or null.
template <class G>
const Manifest<G>* find_module(Manifests<G> modules, typename G::ModuleId id) {
  const auto found = std::ranges::find(modules, id, [](const Manifest<G>* module) { return module->id; });
  return found == modules.end() ? nullptr : *found;
}

}  // namespace bell
