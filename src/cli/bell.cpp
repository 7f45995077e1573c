// One line in, one command run. Every fault of the line is one sentence that names the way out.
#include "cli/bell.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <optional>
#include <vector>

#include "cli/console.h"
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

Words names_of(const std::vector<Command>& commands) {
  Words names;
  for (const Command& command : commands) names.push_back(command.options.app().get_name());
  return names;
}

Words flags_of(const CLI::App& app) {
  Words flags;
  for (const CLI::Option* option : app.get_options())
    for (const std::string& name : option->get_lnames()) flags.push_back("--" + name);
  return flags;
}

// Asked before the line is parsed: a misspelt flag should not be reported as something else that is missing.
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

std::optional<std::string> refuse(const CLI::App& bell, const std::vector<Command>& commands, const Words& words) {
  if (words.empty()) return say("which_command", {{"known", join(names_of(commands), ", ")}});
  if (words.front().starts_with("-")) return unknown_flag(bell, {words.front()});
  const Command* command = find(commands, words.front());
  if (command == nullptr) return no_such("command", words.front(), names_of(commands));
  return unknown_flag(command->options.app(), {words.begin() + 1, words.end()});
}

Exit explain(const CLI::App& bell, const CLI::ParseError& error) {
  std::string path = "bell";
  for (const CLI::App* command : bell.get_subcommands()) path += " " + command->get_name();
  std::string what = error.what();
  std::replace(what.begin(), what.end(), '\n', ' ');
  while (what.ends_with(' ') || what.ends_with('.')) what.pop_back();
  return complain(Exit::usage, say("see_help", {{"what", what}, {"command", path}}));
}

std::vector<Command> add_all(const Options& bell, const lab::Ranks& ranks) {
  return {add_titles(bell), add_play(bell),       add_matches(bell), add_sim(bell, ranks), add_arena(bell, ranks),
          add_luck(bell),   add_bench(bell),      add_replay(bell),  add_analyze(bell),    add_plays(bell),
          add_rules(bell),  add_components(bell), add_perft(bell),   add_signature(bell),  add_schema(bell),
          add_tables(bell), add_backup(bell),     add_restore(bell), add_doctor(bell),     add_verify(bell),
          add_serve(bell),  add_join(bell)};
}

// Ranks with the same line find the same faults in it, so that all of them stop or none.
std::optional<Problem> refuse_unlike_lines(const lab::Ranks& ranks, const Words& words, const std::string& version) {
  std::string line = version;
  for (const std::string& word : words) line += '\0' + word;
  return lab::refuse_unlike_orders(ranks, line);
}

Exit run(const Command& command, const lab::Ranks& ranks) {
  if (ranks.is_alone() || command.is_for_ranks) return command.run();
  return complain(Exit::usage, say("one_process", {{"command", command.options.app().get_name()}}));
}

// What the library says of itself in help; commands take it over from the program.
void label_help(CLI::App& bell) {
  const auto labels = bell.get_formatter();
  for (const char* word : {"Usage", "Positionals", "Options", "Subcommands", "OPTIONS", "SUBCOMMAND"})
    labels->label(word, say(std::string("label.") + word));
  bell.set_help_flag("-h,--help", say("label.help"));
  bell.option_defaults()->group(say("label.Options"));
}

// Every command answers in the language asked for; it is chosen before the line is read.
void add_language(const std::vector<Command>& commands, std::string& ignored) {
  for (const Command& command : commands) command.options.text("--lang", ignored, "shared.lang", "L");
}

}  // namespace

Exit run_bell(int count, char** line, const std::string& version, const lab::Ranks& ranks) {
  const Words words(line + 1, line + count);
  if (const auto problem = choose_language(words)) return complain(Exit::usage, problem->text);
  CLI::App bell(say("about"), "bell");
  bell.set_version_flag("--version", "bell " + version);
  bell.require_subcommand(1);
  bell.get_formatter()->column_width(26);
  bell.footer(say("footer") + "\n  bell play stonks --players 4");
  label_help(bell);
  set_version(version);
  const std::vector<Command> commands = add_all(Options(bell), ranks);
  std::string language;
  add_language(commands, language);
  if (const auto problem = refuse_unlike_lines(ranks, words, version)) return complain(Exit::usage, problem->text);
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
  return run(*find(commands, bell.get_subcommands().front()->get_name()), ranks);
}

}  // namespace bell::cli
