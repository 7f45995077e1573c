// What a server offers: titles, modules, options, bots, languages, its limits and its rules.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "kernel/rule.h"
#include "view/describe.h"

namespace bell::wire {

struct HouseLimits {
  std::int32_t frame = 0;  // bytes
  std::int32_t chat = 0;   // characters
  std::int32_t name = 0;   // characters
};
template <class Walk, OneOf<HouseLimits> T>
void describe(Walk& walk, T& limits) {
  walk("frame", limits.frame);
  walk("chat", limits.chat);
  walk("name", limits.name);
}

struct About {
  static constexpr std::string_view kType = "About";
  std::string product{};
  std::string version{};
  std::string build{};
  std::int32_t protocol = 0;
  std::vector<std::string> languages{};
  HouseLimits limits{};
  bool password = false;  // opening a table requires the house password
};
template <class Walk, OneOf<About> T>
void describe(Walk& walk, T& about) {
  walk("product", about.product);
  walk("version", about.version);
  walk("build", about.build);
  walk("protocol", about.protocol);
  walk("languages", about.languages);
  walk("limits", about.limits);
  walk("password", about.password);
}

struct ModuleOffer {
  std::string name{};
  std::string text{};
  std::string help{};  // may be empty
  std::string kind{};  // "module" or "variant"
  Rule rule = Rule::none;
  std::int32_t fewest = 0;  // players
  std::int32_t most = 0;
};
template <class Walk, OneOf<ModuleOffer> T>
void describe(Walk& walk, T& module) {
  walk("name", module.name);
  walk("text", module.text);
  walk("help", module.help);
  walk("kind", module.kind);
  walk("rule", module.rule);
  walk("fewest", module.fewest);
  walk("most", module.most);
}

struct ValueOffer {
  std::string value{};
  std::string text{};
};
template <class Walk, OneOf<ValueOffer> T>
void describe(Walk& walk, T& value) {
  walk("value", value.value);
  walk("text", value.text);
}

struct OptionOffer {
  std::string name{};
  std::string text{};
  std::string fallback{};
  std::vector<ValueOffer> values{};
  Rule rule = Rule::none;
  std::optional<std::string> module{};  // which must be in play
};
template <class Walk, OneOf<OptionOffer> T>
void describe(Walk& walk, T& option) {
  walk("name", option.name);
  walk("text", option.text);
  walk("fallback", option.fallback);
  walk("values", option.values);
  walk("rule", option.rule);
  walk.or_null("module", option.module);
}

// A named way to play: modules and options.
struct Preset {
  std::string name{};
  std::string text{};
  std::vector<std::string> modules{};
  std::map<std::string, std::string> options{};
};
template <class Walk, OneOf<Preset> T>
void describe(Walk& walk, T& preset) {
  walk("name", preset.name);
  walk("text", preset.text);
  walk("modules", preset.modules);
  walk("options", preset.options);
}

struct BotOffer {
  std::string name{};
  std::string text{};
};
template <class Walk, OneOf<BotOffer> T>
void describe(Walk& walk, T& bot) {
  walk("name", bot.name);
  walk("text", bot.text);
}

struct TitleOffer {
  static constexpr std::string_view kType = "TitleOffer";
  std::string title{};
  std::string text{};
  std::string about{};  // one line, may be empty
  std::int32_t fewest = 0;
  std::int32_t most = 0;
  std::vector<ModuleOffer> modules{};
  std::vector<OptionOffer> options{};
  std::vector<Preset> presets{};
  std::vector<BotOffer> bots{};
};
template <class Walk, OneOf<TitleOffer> T>
void describe(Walk& walk, T& title) {
  walk("title", title.title);
  walk("text", title.text);
  walk("about", title.about);
  walk("fewest", title.fewest);
  walk("most", title.most);
  walk("modules", title.modules);
  walk("options", title.options);
  walk("presets", title.presets);
  walk("bots", title.bots);
}

struct Titles {
  static constexpr std::string_view kType = "Titles";
  std::vector<TitleOffer> titles{};
};
template <class Walk, OneOf<Titles> T>
void describe(Walk& walk, T& titles) {
  walk("titles", titles.titles);
}

struct RuleText {
  std::string id{};
  std::string chapter{};
  std::string kind{};
  std::string title{};  // a few words
  std::string text{};
  std::string ruling{};  // how we decided where the rulebook is unclear; often empty
  std::string source{};
};
template <class Walk, OneOf<RuleText> T>
void describe(Walk& walk, T& rule) {
  walk("id", rule.id);
  walk("chapter", rule.chapter);
  walk("kind", rule.kind);
  walk("title", rule.title);
  walk("text", rule.text);
  walk("ruling", rule.ruling);
  walk("source", rule.source);
}

// A printed number, or a row of them: the rule it belongs to, and where we know it from (rulebook, public,
// reconstructed).
struct PrintedNumber {
  std::string name{};
  std::string rule{};
  std::string text{};
  std::string value{};
  std::string provenance{};
  std::string note{};
};
template <class Walk, OneOf<PrintedNumber> T>
void describe(Walk& walk, T& number) {
  walk("name", number.name);
  walk("rule", number.rule);
  walk("text", number.text);
  walk("value", number.value);
  walk("provenance", number.provenance);
  walk("note", number.note);
}

struct RuleBook {
  static constexpr std::string_view kType = "RuleBook";
  std::string title{};
  std::string text{};
  std::vector<RuleText> rules{};
  std::vector<PrintedNumber> numbers{};
};
template <class Walk, OneOf<RuleBook> T>
void describe(Walk& walk, T& book) {
  walk("title", book.title);
  walk("text", book.text);
  walk("rules", book.rules);
  walk("numbers", book.numbers);
}

}  // namespace bell::wire
