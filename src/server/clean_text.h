// Makes names and chat harmless: normalised, and without characters that are invisible or change the direction of text.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace bell::server {

enum class TextFault : std::uint8_t {
  no_text,  // empty, or nothing visible
  not_utf8,
  forbidden,  // a control character or a direction mark
  too_long,
};

struct CleanText {
  std::string text{};
  std::optional<TextFault> fault{};
};

// On one line, in NFC, trimmed, with single blanks between words. `most` counts characters as people do.
CleanText clean_line(std::string_view text, std::uint64_t most);
// The key for comparing names: ignores letter case and compatibility forms.
std::string folded(std::string_view text);

}  // namespace bell::server
