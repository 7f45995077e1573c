// Parses any text as a settings file: accepted, or refused with a sentence.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "server/settings.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto given = bell::server::read_settings_file(text);
  if (!given) {
    if (given.error().text.empty()) std::abort();
    return 0;
  }
  const auto settings = bell::server::settings_from({{{"bell.toml"}, *given}});
  if (!settings && settings.error().text.empty()) std::abort();
  return 0;
}
