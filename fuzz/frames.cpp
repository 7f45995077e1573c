// Parses anything that may be sent on a socket: refused, or it survives the round trip.
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "wire/from_client.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto message = bell::wire::read_frame(text);
  if (!message) return 0;
  std::string written;
  bell::wire::write(written, *message);
  const auto again = bell::wire::read_frame(written);
  if (!again || again->index() != message->index()) std::abort();
  std::string once_more;
  bell::wire::write(once_more, *again);
  if (once_more != written) std::abort();
  return 0;
}
