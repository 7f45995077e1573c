// Why an action may not be taken: the rule that forbids it, which of its reasons, and the facts to fill the sentence.
// A refusal is data; its sentence is in the catalogues, keyed by rule and reason.
#pragma once

#include <array>
#include <cstdint>

#include "kernel/rule.h"

namespace bell {

enum class Reason : std::uint8_t {
  none = 0,           // not refused
  not_your_turn = 1,  // somebody else, or chance, must act
  match_over = 2,     // nobody acts any more
  wrong_moment = 3,   // a known verb, but not at this step
  not_held = 5,       // the card or thing named is not the actor's to use
  forbidden = 6,      // the rule says no
  not_available = 7,  // the thing named is not on the table
};

struct Refusal {
  Reason reason = Reason::none;
  Rule rule = Rule::none;
  std::array<std::int16_t, 3> facts{};  // their meaning belongs to the rule's sentence

  constexpr bool is_refused() const { return reason != Reason::none; }
  friend constexpr bool operator==(const Refusal&, const Refusal&) = default;
};

constexpr Refusal allowed() { return {}; }

}  // namespace bell
