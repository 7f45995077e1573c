// The steps of a Coin match in order.
#include <array>

#include "engine/coin/steps/steps.h"

namespace bell::coin {

std::span<const StepOps> base_sequence() {
  static const std::array kSequence{start_round_step(), toss_step(),       claim_step(),
                                    guess_step(),       next_round_step(), final_scoring_step()};
  return kSequence;
}

std::span<const StepOps> base_windows() { return {}; }

}  // namespace bell::coin
