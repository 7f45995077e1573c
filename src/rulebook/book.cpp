// Lists the rules of the embedded rulebook in reading order.
#include <algorithm>
#include <charconv>
#include <map>
#include <tuple>

#include "embedded/rule_tests.h"
#include "embedded/rulebook.h"
#include "rulebook/rulebook.h"
#include "rulebook/titles.h"
#include "rulebook/toml.h"

namespace bell::rulebook {
namespace {

using RuleTexts = std::vector<RuleText>;
using Book = std::map<std::string, RuleTexts, std::less<>>;  // by title

std::vector<std::string> tests_of(std::string_view id) {
  std::vector<std::string> paths;
  for (const auto& [rule, path] : embedded::rule_tests())
    if (rule == id) paths.emplace_back(path);
  return paths;
}

RuleText read_rule(const toml::table& entry, std::string_view path) {
  const auto text = [&entry](std::string_view key) { return entry[key].value_or(std::string()); };
  RuleText rule;
  rule.id = text("id");
  rule.rule = rule_from(rule.id);
  rule.title = text("title");
  rule.text = text("text");
  rule.ruling = text("ruling");
  rule.kind = text("kind");
  rule.source = text("source");
  rule.file = "rulebook/" + std::string(path);
  rule.tests = tests_of(rule.id);
  return rule;
}

void read_file(std::string_view path, std::string_view content, RuleTexts& rules) {
  const auto table = parse_toml(content);
  if (!table) return;  // cannot happen: the build reads the same files to number the rules
  const toml::array* entries = (*table)["rule"].as_array();
  if (entries == nullptr) return;
  for (const toml::node& entry : *entries)
    if (const toml::table* fields = entry.as_table()) rules.push_back(read_rule(*fields, path));
}

// "ST-TRK-3" is number 3 of "ST-TRK"; lettered series ("WS-MAG-R1") come after the plain numbers.
std::string_view chapter_of(std::string_view id) { return id.substr(0, id.rfind('-')); }
int number_in_chapter(std::string_view id) {
  constexpr int kSeries = 1000;
  std::string_view place = id.substr(id.rfind('-') + 1);
  const int series = place.front() < 'A' ? 0 : place.front() - 'A' + 1;
  if (series > 0) place.remove_prefix(1);
  int number = 0;
  std::from_chars(place.data(), place.data() + place.size(), number);
  return series * kSeries + number;
}

// Chapters are ordered by their oldest rule; within a chapter the number in the id decides.
void sort_as_read(RuleTexts& rules) {
  std::map<std::string_view, Rule> oldest;
  for (const RuleText& rule : rules) {
    const auto at = oldest.try_emplace(chapter_of(rule.id), rule.rule).first;
    at->second = std::min(at->second, rule.rule);
  }
  const auto place = [&oldest](const RuleText& rule) {
    return std::tuple(oldest[chapter_of(rule.id)], number_in_chapter(rule.id));
  };
  std::vector<const RuleText*> order;
  for (const RuleText& rule : rules) order.push_back(&rule);
  std::sort(order.begin(), order.end(), [&](const auto* a, const auto* b) { return place(*a) < place(*b); });
  RuleTexts sorted;
  for (const RuleText* rule : order) sorted.push_back(*rule);
  rules = std::move(sorted);
}

Book read_book() {
  Book book;
  for (const auto& [path, content] : embedded::rulebook())
    read_file(path, content, book[title_of_folder(path.substr(0, path.find('/')))]);
  for (auto& [title, rules] : book) sort_as_read(rules);
  return book;
}

const Book& book() {
  static const Book kBook = read_book();
  return kBook;
}

}  // namespace

std::span<const RuleText> rules_of(std::string_view title) {
  const auto found = book().find(title);
  if (found == book().end()) return {};
  return found->second;
}

const RuleText* find(Rule rule) {
  for (const auto& [title, rules] : book())
    for (const RuleText& each : rules)
      if (each.rule == rule) return &each;
  return nullptr;
}

}  // namespace bell::rulebook
