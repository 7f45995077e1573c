// Reads settings from TOML: keys are named like the flags, limits have their own table.
#include "rulebook/toml.h"
#include "server/settings.h"
#include "server/words.h"

namespace bell::server {
namespace {

std::optional<std::string> text_of(const toml::node& node) {
  if (const auto* text = node.as_string()) return text->get();
  if (const auto* number = node.as_integer()) return std::to_string(number->get());
  if (const auto* flag = node.as_boolean()) return flag->get() ? "true" : "false";
  if (const auto* list = node.as_array()) {
    std::string joined;
    for (const toml::node& part : *list) {
      const auto* text = part.as_string();
      if (text == nullptr) return std::nullopt;
      joined += (joined.empty() ? "" : ",") + text->get();
    }
    return joined;
  }
  return std::nullopt;
}

std::optional<Problem> read_table(const toml::table& table, const std::string& before, Given& given) {
  for (const auto& [key, node] : table) {
    const std::string name = before + std::string(key.str());
    if (const auto* inner = node.as_table(); inner != nullptr && before.empty()) {
      if (auto problem = read_table(*inner, name + ".", given)) return problem;
      continue;
    }
    const auto value = text_of(node);
    if (!value)
      return problem_of("settings.bad_kind", {{"name", name}, {"line", std::to_string(rulebook::line_of(node))}});
    given[name] = *value;
  }
  return std::nullopt;
}

}  // namespace

Outcome<Given, Problem> read_settings_file(std::string_view text) {
  const auto table = rulebook::parse_toml(text);
  if (!table) return table.error();
  Given given;
  if (auto problem = read_table(*table, "", given)) return *problem;
  return given;
}

}  // namespace bell::server
