// Checks the depth before building anything.
#include "wire/parse.h"

#include <algorithm>

namespace bell::wire {
namespace {

// Ignores brackets inside strings.
int depth_of(std::string_view text) {
  int depth = 0;
  int deepest = 0;
  bool is_in_text = false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    if (is_in_text && c == '\\')
      ++at;
    else if (c == '"')
      is_in_text = !is_in_text;
    else if (!is_in_text && (c == '[' || c == '{'))
      deepest = std::max(deepest, ++depth);
    else if (!is_in_text && (c == ']' || c == '}'))
      --depth;
  }
  return deepest;
}

bool is_continuation(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

}  // namespace

Outcome<Json, Problem> parse(std::string_view text) {
  if (depth_of(text) > kDeepest) return Problem{"reason.json.deep", Facts{{"most", std::to_string(kDeepest)}}};
  Json json = Json::parse(text, nullptr, false);
  if (json.is_discarded()) return Problem{"reason.json.none", Facts{}};
  return json;
}

std::string quoted(std::string_view text) {
  constexpr std::size_t kLongest = 60;
  std::size_t end = std::min(text.size(), kLongest);
  while (end < text.size() && end > 0 && is_continuation(text[end])) --end;
  const Json piece(std::string(text.substr(0, end)));
  const std::string written = piece.dump(-1, ' ', true, Json::error_handler_t::replace);
  return end < text.size() ? written + "…" : written;
}

}  // namespace bell::wire
