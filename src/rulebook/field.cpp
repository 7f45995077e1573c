// Parses a number or a row of numbers, and says exactly what is wrong with it.
#include "rulebook/field.h"

#include <cstdint>
#include <optional>
#include <utility>

namespace bell::rulebook {
namespace {

FieldFault fault(const Field& field, Facts found) {
  found["low"] = std::to_string(field.least);
  found["high"] = std::to_string(field.most);
  found["count"] = std::to_string(field.count);
  return {std::string(field.key), field.count == 0 ? "needs_one" : "needs_row", std::move(found)};
}

// What the node is instead of a valid number of this field; nothing if it is valid.
std::optional<Facts> misfit(const Field& field, const toml::node& node) {
  const std::optional<std::int64_t> number = node.value_exact<std::int64_t>();
  if (!number) return Facts{{"found", "no_number"}};
  if (*number < field.least || *number > field.most)
    return Facts{{"found", "number"}, {"value", std::to_string(*number)}};
  return std::nullopt;
}

Outcome<Row, FieldFault> read_single(const Field& field, const toml::node& node) {
  if (const auto why = misfit(field, node)) return fault(field, *why);
  return Row{static_cast<int>(*node.value_exact<std::int64_t>())};
}

}  // namespace

Problem problem_of(const FieldFault& fault) {
  Facts facts = fault.facts;
  facts["key"] = fault.key;
  return {"problem.number." + fault.name, std::move(facts)};
}

const Row& row_of(const Numbers& numbers, std::string_view key) { return numbers.find(key)->second; }

std::uint8_t number_of(const Numbers& numbers, std::string_view key) {
  return static_cast<std::uint8_t>(row_of(numbers, key).front());
}

Outcome<Row, FieldFault> read_field(const Field& field, const toml::node& node) {
  if (field.count == 0) return read_single(field, node);
  const toml::array* list = node.as_array();
  if (list == nullptr) return fault(field, {{"found", "no_list"}});
  if (list->size() != field.count) return fault(field, {{"found", "count"}, {"value", std::to_string(list->size())}});
  Row row;
  for (const toml::node& each : *list) {
    if (auto why = misfit(field, each)) {
      why->emplace("position", std::to_string(row.size() + 1));
      return fault(field, std::move(*why));
    }
    row.push_back(static_cast<int>(*each.value_exact<std::int64_t>()));
  }
  return row;
}

Outcome<Row, FieldFault> read_field(const Field& field, const std::string& written) {
  const auto table = parse_toml("value = " + written);
  // A second key would mean that the text contained more than a value.
  if (!table || table->size() != 1 || !table->contains("value"))
    return fault(field, {{"found", "no_value"}, {"value", written}});
  return read_field(field, *table->get("value"));
}

std::string write_row(const Field& field, const Row& row) {
  if (field.count == 0) return std::to_string(row.front());
  std::string text = "[";
  for (std::size_t at = 0; at < row.size(); ++at) text += (at == 0 ? "" : ", ") + std::to_string(row[at]);
  return text + "]";
}

}  // namespace bell::rulebook
