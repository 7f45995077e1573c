// Compares our implementation of patterns with ICU's, on everything in the catalogues. ICU itself would take 34 MB in
// every process, and several microseconds per sentence; the subset that we use is small enough to implement.
#include <gtest/gtest.h>
#include <unicode/listformatter.h>
#include <unicode/msgfmt.h>
#include <unicode/numberformatter.h>
#include <unicode/plurrule.h>
#include <unicode/translit.h>
#include <unicode/uchar.h>

#include <iomanip>
#include <sstream>

#include "embedded/texts.h"
#include "texts/loader.h"
#include "texts/message.h"
#include "texts/toml.h"

namespace bell::texts {
namespace {

using Patterns = std::map<std::string, std::string, std::less<>>;

Patterns patterns_of(const std::string& language) {
  Patterns patterns;
  for (const auto& [path, content] : embedded::texts())
    if (path.starts_with(language + "/") && !path.starts_with(language + "/rules/")) read_sentences(content, patterns);
  return patterns;
}

icu::Locale locale_of(const std::string& language) {
  return icu::Locale::createFromName(patterns_of(language).at("language.locale").c_str());
}

std::string plain(const icu::UnicodeString& text) {
  std::string utf8;
  return text.toUTF8String(utf8);
}

// Every word after a brace: all names and more; ICU selects only by words.
struct EveryName : Args {
  EveryName(const std::string& pattern, const std::string& value) {
    for (std::size_t at = pattern.find('{'); at != std::string::npos; at = pattern.find('{', at + 1)) {
      const std::size_t end = pattern.find_first_of(",} ", at);
      const std::string name = pattern.substr(at + 1, end - at - 1);
      const bool is_word = pattern.find('{' + name + ", select") != std::string::npos;
      emplace(name, is_word ? "other" : value);
    }
  }
};

std::string as_icu_says(const std::string& pattern, const icu::Locale& locale, std::int64_t number) {
  UErrorCode status = U_ZERO_ERROR;
  icu::MessageFormat format(icu::UnicodeString::fromUTF8(pattern), locale, status);
  if (U_FAILURE(status) != 0) return std::string("ICU can't read it: ") + u_errorName(status);
  std::vector<icu::UnicodeString> keys;
  std::vector<icu::Formattable> values;
  for (const auto& [name, value] : EveryName(pattern, "number")) {
    keys.push_back(icu::UnicodeString::fromUTF8(name));
    values.push_back(value == "number" ? icu::Formattable(number) : icu::Formattable("other"));
  }
  icu::UnicodeString said;
  format.format(keys.data(), values.data(), static_cast<int>(keys.size()), said, status);
  return U_FAILURE(status) != 0 ? std::string("ICU can't say it: ") + u_errorName(status) : plain(said);
}

std::string as_icu_searches(const std::string& text) {
  UErrorCode status = U_ZERO_ERROR;
  const std::unique_ptr<icu::Transliterator> plain_capitals(
      icu::Transliterator::createInstance("NFD; [:Nonspacing Mark:] Remove; Upper; NFC", UTRANS_FORWARD, status));
  if (U_FAILURE(status) != 0) return u_errorName(status);
  icu::UnicodeString capitals = icu::UnicodeString::fromUTF8(text);
  plain_capitals->transliterate(capitals);
  return plain(capitals);
}

TEST(Icu, SearchesEverySentenceAsWeDo) {
  for (const std::string& language : Catalogue::languages()) {
    std::string all;
    for (const auto& [key, pattern] : patterns_of(language)) all += pattern + '\n';
    // A sign to us, the Greek letter to ICU.
    for (std::size_t at = all.find("µ"); at != std::string::npos; at = all.find("µ")) all.erase(at, 2);
    EXPECT_EQ(searchable(all), as_icu_searches(all)) << language;
  }
}

TEST(Icu, SaysEverySentenceAsWeDo) {
  for (const std::string& language : Catalogue::languages()) {
    const Patterns patterns = patterns_of(language);
    const Grammar grammar(patterns);
    const icu::Locale locale = locale_of(language);
    for (const auto& [key, pattern] : patterns) {
      const auto message = Message::read(pattern);
      ASSERT_TRUE(message.is_ok()) << language << ' ' << key << ": " << message.error().text;
      // Numbers below a thousand look the same whether they are formatted or not.
      for (const int number : {0, 1, 2, 3, 21, 999})
        ASSERT_EQ(message->fill(grammar, EveryName(pattern, std::to_string(number))),
                  as_icu_says(pattern, locale, number))
            << language << ' ' << key;
    }
  }
}

TEST(Icu, WritesNumbersAsWeDo) {
  for (const std::string& language : Catalogue::languages()) {
    const Grammar grammar(patterns_of(language));
    const auto numbers = icu::number::NumberFormatter::withLocale(locale_of(language));
    for (const double number :
         {0., 7., 999., 1000., 1234., 9999., 10'000., 1'234'567., -1234., -12'345., 0.5, 54'321.25}) {
      UErrorCode status = U_ZERO_ERROR;
      std::ostringstream digits;
      digits << std::setprecision(12) << number;
      EXPECT_EQ(grammar.number(digits.str()), plain(numbers.formatDouble(number, status).toString(status))) << language;
    }
  }
}

TEST(Icu, CountsAsWeDo) {
  for (const std::string& language : Catalogue::languages()) {
    const Grammar grammar(patterns_of(language));
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::PluralRules> rules(icu::PluralRules::forLocale(locale_of(language), status));
    for (int number = 0; number <= 2'000'000; number += number < 1200 ? 1 : 1000)
      ASSERT_EQ(grammar.category(std::to_string(number)), plain(rules->select(number))) << language << ' ' << number;
  }
}

TEST(Icu, JoinsThingsAsWeDo) {
  const std::vector<std::string> names{"Ana", "Ben", "Inés", "Hilda", "hielo"};
  for (const std::string& language : Catalogue::languages()) {
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::ListFormatter> lists(icu::ListFormatter::createInstance(locale_of(language), status));
    for (std::size_t many = 1; many <= names.size(); ++many) {
      std::vector<icu::UnicodeString> things;
      for (std::size_t at = 0; at < many; ++at) things.push_back(icu::UnicodeString::fromUTF8(names[at]));
      icu::UnicodeString joined;
      lists->format(things.data(), static_cast<int>(many), joined, status);
      EXPECT_EQ(Catalogue::find(language)->list({names.begin(), names.begin() + static_cast<long>(many)}),
                plain(joined))
          << language;
    }
  }
}

// Without those that become two letters, or that no word begins with.
TEST(Icu, KnowsTheSameCapitals) {
  for (int letter = 'a'; letter <= 0x45F; ++letter) {
    const bool is_ours = letter < 0x180 || letter > 0x3AB;
    if (!is_ours || letter == 0xB5 || letter == 0x131 || letter == 0x17F || (letter > 0x3CE && letter < 0x430))
      continue;
    const auto small = plain(icu::UnicodeString(static_cast<UChar32>(letter)));
    EXPECT_EQ(capitalised(small), plain(icu::UnicodeString(static_cast<UChar32>(u_totitle(letter))))) << small;
  }
}

}  // namespace
}  // namespace bell::texts
