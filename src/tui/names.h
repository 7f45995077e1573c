// The names of the seats on this screen.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "texts/texts.h"

namespace bell::tui {

// By seat. `players` says who plays: "human", or a bot's name. People get the names they gave, in the order of their
// seats; others, and every bot, get a free name. A bot's level follows its name.
std::vector<std::string> seat_names(const texts::Catalogue& words, std::span<const std::string> players,
                                    std::span<const std::string> said);

}  // namespace bell::tui
