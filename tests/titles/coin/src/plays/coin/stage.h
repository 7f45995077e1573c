// The stage of Coin: how its table, its facts and its points of play are written in a play.
#pragma once

#include <memory>

#include "kernel/misfit.h"
#include "plays/stage.h"

namespace bell::plays {

Outcome<std::unique_ptr<Stage>, CompositionError> stage_with(const Setup& setup, const coin::Components& printed);

}  // namespace bell::plays
