// Parses a line from left to right. For this room only.
#pragma once

#include <charconv>
#include <cstddef>
#include <string>
#include <string_view>
#include <system_error>

namespace bell::journal {

inline bool take(std::string_view& text, std::string_view prefix) {
  if (!text.starts_with(prefix)) return false;
  text.remove_prefix(prefix.size());
  return true;
}

template <class Number>
bool take_number(std::string_view& text, Number& out, int base = 10) {
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), out, base);
  if (fault != std::errc{}) return false;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return true;
}

template <class Number>
bool is_number(std::string_view text, Number& out) {
  return take_number(text, out) && text.empty();
}

// Sixteen hexadecimal digits.
inline constexpr std::size_t kWordDigits = 16;
template <class Word>
bool take_word(std::string_view& text, Word& out) {
  std::string_view digits = text.substr(0, kWordDigits);
  if (digits.size() != kWordDigits || !take_number(digits, out, 16) || !digits.empty()) return false;
  text.remove_prefix(kWordDigits);
  return true;
}

// The length of the control character at `at`: one byte below the space, DEL, or two bytes of UTF-8. 0: not a control
// character. A terminal would act on one.
inline std::size_t control_at(std::string_view text, std::size_t at) {
  const auto byte = static_cast<unsigned char>(text[at]);
  if (byte < 0x20 || byte == 0x7F) return 1;
  if (byte != 0xC2 || at + 1 == text.size()) return 0;
  const auto next = static_cast<unsigned char>(text[at + 1]);
  return next >= 0x80 && next < 0xA0 ? 2 : 0;
}

inline bool has_control(std::string_view text) {
  for (std::size_t at = 0; at < text.size(); ++at)
    if (control_at(text, at) != 0) return true;
  return false;
}

// The text made safe for a line: every control character becomes a space.
inline std::string without_control(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const std::size_t control = control_at(text, at);
    out += control == 0 ? text[at] : ' ';
    if (control > 1) ++at;
  }
  return out;
}

}  // namespace bell::journal
