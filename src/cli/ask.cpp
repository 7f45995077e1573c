// A question is a line, its choices numbered below it, and a prompt that names the usual answer.
#include "cli/ask.h"

#include <fmt/format.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <iostream>

#include "cli/console.h"
#include "cli/language.h"
#include "cli/words.h"
#include "minds/minds.h"
#include "table/table.h"

namespace bell::cli {
namespace {

// Good for a first game, whatever the title.
constexpr int kUsualTable = 4;

struct Question {
  std::string text;
  std::vector<std::string> choices;  // none: the number itself is meant
  int low, high, usual;
};

std::optional<int> number_in(const std::string& typed, const Question& question) {
  if (typed.empty()) return question.usual;
  int number = 0;
  const auto [end, fault] = std::from_chars(typed.data(), typed.data() + typed.size(), number);
  const bool is_whole = fault == std::errc{} && end == typed.data() + typed.size();
  if (!is_whole || number < question.low || number > question.high) return std::nullopt;
  return number;
}

std::string trimmed(const std::string& typed) {
  const std::size_t from = typed.find_first_not_of(" \t\r");
  if (from == std::string::npos) return "";
  return typed.substr(from, typed.find_last_not_of(" \t\r") + 1 - from);
}

std::optional<int> ask(const Question& question) {
  const texts::Args numbers{{"low", std::to_string(question.low)},
                            {"high", std::to_string(question.high)},
                            {"usual", std::to_string(question.usual)}};
  print(question.text + '\n');
  for (std::size_t at = 0; at < question.choices.size(); ++at)
    print(fmt::format("  {}) ", at + 1) + fold(question.choices[at], 78, 5).substr(5));
  for (std::string typed;;) {
    tcflush(STDIN_FILENO, TCIFLUSH);  // what was typed before the prompt was no answer to it
    print(say("ask.prompt", numbers) + ' ');
    std::fflush(stdout);
    if (!std::getline(std::cin, typed)) return std::nullopt;
    typed = trimmed(typed);
    if (typed == "q" || typed == "quit") return std::nullopt;
    if (const auto number = number_in(typed, question)) return number;
    print(say("ask.again", numbers) + '\n');
  }
}

// "Stonks: Take tricks with …"
std::string introduce(const TitleSheet& sheet) {
  const std::string about = sheet.name + ".in_a_sentence";
  const std::string title = words().say(sheet.name + ".title");
  return words().has(about) ? title + ": " + words().say(about) : title;
}

// "Everything: Investors, Bonds, …"
std::string introduce(const TitleSheet& sheet, const PresetSheet& preset) {
  const std::string name = texts::preset_name(words(), sheet.name, preset.name);
  if (preset.modules.size() < 2) return name;
  std::vector<std::string> modules;
  for (const std::string& module : preset.modules) modules.push_back(texts::module_name(words(), sheet.name, module));
  return name + ": " + join(modules, ", ");
}

std::optional<PresetSheet> ask_for_preset(const TitleSheet& sheet) {
  if (sheet.presets.size() == 1) return sheet.presets.front();
  Question question{say("ask.preset"), {}, 1, static_cast<int>(sheet.presets.size()), 1};
  for (const PresetSheet& preset : sheet.presets) question.choices.push_back(introduce(sheet, preset));
  const auto number = ask(question);
  if (!number) return std::nullopt;
  return sheet.presets[static_cast<std::size_t>(*number) - 1];
}

// As many as all of the modules allow.
std::optional<std::uint64_t> ask_for_players(const TitleSheet& sheet, const std::vector<std::string>& modules) {
  int low = sheet.fewest_seats, high = sheet.most_seats;
  for (const ModuleSheet& module : sheet.modules) {
    if (std::ranges::find(modules, module.name) == modules.end()) continue;
    low = std::max(low, module.fewest_seats);
    high = std::min(high, module.most_seats);
  }
  const texts::Args range{{"low", std::to_string(low)}, {"high", std::to_string(high)}};
  const auto players = ask({say("ask.players", range), {}, low, high, std::clamp(kUsualTable, low, high)});
  if (!players) return std::nullopt;
  return static_cast<std::uint64_t>(*players);
}

std::optional<std::string> ask_for_bot() {
  const std::vector<std::string> bots = minds::names();
  const auto usual = std::ranges::find(bots, kFirstOpponent) - bots.begin();
  Question question{say("ask.bots"), {}, 1, static_cast<int>(bots.size()), static_cast<int>(usual) + 1};
  for (const std::string& bot : bots) question.choices.push_back(say("bot." + bot));
  const auto number = ask(question);
  if (!number) return std::nullopt;
  return bots[static_cast<std::size_t>(*number) - 1];
}

// What would have asked nothing.
std::string line_for(const GameWanted& wanted) {
  std::string line = fmt::format("bell play {} --players {} --bots {}", wanted.title, *wanted.players, wanted.bot);
  for (const std::string& module : wanted.modules) line += " --module " + module;
  for (const std::string& option : wanted.options) line += " --option " + option;
  return line;
}

}  // namespace

bool can_ask() { return isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0; }

std::optional<TitleSheet> ask_for_title() {
  const std::vector<TitleSheet> sheets = table::titles();
  Question question{say("ask.title"), {}, 1, static_cast<int>(sheets.size()), 1};
  for (const TitleSheet& sheet : sheets) question.choices.push_back(introduce(sheet));
  const auto number = ask(question);
  if (!number) return std::nullopt;
  return sheets[static_cast<std::size_t>(*number) - 1];
}

std::optional<GameWanted> ask_for_game(GameWanted known) {
  const auto sheet = ask_for_title();
  if (!sheet) return std::nullopt;
  known.title = sheet->name;
  if (known.modules.empty() && known.options.empty()) {
    const auto preset = ask_for_preset(*sheet);
    if (!preset) return std::nullopt;
    known.modules = preset->modules;
    for (const auto& [name, value] : preset->options) known.options.push_back(name + '=' + value);
  }
  if (!known.players) known.players = ask_for_players(*sheet, known.modules);
  if (!known.players) return std::nullopt;
  if (known.bot.empty()) {
    const auto bot = ask_for_bot();
    if (!bot) return std::nullopt;
    known.bot = *bot;
  }
  print(say("ask.next_time", {{"line", line_for(known)}}) + '\n');
  return known;
}

}  // namespace bell::cli
