// The nouns of Stonks in plays: parses companies, cards and steps, and prints them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "plays/phrase.h"
#include "view/stonks/components.h"
#include "view/stonks/ids.h"
#include "view/stonks/seen_event.h"

namespace bell::plays {

std::optional<stonks::Company> eat_company(Phrase& phrase);       // "carrot"
std::optional<stonks::CompanySet> eat_companies(Phrase& phrase);  // "carrot fish", "none"
std::optional<stonks::Card> eat_card(Phrase& phrase);             // "C7"
// The rest of the phrase: "C7 H2", "C1..C9", "none".
std::optional<stonks::CardSet> eat_cards(Phrase& phrase);

std::string in_words(stonks::CompanySet companies);
std::string in_words(const stonks::CardSet& cards);
std::string in_words(stonks::Company company);
// A fact: "played seat 0 C7", "value fish 3 +1"; a card the listener was not told is "?".
std::string in_words(const stonks::SeenEvent& event);

}  // namespace bell::plays
