// Classifies characters with ICU; has no tables of its own.
#include "server/clean_text.h"

#include <unicode/brkiter.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <memory>

namespace bell::server {
namespace {

// Joiners are needed for emoji and for the spelling of some scripts; all other invisible characters are forbidden.
bool is_forbidden(UChar32 letter) {
  constexpr UChar32 kNonJoiner = 0x200C;
  constexpr UChar32 kJoiner = 0x200D;
  if (letter == kNonJoiner || letter == kJoiner) return false;
  switch (u_charType(letter)) {
    case U_CONTROL_CHAR:
    case U_FORMAT_CHAR:
    case U_LINE_SEPARATOR:
    case U_PARAGRAPH_SEPARATOR:
    case U_SURROGATE:
    case U_PRIVATE_USE_CHAR:
    case U_UNASSIGNED:
      return true;
    default:
      return u_hasBinaryProperty(letter, UCHAR_BIDI_CONTROL) != 0;
  }
}

icu::UnicodeString tidied(const icu::UnicodeString& text) {
  icu::UnicodeString tidy;
  for (std::int32_t at = 0; at < text.length(); at = text.moveIndex32(at, 1)) {
    const UChar32 letter = text.char32At(at);
    if (u_isUWhiteSpace(letter) == 0)
      tidy.append(letter);
    else if (!tidy.isEmpty() && tidy[tidy.length() - 1] != u' ')
      tidy.append(u' ');
  }
  return tidy.trim();
}

bool has_something_to_see(const icu::UnicodeString& text) {
  for (std::int32_t at = 0; at < text.length(); at = text.moveIndex32(at, 1))
    if (u_isgraph(text.char32At(at)) != 0 &&
        u_hasBinaryProperty(text.char32At(at), UCHAR_DEFAULT_IGNORABLE_CODE_POINT) == 0)
      return true;
  return false;
}

// A letter and its marks count as one character, up to a bound.
std::uint64_t length_of(const icu::UnicodeString& text) {
  UErrorCode fault = U_ZERO_ERROR;
  const std::unique_ptr<icu::BreakIterator> breaks(
      icu::BreakIterator::createCharacterInstance(icu::Locale::getRoot(), fault));
  const auto letters = static_cast<std::uint64_t>(text.countChar32());
  if (U_FAILURE(fault)) return letters;
  breaks->setText(text);
  std::uint64_t length = 0;
  while (breaks->next() != icu::BreakIterator::DONE) ++length;
  constexpr std::uint64_t kMarks = 8;  // enough for the longest flag or family emoji
  return letters > kMarks * length ? letters : length;
}

using Maker = const icu::Normalizer2* (*)(UErrorCode&);
const icu::Normalizer2* normalizer(Maker get) {
  UErrorCode fault = U_ZERO_ERROR;
  const icu::Normalizer2* found = get(fault);
  return U_FAILURE(fault) ? nullptr : found;
}
// Asked for once each: ICU makes them on first use.
const icu::Normalizer2* composing() {
  static const icu::Normalizer2* const found = normalizer(&icu::Normalizer2::getNFCInstance);
  return found;
}
const icu::Normalizer2* folding() {
  static const icu::Normalizer2* const found = normalizer(&icu::Normalizer2::getNFKCCasefoldInstance);
  return found;
}

}  // namespace

CleanText clean_line(std::string_view text, std::uint64_t most) {
  UErrorCode fault = U_ZERO_ERROR;
  const auto* nfc = composing();
  if (nfc == nullptr) return {.fault = TextFault::not_utf8};
  const auto wide = icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())));
  std::string again;
  if (wide.toUTF8String(again) != text) return {.fault = TextFault::not_utf8};
  for (std::int32_t at = 0; at < wide.length(); at = wide.moveIndex32(at, 1))
    if (is_forbidden(wide.char32At(at))) return {.fault = TextFault::forbidden};
  const icu::UnicodeString clean = tidied(nfc->normalize(wide, fault));
  if (U_FAILURE(fault)) return {.fault = TextFault::not_utf8};
  if (!has_something_to_see(clean)) return {.fault = TextFault::no_text};
  if (length_of(clean) > most) return {.fault = TextFault::too_long};
  CleanText result;
  clean.toUTF8String(result.text);
  return result;
}

std::string folded(std::string_view text) {
  UErrorCode fault = U_ZERO_ERROR;
  const auto* fold = folding();
  const auto wide = icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())));
  std::string result;
  if (fold == nullptr) return std::string(text);
  fold->normalize(wide, fault).toUTF8String(result);
  return U_FAILURE(fault) ? std::string(text) : result;
}

}  // namespace bell::server
