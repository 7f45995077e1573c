// Any bytes as actions of Stockpile.
#include "actions.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  bell::fuzz::play_bytes<bell::stockpile::Stockpile>(bytes, size);
  return 0;
}
