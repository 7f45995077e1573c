// Has as many default names as there can be seats, so that one is always free.
#include "tui/names.h"

#include <algorithm>

#include "kernel/seat.h"
#include "table/table.h"
#include "texts/level.h"

namespace bell::tui {
namespace {

// The default name of the seat, unless it is taken.
std::string free_name(const texts::Catalogue& words, std::size_t at, const std::vector<std::string>& taken) {
  const auto name = [&](std::size_t number) { return words.say("ui.terminal.name." + std::to_string(number + 1)); };
  const auto is_free = [&](const std::string& each) { return std::ranges::find(taken, each) == taken.end(); };
  if (is_free(name(at))) return name(at);
  for (std::size_t number = 0; number < kMaxSeats; ++number)
    if (is_free(name(number))) return name(number);
  return name(at);
}

}  // namespace

std::vector<std::string> seat_names(const texts::Catalogue& words, std::span<const std::string> players,
                                    std::span<const std::string> said) {
  std::vector<std::string> taken(said.begin(), said.end());
  std::vector<std::string> names;
  std::size_t people = 0;
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    const bool is_person = players[seat] == table::kHuman;
    if (is_person && people < said.size()) {
      names.push_back(said[people++]);
      continue;
    }
    const std::string name = free_name(words, seat, taken);
    taken.push_back(name);
    names.push_back(
        is_person ? name
                  : words.say("ui.terminal.bot", {{"name", name}, {"bot", texts::level_name(words, players[seat])}}));
  }
  return names;
}

}  // namespace bell::tui
