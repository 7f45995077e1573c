// Why a table could not be opened: the setup is invalid, or something it needs is missing.
#pragma once

#include <variant>

#include "kernel/fault.h"
#include "kernel/misfit.h"

namespace bell::table {

using OpenFault = std::variant<CompositionError, Fault>;

}  // namespace bell::table
