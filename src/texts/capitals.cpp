// Capitalises the first letter of a sentence, or all of a text without its accents, to be searched. All letters of our
// languages and related ones take two bytes at most.
#include <array>

#include "texts/grammar.h"
#include "texts/texts.h"

namespace bell::texts {
namespace {

unsigned large_greek(unsigned letter) {
  switch (letter) {
    case 0x3AC:
      return 0x386;  // ά
    case 0x3AD:
    case 0x3AE:
    case 0x3AF:
      return letter - 37;  // έ ή ί
    case 0x3C2:
      return 0x3A3;  // ς
    case 0x3CC:
      return 0x38C;  // ό
    case 0x3CD:
    case 0x3CE:
      return letter - 63;  // ύ ώ
    default:
      return letter >= 0x3B1 && letter <= 0x3CB ? letter - 32 : letter;
  }
}

// Small and capital letters alternate; the small ones have odd numbers in some ranges, even ones in others.
unsigned large_extended(unsigned letter) {
  if (letter == 0x131 || letter == 0x138 || letter == 0x149 || letter == 0x17F) return letter;
  const bool small_is_even = (letter >= 0x139 && letter <= 0x148) || (letter >= 0x179 && letter <= 0x17E);
  return (letter % 2 == 0) == small_is_even ? letter - 1 : letter;
}

unsigned large(unsigned letter) {
  if (letter >= 0xE0 && letter <= 0xFE) return letter == 0xF7 ? letter : letter - 32;
  if (letter == 0xFF) return 0x178;
  if (letter >= 0x100 && letter <= 0x17F) return letter == 0x178 ? letter : large_extended(letter);
  if (letter >= 0x3AC && letter <= 0x3CE) return large_greek(letter);
  if (letter >= 0x430 && letter <= 0x44F) return letter - 32;
  if (letter >= 0x450 && letter <= 0x45F) return letter - 80;
  return letter;
}

// À to Ý; a blank where a letter has no accent.
constexpr std::string_view kLatin = "AAAAAA CEEEEIIII NOOOOO  UUUUY";

unsigned without_accent(unsigned letter) {
  static constexpr std::array<std::pair<unsigned, unsigned>, 11> kGreek{{{0x386, 0x391},
                                                                         {0x388, 0x395},
                                                                         {0x389, 0x397},
                                                                         {0x38A, 0x399},
                                                                         {0x38C, 0x39F},
                                                                         {0x38E, 0x3A5},
                                                                         {0x38F, 0x3A9},
                                                                         {0x390, 0x399},
                                                                         {0x3AA, 0x399},
                                                                         {0x3AB, 0x3A5},
                                                                         {0x3B0, 0x3A5}}};
  if (letter >= 0xC0 && letter < 0xC0 + kLatin.size()) {
    const char plain = kLatin[letter - 0xC0];
    return plain == ' ' ? letter : static_cast<unsigned char>(plain);
  }
  for (const auto& [accented, plain] : kGreek)
    if (letter == accented) return plain;
  return letter;
}

// Of two bytes, or nothing.
std::optional<unsigned> letter_at(std::string_view text, std::size_t at) {
  const auto first = static_cast<unsigned char>(text[at]);
  if ((first & 0xE0U) != 0xC0U || at + 1 >= text.size()) return std::nullopt;
  return (first & 0x1FU) << 6U | (static_cast<unsigned char>(text[at + 1]) & 0x3FU);
}
void append(unsigned letter, std::string& text) {
  if (letter < 0x80) {
    text += static_cast<char>(letter);
    return;
  }
  text += static_cast<char>(0xC0U | letter >> 6U);
  text += static_cast<char>(0x80U | (letter & 0x3FU));
}

}  // namespace

std::string searchable(std::string_view text) {
  std::string plain;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (const auto letter = letter_at(text, at)) {
      append(without_accent(large(*letter)), plain);
      ++at;
    } else {
      const char byte = text[at];
      plain += byte >= 'a' && byte <= 'z' ? static_cast<char>(byte - 32) : byte;
    }
  }
  return plain;
}

std::string capitalised(std::string sentence) {
  if (sentence.empty()) return sentence;
  const auto first = static_cast<unsigned char>(sentence[0]);
  if (first >= 'a' && first <= 'z') sentence[0] = static_cast<char>(first - 32);
  const auto letter = letter_at(sentence, 0);
  if (!letter) return sentence;
  std::string capital;
  append(large(*letter), capital);
  return capital + sentence.substr(2);
}

}  // namespace bell::texts
