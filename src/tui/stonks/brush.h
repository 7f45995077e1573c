// What every part of the Stonks screen is drawn with: words, names, and the terminal's look.
#pragma once

#include <string>

#include "texts/texts.h"
#include "tui/look.h"
#include "view/stonks/view.h"

namespace bell::tui::stonks_scene {

struct Brush {
  const texts::Catalogue& words;
  const texts::Present& present;
  Look look;

  std::string say(std::string_view key, const texts::Args& args = {}) const { return words.say(key, args); }
  std::string name_of(Seat seat) const;     // "You" for the reader
  std::string short_name(Seat seat) const;  // without the bot's level
  std::string name_of(stonks::Company company) const;
  std::string_view symbol_of(stonks::Company company) const;
  std::string emblem_of(stonks::Company company) const;  // letter and symbol, in the company's colour
  std::string card(stonks::Card card) const;             // "C7▲", or the back of a card
};

Ink ink_of(stonks::Company company);

}  // namespace bell::tui::stonks_scene
