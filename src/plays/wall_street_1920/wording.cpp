// Converts 1920 Wall Street's companies, cards, places and steps to words and back.
#include "plays/wall_street_1920/wording.h"

#include <array>
#include <utility>

#include "view/wall_street_1920/actions.h"

namespace bell::plays::wall_street {

using namespace wall_street_1920;

namespace {

std::optional<Card> card_named(std::string_view name) {
  for (int card = 1; card <= kCards; ++card)
    if (notation(static_cast<Card>(card)) == name) return static_cast<Card>(card);
  return std::nullopt;
}

}  // namespace

std::optional<Company> eat_company(Phrase& phrase) {
  for (const Company company : kAllCompanies)
    if (phrase.eat(wall_street_1920::name_of(company))) return company;
  return std::nullopt;
}

std::optional<Card> eat_card(Phrase& phrase) {
  if (phrase.eat("none")) return kNoCard;
  const auto card = card_named(phrase.peek());
  if (card) phrase.take();
  return card;
}

std::optional<Pile> eat_pile(Phrase& phrase) {
  for (const Pile pile : kAllPiles)
    if (phrase.eat(std::string(1, letter_of(pile)))) return pile;
  return std::nullopt;
}

std::optional<Place> eat_place(Phrase& phrase) {
  const std::string word(phrase.take());
  const std::size_t slash = word.find('/');
  if (word == "none") return Place{};
  const auto card = card_named(word.substr(0, slash));
  const auto second = slash == std::string::npos ? std::optional(kNoCard) : card_named(word.substr(slash + 1));
  if (!card || !second) return std::nullopt;
  return Place{*card, *second};
}

std::optional<Deck> eat_cards(Phrase& phrase) {
  Deck cards;
  if (phrase.eat("none")) return phrase.is_done() ? std::optional(cards) : std::nullopt;
  if (phrase.is_done()) return std::nullopt;
  while (!phrase.is_done()) {
    const auto card = card_named(phrase.take());
    if (!card) return std::nullopt;
    cards.add(*card);
  }
  return cards;
}

std::string in_words(Card card) { return card == kNoCard ? "none" : notation(card); }

std::string in_words(const Place& place) {
  return in_words(place.card) + (place.is_set() ? "/" + in_words(place.second) : "");
}

std::string in_words(const Deck& cards) {
  std::string words;
  cards.for_each([&words](Card card, int count) {
    for (int copy = 0; copy < count; ++copy) words += (words.empty() ? "" : " ") + notation(card);
  });
  return words.empty() ? "none" : words;
}

}  // namespace bell::plays::wall_street
