// What every part of the Stockpile screen is drawn with: words, names, the numbers on cards, and the terminal's look.
#pragma once

#include <string>

#include "texts/texts.h"
#include "tui/look.h"
#include "view/stockpile/view.h"

namespace bell::tui::stockpile_scene {

struct Brush {
  const texts::Catalogue& words;
  const texts::Present& present;
  const stockpile::Deduced& deduced;  // of the view being drawn
  Look look;

  std::string say(std::string_view key, const texts::Args& args = {}) const;  // of this title's screen
  std::string name_of(Seat seat) const;                                       // "you" for the reader
  std::string short_name(Seat seat) const;              // its first word, if nobody else's is the same
  std::string narrow_name(Seat seat, int width) const;  // at most that wide
  std::string money(int amount) const;
  std::string name_of(stockpile::Company company) const;  // short, in its colour
  std::string name_of(stockpile::Card card) const;        // short, with the value of a fee
  std::string name_of(stockpile::Investor investor) const;
  std::string name_of(stockpile::Strategy strategy) const;
  std::string power_of(stockpile::Investor investor) const;  // the investor's ability, on one line
  std::string effect_of(stockpile::Strategy strategy) const;
  std::string cash_of(stockpile::Investor investor) const;  // starting cash
  int cost_of(stockpile::Strategy strategy) const;
  std::string pair(stockpile::Company company, stockpile::Forecast forecast) const;  // "Steel +2", "?" for no card
  std::string whose(const stockpile::View& view, int pair) const;                    // "Ann's", "public"
  std::string whose(Seat owner, bool is_open) const;
  bool is_reader(Seat seat) const { return present.reader == viewer_of(seat); }
  std::string arrow() const { return std::string(look.pick("→", ">")); }
  std::string dash() const { return std::string(look.pick("–", "-")); }
};

Ink ink_of(stockpile::Company company);
std::string joined(const Lines& parts, std::string_view between);
// A list in lines of `width` columns, broken between items; lines after the first start with `indent` blanks.
Lines listed(std::string_view label, const Lines& items, std::string_view between, int width, int indent);

}  // namespace bell::tui::stockpile_scene
