// What a choice at a Coin table certainly does, as far as the one who chooses can know. What does not belong to the
// choice is absent.
#pragma once

#include <optional>

#include "kernel/rule.h"

namespace bell::coin {

struct Prospect {
  Rule rule = Rule::none;  // the one that says most about the choice

  std::optional<bool> honest{};   // a claim: whether it is true
  std::optional<int> if_right{};  // a guess: points for the guesser
  std::optional<int> if_wrong{};  // a guess: points for the hider

  friend bool operator==(const Prospect&, const Prospect&) = default;
};

}  // namespace bell::coin
