// Reads a number or a row of numbers, and says exactly which of them does not fit.
#include "rulebook/field.h"

#include <cstdint>
#include <optional>

namespace bell::rulebook {
namespace {

std::string needs(const Field& field) {
  const std::string range = " from " + std::to_string(field.least) + " to " + std::to_string(field.most);
  if (field.count == 0) return "needs a whole number" + range;
  return "needs " + std::to_string(field.count) + " whole numbers" + range + ", one for each " +
         std::string(field.each);
}

FieldFault fault(const Field& field, const std::string& found) {
  return {std::string(field.key), needs(field) + "; " + found + "."};
}

// Why the node is no number of this field, as "is 12" or "is not a whole number"; nothing if it is one.
std::optional<std::string> misfit(const Field& field, const toml::node& node) {
  const std::optional<std::int64_t> number = node.value_exact<std::int64_t>();
  if (!number) return "is not a whole number";
  if (*number < field.least || *number > field.most) return "is " + std::to_string(*number);
  return std::nullopt;
}

Outcome<Row, FieldFault> read_single(const Field& field, const toml::node& node) {
  if (const auto why = misfit(field, node)) return fault(field, "this " + *why);
  return Row{static_cast<int>(*node.value_exact<std::int64_t>())};
}

}  // namespace

const Row& row_of(const Numbers& numbers, std::string_view key) { return numbers.find(key)->second; }

std::uint8_t number_of(const Numbers& numbers, std::string_view key) {
  return static_cast<std::uint8_t>(row_of(numbers, key).front());
}

Outcome<Row, FieldFault> read_field(const Field& field, const toml::node& node) {
  if (field.count == 0) return read_single(field, node);
  const toml::array* list = node.as_array();
  if (list == nullptr) return fault(field, "this is not a list, like [1, 2, 3]");
  if (list->size() != field.count) {
    const std::string found = std::to_string(list->size());
    return fault(field, (list->size() == 1 ? "there is " : "there are ") + found);
  }
  Row row;
  for (const toml::node& each : *list) {
    if (const auto why = misfit(field, each))
      return fault(field, "number " + std::to_string(row.size() + 1) + " " + *why);
    row.push_back(static_cast<int>(*each.value_exact<std::int64_t>()));
  }
  return row;
}

Outcome<Row, FieldFault> read_field(const Field& field, const std::string& written) {
  const auto table = parse_toml("value = " + written);
  // A second key would mean that more was written than a value.
  if (!table || table->size() != 1 || !table->contains("value"))
    return fault(field, "`" + written + "` is not a value as TOML writes it");
  return read_field(field, *table->get("value"));
}

std::string write_row(const Field& field, const Row& row) {
  if (field.count == 0) return std::to_string(row.front());
  std::string text = "[";
  for (std::size_t at = 0; at < row.size(); ++at) text += (at == 0 ? "" : ", ") + std::to_string(row[at]);
  return text + "]";
}

}  // namespace bell::rulebook
