// One row for each thing that can be done: what it is called, who does it, how it is written, and what it names. What
// is printed, what is read and what can be written at all come from this row.
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
  std::string_view name{};  // empty: there is no such argument
  Kind kind{};
};

enum class Actor : std::uint8_t { chance, seat };

struct VerbForm {
  std::uint8_t verb = 0;
  std::string_view name{};
  Actor actor{};
  // Notation: "deal {card} to {seat}". A kind may write its own space in front and stand without one: "sell
  // {company}{portion}". An argument that the pattern leaves out can't be read back: then all its values fit.
  std::string_view pattern{};
  std::array<ArgumentForm, 3> arguments{};  // in the order of the action's bytes

  // Calls visit(place, argument) for each there is.
  template <class Visit>
  void for_each(Visit&& visit) const {
    for (std::size_t at = 0; at < arguments.size() && !arguments[at].name.empty(); ++at) visit(at, arguments[at]);
  }
};

const VerbForm* find_form(std::span<const VerbForm> forms, std::uint8_t verb);

// Without the actor; "?" for an action that no form fits.
std::string write_action(std::span<const VerbForm> forms, const Action& act);
// Every action of this actor that is written so, whether letters are capital or not: rarely more than one. Also what
// only somebody else may do, so that the rules can say so.
std::vector<Action> read_actions(std::span<const VerbForm> forms, std::string_view text, Seat by);
// Every action this actor could ever write, possible or not.
std::vector<Action> writable_actions(std::span<const VerbForm> forms, Seat by);

using NamedValues = std::vector<std::pair<std::string_view, PlainValue>>;
NamedValues arguments_of(std::span<const VerbForm> forms, const Action& act);

}  // namespace bell
