// The nouns of Stockpile in plays: parses companies, cards, forecasts, investors and steps, and prints them.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "plays/phrase.h"
#include "view/stockpile/actions.h"
#include "view/stockpile/seen_event.h"
#include "view/stockpile/view.h"

namespace bell::plays::stockpiles {

using Words = std::vector<std::string>;

constexpr int kAnyNumber = 80;  // of cards: the size of the market deck
constexpr std::uint8_t small(int number) { return static_cast<std::uint8_t>(number); }

// The thing named by the next word, among the values 1 … last of an enumeration.
template <class Kind>
std::optional<Kind> eat_kind(Phrase& phrase, int last) {
  for (int number = 1; number <= last; ++number)
    if (phrase.eat(stockpile::name_of(static_cast<Kind>(number)))) return static_cast<Kind>(number);
  return std::nullopt;
}
std::optional<stockpile::Company> eat_company(Phrase& phrase);
std::optional<stockpile::Card> eat_card(Phrase& phrase);
std::optional<stockpile::Forecast> eat_forecast(Phrase& phrase);
std::optional<stockpile::Investor> eat_investor(Phrase& phrase);
std::optional<stockpile::Strategy> eat_strategy(Phrase& phrase);
std::optional<stockpile::Pile> eat_pile(Phrase& phrase, int piles);  // "2" is the second
std::optional<int> eat_pair(Phrase& phrase);                         // "6" is the last; returned from 0

// The rest of the phrase: "steel x2 bank" as "steel steel bank", "none" as nothing.
std::optional<Words> eat_words(Phrase& phrase);
// The same as things; nothing if a word is unknown.
template <class Kind>
std::optional<std::vector<Kind>> eat_kinds(Phrase& phrase, std::optional<Kind> (*eat)(Phrase&)) {
  const auto words = eat_words(phrase);
  if (!words) return std::nullopt;
  std::vector<Kind> kinds;
  for (const std::string& word : *words) {
    Phrase one(word);
    const auto kind = eat(one);
    if (!kind) return std::nullopt;
    kinds.push_back(*kind);
  }
  return kinds;
}

// "steel x2 bank", "none".
std::string in_words(const Words& words);
Words words_of(const stockpile::Shares& shares);
Words words_of(const stockpile::StrategySet& cards);
template <class Kind, int First, int Kinds>
Words words_of(const Bag<Kind, First, Kinds>& bag) {
  Words words;
  for (int nth = 0; nth < bag.size(); ++nth) words.emplace_back(stockpile::name_of(bag.nth(nth)));
  return words;
}
// "?" if it is unknown.
template <class Kind>
std::string word_of(const Seen<Kind>& seen) {
  return seen.is_known() ? std::string(stockpile::name_of(seen.or_else(Kind{}))) : "?";
}

// A fact: "sold seat 0 steel x2 for 14"; a card the listener was not told is "?".
std::string in_words(const stockpile::SeenEvent& event);

}  // namespace bell::plays::stockpiles
