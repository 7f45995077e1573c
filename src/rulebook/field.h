// Printed numbers while they are read: a field says which numbers a key may have, and how to say so when it does not.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/outcome.h"
#include "rulebook/toml.h"

namespace bell::rulebook {

// One number or a row of them.
using Row = std::vector<int>;
using Numbers = std::map<std::string, Row, std::less<>>;

// Preconditions: the key is there; its number fits into a byte.
const Row& row_of(const Numbers& numbers, std::string_view key);
std::uint8_t number_of(const Numbers& numbers, std::string_view key);

struct Field {
  std::string_view key;   // "values.a"
  std::size_t count = 0;  // numbers in the row; 0 is a single number without brackets
  int least = 0;
  int most = 0;
  std::string_view each;  // "rank": the row has one number for each
};

// What is wrong, as the rest of a sentence that begins with the key: "needs a whole number from 1 to 9; …".
struct FieldFault {
  std::string key;
  std::string text;
};

Outcome<Row, FieldFault> read_field(const Field& field, const toml::node& node);
// As above, from a value written in TOML: "[1, 2, 3]".
Outcome<Row, FieldFault> read_field(const Field& field, const std::string& written);

// The numbers as they are written in TOML.
std::string write_row(const Field& field, const Row& row);

}  // namespace bell::rulebook
