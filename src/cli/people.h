// Names that people at this keyboard give themselves.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "kernel/problem.h"

namespace bell::cli {

// Why these can't be the names of so many people; they are shown on a screen, and one tells them apart.
std::optional<Problem> refuse_names(const std::vector<std::string>& names, std::uint64_t people);

}  // namespace bell::cli
