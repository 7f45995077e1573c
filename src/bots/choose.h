// The bots by name: whoever opens a table asks here, and needs to know no bot's type.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"

namespace bell::bots {

// In the order in which they are offered: weakest first.
std::vector<std::string> names();
bool exists(std::string_view name);

// What the bot of this name does. Preconditions: exists(name), and sight.legal is not empty.
// The same sight and the same state of rng give the same action on every machine.
template <class T>
Action choose(std::string_view name, const Sight<T>& sight, Rng& rng);

}  // namespace bell::bots
