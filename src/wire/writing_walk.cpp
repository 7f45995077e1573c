// Text as JSON has it.
#include "wire/writing_walk.h"

namespace bell::wire {

void write_text(std::string& out, std::string_view text) {
  constexpr char kSpace = ' ';
  constexpr std::string_view kDigits = "0123456789abcdef";
  out += '"';
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    if (c >= 0 && c < kSpace) {
      out += "\\u00";
      out += kDigits[static_cast<std::size_t>(c) / 16];
      out += kDigits[static_cast<std::size_t>(c) % 16];
    } else {
      out += c;
    }
  }
  out += '"';
}

}  // namespace bell::wire
