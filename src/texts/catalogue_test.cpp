// Languages: what a catalogue says, and what it says when it has no words.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

#include "embedded/texts.h"
#include "texts/fill.h"
#include "texts/loader.h"
#include "texts/toml.h"

namespace bell::texts {
namespace {

using File = std::pair<std::string_view, std::string_view>;

std::set<std::string> placeholders(const std::string& sentence) {
  std::set<std::string> names;
  for (std::size_t open = sentence.find('{'); open != std::string::npos; open = sentence.find('{', open + 1))
    names.insert(sentence.substr(open, sentence.find('}', open) - open + 1));
  return names;
}

TEST(Catalogue, HasEnglishAndNoInventedLanguage) {
  ASSERT_NE(Catalogue::find("en"), nullptr);
  EXPECT_EQ(Catalogue::find("en")->language(), "en");
  EXPECT_EQ(Catalogue::find("xx"), nullptr);
  EXPECT_EQ(Catalogue::find(""), nullptr);
  const auto languages = Catalogue::languages();
  EXPECT_NE(std::find(languages.begin(), languages.end(), "en"), languages.end());
}

TEST(Catalogue, FillsSentences) {
  EXPECT_EQ(Catalogue::find("en")->say("ui.waiting_for", {{"name", "Ann"}}), "Waiting for Ann.");
}

TEST(Catalogue, ShowsAMissingKeyAsItself) {
  EXPECT_EQ(Catalogue::find("en")->say("ui.no_such_key"), "ui.no_such_key");
  EXPECT_FALSE(Catalogue::find("en")->has("ui.no_such_key"));
}

TEST(Catalogue, FallsBackToEnglish) {
  constexpr std::array kFiles{File{"en/a.toml", "[ui]\nyes = 'yes {name}'\nno = 'no'"},
                              File{"pt/a.toml", "[ui]\nno = 'não'"}};
  const Shelf shelf = Loader::load(kFiles);
  const Catalogue& portuguese = shelf.find("pt")->second;
  EXPECT_EQ(portuguese.say("ui.no"), "não");
  EXPECT_EQ(portuguese.say("ui.yes", {{"name", "Ann"}}), "yes Ann");
  EXPECT_EQ(portuguese.say("ui.maybe"), "ui.maybe");
  EXPECT_TRUE(portuguese.has("ui.yes"));
  EXPECT_FALSE(portuguese.has("ui.maybe"));
}

TEST(Catalogue, JoinsTheFilesOfALanguage) {
  constexpr std::array kFiles{File{"en/a.toml", "one = 'one'"}, File{"en/b.toml", "two = 'two'"}};
  const Shelf shelf = Loader::load(kFiles);
  ASSERT_EQ(shelf.size(), 1U);
  EXPECT_EQ(shelf.begin()->second.say("one") + shelf.begin()->second.say("two"), "onetwo");
}

TEST(Catalogue, EveryFileIsToml) {
  Sentences sentences;
  for (const auto& [path, content] : embedded::texts()) EXPECT_TRUE(read_sentences(content, sentences)) << path;
  EXPECT_FALSE(read_sentences("a = ", sentences));
}

// A key that English lacks is a misspelt one; a {name} that English lacks is never filled.
TEST(Catalogue, OtherLanguagesKeepToTheKeysOfEnglish) {
  const auto& english = Loader::own(*Catalogue::find("en"));
  for (const std::string& language : Catalogue::languages()) {
    for (const auto& [key, sentence] : Loader::own(*Catalogue::find(language))) {
      ASSERT_TRUE(english.contains(key)) << language << ": " << key;
      const auto known = placeholders(english.find(key)->second);
      for (const std::string& name : placeholders(sentence))
        EXPECT_TRUE(known.contains(name)) << language << ": " << key << " has " << name;
    }
  }
}

TEST(Fill, PutsArgumentsIntoTheirPlaces) {
  EXPECT_EQ(fill("{a} and {b} and {a}", {{"a", "1"}, {"b", "2"}}), "1 and 2 and 1");
  EXPECT_EQ(fill("", {{"a", "1"}}), "");
  EXPECT_EQ(fill("{a", {{"a", "1"}}), "{a");
  EXPECT_EQ(fill("} {a}", {{"a", "1"}}), "} 1");
}

TEST(Fill, LeavesWhatItDoesNotKnow) { EXPECT_EQ(fill("{a} {b}", {{"b", "2"}}), "{a} 2"); }

TEST(Fill, DoesNotFillArguments) { EXPECT_EQ(fill("{a}", {{"a", "{b}"}, {"b", "2"}}), "{b}"); }

TEST(Fill, Capitalises) {
  EXPECT_EQ(capitalised("apple leads"), "Apple leads");
  EXPECT_EQ(capitalised("Émile"), "Émile");
  EXPECT_EQ(capitalised(""), "");
}

}  // namespace
}  // namespace bell::texts
