// Why there is no table: the order form fits no game, or something around it can't be had.
#pragma once

#include <variant>

#include "kernel/fault.h"
#include "kernel/misfit.h"

namespace bell::table {

using OpenFault = std::variant<CompositionError, Fault>;

}  // namespace bell::table
