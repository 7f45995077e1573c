// Problems found by the client itself; those from the server come worded in the player's language.
#pragma once

#include <string>
#include <string_view>

#include "kernel/problem.h"

namespace bell::client {

// "client." of the catalogues.
inline Problem problem_of(std::string_view key, const Facts& facts = {}) {
  return {"client." + std::string(key), facts};
}

}  // namespace bell::client
