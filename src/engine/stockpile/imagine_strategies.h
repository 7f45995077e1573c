// Guesses the hidden strategy cards.
#pragma once

#include <span>

#include "engine/stockpile/rules.h"

namespace bell::stockpile {

// Fills hands and pool of `state`, whose board is the view's. A card the viewer discarded is in nobody's hand, unless
// somebody may have drawn it since.
void imagine_strategies(const Rules& rules, const View& view, std::span<const SeenEvent> memory, Rng& rng,
                        State& state);

}  // namespace bell::stockpile
