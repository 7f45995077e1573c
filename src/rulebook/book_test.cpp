// Tests that every rule can be found, read and traced to its source.
#include <gtest/gtest.h>

#include <set>

#include "rulebook/rulebook.h"

namespace bell::rulebook {
namespace {

TEST(Book, HasEveryNumberedRuleOnce) {
  std::set<std::string> ids;
  for (const RuleText& rule : rules_of("stonks")) EXPECT_TRUE(ids.insert(rule.id).second) << rule.id;
  std::size_t numbered = 0;
  for (const RuleName& name : kRuleNames) {
    if (!name.id.starts_with("ST-")) continue;
    ++numbered;
    EXPECT_TRUE(ids.contains(std::string(name.id))) << name.id;
  }
  EXPECT_EQ(ids.size(), numbered);
}

TEST(Book, ReadsInTheOrderOfTheChapters) {
  const auto rules = rules_of("stonks");
  ASSERT_GE(rules.size(), 44U);
  EXPECT_EQ(rules.front().id, "ST-CMP-1");
  EXPECT_EQ(rules[4].id, "ST-SET-1");
  EXPECT_EQ(rules.back().id, "ST-VAR-2");
}

TEST(Book, PutsARuleOfAnotherFileInItsPlace) {
  const auto rules = rules_of("stonks");
  for (std::size_t at = 1; at < rules.size(); ++at) {
    if (rules[at].id != "ST-TWO-5") continue;
    EXPECT_EQ(rules[at - 1].id, "ST-TWO-4");
    EXPECT_EQ(rules[at].file, "rulebook/stonks/core.toml");
    EXPECT_EQ(rules[at - 1].file, "rulebook/stonks/two_players.toml");
  }
}

TEST(Book, IsCompleteForEveryRule) {
  const std::set<std::string> kinds{"rule", "ruling", "component"};
  for (const RuleText& rule : rules_of("stonks")) {
    EXPECT_NE(rule.rule, Rule::none) << rule.id;
    EXPECT_FALSE(rule.title.empty()) << rule.id;
    EXPECT_TRUE(rule.text.ends_with('.')) << rule.id;
    EXPECT_TRUE(rule.source.starts_with("Stonks rulebook, ")) << rule.id;
    EXPECT_TRUE(kinds.contains(rule.kind)) << rule.id;
    EXPECT_TRUE(rule.kind != "ruling" || !rule.ruling.empty()) << rule.id << " is a ruling, but on what?";
  }
}

TEST(Book, FindsARuleByItsNumber) {
  const RuleText* rule = find(Rule::ST_TRK_3);
  ASSERT_NE(rule, nullptr);
  EXPECT_EQ(rule->id, "ST-TRK-3");
  EXPECT_EQ(find(Rule::none), nullptr);
}

TEST(Book, IsEmptyForAnUnknownTitle) { EXPECT_TRUE(rules_of("chess").empty()); }

}  // namespace
}  // namespace bell::rulebook
