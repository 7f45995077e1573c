// Puts facts into a sentence.
#pragma once

#include <string>
#include <string_view>

#include "texts/texts.h"

namespace bell::texts {

// Each {name} becomes args["name"]; one without an argument stays as it is. Arguments are not filled in turn, so a
// player may be called "{card}".
std::string fill(std::string_view sentence, const Args& args);

// With the first letter large, for sentences that begin with a name. Letters outside ASCII stay as they are.
std::string capitalised(std::string sentence);

}  // namespace bell::texts
