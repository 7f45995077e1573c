// What people write about themselves and to each other, made harmless: one form for what looks alike, nothing that
// turns a line around or hides in it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace bell::server {

enum class TextFault : std::uint8_t {
  no_text,  // empty, or nothing to see
  not_utf8,
  forbidden,  // a control character or a direction mark
  too_long,
};

struct CleanText {
  std::string text{};
  std::optional<TextFault> fault{};
};

// On one line, in NFC, without blanks around it and with one between words. `most` counts characters as people do.
CleanText clean_line(std::string_view text, std::uint64_t most);
// The same, for which two names are the same name: letter case and compatibility forms don't count.
std::string folded(std::string_view text);

}  // namespace bell::server
