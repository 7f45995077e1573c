// The certain effects of a choice in Coin, as far as the player can know them. What does not apply is absent.
#pragma once

#include <optional>

#include "kernel/rule.h"

namespace bell::coin {

struct Prospect {
  Rule rule = Rule::none;  // the most relevant one

  std::optional<bool> honest{};   // a claim: whether it is true
  std::optional<int> if_right{};  // a guess: points for the guesser
  std::optional<int> if_wrong{};  // a guess: points for the hider

  friend bool operator==(const Prospect&, const Prospect&) = default;
};

}  // namespace bell::coin
