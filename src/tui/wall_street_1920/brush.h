// What every part of the 1920 Wall Street screen is drawn with: words, names, and the terminal's look.
#pragma once

#include <string>

#include "texts/texts.h"
#include "tui/look.h"
#include "view/wall_street_1920/view.h"

namespace bell::tui::wall_street_scene {

struct PriceTag {
  enum class From : std::uint8_t { nobody, capital, cash, loan };

  std::string text;
  From from = From::nobody;  // the last to pay: first comes capital, then cash
};

struct Brush {
  const texts::Catalogue& words;
  const texts::Present& present;
  Look look;

  std::string say(std::string_view key, const texts::Args& args = {}) const;  // of this title's screen
  std::string say(std::string_view key, int number) const;                    // with {number}
  bool has(std::string_view key) const;
  std::string name_of(Seat seat) const;
  std::string first_name(Seat seat) const;  // without the kind of player
  std::string initial(Seat seat) const;     // marks pawns and options
  std::string money(int amount) const;      // as the language writes it: "$5" or "5$"
  std::string name_of(wall_street_1920::Company company) const;
  std::string short_name(wall_street_1920::Company company) const;  // if the screen is too narrow for its name
  int points_of_loans(int loans) const;  // that they cost at the end; 0 without the components

  // A card as short as the ring needs it, in its company's colour: "2 corn", "1 steel ▲1", "oil ▼2", "cotton/corn".
  std::string card(wall_street_1920::Card card) const;
  // A place of the rondel on one line: the market trend, a card, a set, or nothing.
  std::string cards_at(int place, const FixedVec<wall_street_1920::Card, 2>& cards) const;
  // What the reader would pay to go to a place and buy, with "!" for a loan. Without the reader's pawn, what is printed
  // on the cards there; nothing for the market trend.
  PriceTag price_at(const wall_street_1920::View& view, int place) const;
  // "↻ clockwise".
  std::string direction(const wall_street_1920::View& view) const;
  // The top of the deck and what it costs, or that the deck is empty.
  std::string next_card(const wall_street_1920::View& view) const;
  // Each card once, with its number: "2 corn, 3 × 1 gold".
  template <int First, int Count>
  std::string cards(const Bag<wall_street_1920::Card, First, Count>& bag) const {
    std::string text;
    bag.for_each([&](wall_street_1920::Card face, int count) {
      if (!text.empty()) text += ", ";
      if (count > 1) text += std::to_string(count) + std::string(look.pick(" × ", " x "));
      text += card(face);
    });
    return text.empty() ? say("none") : text;
  }
  std::string secret_share(const wall_street_1920::SecretShare& secret) const;
  // The effect of calling a magnate.
  std::string deed_of(wall_street_1920::Magnate magnate, wall_street_1920::MagnateSide side) const;
  std::string short_deed_of(wall_street_1920::Magnate magnate, wall_street_1920::MagnateSide side) const;
  // Of the one at this company; empty without one.
  std::string deed_at(const wall_street_1920::View& view, wall_street_1920::Company company) const;
  std::string short_deed_at(const wall_street_1920::View& view, wall_street_1920::Company company) const;
};

Ink ink_of(wall_street_1920::Company company);

// Shares needed to score; for a seat after those it holds and the gold and dual cards that could count: "2/3+1".
std::string shares_needed(const wall_street_1920::View& view, wall_street_1920::Company company, Viewer holder);

}  // namespace bell::tui::wall_street_scene
