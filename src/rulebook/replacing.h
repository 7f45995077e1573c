// Replacements of printed numbers, and what can be wrong with them.
#pragma once

#include <map>
#include <string>

#include "rulebook/titles.h"

namespace bell::rulebook {

// Our numbers with `replaced` (keys and TOML values) substituted, checked one by one and together.
Outcome<Numbers, FieldFault> numbers_with(const TitleNumbers& title,
                                          const std::map<std::string, std::string>& replaced);

FieldFault unknown_key(const TitleNumbers& title, const std::string& key);

}  // namespace bell::rulebook
