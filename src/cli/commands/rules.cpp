// `bell rules`: shows the numbered rules of a title, or one of them.
#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "cli/console.h"
#include "cli/flags.h"
#include "cli/language.h"
#include "cli/words.h"
#include "rulebook/rulebook.h"
#include "table/table.h"

namespace bell::cli {
namespace {

using rulebook::RuleText;
using Chosen = std::vector<const RuleText*>;

struct RulesFlags {
  std::string of;
  bool json = false;
};

std::string upper(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(), [](unsigned char letter) { return std::toupper(letter); });
  return text;
}

// A title's rules, also by an abbreviation of the title; or the rule with that id, in any case: st-trk-3; or a whole
// chapter: st-trk.
Chosen choose(const std::string& of, std::vector<std::string>& known) {
  const auto meant = find_title(of);
  const std::string id = upper(of);
  Chosen chosen;
  for (const TitleSheet& sheet : table::titles()) {
    known.push_back(sheet.name);
    for (const RuleText& rule : rulebook::rules_of(sheet.name))
      if ((meant && meant->name == sheet.name) || rule.id == id || rule.id.starts_with(id + '-'))
        chosen.push_back(&rule);
  }
  return chosen;
}

std::vector<std::string> all_ids() {
  std::vector<std::string> ids;
  for (const RuleName& name : kRuleNames)
    if (name.rule != Rule::none) ids.emplace_back(name.id);
  return ids;
}

Json rule_json(const RuleText& rule, const texts::Catalogue& words) {
  Json json{{"id", rule.id}, {"title", in_language(words, "title", rule)}, {"text", in_language(words, "text", rule)}};
  if (!rule.ruling.empty()) json["ruling"] = in_language(words, "ruling", rule);
  json["kind"] = rule.kind;
  json["source"] = words.printed(rule.source);
  json["tests"] = rule.tests;
  return json;
}

std::string rule_text(const RuleText& rule, const texts::Catalogue& words) {
  std::string text =
      fmt::format("{}  {}  [{}]\n", rule.id, in_language(words, "title", rule), say("kind." + rule.kind));
  text += fold(in_language(words, "text", rule), kLineWidth, 4);
  if (!rule.ruling.empty()) text += fold(say("ruling", {{"text", in_language(words, "ruling", rule)}}), kLineWidth, 4);
  text += fold(say("source", {{"text", words.printed(rule.source)}}), kLineWidth, 4);
  if (!rule.tests.empty()) text += fold(say("tests", {{"text", join(rule.tests, ", ")}}), kLineWidth, 4);
  return text + "\n";
}

Exit run(const RulesFlags& flags) {
  std::vector<std::string> known;
  const Chosen chosen = choose(flags.of, known);
  if (chosen.empty()) {
    if (flags.of.empty()) return complain(Exit::usage, say("which_rules"));
    if (const std::string meant = nearest(upper(flags.of), all_ids()); !meant.empty())
      return complain(Exit::usage, say("no_such_rule", {{"typed", flags.of}, {"meant", meant}}));
    return complain(Exit::usage, no_such("title_or_rule", flags.of, known));
  }
  Json list = Json::array();
  std::string text;
  for (const RuleText* rule : chosen) {
    list.push_back(rule_json(*rule, words()));
    text += rule_text(*rule, words());
  }
  if (flags.json)
    print_document(list);
  else
    print(text);
  return Exit::fine;
}

}  // namespace

Command add_rules(const Options& bell) {
  const Options command = bell.command("rules", "rules.about");
  const auto flags = std::make_shared<RulesFlags>();
  command.text("of", flags->of, "rules.of", "TITLE|ID");
  command.flag("--json", flags->json, "shared.json");
  command.footer("  bell rules ST-TRK-3\n  bell rules stonks --json");
  return {command, [flags] { return run(*flags); }};
}

}  // namespace bell::cli
