// Text from elsewhere, safe to be shown: a terminal would obey its control characters.
#pragma once

#include <string>
#include <string_view>

namespace bell {

// The same with '?' for every byte of a control character, be it one of ASCII or (in two bytes) of the row above it;
// ends of lines and tabs stay.
inline std::string visible(std::string_view text) {
  std::string out(text);
  for (std::size_t at = 0; at < out.size(); ++at) {
    const auto byte = static_cast<unsigned char>(out[at]);
    const bool is_plain = byte >= 0x20 && byte != 0x7F;
    if (!is_plain && byte != '\n' && byte != '\t') out[at] = '?';
    if (byte != 0xC2 || at + 1 == out.size()) continue;
    if (const auto next = static_cast<unsigned char>(out[at + 1]); next >= 0x80 && next < 0xA0)
      out[at] = out[at + 1] = '?';
  }
  return out;
}

}  // namespace bell
