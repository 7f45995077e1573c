// Quotes the rulebook; judges nothing itself.
#include "tui/explain.h"

#include <algorithm>
#include <cctype>

#include "rulebook/rulebook.h"

namespace bell::tui {
namespace {

void append(Lines& lines, const Lines& more) { lines.insert(lines.end(), more.begin(), more.end()); }

Lines contents(std::string_view title, int width) {
  Lines lines;
  for (const rulebook::RuleText& rule : rulebook::rules_of(title)) lines.push_back(rule.id + "  " + rule.title);
  return in_columns(lines, width);
}

}  // namespace

Lines rule_lines(const texts::Catalogue& words, Rule rule, int width) {
  const rulebook::RuleText* text = rulebook::find(rule);
  if (text == nullptr) return {words.say("ui.no_such_rule", {{"rule", std::string(id_of(rule))}})};
  Lines lines = wrap(text->id + "  " + text->title, width);
  append(lines, wrap(text->text, width));
  if (!text->ruling.empty()) append(lines, wrap(words.say("ui.ruling") + ": " + text->ruling, width, 2));
  return lines;
}

Lines rule_lines(const texts::Catalogue& words, std::string_view title, std::string_view id, int width) {
  if (id.empty()) return contents(title, width);
  std::string wanted(id);
  std::ranges::transform(wanted, wanted.begin(),
                         [](unsigned char letter) { return static_cast<char>(std::toupper(letter)); });
  const Rule rule = rule_from(wanted);
  if (rule == Rule::none) return wrap(words.say("ui.terminal.no_such_rule", {{"rule", wanted}}), width);
  return rule_lines(words, rule, width);
}

Lines why_lines(const table::Table& table, const texts::Catalogue& words, const texts::Present& present,
                const Action& act, int width) {
  const std::string_view title = table.setup().title;
  const Refusal refusal = table.refuse(act);
  const std::string name = texts::describe(words, present, title, act);
  Lines lines = refusal.is_refused() ? wrap(texts::explain(words, title, refusal), width)
                                     : wrap(words.say("ui.terminal.is_allowed", {{"action", name}}), width);
  append(lines, rule_lines(words, refusal.is_refused() ? refusal.rule : table.cited(), width));
  return lines;
}

Lines help_lines(const texts::Catalogue& words, int width) {
  Lines lines;
  for (const char* topic : {"number", "notation", "explain", "why", "log", "score", "rules", "back", "quit"})
    append(lines, wrap(words.say(std::string("ui.terminal.help.") + topic), width, 16));
  return lines;
}

}  // namespace bell::tui
