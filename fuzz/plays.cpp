// Runs any text as a play: it holds, or faults say why not.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "plays/plays.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const auto verdict = bell::plays::run("a-play", {reinterpret_cast<const char*>(bytes), size});
  for (const auto& fault : verdict.faults)
    if (fault.text.empty()) std::abort();
  return 0;
}
