// Uses the terminal's sentences, where a bot's level follows its name.
#include "texts/level.h"

namespace bell::texts {

std::string level_name(const Catalogue& words, std::string_view bot) {
  const std::string_view level = bot.substr(0, bot.find(':'));
  const std::string key = "ui.terminal.level." + std::string(level);
  return words.has(key) ? words.say(key) + std::string(bot.substr(level.size())) : std::string(bot);
}

}  // namespace bell::texts
