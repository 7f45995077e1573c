// What a bot's level is called in a sentence.
#pragma once

#include <string>
#include <string_view>

#include "texts/texts.h"

namespace bell::texts {

// "broker" as the reader's language says it, and "broker:500" with its budget; a program ("exec:PATH") as it is.
std::string level_name(const Catalogue& words, std::string_view bot);

}  // namespace bell::texts
