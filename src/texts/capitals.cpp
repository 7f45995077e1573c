// Capitalises the first letter of a sentence. All letters that words begin with in our languages and related ones take
// two bytes at most.
#include "texts/grammar.h"

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

}  // namespace

std::string capitalised(std::string sentence) {
  if (sentence.empty()) return sentence;
  const auto first = static_cast<unsigned char>(sentence[0]);
  if (first >= 'a' && first <= 'z') sentence[0] = static_cast<char>(first - 32);
  if (sentence.size() < 2 || (first & 0xE0U) != 0xC0U) return sentence;
  const unsigned letter = large((first & 0x1FU) << 6U | (static_cast<unsigned char>(sentence[1]) & 0x3FU));
  sentence[0] = static_cast<char>(0xC0U | letter >> 6U);
  sentence[1] = static_cast<char>(0x80U | (letter & 0x3FU));
  return sentence;
}

}  // namespace bell::texts
