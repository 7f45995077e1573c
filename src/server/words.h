// The server's own sentences: for whoever runs it in English, for players in their language.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "texts/texts.h"

namespace bell::server {

// "server." and the key, in English.
std::string say(std::string_view key, const texts::Args& args = {});
std::string joined(const std::vector<std::string>& words);

// The catalogue for "pt", or for the best language of an Accept-Language header; English if there is none.
const texts::Catalogue& catalogue_for(std::string_view wanted, std::string_view accepted);

}  // namespace bell::server
