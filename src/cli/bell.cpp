// Parses the command line and runs one command. Every error in the line is one sentence that says how to fix it.
#include "cli/bell.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iterator>
#include <optional>
#include <sstream>
#include <string_view>
#include <vector>

#include "cli/console.h"
#include "cli/help_page.h"
#include "cli/language.h"
#include "cli/words.h"

namespace bell::cli {
namespace {

using Words = std::vector<std::string>;

const Command* find(const std::vector<Command>& commands, const std::string& name) {
  for (const Command& command : commands)
    if (command.options.app().get_name() == name) return &command;
  return nullptr;
}

// The commands that people type.
Words names_of(const std::vector<Command>& commands) {
  Words names;
  for (const Command& command : commands)
    if (!command.options.app().get_group().empty()) names.push_back(command.options.app().get_name());
  return names;
}

Words flags_of(const CLI::App& app) {
  Words flags;
  for (const CLI::Option* option : app.get_options())
    for (const std::string& name : option->get_lnames()) flags.push_back("--" + name);
  return flags;
}

// Checked before the line is parsed, because a misspelt flag should not be reported as another one missing.
std::optional<std::string> unknown_flag(const CLI::App& app, const Words& words) {
  const Words known = flags_of(app);
  for (const std::string& word : words) {
    if (word == "--") break;
    if (!word.starts_with("--")) continue;
    const std::string flag = word.substr(0, word.find('='));
    if (std::find(known.begin(), known.end(), flag) == known.end()) return no_such("option", flag, known);
  }
  return std::nullopt;
}

// `--lang` may also come before the command.
Words without_language(Words words) {
  if (!words.empty() && words.front().starts_with("--lang="))
    words.erase(words.begin());
  else if (words.size() > 1 && words.front() == "--lang")
    words.erase(words.begin(), words.begin() + 2);
  return words;
}

std::optional<std::string> refuse(const CLI::App& bell, const std::vector<Command>& commands, const Words& line) {
  const Words words = without_language(line);
  if (words.empty()) return say("which_command", {{"known", join(names_of(commands), ", ")}});
  if (words.front().starts_with("-")) {
    const Words known{"-h", "--help", "--version", "--lang"};
    if (std::ranges::find(known, words.front()) == known.end()) return no_such("option", words.front(), flags_of(bell));
    return std::nullopt;
  }
  const Command* command = find(commands, words.front());
  if (command == nullptr) return no_such("command", words.front(), names_of(commands));
  return unknown_flag(command->options.app(), {words.begin() + 1, words.end()});
}

// The words after the colon, which the library lists in reverse order.
std::string left_over(const std::string& what) {
  std::istringstream backwards(what.substr(std::min(what.find(": ") + 2, what.size())));
  Words words{std::istream_iterator<std::string>(backwards), {}};
  std::ranges::reverse(words);
  return join(words, " ");
}

// The library's error in our words. It gives the kind of error and an English sentence that names the argument first or
// last.
std::string fault_of(const CLI::ParseError& error) {
  std::string what = error.what();
  std::replace(what.begin(), what.end(), '\n', ' ');
  while (what.ends_with(' ') || what.ends_with('.')) what.pop_back();
  const std::string first = what.substr(0, what.find_first_of(" :"));
  const std::string last = what.substr(what.find_last_of(' ') + 1);
  if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr) return say("too_much", {{"words", left_over(what)}});
  if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr)
    return say(what.find("At Most") == std::string::npos ? "value_missing" : "given_twice", {{"option", first}});
  if (dynamic_cast<const CLI::RequiresError*>(&error) != nullptr)
    return say("goes_with", {{"option", first}, {"other", last}});
  if (dynamic_cast<const CLI::ExcludesError*>(&error) != nullptr)
    return say("not_with", {{"option", first}, {"other", last}});
  return what;
}

Exit explain(const CLI::App& bell, const CLI::ParseError& error) {
  std::string path = "bell";
  for (const CLI::App* command : bell.get_subcommands()) path += " " + command->get_name();
  return complain(Exit::usage, say("see_help", {{"what", fault_of(error)}, {"command", path}}));
}

std::vector<Command> add_all(const Options& bell, const lab::Ranks& ranks) {
  return {add_titles(bell),       add_play(bell),   add_tutorial(bell),   add_matches(bell), add_sim(bell, ranks),
          add_arena(bell, ranks), add_luck(bell),   add_bench(bell),      add_replay(bell),  add_analyze(bell),
          add_plays(bell),        add_rules(bell),  add_components(bell), add_perft(bell),   add_signature(bell),
          add_schema(bell),       add_tables(bell), add_backup(bell),     add_restore(bell), add_doctor(bell),
          add_verify(bell),       add_serve(bell),  add_join(bell),       add_load(bell)};
}

// What stands on our line every program on this machine can read, bots too where the kernel can't lock them in, and a
// seed gives the deck away.
void strike_out_seeds(int count, char** line) {
  constexpr std::string_view kSeed = "--seed";
  for (int at = 1; at < count; ++at) {
    const std::string_view word = line[at];
    char* seed = nullptr;
    if (word == kSeed && at + 1 < count) seed = line[at + 1];
    if (word.starts_with(kSeed) && word.substr(kSeed.size()).starts_with('=')) seed = line[at] + kSeed.size() + 1;
    if (seed != nullptr) std::fill_n(seed, std::string_view(seed).size(), 'x');
  }
}

// Of the program as a whole, and then of each command.
std::vector<Synopsis> synopses_of(const Options& bell, const std::vector<Command>& commands) {
  std::vector<Synopsis> all{bell.synopsis()};
  for (const Command& command : commands)
    if (!command.options.app().get_group().empty()) all.push_back(command.options.synopsis());
  return all;
}

// Commands about commands; they query the list when all are there.
void add_guides(const Options& bell, std::vector<Command>& commands) {
  const auto ask = [bell, &commands] { return synopses_of(bell, commands); };
  for (Command& guide : std::vector<Command>{add_manual(bell, ask), add_completion(bell), add_complete(bell, ask)})
    commands.push_back(guide);
  commands.push_back(add_help(
      bell,
      [bell, &commands](const std::string& name) -> std::optional<std::string> {
        if (name.empty()) return bell.help_text();
        const Command* command = find(commands, name);
        if (command == nullptr) return std::nullopt;
        return command->options.help_text();
      },
      [&commands] { return names_of(commands); }));
}

// Ranks with the same line find the same errors, so that either all stop or none.
std::optional<Problem> refuse_unlike_lines(const lab::Ranks& ranks, const Words& words, const std::string& version) {
  std::string line = version;
  for (const std::string& word : words) line += '\0' + word;
  return lab::refuse_unlike_orders(ranks, line);
}

Exit run(const Command& command, const lab::Ranks& ranks) {
  if (ranks.is_alone() || command.is_for_ranks) return command.run();
  return complain(Exit::usage, say("one_process", {{"command", command.options.app().get_name()}}));
}

// The texts of the library's own help; commands inherit them from the program.
void label_help(CLI::App& bell) {
  const auto labels = bell.get_formatter();
  for (const char* word :
       {"Usage", "Positionals", "Options", "Subcommands", "OPTIONS", "SUBCOMMAND", "Needs", "Excludes"})
    labels->label(word, say(std::string("label.") + word));
  bell.option_defaults()->group(say("label.Options"));
  bell.set_help_flag("-h,--help", say("label.help"))->group(say("label.Options"));
}

// Every command answers in the requested language, which is chosen before the line is parsed.
void add_language(const Options& bell, const std::vector<Command>& commands, std::string& ignored) {
  bell.text("--lang", ignored, "shared.lang", "L");
  for (const Command& command : commands) command.options.text("--lang", ignored, "shared.lang", "L");
}

}  // namespace

Exit run_bell(int count, char** line, const std::string& version, const lab::Ranks& ranks) {
  const Words words(line + 1, line + count);
  if (const auto problem = choose_language(words)) return complain(Exit::usage, *problem);
  CLI::App bell(say("about"), "bell");
  bell.formatter(std::make_shared<HelpPage>());
  bell.require_subcommand(1);
  bell.footer(say("footer") + "\n  bell play\n  bell help sim\n\n" + say("exits"));
  label_help(bell);
  bell.set_version_flag("--version", "bell " + version, say("label.version"));
  set_version(version);
  std::vector<Command> commands = add_all(Options(bell), ranks);
  add_guides(Options(bell), commands);
  std::string language;
  add_language(Options(bell), commands, language);
  if (const auto problem = refuse_unlike_lines(ranks, words, version)) return complain(Exit::usage, *problem);
  if (const auto problem = refuse(bell, commands, words)) return complain(Exit::usage, *problem);
  try {
    bell.parse(count, line);
  } catch (const CLI::CallForVersion& asked) {
    print(std::string(asked.what()) + "\n");
    return Exit::fine;
  } catch (const CLI::Success&) {
    print(bell.help());
    return Exit::fine;
  } catch (const CLI::ParseError& error) {
    return explain(bell, error);
  }
  strike_out_seeds(count, line);
  return run(*find(commands, bell.get_subcommands().front()->get_name()), ranks);
}

}  // namespace bell::cli
