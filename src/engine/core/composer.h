// Builds a program out of the base game and the chosen modules, or says which two do not fit. This is the only place
// that asks which modules are in play; after it nobody does.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include "engine/core/module.h"
#include "engine/core/program.h"
#include "kernel/misfit.h"

namespace bell {

template <class G>
class Composer {
 public:
  explicit Composer(std::span<const StepOps<G>> sequence, std::span<const StepOps<G>> windows) {
    for (const StepOps<G>& step : sequence) program_.insert(program_.sequence(), step);
    for (const StepOps<G>& step : windows) program_.append_window(step);
    replaced_by_.fill(nullptr);
  }

  // Splices every chosen module, in the order given, into the program and lets each install itself.
  std::optional<CompositionError> add(std::span<const Manifest<G>* const> chosen, int seats, typename G::Rules& rules) {
    for (const Manifest<G>* module : chosen) {
      if (const auto error = check(*module, chosen, seats)) return error;
      for (const Splice<G>& splice : module->splices)
        if (const auto error = weave(*module, splice)) return error;
    }
    program_.resolve();
    rules.program = program_;
    for (const Manifest<G>* module : chosen) rules.modules.add(module->id);
    for (const Manifest<G>* module : chosen)
      if (module->install != nullptr) module->install(rules);
    return std::nullopt;
  }

 private:
  static const Manifest<G>* among(std::span<const Manifest<G>* const> chosen, typename G::ModuleId id) {
    const auto found = std::find_if(chosen.begin(), chosen.end(), [id](const auto* m) { return m->id == id; });
    return found == chosen.end() ? nullptr : *found;
  }

  static std::optional<CompositionError> check(const Manifest<G>& module, std::span<const Manifest<G>* const> chosen,
                                               int seats) {
    for (const auto id : module.excludes)
      if (const auto* other = among(chosen, id))
        return CompositionError{Misfit::excludes, module.name, other->name, module.cite};
    for (const auto id : module.needs)
      if (among(chosen, id) == nullptr)
        return CompositionError{Misfit::needs, module.name, G::name_of(id), module.cite};
    if (seats < module.fewest_seats) return CompositionError{Misfit::too_few_seats, module.name, "", module.cite};
    if (seats > module.most_seats) return CompositionError{Misfit::too_many_seats, module.name, "", module.cite};
    return std::nullopt;
  }

  // A replacement carries its anchor's id, so that other modules still find the place.
  std::optional<CompositionError> weave(const Manifest<G>& module, const Splice<G>& splice) {
    if (splice.where == Where::window) {
      program_.append_window(splice.step);
      return std::nullopt;
    }
    const int at = program_.find(splice.anchor);
    if (at < 0) return CompositionError{Misfit::no_anchor, module.name, "", module.cite};
    if (splice.where == Where::replace) {
      const char*& earlier = replaced_by_[static_cast<std::size_t>(splice.anchor)];
      if (earlier != nullptr) return CompositionError{Misfit::replaced, module.name, earlier, module.cite};
      earlier = module.name;
      program_.replace(at, splice.step);
      return std::nullopt;
    }
    program_.insert(splice.where == Where::before ? at : at + 1, splice.step);
    return std::nullopt;
  }

  Program<G> program_;
  std::array<const char*, 256> replaced_by_{};
};

}  // namespace bell
