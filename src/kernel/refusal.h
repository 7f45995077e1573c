// Why an action is illegal: the rule that forbids it, which of its reasons, and the facts for the sentence. A refusal
// is data; its sentence is in the catalogues, keyed by rule and reason.
#pragma once

#include <array>
#include <cstdint>

#include "kernel/rule.h"

namespace bell {

enum class Reason : std::uint8_t {
  none = 0,           // not refused
  not_your_turn = 1,  // somebody else, or chance, must act
  match_over = 2,     // nobody acts any more
  wrong_moment = 3,   // a known verb, but not in this step
  not_held = 5,       // the actor may not use the card or thing named
  forbidden = 6,      // the rule forbids it
  not_available = 7,  // the thing named is not on the table
};

struct Refusal {
  Reason reason = Reason::none;
  Rule rule = Rule::none;
  std::array<std::int16_t, 3> facts{};  // their meaning depends on the rule's sentence

  constexpr bool is_refused() const { return reason != Reason::none; }
  friend constexpr bool operator==(const Refusal&, const Refusal&) = default;
};

constexpr Refusal allowed() { return {}; }

}  // namespace bell
