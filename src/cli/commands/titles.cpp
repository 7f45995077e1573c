// `bell titles`: lists the games, their numbers of players, and what can be chosen.
#include <fmt/format.h>

#include <memory>

#include "cli/commands/commands.h"
#include "cli/console.h"
#include "cli/language.h"
#include "cli/words.h"
#include "minds/minds.h"
#include "table/table.h"

namespace bell::cli {
namespace {

Json rule_json(Rule rule) { return rule == Rule::none ? Json(nullptr) : Json(id_of(rule)); }

Json modules_json(const TitleSheet& sheet, ModuleSheet::Kind kind) {
  Json list = Json::array();
  for (const ModuleSheet& module : sheet.modules)
    if (module.kind == kind)
      list.push_back({{"name", module.name},
                      {"players", {{"min", module.fewest_seats}, {"max", module.most_seats}}},
                      {"rule", rule_json(module.rule)}});
  return list;
}

// One sentence, if the catalogues have one for this title.
std::string about(const TitleSheet& sheet) {
  const std::string key = sheet.name + ".in_a_sentence";
  return words().has(key) ? words().say(key) : "";
}

Json title_json(const TitleSheet& sheet) {
  Json options = Json::array();
  for (const OptionSheet& option : sheet.options)
    options.push_back({{"name", option.name},
                       {"default", option.fallback},
                       {"values", option.values},
                       {"module", option.module.empty() ? Json(nullptr) : Json(option.module)},
                       {"rule", rule_json(option.rule)}});
  return {{"name", sheet.name},
          {"about", about(sheet)},
          {"players", {{"min", sheet.fewest_seats}, {"max", sheet.most_seats}}},
          {"modules", modules_json(sheet, ModuleSheet::Kind::module)},
          {"variants", modules_json(sheet, ModuleSheet::Kind::variant)},
          {"options", options}};
}

// If every combination of some names is a value, the names suffice.
std::string values_text(const OptionSheet& option) {
  std::vector<std::string> names;
  for (const std::string& value : option.values)
    if (value.find('+') == std::string::npos) names.push_back(value);
  const bool are_combined = names.size() > 1 && option.values.size() == (std::size_t{1} << names.size()) - 1;
  return are_combined ? say("several", {{"names", join(names, ", ")}}) : join(option.values, ", ");
}

std::string players_text(int fewest, int most) {
  return say("players", {{"fewest", std::to_string(fewest)}, {"most", std::to_string(most)}});
}

constexpr std::size_t kTextColumn = 31;

std::string title_text(const TitleSheet& sheet) {
  std::string text = fmt::format("{}: {}\n", sheet.name, players_text(sheet.fewest_seats, sheet.most_seats));
  text += fold(about(sheet), kLineWidth, 2);
  for (const ModuleSheet& module : sheet.modules)
    text += hanging(
        "  --module " + module.name,
        fmt::format("{}, {} ({})", say(module.kind == ModuleSheet::Kind::variant ? "kind.variant" : "kind.module"),
                    players_text(module.fewest_seats, module.most_seats), id_of(module.rule)),
        kTextColumn);
  for (const OptionSheet& option : sheet.options)
    text +=
        hanging("  --option " + option.name + "=…",
                say(option.module.empty() ? "option" : "option_of_module", {{"values", values_text(option)},
                                                                            {"usual", option.fallback},
                                                                            {"rule", std::string(id_of(option.rule))},
                                                                            {"module", option.module}}),
                kTextColumn);
  return text;
}

Exit list_titles(bool as_json) {
  Json list = Json::array();
  std::string text;
  for (const TitleSheet& sheet : table::titles()) {
    list.push_back(title_json(sheet));
    text += title_text(sheet);
  }
  if (as_json)
    print_document(list);
  else
    print(text + fold(say("minds", {{"names", join(minds::names(), ", ")}}), kLineWidth, 0));
  return Exit::fine;
}

}  // namespace

Command add_titles(const Options& bell) {
  const Options command = bell.command("titles", "titles.about");
  const auto as_json = std::make_shared<bool>(false);
  command.flag("--json", *as_json, "shared.json");
  command.footer("  bell titles --json");
  return {command, [as_json] { return list_titles(*as_json); }};
}

}  // namespace bell::cli
