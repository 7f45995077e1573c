// Identifies a chance event by its purpose and place, never by how many draws came before it. Two tables with the same
// seed keep the same deal however differently they are played.
#pragma once

#include <cstdint>

namespace bell {

struct ChanceKey {
  std::uint16_t purpose = 0;  // which step of the rules asks
  std::uint16_t round = 0;
  std::uint32_t position = 0;  // within that step and round
  friend constexpr bool operator==(const ChanceKey&, const ChanceKey&) = default;
};

}  // namespace bell
