// What the seats are called on this screen.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "texts/texts.h"

namespace bell::tui {

// By seat. `players` says who sits there: "human", or a bot's name. People are called as they said, in order of their
// seats; who said nothing, and every bot, gets a name that nobody has. A bot's level stands behind its name.
std::vector<std::string> seat_names(const texts::Catalogue& words, std::span<const std::string> players,
                                    std::span<const std::string> said);

}  // namespace bell::tui
