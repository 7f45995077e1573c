// Whatever fits a line stands on one; the rest is indented below its name.
#include "cli/outline.h"

#include <fmt/format.h>

namespace bell::cli {
namespace {

constexpr std::size_t kLine = 110;

std::string one_line(const Json& value) {
  if (value.is_null()) return "-";
  if (value.is_boolean()) return value.get<bool>() ? "yes" : "no";
  if (value.is_string()) return value.get<std::string>();
  if (!value.is_structured()) return value.dump();
  std::string text;
  for (const auto& [key, part] : value.items()) {
    if (!text.empty()) text += value.is_object() ? ", " : " ";
    if (value.is_object()) text += key + " ";
    text += part.is_structured() && !part.empty() ? "(" + one_line(part) + ")" : one_line(part);
  }
  return text.empty() ? "none" : text;
}

bool has_parts(const Json& value) {
  for (const Json& part : value)
    if (part.is_structured()) return true;
  return false;
}

}  // namespace

std::string outline(const Json& document, std::size_t indent) {
  std::string text;
  for (const auto& [key, value] : document.items()) {
    const std::string name = document.is_array() ? "-" : key + ":";
    const std::string line = fmt::format("{:{}}{} {}\n", "", indent, name, one_line(value));
    const bool unfolds = value.is_structured() && (line.size() > kLine || (value.is_array() && has_parts(value)));
    text += unfolds ? fmt::format("{:{}}{}\n", "", indent, name) + outline(value, indent + 2) : line;
  }
  return text;
}

}  // namespace bell::cli
