// Cleans UTF-8 text character by character.
#include "host/plain_text.h"

#include <cstdint>

namespace bell::host {
namespace {

// The character at `at` and its length; length 0: not valid UTF-8.
struct Character {
  std::uint32_t code = 0;
  std::size_t length = 0;
};
Character character_at(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t n) { return static_cast<std::uint32_t>(static_cast<unsigned char>(text[at + n])); };
  const std::uint32_t first = byte(0);
  const std::size_t length = first < 0x80   ? 1
                             : first < 0xC2 ? 0
                             : first < 0xE0 ? 2
                             : first < 0xF0 ? 3
                             : first < 0xF5 ? 4
                                            : 0;
  if (length == 0 || at + length > text.size()) return {};
  if (length == 1) return {first, 1};
  std::uint32_t code = first & (0xFFU >> (length + 1));
  for (std::size_t n = 1; n < length; ++n) {
    if ((byte(n) & 0xC0U) != 0x80U) return {};
    code = code << 6U | (byte(n) & 0x3FU);
  }
  const bool is_overlong = (length == 3 && code < 0x800) || (length == 4 && code < 0x10000);
  const bool is_surrogate = code >= 0xD800 && code < 0xE000;
  return is_overlong || is_surrogate || code > 0x10FFFF ? Character{} : Character{code, length};
}

// Control characters, and marks that change the direction of the text around them.
bool is_mark(std::uint32_t code) {
  return code < 0x20 || (code >= 0x7F && code < 0xA0) || code == 0x061C || code == 0xFEFF || code == 0x2028 ||
         code == 0x2029 || (code >= 0x200B && code <= 0x200F) || (code >= 0x202A && code <= 0x202E) ||
         (code >= 0x2066 && code <= 0x2069) || (code >= 0xFFF9 && code <= 0xFFFB);
}

}  // namespace

std::optional<std::string> plain_text(std::string_view text, int most) {
  std::string plain;
  int characters = 0;
  for (std::size_t at = 0; at < text.size();) {
    const Character next = character_at(text, at);
    if (next.length == 0) return std::nullopt;
    if (!is_mark(next.code) && !(plain.empty() && next.code == ' ')) {
      plain.append(text.substr(at, next.length));
      if (++characters > most) return std::nullopt;
    }
    at += next.length;
  }
  while (plain.ends_with(' ')) plain.pop_back();
  if (plain.empty()) return std::nullopt;
  return plain;
}

}  // namespace bell::host
