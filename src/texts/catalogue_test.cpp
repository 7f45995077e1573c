// Tests of catalogues, including missing languages and sentences.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "embedded/texts.h"
#include "texts/grammar.h"
#include "texts/loader.h"
#include "texts/toml.h"

namespace bell::texts {
namespace {

using File = std::pair<std::string_view, std::string_view>;

TEST(Catalogue, HasEnglishAndNoInventedLanguage) {
  ASSERT_NE(Catalogue::find("en"), nullptr);
  EXPECT_EQ(Catalogue::find("en")->language(), "en");
  EXPECT_EQ(Catalogue::find("xx"), nullptr);
  EXPECT_EQ(Catalogue::find(""), nullptr);
  const auto languages = Catalogue::languages();
  EXPECT_NE(std::find(languages.begin(), languages.end(), "en"), languages.end());
}

TEST(Catalogue, FillsSentences) {
  EXPECT_EQ(Catalogue::find("en")->say("ui.hand_over", {{"name", "Ann"}}), "Give the keyboard to Ann.");
}

TEST(Catalogue, ShowsAMissingKeyAsItself) {
  EXPECT_EQ(Catalogue::find("en")->say("ui.no_such_key"), "ui.no_such_key");
  EXPECT_FALSE(Catalogue::find("en")->has("ui.no_such_key"));
}

TEST(Catalogue, FallsBackToEnglish) {
  constexpr std::array kFiles{File{"en/a.toml", "[ui]\nyes = 'yes {name}'\nno = 'no'"},
                              File{"pt/a.toml", "[ui]\nno = 'não'"}};
  Catalogue english;
  Catalogue portuguese;
  Loader::load(kFiles, "en", nullptr, english);
  Loader::load(kFiles, "pt", &english, portuguese);
  EXPECT_EQ(portuguese.say("ui.no"), "não");
  EXPECT_EQ(portuguese.say("ui.yes", {{"name", "Ann"}}), "yes Ann");
  EXPECT_EQ(portuguese.say("ui.maybe"), "ui.maybe");
  EXPECT_TRUE(portuguese.has("ui.yes"));
  EXPECT_FALSE(portuguese.has("ui.maybe"));
}

TEST(Catalogue, JoinsTheFilesOfALanguage) {
  constexpr std::array kFiles{File{"en/a.toml", "one = 'one'"}, File{"en/b.toml", "two = 'two'"}};
  Catalogue english;
  Loader::load(kFiles, "en", nullptr, english);
  EXPECT_EQ(english.say("one") + english.say("two"), "onetwo");
}

TEST(Catalogue, KeepsTheRulebookApart) {
  constexpr std::array kFiles{
      File{"pt/rules/a.toml", "[rules.ST-TRK-3]\ntext = 'Quem {não} tem'\n[printed]\n'Set-up.' = 'Preparação.'"}};
  Catalogue portuguese;
  Loader::load(kFiles, "pt", nullptr, portuguese);
  EXPECT_EQ(portuguese.rule("ST-TRK-3", "text", "English"), "Quem {não} tem");
  EXPECT_EQ(portuguese.rule("ST-TRK-3", "ruling", "English"), "English");
  EXPECT_EQ(portuguese.printed("Set-up."), "Preparação.");
  EXPECT_EQ(portuguese.printed("The board."), "The board.");
  EXPECT_FALSE(portuguese.has("rules.ST-TRK-3.text"));
}

TEST(Catalogue, JoinsThingsAsTheLanguageDoes) {
  const auto list = [](const char* language, const std::vector<std::string>& things) {
    return Catalogue::find(language)->list(things);
  };
  EXPECT_EQ(list("en", {}), "");
  EXPECT_EQ(list("en", {"Ann"}), "Ann");
  EXPECT_EQ(list("en", {"Ann", "Ben"}), "Ann and Ben");
  EXPECT_EQ(list("en", {"Ann", "Ben", "Cleo", "Dan"}), "Ann, Ben, Cleo, and Dan");
  EXPECT_EQ(list("pt", {"Ana", "Bento", "Clara"}), "Ana, Bento e Clara");
  EXPECT_EQ(list("el", {"Άννα", "Βάσω", "Κλειώ"}), "Άννα, Βάσω και Κλειώ");
  EXPECT_EQ(list("es", {"Ana", "Inés"}), "Ana e Inés");
  EXPECT_EQ(list("es", {"Ana", "Luis", "Hilda"}), "Ana, Luis e Hilda");
  EXPECT_EQ(list("es", {"agua", "hielo"}), "agua y hielo");
}

TEST(Catalogue, EveryFileIsToml) {
  Sentences sentences;
  for (const auto& [path, content] : embedded::texts()) EXPECT_TRUE(read_sentences(content, sentences)) << path;
  EXPECT_FALSE(read_sentences("a = ", sentences));
}

}  // namespace
}  // namespace bell::texts
