// The server's own sentences, in the reader's language; the log is in English.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "texts/texts.h"

namespace bell::server {

// "server." of the catalogues.
Problem problem_of(std::string_view key, const Facts& facts = {});
std::string for_the_log(const Problem& problem);
std::string joined(const std::vector<std::string>& words);

// The catalogue for "pt", or for the best language of an Accept-Language header; English if there is none.
const texts::Catalogue& catalogue_for(std::string_view wanted, std::string_view accepted);

}  // namespace bell::server
