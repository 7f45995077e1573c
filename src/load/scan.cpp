// Skips strings by their quotes and everything else by its brackets.
#include "load/scan.h"

#include <charconv>

namespace bell::load {
namespace {

// The position after the string that begins at `at`.
std::size_t after_string(std::string_view text, std::size_t at) {
  ++at;
  while ((at = text.find_first_of("\"\\", at)) != std::string_view::npos) {
    if (text[at] == '"') return at + 1;
    at += 2;  // a backslash and the character it escapes
  }
  return text.size();
}

// The position after the value that begins at `at`.
std::size_t after_value(std::string_view text, std::size_t at) {
  int depth = 0;
  while (at < text.size()) {
    const char letter = text[at];
    if (letter == '"') {
      at = after_string(text, at);
      if (depth == 0) return at;
      continue;
    }
    if (letter == '{' || letter == '[') ++depth;
    if (letter == '}' || letter == ']') {
      if (depth == 0) return at;
      if (--depth == 0) return at + 1;
    }
    if (letter == ',' && depth == 0) return at;
    ++at;
  }
  return at;
}

// Calls `take(name, value)` for each field until it returns that it has enough.
template <class Take>
void walk(std::string_view object, const Take& take) {
  std::size_t at = object.find('{');
  while (at < object.size()) {
    at = object.find('"', at);
    if (at == std::string_view::npos) return;
    const std::size_t end = after_string(object, at);
    const std::string_view name = object.substr(at + 1, end - at - 2);
    const std::size_t value = end + 1;  // after the colon
    if (value >= object.size()) return;
    const std::size_t next = after_value(object, value);
    if (take(name, object.substr(value, next - value))) return;
    if (next >= object.size() || object[next] != ',') return;
    at = next + 1;
  }
}

}  // namespace

std::string_view field(std::string_view object, std::string_view name) {
  std::string_view found;
  walk(object, [&](std::string_view each, std::string_view value) {
    if (each != name) return false;
    found = value;
    return true;
  });
  return found;
}

std::string_view unquoted(std::string_view value) {
  return value.size() >= 2 && value.front() == '"' ? value.substr(1, value.size() - 2) : std::string_view{};
}

std::uint32_t number(std::string_view value) {
  std::uint32_t number = 0;
  std::from_chars(value.data(), value.data() + value.size(), number);
  return number;
}

std::vector<std::string_view> elements(std::string_view list) {
  std::vector<std::string_view> all;
  if (list.size() < 2) return all;
  for (std::size_t at = 1; at + 1 < list.size();) {
    const std::size_t next = after_value(list, at);
    all.push_back(list.substr(at, next - at));
    at = next + 1;
  }
  return all;
}

Seen read_update(std::string_view update) {
  Seen seen;
  walk(update, [&seen](std::string_view name, std::string_view value) {
    if (name == "change") seen.change = number(value);
    if (name == "turn") seen.decision = number(field(value, "decision"));
    if (name == "choices") seen.choices = value;
    if (name == "over") seen.is_over = value != "null";
    return name == "over";
  });
  return seen;
}

}  // namespace bell::load
