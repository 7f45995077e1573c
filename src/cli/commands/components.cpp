// `bell components`: lists every printed number, and how we know it.
#include <fmt/format.h>

#include <memory>

#include "cli/console.h"
#include "cli/flags.h"
#include "cli/language.h"
#include "cli/words.h"
#include "rulebook/rulebook.h"

namespace bell::cli {
namespace {

using rulebook::Component;

struct ComponentsFlags {
  std::string title;
  std::string file;
  bool json = false;
};

// Numbers and lists of numbers are the same in TOML and JSON; anything else stays text.
Json value_json(const std::string& toml) {
  Json value = Json::parse(toml, nullptr, false);
  return value.is_discarded() ? Json(toml) : value;
}

// How we know the number, or what it replaces.
std::string note_on(const Component& component) {
  if (component.our_value.empty()) return words().printed(component.note);
  return say("instead_of",
             {{"value", component.our_value}, {"provenance", say("provenance." + component.our_provenance)}});
}

Json component_json(const Component& component) {
  return {{"key", component.key},
          {"rule", component.rule},
          {"text", words().printed(component.text)},
          {"value", value_json(component.value)},
          {"least", component.least},
          {"most", component.most},
          {"provenance", component.provenance},
          {"note", note_on(component)}};
}

// Guessed numbers are marked in the margin.
std::string component_text(const Component& component) {
  const bool is_guess = component.provenance == "reconstructed";
  std::string text =
      fmt::format("{} {:<20} {}   ({}, {}; {})\n", is_guess ? "?" : " ", component.key, component.value,
                  say("provenance." + component.provenance), component.rule,
                  say("from_to", {{"low", std::to_string(component.least)}, {"high", std::to_string(component.most)}}));
  return text + fold(words().printed(component.text), kLineWidth, 6) + fold(note_on(component), kLineWidth, 6);
}

Exit run(const ComponentsFlags& flags) {
  const auto sheet = find_title(flags.title);
  if (!sheet) return complain(Exit::usage, sheet.error());
  const auto replaced = read_components(sheet->name, flags.file);
  if (!replaced) return complain(Exit::usage, replaced.error());
  const auto components = rulebook::components_of(sheet->name, *replaced);
  if (!components) return complain(Exit::usage, components.error());
  Json list = Json::array();
  std::string text;
  for (const Component& component : *components) {
    list.push_back(component_json(component));
    text += component_text(component);
  }
  if (flags.json)
    print_document(list);
  else
    print(text + say("reconstructed") + "\n");
  return Exit::fine;
}

}  // namespace

Command add_components(const Options& bell) {
  const Options command = bell.command("components", "components.about");
  const auto flags = std::make_shared<ComponentsFlags>();
  command.text("title", flags->title, "shared.title", "TITLE");
  add_components_flag(command, flags->file);
  command.flag("--json", flags->json, "shared.json");
  command.footer("  bell components stonks\n  bell components stonks --components mine.toml --json");
  return {command, [flags] { return run(*flags); }};
}

}  // namespace bell::cli
