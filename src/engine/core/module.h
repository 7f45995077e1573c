// What a module declares: where its steps go, what it needs and excludes, its options, and what it installs. The game
// knows nothing else about a module, and modules know each other only by declared needs and exclusions.
#pragma once

#include <span>

#include "engine/core/option.h"
#include "engine/core/step.h"
#include "kernel/rule.h"

namespace bell {

enum class Where : std::uint8_t { before, after, replace, window };

template <class G>
struct Splice {
  Where where{};
  typename G::StepId anchor{};  // not used for a window
  StepOps<G> step;
};

// How a module comes into play: by name; by name or through the option `variant`; or automatically for certain numbers
// of players.
enum class Joins : std::uint8_t { when_asked, as_variant, with_its_seats };

// An option that a module fixes, so that players cannot choose it.
struct FixedOption {
  std::string_view name;
  std::string_view value;
};

// The base game has a manifest, too: its name, its numbers of seats and its options.
template <class G>
struct Manifest {
  typename G::ModuleId id{};
  const char* name = "";  // as written after --module
  Rule cite = Rule::none;
  Joins joins = Joins::when_asked;
  std::span<const Splice<G>> splices{};
  std::span<const typename G::ModuleId> needs{};
  std::span<const typename G::ModuleId> excludes{};
  std::uint8_t fewest_seats = 2;
  std::uint8_t most_seats = 5;
  std::span<const Option<G>> options{};
  std::span<const FixedOption> fixes{};
  // Changes constants, answers questions, witnesses moments. Null: there are only splices.
  void (*install)(typename G::Rules&) = nullptr;
};

}  // namespace bell
