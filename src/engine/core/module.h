// What a module declares: where its steps go, what it needs and excludes, which options it brings, and what it
// installs. Nothing else of a module is known to the game, and no module knows another but by a declared need or
// exclusion.
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
  typename G::StepId anchor{};  // not read for a window
  StepOps<G> step;
};

// How a module comes into play: asked for by name; asked for by name or by the option `variant`; or without being
// asked, whenever the number of players is one it is for.
enum class Joins : std::uint8_t { when_asked, as_variant, with_its_seats };

// An option that a module takes out of the players' hands.
struct FixedOption {
  std::string_view name;
  std::string_view value;
};

// The base game has a manifest, too: its name, its numbers of seats and its options.
template <class G>
struct Manifest {
  typename G::ModuleId id{};
  const char* name = "";  // as players write it after --module
  Rule cite = Rule::none;
  Joins joins = Joins::when_asked;
  std::span<const Splice<G>> splices{};
  std::span<const typename G::ModuleId> needs{};
  std::span<const typename G::ModuleId> excludes{};
  std::uint8_t fewest_seats = 2;
  std::uint8_t most_seats = 5;
  std::span<const Option<G>> options{};
  std::span<const FixedOption> fixes{};
  // Changes constants, answers questions, witnesses moments. Null: the splices are all.
  void (*install)(typename G::Rules&) = nullptr;
};

}  // namespace bell
