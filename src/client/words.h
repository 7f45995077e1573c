// What the client says by itself, in English: the table speaks the player's language.
#pragma once

#include <string>
#include <string_view>

#include "texts/texts.h"

namespace bell::client {

inline std::string say(std::string_view key, const texts::Args& args = {}) {
  return texts::Catalogue::find("en")->say("client." + std::string(key), args);
}

}  // namespace bell::client
