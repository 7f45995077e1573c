// Finds what a player needs in a message without parsing it all: the load test shares the machine with the server.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace bell::load {

// The raw value of a field of the outermost object; empty if there is none. One pass, up to the field.
std::string_view field(std::string_view object, std::string_view name);
// The text between the quotes of a string, without unescaping.
std::string_view unquoted(std::string_view value);
// Null and everything that is not a number give 0.
std::uint32_t number(std::string_view value);
// The elements of a list.
std::vector<std::string_view> elements(std::string_view list);

// What an update tells a player.
struct Seen {
  std::uint32_t change = 0;
  std::uint32_t decision = 0;  // 0: not asked
  std::string_view choices{};
  bool is_over = false;
};
Seen read_update(std::string_view update);

}  // namespace bell::load
