// Names a bot's level in a sentence.
#pragma once

#include <string>
#include <string_view>

#include "texts/texts.h"

namespace bell::texts {

// "broker" in the reader's language, "broker:500" with its budget; a program ("exec:PATH") unchanged.
std::string level_name(const Catalogue& words, std::string_view bot);

}  // namespace bell::texts
