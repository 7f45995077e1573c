// Printed numbers being parsed: a field says which numbers a key may have.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/outcome.h"
#include "kernel/problem.h"
#include "rulebook/toml.h"

namespace bell::rulebook {

// One number or a row of them.
using Row = std::vector<int>;
using Numbers = std::map<std::string, Row, std::less<>>;

// Preconditions: the key exists; its number fits into a byte.
const Row& row_of(const Numbers& numbers, std::string_view key);
std::uint8_t number_of(const Numbers& numbers, std::string_view key);

struct Field {
  std::string_view key;   // "values.a"
  std::size_t count = 0;  // length of the row; 0: a single number without brackets
  int least = 0;
  int most = 0;
};

// What is wrong with a number: the sentence "problem.number.…", whose facts include the number's key.
struct FieldFault {
  std::string key;
  std::string name;
  Facts facts{};
};
Problem problem_of(const FieldFault& fault);

Outcome<Row, FieldFault> read_field(const Field& field, const toml::node& node);
// As above, from a value written in TOML: "[1, 2, 3]".
Outcome<Row, FieldFault> read_field(const Field& field, const std::string& written);

// The numbers as TOML.
std::string write_row(const Field& field, const Row& row);

}  // namespace bell::rulebook
