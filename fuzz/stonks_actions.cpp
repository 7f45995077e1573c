// Any bytes as actions of Stonks.
#include "actions.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  bell::fuzz::play_bytes<bell::stonks::Stonks>(bytes, size);
  return 0;
}
