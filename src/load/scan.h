// Finds what a player needs in a message without taking it apart: the generator shares the machine with the server.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace bell::load {

// The value of a field of the outermost object, as it is written; empty if there is none. One pass, up to the field.
std::string_view field(std::string_view object, std::string_view name);
// What stands between the quotes of a string; nothing in it is unescaped.
std::string_view unquoted(std::string_view value);
// Null and what is no number is 0.
std::uint32_t number(std::string_view value);
// The elements of a list.
std::vector<std::string_view> elements(std::string_view list);

// What an update says to a player.
struct Seen {
  std::uint32_t change = 0;
  std::uint32_t decision = 0;  // 0: not asked
  std::string_view choices{};
  bool is_over = false;
};
Seen read_update(std::string_view update);

}  // namespace bell::load
