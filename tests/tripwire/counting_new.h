// Counts this program's allocations. Only the tripwire replaces the global operators.
#pragma once

#include <cstdint>

namespace bell::tripwire {

std::uint64_t allocations();

}  // namespace bell::tripwire
