// Where a house keeps its tables, as people write it: sqlite:PATH or postgres://…
#pragma once

#include <string>
#include <string_view>

#include "kernel/fault.h"
#include "kernel/outcome.h"

namespace bell::store {

struct Address {
  enum class Kind : std::uint8_t { sqlite, postgres };
  Kind kind{};
  std::string where;  // the file, or the whole URL
  // For display and logs: without a password.
  std::string shown() const;
};

Outcome<Address, Fault> read_address(std::string_view text);
// In the state folder of the user who runs the program.
Address usual_address();

}  // namespace bell::store
