// One row per verb: its name, who uses it, its notation and its arguments. Printing, parsing and the list of all
// writable actions come from it.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kernel/action.h"
#include "view/kind.h"

namespace bell {

struct ArgumentForm {
  std::string_view name{};  // empty: not used
  Kind kind{};
};

enum class Actor : std::uint8_t { chance, seat };

struct VerbForm {
  std::uint8_t verb = 0;
  std::string_view name{};
  Actor actor{};
  // Notation: "deal {card} to {seat}". A kind may write its own leading space, and so be omitted: "sell
  // {company}{portion}". Arguments that the pattern omits cannot be read back: all their values match.
  std::string_view pattern{};
  std::array<ArgumentForm, 3> arguments{};  // in the order of the action's bytes
  bool is_open = false;  // everybody can work out when a seat may do it, whatever other choices the seat has

  // Calls visit(place, argument) for each argument.
  template <class Visit>
  void for_each(Visit&& visit) const {
    for (std::size_t at = 0; at < arguments.size() && !arguments[at].name.empty(); ++at) visit(at, arguments[at]);
  }
};

const VerbForm* find_form(std::span<const VerbForm> forms, std::uint8_t verb);

// Without the actor; "?" for an action that no form fits.
std::string write_action(std::span<const VerbForm> forms, const Action& act);
// Every action of this actor with this notation, ignoring case: rarely more than one. Includes actions that only others
// may do, so that the rules can say so.
std::vector<Action> read_actions(std::span<const VerbForm> forms, std::string_view text, Seat by);
// Every action that this actor could write, legal or not.
std::vector<Action> writable_actions(std::span<const VerbForm> forms, Seat by);

using NamedValues = std::vector<std::pair<std::string_view, PlainValue>>;
NamedValues arguments_of(std::span<const VerbForm> forms, const Action& act);

}  // namespace bell
