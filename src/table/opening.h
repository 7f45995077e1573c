// Turns a setup into a match, or into the reason why there is none. For this room only: it names the engine's Match.
#pragma once

#include <memory>

#include "engine/core/match.h"
#include "kernel/outcome.h"
#include "kernel/setup.h"
#include "table/open_fault.h"

namespace bell::table {

Outcome<std::unique_ptr<Match>, OpenFault> open_setup(const Setup& setup);

}  // namespace bell::table
