// Builds a program from the steps of the base game and of the chosen modules, or says which two conflict.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "engine/core/ingredients.h"
#include "engine/core/program.h"
#include "kernel/misfit.h"

namespace bell {

using MaybeError = std::optional<CompositionError>;

template <class G>
MaybeError check_seats(const Manifest<G>& module, int seats) {
  if (seats >= module.fewest_seats && seats <= module.most_seats) return std::nullopt;
  const Misfit why = seats < module.fewest_seats ? Misfit::too_few_seats : Misfit::too_many_seats;
  return CompositionError{why, module.name, std::to_string(seats), module.cite};
}

template <class G>
class Composer {
 public:
  explicit Composer(const Ingredients<G>& all) : offered_(all.modules) {
    for (const StepOps<G>& step : all.sequence) program_.insert(program_.sequence(), step);
    for (const StepOps<G>& step : all.windows) program_.append_window(step);
    replaced_by_.fill(nullptr);
  }

  // Splices every chosen module, in the order given, into the program.
  MaybeError weave(Manifests<G> chosen, int seats) {
    for (const Manifest<G>* module : chosen) {
      if (auto error = check(*module, chosen)) return error;
      if (auto error = check_seats(*module, seats)) return error;
      for (const Splice<G>& splice : module->splices)
        if (auto error = weave(*module, splice)) return error;
    }
    return std::nullopt;
  }
  const Program<G>& finish() {
    program_.resolve();
    return program_;
  }

 private:
  MaybeError check(const Manifest<G>& module, Manifests<G> chosen) const {
    for (const auto id : module.excludes)
      if (const auto* other = find_module<G>(chosen, id))
        return CompositionError{Misfit::excludes, module.name, other->name, module.cite};
    for (const auto id : module.needs) {
      if (find_module<G>(chosen, id) != nullptr) continue;
      const auto* missing = find_module<G>(offered_, id);
      return CompositionError{Misfit::needs, module.name, missing == nullptr ? "?" : missing->name, module.cite};
    }
    return std::nullopt;
  }

  // A replacement takes over its anchor's id, so that other modules still find the place.
  MaybeError weave(const Manifest<G>& module, const Splice<G>& splice) {
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

  Manifests<G> offered_;
  Program<G> program_;
  std::array<const char*, 256> replaced_by_{};
};

}  // namespace bell
