// Tests of patterns: their output, and which ones are invalid.
#include "texts/message.h"

#include <gtest/gtest.h>

namespace bell::texts {
namespace {

using Conditions = Grammar::Sentences;

const Grammar& of_english() {
  static const Grammar kGrammar(Conditions{{"language.plural.one", "n = 1"}});
  return kGrammar;
}

std::string fill(std::string_view pattern, const Args& args = {}) {
  const auto message = Message::read(pattern);
  return message ? message->fill(of_english(), args) : "problem: " + message.error().text;
}

TEST(Message, PutsArgumentsIntoTheirPlaces) {
  EXPECT_EQ(fill("{a} and {b} and {a}", {{"a", "1"}, {"b", "2"}}), "1 and 2 and 1");
  EXPECT_EQ(fill("", {{"a", "1"}}), "");
  EXPECT_EQ(fill("{a} {b}", {{"b", "2"}}), "{a} 2");
  EXPECT_EQ(fill("{a}", {{"a", "{b}"}, {"b", "2"}}), "{b}");
}

TEST(Message, ChoosesByNumber) {
  constexpr const char* kPattern = "{n, plural, =0 {nothing} one {# share} other {# shares}} of {company}";
  const auto say = [&](const char* n) { return fill(kPattern, {{"n", n}, {"company", "fish"}}); };
  EXPECT_EQ(say("0"), "nothing of fish");
  EXPECT_EQ(say("1"), "1 share of fish");
  EXPECT_EQ(say("2"), "2 shares of fish");
  EXPECT_EQ(say("-1"), "-1 share of fish");
  EXPECT_EQ(say("12345"), "12,345 shares of fish");
  EXPECT_EQ(say("many"), "many shares of fish");
  EXPECT_EQ(fill("{n, plural, other {x}}"), "{n}");
}

TEST(Message, ChoosesByWord) {
  constexpr const char* kPattern = "{who, select, other {{name} wins} you {You win}}.";
  EXPECT_EQ(fill(kPattern, {{"who", "you"}}), "You win.");
  EXPECT_EQ(fill(kPattern, {{"who", "rival"}, {"name", "Ann"}}), "Ann wins.");
}

TEST(Message, NestsCases) {
  constexpr const char* kPattern = "{n, plural, one {{who, select, you {your # card} other {a card}}} other {# cards}}";
  EXPECT_EQ(fill(kPattern, {{"n", "1"}, {"who", "you"}}), "your # card");  // as in ICU: the number sign is the plural's
  EXPECT_EQ(fill(kPattern, {{"n", "3"}}), "3 cards");
}

TEST(Message, KnowsApostrophes) {
  EXPECT_EQ(fill("{name}'s can't", {{"name", "Ann"}}), "Ann's can't");
  EXPECT_EQ(fill("'{'name'}' it''s"), "{name} it's");
  EXPECT_EQ(fill("'{it''s}' #"), "{it's} #");
  EXPECT_EQ(fill("{n, plural, other {'#' is #}}", {{"n", "7"}}), "# is 7");
}

TEST(Message, WritesNumbers) {
  EXPECT_EQ(fill("{n, number} / {n}", {{"n", "-1234567.25"}}), "-1,234,567.25 / -1234567.25");
  EXPECT_EQ(fill("{n, number}", {{"n", "about 1000"}}), "about 1000");
  EXPECT_EQ(fill("{n, number}", {{"n", "999"}}), "999");
}

TEST(Message, SaysWhatItCannotRead) {
  for (const char* pattern : {"{",
                              "}",
                              "{a",
                              "{}",
                              "{ }",
                              "{a b}",
                              "{a,}",
                              "{a, money}",
                              "{a, number",
                              "{a, plural}",
                              "{a, plural, one {x}}",
                              "{a, plural, other {x}",
                              "{a, plural, other {x} other {y}}",
                              "{a, plural, three {x} other {y}}",
                              "{a, plural, = {x} other {y}}",
                              "{a, plural, =x {x} other {y}}",
                              "{a, select, b other {y}}",
                              "x } y",
                              "{a, plural, offset:1 other {x}}",
                              "{ä}"}) {
    const auto message = Message::read(pattern);
    ASSERT_FALSE(message.is_ok()) << pattern;
    EXPECT_NE(message.error().text.find(" after \""), std::string::npos) << message.error().text;
  }
}

TEST(Grammar, ReadsTheConditionsOfCldr) {
  const Grammar polish(
      Conditions{{"language.plural.one", "n = 1"},
                 {"language.plural.few", "n % 10 = 2..4 and n % 100 != 12..14"},
                 {"language.plural.many", "n != 1 and n % 10 = 0..1 or n % 10 = 5..9 or n % 100 = 12..14"}});
  for (const auto& [number, category] : {std::pair{"0", "many"},
                                         {"1", "one"},
                                         {"2", "few"},
                                         {"12", "many"},
                                         {"22", "few"},
                                         {"25", "many"},
                                         {"-3", "few"}})
    EXPECT_EQ(polish.category(number), category) << number;
  EXPECT_EQ(polish.category("1.5"), "other");
  EXPECT_EQ(polish.category(""), "other");
}

TEST(Grammar, GroupsDigitsFromSoManyOn) {
  const Grammar spanish(Conditions{{"language.group", "."}, {"language.decimal", ","}, {"language.group_from", "5"}});
  EXPECT_EQ(spanish.number("1234"), "1234");
  EXPECT_EQ(spanish.number("12345.5"), "12.345,5");
}

TEST(Capitals, BeginASentence) {
  EXPECT_EQ(capitalised("apple leads"), "Apple leads");
  EXPECT_EQ(capitalised("émile"), "Émile");
  EXPECT_EQ(capitalised("Émile"), "Émile");
  EXPECT_EQ(capitalised("ἀ"), "ἀ");
  EXPECT_EQ(capitalised("άλλος παίκτης"), "Άλλος παίκτης");
  EXPECT_EQ(capitalised("ώρα"), "Ώρα");
  EXPECT_EQ(capitalised("¿qué?"), "¿qué?");
  EXPECT_EQ(capitalised("3 cards"), "3 cards");
  EXPECT_EQ(capitalised(""), "");
}

}  // namespace
}  // namespace bell::texts
