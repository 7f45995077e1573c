// Writes strings as JSON.
#include "wire/writing_walk.h"

#include <cstring>

namespace bell::wire {
namespace {

constexpr std::uint64_t kEach = 0x0101010101010101;
constexpr std::uint64_t kHigh = kEach * 0x80;

// Whether one of eight bytes may be a quote, a backslash or a control character; never misses one.
bool may_need_escaping(std::uint64_t eight) {
  const auto below = [&](std::uint64_t bytes, std::uint64_t limit) { return (bytes - kEach * limit) & ~bytes & kHigh; };
  return (below(eight ^ kEach * '"', 1) | below(eight ^ kEach * '\\', 1) | below(eight, ' ')) != 0;
}

bool needs_escaping(std::string_view text) {
  std::uint64_t word = 0;
  for (; text.size() >= sizeof word; text.remove_prefix(sizeof word)) {
    std::memcpy(&word, text.data(), sizeof word);
    if (may_need_escaping(word)) return true;
  }
  word = kEach * 'x';
  for (std::size_t at = 0; at < text.size(); ++at) word = word << 8U | static_cast<unsigned char>(text[at]);
  return may_need_escaping(word);
}

void write_escaped(Ink& out, std::string_view text) {
  constexpr char kSpace = ' ';
  constexpr std::string_view kDigits = "0123456789abcdef";
  const auto is_control = [](char c) { return c >= 0 && c < kSpace; };
  for (const char c : text) {
    if (is_control(c)) {
      out.add("\\u00");
      out.add(kDigits[static_cast<std::size_t>(c) / 16]);
      out.add(kDigits[static_cast<std::size_t>(c) % 16]);
    } else {
      if (c == '"' || c == '\\') out.add('\\');
      out.add(c);
    }
  }
}

}  // namespace

void write_text(Ink& out, std::string_view text) {
  out.add('"');
  needs_escaping(text) ? write_escaped(out, text) : out.add(text);
  out.add('"');
}

}  // namespace bell::wire
