// Tests of texts: names, passwords, paths, the plain page, languages.
#include <gtest/gtest.h>

#include "server/clean_text.h"
#include "server/http.h"
#include "server/password.h"
#include "server/plain_page.h"
#include "server/words.h"

namespace bell::server {
namespace {

TEST(CleanText, WhatLooksAlikeIsWrittenAlike) {
  EXPECT_EQ(clean_line("Jose\xCC\x81", 24).text, "Jos\xC3\xA9");
  EXPECT_EQ(clean_line("  Ann \t B.  ", 24).fault, TextFault::forbidden) << "a tab is a control character";
  EXPECT_EQ(clean_line("  Ann   B.  ", 24).text, "Ann B.");
  EXPECT_EQ(clean_line("Ann\xC2\xA0 B", 24).text, "Ann B") << "a hard space is a space";
  EXPECT_EQ(folded("ANN"), folded("ann"));
  EXPECT_EQ(folded("\xEF\xBC\xA1nn"), folded("ann")) << "a wide letter";
}

TEST(CleanText, NothingHidesOrTurnsALineAround) {
  for (const char* text : {"a\xE2\x80\xAEz", "a\xE2\x80\x8Bz", "a\x01z", "a\nz", "a\xE2\x81\xA6z", "a\xEF\xBB\xBFz",
                           "a\xE2\x80\x8Ez", "a\xEE\x80\x80z", "a\x7Fz", "a\xE2\x80\xA8z"})
    EXPECT_EQ(clean_line(text, 24).fault, TextFault::forbidden) << text;
  EXPECT_EQ(clean_line("a\xC3", 24).fault, TextFault::not_utf8);
  EXPECT_EQ(clean_line("\xED\xA0\x80", 24).fault, TextFault::not_utf8);
  for (const char* text : {"", "   ", "\xE2\x80\x8D", "\xCD\x8F"})
    EXPECT_EQ(clean_line(text, 24).fault, TextFault::no_text);
}

TEST(CleanText, LengthIsCountedAsPeopleDo) {
  const std::string family = "\xF0\x9F\x91\xA9\xE2\x80\x8D\xF0\x9F\x91\xA9\xE2\x80\x8D\xF0\x9F\x91\xA7";
  EXPECT_FALSE(clean_line(family, 1).fault);
  EXPECT_EQ(clean_line(family + "x", 1).fault, TextFault::too_long);
  std::string stacked = "a";
  for (int n = 0; n < 100; ++n) stacked += "\xCC\x81";
  EXPECT_EQ(clean_line(stacked, 24).fault, TextFault::too_long) << "one letter with a hundred marks";
  EXPECT_FALSE(
      clean_line("\xCE\x91\xCE\xBB\xCE\xAD\xCE\xBE\xCE\xB1\xCE\xBD\xCE\xB4\xCF\x81\xCE\xBF\xCF\x82", 10).fault);
}

TEST(Password, ItIsKeptAsAHashOnly) {
  const auto password = Password::from_line("open sesame\r\n");
  ASSERT_TRUE(password);
  EXPECT_TRUE(password->hash().starts_with("$argon2id$"));
  EXPECT_TRUE(password->is("open sesame"));
  EXPECT_FALSE(password->is("open sesam"));
  EXPECT_FALSE(password->is(""));
  EXPECT_FALSE(password->is(std::string(2000, 'x')));
  const auto again = Password::from_line(password->hash());
  ASSERT_TRUE(again);
  EXPECT_TRUE(again->is("open sesame"));
  EXPECT_FALSE(Password::from_line("\n"));
}

TEST(Http, PathsAreDecodedOnceAndStayHarmless) {
  std::string path;
  EXPECT_TRUE(decode_path("/t/a%2Fb%41", path));
  EXPECT_EQ(path, "/t/a/bA");
  for (const char* bad : {"/%", "/%4", "/%zz", "/%00", "/%0a", "/a\x7F"}) EXPECT_FALSE(decode_path(bad, path)) << bad;
  EXPECT_EQ(query_value("a=1&state=open&x", "state"), "open");
  EXPECT_EQ(query_value("astate=1&x=", "state"), "");
  EXPECT_EQ(query_value("state=%zz&state=ok", "state"), "ok");
}

TEST(PlainPage, WhatPeopleWroteIsNoMarkup) {
  EXPECT_EQ(escaped("<script>'&\""), "&lt;script&gt;&#39;&amp;&quot;");
  wire::Tables tables;
  wire::TableCard card;
  card.table = "AAAAAAAAAAAAAAAAAAAAAA";
  card.name = "<img src=x onerror=alert(1)>";
  card.title_text = "Stonks";
  tables.tables.push_back(card);
  const Answer page = plain_page(catalogue_for("en", ""), "http://localhost:8080", tables, "");
  EXPECT_EQ(page.body.find("<img"), std::string::npos);
  EXPECT_EQ(page.body.find("<script"), std::string::npos);
  EXPECT_EQ(page.body.find("style="), std::string::npos) << "the policy forbids it";
  EXPECT_NE(page.body.find("&lt;img"), std::string::npos);
  EXPECT_NE(page.body.find("bell join -"), std::string::npos);
}

TEST(Words, TheBestLanguageWeHaveIsChosen) {
  EXPECT_EQ(catalogue_for("", "").language(), "en");
  EXPECT_EQ(catalogue_for("xx", "").language(), "en");
  EXPECT_EQ(catalogue_for("", "fr-CH, en;q=0.9, *;q=0.5").language(), "en");
  if (texts::Catalogue::find("pt") != nullptr) {
    EXPECT_EQ(catalogue_for("pt", "en").language(), "pt");
    EXPECT_EQ(catalogue_for("", "en;q=0.5, pt-BR;q=0.9").language(), "pt");
    EXPECT_EQ(catalogue_for("", "pt;q=0, en;q=0.1").language(), "en");
  }
}

}  // namespace
}  // namespace bell::server
