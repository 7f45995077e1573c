// Finds a catalogue, and a rule's translation in it.
#include "cli/language.h"

#include <fmt/format.h>

#include <cstdlib>

#include "cli/words.h"

namespace bell::cli {
namespace {

const texts::Catalogue* chosen = nullptr;

std::optional<std::string> named_on(const std::vector<std::string>& line) {
  constexpr std::string_view kFlag = "--lang";
  for (std::size_t at = 0; at < line.size() && line[at] != "--"; ++at) {
    if (line[at] == kFlag && at + 1 < line.size()) return line[at + 1];
    if (line[at].starts_with(std::string(kFlag) + '=')) return line[at].substr(kFlag.size() + 1);
  }
  return std::nullopt;
}

// "pt" from pt_PT.UTF-8.
std::string named_around() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
    if (const char* value = std::getenv(name); value != nullptr && *value != '\0') {
      const std::string locale(value);
      return locale.substr(0, locale.find_first_of("_.@-"));
    }
  return {};
}

}  // namespace

const texts::Catalogue& words() { return chosen == nullptr ? *texts::Catalogue::find("en") : *chosen; }

std::optional<Problem> choose_language(const std::vector<std::string>& line) {
  chosen = texts::Catalogue::find(named_around());
  const auto named = named_on(line);
  if (!named) return std::nullopt;
  const texts::Catalogue* const found = texts::Catalogue::find(*named);
  if (found == nullptr) return Problem{no_such("language", *named, texts::Catalogue::languages())};
  chosen = found;
  return std::nullopt;
}

std::string say(const std::string& key, const texts::Args& facts) { return words().say("cli." + key, facts); }

std::string decimal(double value, int digits) {
  return words().say("language_number", {{"number", fmt::format("{:.{}f}", value, digits)}});
}

std::string signed_decimal(double value, int digits) {
  const std::string plain = decimal(value, digits);
  return value > 0 && plain != decimal(0, digits) ? '+' + plain : plain;
}

std::string in_language(const texts::Catalogue& words, const std::string& part, const rulebook::RuleText& rule) {
  return words.rule(rule.id, part, part == "title" ? rule.title : part == "text" ? rule.text : rule.ruling);
}

}  // namespace bell::cli
