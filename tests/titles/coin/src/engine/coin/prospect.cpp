// Computes the effects of a choice from what the player can see.
#include "engine/coin/rules.h"
#include "engine/coin/steps/steps.h"

namespace bell::coin {

Prospect Coin::prospect(const Rules& rules, const View& view, const Action& act) {
  switch (verb_of(act)) {
    case Verb::claim:
      return {.rule = claim_step().cite, .honest = side_in(act) == view.coin.or_else(Side::none)};
    case Verb::guess:
      return {.rule = guess_step().cite, .if_right = rules.prize().amount(), .if_wrong = rules.comfort().amount()};
    case Verb::toss:
      break;  // chance: nobody chooses it
  }
  return {};
}

}  // namespace bell::coin
