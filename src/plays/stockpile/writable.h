// Every Stockpile action that can be written down, legal or not.
#pragma once

#include <vector>

#include "kernel/action.h"

namespace bell::plays::stockpiles {

std::vector<Action> writable_by(Seat by, int seats);

}  // namespace bell::plays::stockpiles
