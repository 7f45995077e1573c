// Quotes the rulebook and asks the table; does not judge actions itself.
#include "tui/explain.h"

#include <algorithm>
#include <cctype>
#include <cmath>

#include "rulebook/rulebook.h"
#include "tui/lesson.h"

namespace bell::tui {
namespace {

Lines contents(const texts::Catalogue& words, std::string_view title, int width) {
  Lines lines;
  for (const rulebook::RuleText& rule : rulebook::rules_of(title))
    lines.push_back(rule.id + "  " + words.rule(rule.id, "title", rule.title));
  return in_columns(lines, width);
}

}  // namespace

Lines rule_lines(const texts::Catalogue& words, Rule rule, int width) {
  const rulebook::RuleText* text = rulebook::find(rule);
  if (text == nullptr) return {words.say("ui.no_such_rule", {{"rule", std::string(id_of(rule))}})};
  Lines lines = wrap(text->id + "  " + words.rule(text->id, "title", text->title), width);
  append(lines, wrap(words.rule(text->id, "text", text->text), width));
  if (const std::string ruling = words.rule(text->id, "ruling", text->ruling); !ruling.empty())
    append(lines, wrap(words.say("ui.ruling") + ": " + ruling, width, 2));
  return lines;
}

Lines rule_lines(const texts::Catalogue& words, std::string_view title, std::string_view id, int width) {
  if (id.empty()) return contents(words, title, width);
  std::string wanted(id);
  std::ranges::transform(wanted, wanted.begin(),
                         [](unsigned char letter) { return static_cast<char>(std::toupper(letter)); });
  const Rule rule = rule_from(wanted);
  if (rule == Rule::none) return wrap(words.say("ui.terminal.no_such_rule", {{"rule", wanted}}), width);
  return rule_lines(words, rule, width);
}

Lines why_lines(Desk& desk, const texts::Catalogue& words, const texts::Present& present, const Action& act,
                Rule behind, int width) {
  const Desk::Judged judged = desk.judge(words, act);
  const std::string name = texts::describe(words, present, desk.setup().title, act);
  Lines lines = judged.is_allowed ? wrap(words.say("ui.terminal.is_allowed", {{"action", name}}), width)
                                  : wrap(judged.sentence, width);
  const Rule moment = behind == Rule::none ? desk.cited() : behind;
  append(lines, rule_lines(words, judged.is_allowed ? moment : judged.rule, width));
  return lines;
}

Lines explain_lines(const Desk& desk, const texts::Catalogue& words, const texts::Present& present, const AnyView& view,
                    int width) {
  Lines lines = wrap(texts::question(words, present, view, desk.turn().seats()).help, width);
  append(lines, rule_lines(words, desk.cited(), width));
  return lines;
}

Lines hint_lines(Desk& desk, const texts::Catalogue& words, const std::vector<MenuItem>& choices, Seat seat,
                 int width) {
  constexpr std::size_t kBest = 3;
  Lines lines = wrap(words.say("ui.terminal.hint.heading"), width);
  std::vector<Desk::Hinted> hints = desk.hints(seat);
  hints.resize(std::min(kBest, hints.size()));
  for (const Desk::Hinted& hint : hints) {
    const std::vector<std::size_t> path = path_to(choices, hint.action);
    if (path.empty()) continue;
    const std::string percent = std::to_string(std::lround(hint.win_share * 100));
    append(lines, wrap(words.say("ui.terminal.hint.line", {{"action", choice_at(choices, path)}, {"percent", percent}}),
                       width, 2));
  }
  return lines;
}

Lines opening_lines(const texts::Catalogue& words, std::string_view title, int width) {
  Lines lines;
  for (const std::string part : {"goal", "turn", "win"})
    append(lines, wrap(words.say(std::string(title) + ".terminal.opening." + part), width, 2));
  return lines;
}

Lines player_lines(const texts::Catalogue& words, const std::vector<std::string>& names, Viewer reader, int width) {
  Lines lines;
  for (std::size_t at = 0; at < names.size(); ++at) {
    const bool is_reader = is_seat(reader) && static_cast<std::size_t>(index(seat_of(reader))) == at;
    lines.push_back(is_reader ? words.say("ui.terminal.you_are", {{"name", names[at]}}) : names[at]);
  }
  return in_columns(lines, width);
}

Lines opening_page(const texts::Catalogue& words, std::string_view title, const std::vector<std::string>& names,
                   Viewer reader, const Look& look) {
  const int width = look.width - 2;
  Lines page{paint(look, Ink::strong, words.say(std::string(title) + ".title")), ""};
  append(page, opening_lines(words, title, width));
  page.emplace_back();
  append(page, wrap(words.say("ui.terminal.players"), width));
  append(page, player_lines(words, names, reader, width));
  page.emplace_back();
  append(page, wrap(words.say("ui.terminal.opening_keys"), width));
  if (has_lesson(title)) append(page, wrap(words.say("ui.terminal.tutorial", {{"title", std::string(title)}}), width));
  page.emplace_back();
  return page;
}

Lines hand_over_page(const texts::Catalogue& words, const std::string& name, const Look& look) {
  constexpr int kMargin = 2;
  Lines page{"", ""};
  for (const std::string& line : wrap(words.say("ui.hand_over", {{"name", name}}), look.width - 2 * kMargin))
    page.push_back(std::string(kMargin, ' ') + line);
  page.emplace_back();
  return page;
}

Lines help_lines(const texts::Catalogue& words, std::string_view title, int width) {
  Lines lines;
  for (const std::string topic : {"number", "several", "notation", "explain", "why", "hint", "log", "table", "score",
                                  "players", "rules", "undo", "pace", "report", "back", "quit"}) {
    const std::string own = std::string(title) + ".terminal.help." + topic;
    append(lines, wrap(words.say(words.has(own) ? own : "ui.terminal.help." + topic), width, 16));
  }
  append(lines, legend_lines(words, title, width));
  return lines;
}

Lines legend_lines(const texts::Catalogue& words, std::string_view title, int width) {
  const std::string legend = std::string(title) + ".terminal.help.legend";
  return words.has(legend) ? wrap(words.say(legend), width, 16) : Lines{};
}

Lines not_understood(const texts::Catalogue& words, std::string_view title, const std::string& typed, int width) {
  const std::string example = words.say(std::string(title) + ".terminal.example");
  return wrap(words.say("ui.terminal.bad_input", {{"typed", harmless(typed)}, {"example", example}}), width);
}

}  // namespace bell::tui
