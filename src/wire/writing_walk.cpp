// Writes strings as JSON.
#include "wire/writing_walk.h"

namespace bell::wire {

void write_text(std::string& out, std::string_view text) {
  constexpr char kSpace = ' ';
  constexpr std::string_view kDigits = "0123456789abcdef";
  const auto is_control = [](char c) { return c >= 0 && c < kSpace; };
  out += '"';
  std::size_t from = 0;  // start of the part not yet written; most strings are written in one piece
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    if (c != '"' && c != '\\' && !is_control(c)) continue;
    out.append(text, from, at - from);
    from = at + 1;
    if (is_control(c)) {
      out += "\\u00";
      out += kDigits[static_cast<std::size_t>(c) / 16];
      out += kDigits[static_cast<std::size_t>(c) % 16];
    } else {
      out += '\\';
      out += c;
    }
  }
  out.append(text, from);
  out += '"';
}

}  // namespace bell::wire
