// Any bytes as actions of 1920 Wall Street.
#include "actions.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  bell::fuzz::play_bytes<bell::wall_street_1920::WallStreet1920>(bytes, size);
  return 0;
}
