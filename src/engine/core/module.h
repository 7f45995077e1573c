// What a module declares: where its steps go, what it needs and excludes, and what it installs. Nothing else of a
// module is known to the game, and no module knows another but by a declared need or exclusion.
#pragma once

#include <span>

#include "engine/core/step.h"
#include "kernel/rule.h"

namespace bell {

enum class Where : std::uint8_t { before, after, replace, window };

template <class G>
struct Splice {
  Where where{};
  typename G::StepId anchor{};  // not read for a window
  StepOps<G> step;
};

template <class G>
struct Manifest {
  typename G::ModuleId id{};
  const char* name = "";  // as players write it after --module
  Rule cite = Rule::none;
  std::span<const Splice<G>> splices{};
  std::span<const typename G::ModuleId> needs{};
  std::span<const typename G::ModuleId> excludes{};
  std::uint8_t fewest_seats = 2;
  std::uint8_t most_seats = 5;
  // Changes constants, answers questions, witnesses moments. Null: the splices are all.
  void (*install)(typename G::Rules&) = nullptr;
};

}  // namespace bell
