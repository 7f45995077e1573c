// `bell complete WORD…`: completions of the last word, for shells. One per line, or ":files".
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

constexpr const char* kProgram = "exec:";

// How a word may go on: one of these words as a whole, or names of files behind what stands there.
struct Ways {
  Words words{};
  std::optional<std::string> files_behind{};
};

// The ways of what is typed behind `before`.
Ways all_behind(const std::string& before, Ways ways) {
  for (std::string& way : ways.words) way = before + way;
  if (ways.files_behind) ways.files_behind = before + *ways.files_behind;
  return ways;
}

const Taken* find(const Synopsis& synopsis, const std::string& name) {
  const auto found = std::ranges::find_if(synopsis.takes, [&](const Taken& each) { return each.name == name; });
  return found == synopsis.takes.end() ? nullptr : &*found;
}

Words titles() {
  Words names;
  for (const TitleSheet& sheet : table::titles()) names.push_back(sheet.name);
  return names;
}

// Of the title on the line; of all titles if there is none.
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

// "rounds=", and after the sign the values.
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

// "clerk,br" goes on with "clerk,broker", and "clerk,exec:" with names of files.
Ways bots_for(const std::string& typed, Words names) {
  const std::size_t begins = typed.rfind(',') + 1;
  const bool is_program = typed.substr(begins).starts_with(kProgram);
  names.emplace_back(kProgram);
  return all_behind(typed.substr(0, begins), is_program ? Ways{.files_behind = kProgram} : Ways{.words = names});
}

Ways ways_to_fill(const Taken& place, const Words& line, const std::string& typed) {
  if (place.name == "--module") return {modules_for(line)};
  if (place.name == "--option") return {options_for(line, typed)};
  if (place.name == "--bots") return bots_for(typed, minds::names());
  if (place.kind == "exec:PATH") return bots_for(typed, {});
  if (place.name == "--lang") return {texts::Catalogue::languages()};
  if (place.kind.starts_with("TITLE")) return {titles()};
  if (place.kind == "ACTION") return {{"list", "close", "relink", "prune"}};
  if (place.kind == "SHELL") return {{"bash", "zsh", "fish"}};
  for (const char* kind : {"FILE", "[FILE]", "DIR", "JOURNAL", "CERTIFICATE"})
    if (place.kind == kind) return {.files_behind = ""};
  return {};
}

// What the word fills, if it belongs to an option: "--lang" and behind it "p", or "--lang=p" in one word.
std::optional<Ways> ways_of_an_option(const Synopsis& own, const Words& line, const std::string& typed) {
  const std::size_t sign = typed.starts_with("--") ? typed.find('=') : std::string::npos;
  const bool is_one_word = sign != std::string::npos;
  const Taken* option = find(own, is_one_word ? typed.substr(0, sign) : line.size() > 1 ? line.back() : "");
  if (option == nullptr || option->is_argument() || option->kind.empty()) return std::nullopt;
  if (!is_one_word) return ways_to_fill(*option, line, typed);
  return all_behind(typed.substr(0, sign + 1), ways_to_fill(*option, line, typed.substr(sign + 1)));
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

Words commands_of(const std::vector<Synopsis>& all) {
  Words names;
  for (std::size_t at = 1; at < all.size(); ++at) names.push_back(all[at].command);
  return names;
}

// `line` is what stands before `typed`, the command first.
Ways ways_to_go_on(const std::vector<Synopsis>& all, const Words& line, const std::string& typed) {
  Ways ways;
  if (line.empty()) {
    ways.words = commands_of(all);
    for (const Taken& each : all.front().takes) ways.words.push_back(each.name);
    return ways;
  }
  const auto own = std::ranges::find_if(all, [&](const Synopsis& each) { return each.command == line.front(); });
  if (own == all.end()) return {};
  if (auto filled = ways_of_an_option(*own, line, typed)) return std::move(*filled);
  const std::size_t before = arguments_in(*own, line);
  if (!typed.starts_with("-") && before < own->takes.size() && own->takes[before].is_argument()) {
    ways =
        own->takes[before].kind == "COMMAND" ? Ways{commands_of(all)} : ways_to_fill(own->takes[before], line, typed);
    if (ways.files_behind || !ways.words.empty()) return ways;
  }
  for (const Taken& each : own->takes)
    if (!each.is_argument()) ways.words.push_back(each.name);
  return ways;
}

Exit run(Words words, const std::vector<Synopsis>& all) {
  if (words.empty()) words.emplace_back();
  const std::string typed = words.back();
  words.pop_back();
  const Ways ways = ways_to_go_on(all, words, typed);
  if (ways.files_behind) print(":files" + (ways.files_behind->empty() ? "" : ' ' + *ways.files_behind) + '\n');
  for (const std::string& way : ways.words)
    if (way.starts_with(typed)) print(way + '\n');
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
