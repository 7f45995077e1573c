// Refuses names with invisible characters or characters that change the direction of text.
#include "cli/people.h"

#include <algorithm>

#include "cli/language.h"
#include "cli/words.h"

namespace bell::cli {
namespace {

constexpr std::size_t kLongest = 24;  // as at a served table

// Decodes one UTF-8 character from `at` on; 0 if it is invalid.
char32_t take_letter(const std::string& text, std::size_t& at) {
  const auto byte = [&](std::size_t where) -> unsigned { return static_cast<unsigned char>(text[where]); };
  const unsigned first = byte(at++);
  if (first < 0x80) return first;
  const int more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : first >= 0xC2 ? 1 : 0;
  if (more == 0 || first > 0xF4) return 0;
  char32_t letter = first & (0x3FU >> more);
  for (int n = 0; n < more; ++n) {
    if (at == text.size() || (byte(at) & 0xC0U) != 0x80) return 0;
    letter = (letter << 6U) | (byte(at++) & 0x3FU);
  }
  return letter;
}

bool is_invisible(char32_t letter) {
  return letter < 0x20 || (letter >= 0x7F && letter < 0xA0) || (letter >= 0x200B && letter <= 0x200F) ||
         (letter >= 0x2028 && letter <= 0x202E) || (letter >= 0x2060 && letter <= 0x2069) || letter == 0xFEFF;
}

bool is_name(const std::string& name) {
  for (std::size_t at = 0; at < name.size();)
    if (is_invisible(take_letter(name, at))) return false;
  return !name.empty() && name.front() != ' ' && name.back() != ' ' && width_of(name) <= kLongest;
}

// Made printable for a complaint.
std::string shown(const std::string& name) {
  std::string safe;
  for (const char byte : name) safe += static_cast<unsigned char>(byte) < 0x20 || byte == 0x7F ? '?' : byte;
  return safe;
}

}  // namespace

std::optional<Problem> refuse_names(const std::vector<std::string>& names, std::uint64_t people) {
  for (auto name = names.begin(); name != names.end(); ++name) {
    if (!is_name(*name)) return Problem{say("name_form", {{"name", shown(*name)}, {"most", std::to_string(kLongest)}})};
    if (std::find(names.begin(), name, *name) != name) return Problem{say("name_twice", {{"name", *name}})};
  }
  if (names.size() <= people) return std::nullopt;
  return Problem{say("too_many_names", {{"names", std::to_string(names.size())}, {"humans", std::to_string(people)}})};
}

}  // namespace bell::cli
