// `bell complete WORD…`: how the last word may go on, for shells. One way a line, or ":files".
#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <utility>

#include "cli/console.h"
#include "cli/flags.h"
#include "minds/minds.h"
#include "table/table.h"
#include "texts/texts.h"

namespace bell::cli {
namespace {

using Words = std::vector<std::string>;

constexpr const char* kFiles = ":files";

const Taken* find(const Synopsis& synopsis, const std::string& name) {
  const auto found = std::ranges::find_if(synopsis.takes, [&](const Taken& each) { return each.name == name; });
  return found == synopsis.takes.end() ? nullptr : &*found;
}

Words titles() {
  Words names;
  for (const TitleSheet& sheet : table::titles()) names.push_back(sheet.name);
  return names;
}

// Of the title on the line; of all titles while there is none.
Words modules_for(const Words& line) {
  Words names;
  for (const TitleSheet& sheet : table::titles()) {
    const bool is_named = line.size() > 1 && std::ranges::find(line, sheet.name) != line.end();
    if (is_named) names.clear();
    for (const ModuleSheet& module : sheet.modules) names.push_back(module.name);
    if (is_named) return names;
  }
  return names;
}

// "rounds=", and behind the sign the values.
Words options_for(const Words& line, const std::string& typed) {
  Words ways;
  for (const TitleSheet& sheet : table::titles()) {
    if (std::ranges::find(line, sheet.name) == line.end()) continue;
    for (const OptionSheet& option : sheet.options) {
      const std::string name = option.name + '=';
      if (!typed.starts_with(name)) {
        ways.push_back(name);
        continue;
      }
      for (const std::string& value : option.values) ways.push_back(name + value);
    }
  }
  return ways;
}

// "clerk,br" goes on with "clerk,broker".
Words after_comma(const std::string& typed, Words names) {
  const std::size_t comma = typed.rfind(',');
  if (comma == std::string::npos) return names;
  for (std::string& name : names) name = typed.substr(0, comma + 1) + name;
  return names;
}

Words ways_to_fill(const Taken& place, const Words& line, const std::string& typed) {
  if (place.name == "--module") return modules_for(line);
  if (place.name == "--option") return options_for(line, typed);
  if (place.name == "--bots") return after_comma(typed, minds::names());
  if (place.name == "--lang") return texts::Catalogue::languages();
  if (place.kind.starts_with("TITLE")) return titles();
  if (place.kind == "ACTION") return {"list", "close", "relink", "prune"};
  if (place.kind == "SHELL") return {"bash", "zsh", "fish"};
  for (const char* kind : {"FILE", "[FILE]", "DIR", "JOURNAL", "CERTIFICATE"})
    if (place.kind == kind) return {kFiles};
  return {};
}

// The words between the command and the last one that stand by themselves.
std::size_t arguments_in(const Synopsis& synopsis, const Words& line) {
  std::size_t count = 0;
  for (std::size_t at = 1; at < line.size(); ++at) {
    const bool is_value = line[at - 1].starts_with("--") && find(synopsis, line[at - 1]) != nullptr &&
                          !find(synopsis, line[at - 1])->kind.empty();
    if (!line[at].starts_with("--") && !is_value) ++count;
  }
  return count;
}

// `line` is what stands before `typed`, the command first.
Words ways_to_go_on(const std::vector<Synopsis>& all, const Words& line, const std::string& typed) {
  Words ways;
  const auto own = line.empty()
                       ? all.end()
                       : std::ranges::find_if(all, [&](const Synopsis& each) { return each.command == line.front(); });
  if (own == all.end()) {
    for (std::size_t at = 1; at < all.size(); ++at) ways.push_back(all[at].command);
    for (const Taken& each : all.front().takes) ways.push_back(each.name);
    return line.empty() ? ways : Words{};
  }
  if (line.size() > 1 && line.back().starts_with("--"))
    if (const Taken* option = find(*own, line.back()); option != nullptr && !option->kind.empty())
      return ways_to_fill(*option, line, typed);
  const std::size_t before = arguments_in(*own, line);
  if (!typed.starts_with("-") && before < own->takes.size() && own->takes[before].is_argument()) {
    if (own->takes[before].kind == "COMMAND")
      for (std::size_t at = 1; at < all.size(); ++at) ways.push_back(all[at].command);
    const Words fill = ways_to_fill(own->takes[before], line, typed);
    ways.insert(ways.end(), fill.begin(), fill.end());
    if (!ways.empty()) return ways;
  }
  for (const Taken& each : own->takes)
    if (!each.is_argument()) ways.push_back(each.name);
  return ways;
}

Exit run(Words words, const std::vector<Synopsis>& all) {
  if (words.empty()) words.emplace_back();
  const std::string typed = words.back();
  words.pop_back();
  for (const std::string& way : ways_to_go_on(all, words, typed))
    if (way == kFiles || way.starts_with(typed)) print(way + '\n');
  return Exit::fine;
}

}  // namespace

Command add_complete(const Options& bell, AllSynopses synopses) {
  const Options command = bell.hidden_command("complete", "complete.about");
  const auto words = std::make_shared<Words>();
  command.rest("words", *words, "complete.words", "WORD");
  command.footer("  bell complete -- play st");
  return {command, [words, synopses = std::move(synopses)] { return run(*words, synopses()); }};
}

}  // namespace bell::cli
