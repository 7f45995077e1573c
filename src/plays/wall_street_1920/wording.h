// The nouns of 1920 Wall Street in plays: parses companies, cards, piles and steps, and prints them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "plays/phrase.h"
#include "view/wall_street_1920/board.h"
#include "view/wall_street_1920/ids.h"
#include "view/wall_street_1920/seen_event.h"

namespace bell::plays::wall_street {

std::optional<wall_street_1920::Company> eat_company(Phrase& phrase);  // "corn"
std::optional<wall_street_1920::Card> eat_card(Phrase& phrase);        // "corn2-"
std::optional<wall_street_1920::Pile> eat_pile(Phrase& phrase);        // "A"
std::optional<wall_street_1920::Place> eat_place(Phrase& phrase);      // "corn", "corn/gold" for a set, "none"
// The rest of the phrase: "corn corn gold", "none".
std::optional<wall_street_1920::Deck> eat_cards(Phrase& phrase);

std::string in_words(wall_street_1920::Card card);  // "none" for no card
std::string in_words(const wall_street_1920::Place& place);
std::string in_words(const wall_street_1920::Deck& cards);
// A fact: "kept seat 0 corn2-", "value oil 8 +2"; a card the listener was not told is "?".
std::string in_words(const wall_street_1920::SeenEvent& event);

// The same cards in another kind of bag.
template <int First, int Count>
wall_street_1920::Deck all_of(const Bag<wall_street_1920::Card, First, Count>& bag) {
  wall_street_1920::Deck cards;
  bag.for_each([&](wall_street_1920::Card card, int count) { cards.add(card, count); });
  return cards;
}

}  // namespace bell::plays::wall_street
