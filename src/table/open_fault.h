// Why a table could not be opened: the order form fits no game, or something it needs is missing.
#pragma once

#include <variant>

#include "kernel/fault.h"
#include "kernel/misfit.h"

namespace bell::table {

using OpenFault = std::variant<CompositionError, Fault>;

}  // namespace bell::table
