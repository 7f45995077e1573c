// Names of the people at this keyboard.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "kernel/problem.h"

namespace bell::cli {

// Why these cannot be the names of that many people: they must be printable and distinct.
std::optional<Problem> refuse_names(const std::vector<std::string>& names, std::uint64_t people);

}  // namespace bell::cli
