// Reads the printed numbers of the embedded rulebook, with replacements by owners of the game.
#include <utility>

#include "embedded/rulebook.h"
#include "rulebook/replacing.h"
#include "rulebook/rulebook.h"

namespace bell::rulebook {
namespace {

// The text of rulebook/<title>/components.toml.
std::string_view sheet_of(std::string_view title) {
  const std::string path = folder_of_title(title) + "/components.toml";
  for (const auto& [name, content] : embedded::rulebook())
    if (name == path) return content;
  return {};
}

Component read_component(const TitleNumbers& numbers, const toml::table& entry) {
  const auto text = [&entry](std::string_view key) { return entry[key].value_or(std::string()); };
  Component component;
  component.key = text("key");
  component.rule = text("rule");
  component.text = text("text");
  component.provenance = text("provenance");
  component.note = text("note");
  const Field* field = find_field(numbers, component.key);
  const toml::node* value = entry.get("value");
  if (field == nullptr || value == nullptr) return component;
  component.count = field->count;
  component.least = field->least;
  component.most = field->most;
  if (const auto row = read_field(*field, *value)) component.value = write_row(*field, *row);
  return component;
}

std::vector<Component> components_as_printed(const TitleNumbers& numbers) {
  std::vector<Component> components;
  const auto table = parse_toml(sheet_of(numbers.title));
  const toml::array* entries = table ? (*table)["component"].as_array() : nullptr;
  if (entries == nullptr) return components;
  for (const toml::node& entry : *entries)
    if (const toml::table* fields = entry.as_table()) components.push_back(read_component(numbers, *fields));
  return components;
}

void replace(Component& component, const std::string& value) {
  component.our_value = std::exchange(component.value, value);
  component.our_provenance = std::exchange(component.provenance, "replaced");
  component.note.clear();
}

}  // namespace

Outcome<Numbers, FieldFault> numbers_with(const TitleNumbers& title,
                                          const std::map<std::string, std::string>& replaced) {
  Numbers numbers;
  for (const Component& component : components_as_printed(title))
    numbers[component.key] = *read_field(*find_field(title, component.key), component.value);
  for (const auto& [key, written] : replaced) {
    const Field* field = find_field(title, key);
    if (field == nullptr) return unknown_key(title, key);
    const auto row = read_field(*field, written);
    if (!row) return row.error();
    numbers[key] = *row;
  }
  if (auto fault = title.contradiction(numbers)) return *fault;
  return numbers;
}

FieldFault unknown_key(const TitleNumbers& title, const std::string& key) {
  constexpr std::size_t kFewEnoughToList = 20;
  const std::string name(title.title);
  if (title.fields.size() > kFewEnoughToList) return {key, "unknown_of_many", {{"title", name}}};
  return {key, "unknown", {{"title", name}, {"known", list_of_keys(title)}}};
}

Outcome<std::vector<Component>, Problem> components_of(std::string_view title,
                                                       const std::map<std::string, std::string>& replaced) {
  const TitleNumbers* known = find_title(title);
  if (known == nullptr) return no_such_title(title);
  const auto numbers = numbers_with(*known, replaced);
  if (!numbers) return problem_of(numbers.error());
  std::vector<Component> components = components_as_printed(*known);
  for (Component& component : components)
    if (replaced.contains(component.key))
      replace(component, write_row(*find_field(*known, component.key), numbers->at(component.key)));
  return components;
}

Outcome<AnyComponents, Problem> printed(const Setup& setup) {
  const TitleNumbers* known = find_title(setup.title);
  if (known == nullptr) return no_such_title(setup.title);
  const auto numbers = numbers_with(*known, setup.components);
  if (!numbers) return problem_of(numbers.error());
  return known->fill(*numbers);
}

}  // namespace bell::rulebook
