// Builds the lists of titles and rules with their texts. Where a catalogue has none, the name that people type is
// shown.
#include "server/offers.h"

#include <algorithm>

#include "rulebook/rulebook.h"
#include "server/words.h"
#include "table/table.h"

namespace bell::server {
namespace {

std::string word(const texts::Catalogue& words, const std::string& key, const std::string& otherwise) {
  return words.has(key) ? words.say(key) : otherwise;
}

// Turns "moderate_market" into "moderate market".
std::string spaced(std::string name) {
  for (char& letter : name)
    if (letter == '_' || letter == '-') letter = ' ';
  return name;
}

// A value may be a sum, such as "base+cc": then each part is worded.
std::string value_words(const texts::Catalogue& words, const std::string& key, const std::string& value) {
  std::string said;
  for (std::size_t from = 0; from <= value.size();) {
    const std::size_t plus = std::min(value.find('+', from), value.size());
    const std::string part = value.substr(from, plus - from);
    said += (said.empty() ? "" : ", ") + word(words, key + part, spaced(part));
    from = plus + 1;
  }
  return said;
}

wire::ModuleOffer module_offer(const texts::Catalogue& words, const std::string& title, const ModuleSheet& sheet) {
  const std::string key = title + ".module." + sheet.name;
  return {.name = sheet.name,
          .text = word(words, key, spaced(sheet.name)),
          .help = word(words, title + ".module_help." + sheet.name, ""),
          .kind = sheet.kind == ModuleSheet::Kind::variant ? "variant" : "module",
          .rule = sheet.rule,
          .fewest = sheet.fewest_seats,
          .most = sheet.most_seats};
}

wire::OptionOffer option_offer(const texts::Catalogue& words, const std::string& title, const OptionSheet& sheet) {
  const std::string key = title + ".option." + sheet.name;
  wire::OptionOffer offer{.name = sheet.name,
                          .text = word(words, key, spaced(sheet.name)),
                          .fallback = sheet.fallback,
                          .values = {},
                          .rule = sheet.rule,
                          .module = sheet.module.empty() ? std::nullopt : std::optional(sheet.module)};
  for (const std::string& value : sheet.values)
    offer.values.push_back({value, value_words(words, title + ".value." + sheet.name + ".", value)});
  return offer;
}

// The base game, and all modules at once if there are any.
std::vector<wire::Preset> preset_offers(const texts::Catalogue& words, const TitleSheet& sheet) {
  std::vector<wire::Preset> presets;
  for (const PresetSheet& preset : sheet.presets)
    presets.push_back({.name = preset.name,
                       .text = texts::preset_name(words, sheet.name, preset.name),
                       .modules = preset.modules,
                       .options = preset.options});
  return presets;
}

wire::TitleOffer title_offer(const texts::Catalogue& words, const TitleSheet& sheet,
                             const std::vector<std::string>& bots) {
  wire::TitleOffer offer{.title = sheet.name,
                         .text = word(words, sheet.name + ".title", spaced(sheet.name)),
                         .about = word(words, sheet.name + ".about", ""),
                         .fewest = sheet.fewest_seats,
                         .most = sheet.most_seats,
                         .modules = {},
                         .options = {},
                         .presets = preset_offers(words, sheet),
                         .bots = {}};
  for (const ModuleSheet& module : sheet.modules) offer.modules.push_back(module_offer(words, sheet.name, module));
  for (const OptionSheet& option : sheet.options) offer.options.push_back(option_offer(words, sheet.name, option));
  for (const std::string& bot : bots) offer.bots.push_back({bot, word(words, "server.bot." + bot, bot)});
  return offer;
}

}  // namespace

wire::About about(const Limits& limits, const std::string& version, bool has_password) {
  return {.product = "Opening Bell",
          .version = version,
          .build = version,
          .protocol = wire::kProtocol,
          .languages = texts::Catalogue::languages(),
          .limits = {.frame = static_cast<std::int32_t>(limits.frame),
                     .chat = static_cast<std::int32_t>(limits.chat),
                     .name = static_cast<std::int32_t>(limits.name)},
          .password = has_password};
}

wire::Titles titles(const texts::Catalogue& words, const std::vector<std::string>& bots) {
  wire::Titles all;
  for (const TitleSheet& sheet : table::titles()) all.titles.push_back(title_offer(words, sheet, bots));
  return all;
}

std::optional<wire::RuleBook> rules_of(const texts::Catalogue& words, std::string_view title) {
  const auto rules = rulebook::rules_of(title);
  if (rules.empty()) return std::nullopt;
  wire::RuleBook book{.title = std::string(title),
                      .text = word(words, std::string(title) + ".title", std::string(title)),
                      .rules = {},
                      .numbers = {}};
  for (const rulebook::RuleText& rule : rules) {
    const std::string ruling = rule.ruling.empty() ? "" : words.rule(rule.id, "ruling", rule.ruling);
    book.rules.push_back({.id = rule.id,
                          .chapter = rule.id.substr(0, rule.id.find('-', rule.id.find('-') + 1)),
                          .kind = rule.kind,
                          .title = words.rule(rule.id, "title", rule.title),
                          .text = words.rule(rule.id, "text", rule.text),
                          .ruling = ruling,
                          .source = words.printed(rule.source)});
  }
  if (const auto components = rulebook::components_of(title, {}))
    for (const rulebook::Component& component : *components)
      book.numbers.push_back({.name = component.key,
                              .rule = component.rule,
                              .text = words.printed(component.text),
                              .value = component.value,
                              .provenance = component.provenance,
                              .note = words.printed(component.note)});
  return book;
}

std::string title_names() {
  std::vector<std::string> names;
  for (const TitleSheet& sheet : table::titles()) names.push_back(sheet.name);
  return joined(names);
}

}  // namespace bell::server
