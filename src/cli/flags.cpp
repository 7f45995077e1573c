// Turns words on the command line into a valid setup.
#include "cli/flags.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "cli/language.h"
#include "cli/words.h"
#include "minds/minds.h"
#include "rulebook/rulebook.h"
#include "table/table.h"
#include "texts/texts.h"
#include "tui/look.h"

namespace bell::cli {
namespace {

constexpr int kUsualPlayers = 3;
constexpr std::uint64_t kMostPlayersToAsk = 1000;  // the title decides which of them are valid

// For a value like "base+cc": a part that is repeated, or nothing.
std::string named_twice(const std::string& value) {
  std::set<std::string> parts;
  for (std::size_t from = 0; from <= value.size();) {
    const std::size_t plus = std::min(value.find('+', from), value.size());
    const std::string part = value.substr(from, plus - from);
    if (!parts.insert(part).second) return part;
    from = plus + 1;
  }
  return {};
}

// "Wall_Street 1920" is "wall-street-1920".
std::string as_a_name(const std::string& typed) {
  std::string name = tui::lowered(typed);
  std::ranges::replace_if(name, [](char letter) { return letter == ' ' || letter == '_'; }, '-');
  return name;
}

// "1920" and "wall" are enough for "wall-street-1920": the beginning of the name, or of one of its words.
bool is_short_for(const std::string& typed, const std::string& name) {
  if (typed.empty()) return false;
  for (std::size_t at = 0; at != std::string::npos; at = name.find('-', at + 1))
    if (name.compare(at == 0 ? 0 : at + 1, typed.size(), typed) == 0) return true;
  return false;
}

std::optional<Problem> read_options(const std::vector<std::string>& pairs, std::map<std::string, std::string>& into) {
  for (const std::string& pair : pairs) {
    const std::size_t equals = pair.find('=');
    if (equals == std::string::npos || equals == 0) return Problem{say("option_form", {{"typed", pair}})};
    if (!into.emplace(pair.substr(0, equals), pair.substr(equals + 1)).second)
      return Problem{say("option_twice", {{"option", pair.substr(0, equals)}})};
    if (const std::string twice = named_twice(pair.substr(equals + 1)); !twice.empty())
      return Problem{say("value_twice", {{"option", pair}, {"value", twice}})};
  }
  return std::nullopt;
}

std::vector<std::string> names_of(const std::vector<ModuleSheet>& modules) {
  std::vector<std::string> names;
  for (const ModuleSheet& module : modules) names.push_back(module.name);
  return names;
}

std::string explain_unknown(const TitleSheet& sheet, const CompositionError& error) {
  if (error.second != "option") return no_such(error.second, error.first, names_of(sheet.modules));
  std::vector<std::string> names;
  for (const OptionSheet& option : sheet.options) names.push_back(option.name);
  return no_such("option", error.first, names);
}

std::string for_players(int fewest, int most) {
  return ' ' + say("for_players", {{"fewest", std::to_string(fewest)}, {"most", std::to_string(most)}});
}

// Of the module at fault, or of the whole title.
std::string seats_taken(const TitleSheet& sheet, const CompositionError& error) {
  for (const ModuleSheet& module : sheet.modules)
    if (module.name == error.first) return for_players(module.fewest_seats, module.most_seats);
  return for_players(sheet.fewest_seats, sheet.most_seats);
}

std::string explain_value(const TitleSheet& sheet, const CompositionError& error) {
  const std::string sentence = texts::explain(words(), error);
  for (const OptionSheet& option : sheet.options) {
    if (option.name != error.first) continue;
    const bool is_listed = std::find(option.values.begin(), option.values.end(), error.second) != option.values.end();
    if (!is_listed) return sentence + ' ' + say("takes", {{"values", join(option.values, ", ")}});
    // Listing the values would not help: the value is on the list.
    if (error.rule == Rule::none) return sentence;
    return words().say("misfit.not_with_these",
                       {{"rule", std::string(id_of(error.rule))}, {"first", error.first}, {"second", error.second}});
  }
  return sentence;
}

std::string explain(const TitleSheet& sheet, const CompositionError& error) {
  if (error.why == Misfit::unknown) return explain_unknown(sheet, error);
  if (error.why == Misfit::bad_option) return explain_value(sheet, error);
  std::string sentence = texts::explain(words(), error);
  if (error.why == Misfit::needs) sentence += ' ' + say("to_add", {{"module", error.second}});
  if (error.why == Misfit::too_few_seats || error.why == Misfit::too_many_seats) sentence += seats_taken(sheet, error);
  return sentence;
}

// Everything that can be composed can be played.
std::optional<Problem> refuse_setup(const TitleSheet& sheet, const Setup& setup) {
  const auto fault = table::refuse_setup(setup);
  if (!fault) return std::nullopt;
  if (const auto* misfit = std::get_if<CompositionError>(&*fault)) return Problem{explain(sheet, *misfit)};
  return Problem{texts::explain(words(), std::get<Fault>(*fault))};
}

}  // namespace

void add_components_flag(const Options& command, std::string& file) {
  command.text("--components", file, "shared.components", "FILE");
}

Outcome<std::map<std::string, std::string>, Problem> read_components(const std::string& title,
                                                                     const std::string& file) {
  if (file.empty()) return std::map<std::string, std::string>{};
  auto replaced = rulebook::read_replacements(title, file);
  if (replaced && replaced->empty()) return Problem{say("nothing_replaced", {{"file", file}, {"title", title}})};
  return replaced;
}

void add_setup_flags(const Options& command, SetupFlags& flags) {
  command.text("title", flags.title, "shared.title", "TITLE");
  command.whole("--players", flags.players, 0, kMostPlayersToAsk, "shared.players");
  command.list("--module", flags.modules, "shared.module", "M");
  command.again("--option", flags.options, "shared.option", "K=V");
  add_components_flag(command, flags.components);
}

Outcome<TitleSheet, Problem> find_title(const std::string& typed) {
  const std::string name = as_a_name(typed);
  std::vector<TitleSheet> sheets = table::titles();
  std::vector<std::string> names;
  std::vector<TitleSheet*> meant;
  for (TitleSheet& sheet : sheets) {
    const std::string on_the_box = as_a_name(words().say(sheet.name + ".title"));
    if (sheet.name == name || on_the_box == name) return std::move(sheet);
    if (is_short_for(name, sheet.name)) meant.push_back(&sheet);
    names.push_back(sheet.name);
  }
  if (meant.size() == 1) return std::move(*meant.front());
  if (name.empty()) return Problem{say("which_title", {{"known", join(names, ", ")}})};
  return Problem{no_such("title", typed, names)};
}

std::optional<Problem> refuse_bots(const std::vector<std::string>& bots) {
  for (const std::string& bot : bots) {
    if (const auto problem = minds::refuse_program(bot)) return problem;
    if (bot.starts_with("intern:")) return Problem{say("intern_budget", {{"bot", bot}})};
    if (!minds::exists(bot)) return Problem{no_such("bot", bot, minds::names())};
  }
  return std::nullopt;
}

Outcome<Setup, Problem> setup_of(const SetupFlags& flags) {
  const auto sheet = find_title(flags.title);
  if (!sheet) return sheet.error();
  Setup setup{.title = sheet->name, .seats = 0, .modules = flags.modules, .options = {}, .components = {}};
  setup.seats = flags.players ? static_cast<int>(*flags.players)
                              : std::clamp(kUsualPlayers, sheet->fewest_seats, sheet->most_seats);
  if (const auto problem = read_options(flags.options, setup.options)) return *problem;
  auto replaced = read_components(sheet->name, flags.components);
  if (!replaced) return replaced.error();
  setup.components = std::move(*replaced);
  if (const auto problem = refuse_setup(*sheet, setup)) return *problem;
  return setup;
}

}  // namespace bell::cli
