// How Stonks actions and cards are written in journals, plays and scripts.
#include "view/stonks/actions.h"

#include <array>
#include <string_view>

namespace bell::stonks {
namespace {

constexpr PerCompany<std::string_view> names() {
  PerCompany<std::string_view> table;
  table[Company::carrot] = "carrot";
  table[Company::grass] = "grass";
  table[Company::honey] = "honey";
  table[Company::fish] = "fish";
  table[Company::apple] = "apple";
  return table;
}

std::string phrase(std::string_view verb, std::string_view object) {
  return std::string(verb) + ' ' + std::string(object);
}

}  // namespace

std::string_view name_of(Company company) {
  static constexpr auto kNames = names();
  return static_cast<int>(company) < kCompanies ? kNames[company] : std::string_view{"?"};
}

char letter_of(Company company) {
  const char first = name_of(company).front();
  return first == '?' ? first : static_cast<char>(first - 'a' + 'A');
}

std::string notation(Card card) {
  if (card == kNoCard) return "?";
  return letter_of(company_of(card)) + std::to_string(rank_of(card));
}

std::string notation(const Action& action) {
  switch (verb_of(action)) {
    case Verb::remove_company:
      return phrase("remove", name_of(company_in(action)));
    case Verb::place_tile:
      return phrase("tile", name_of(company_in(action)));
    case Verb::deal:
      return phrase("deal", notation(card_in(action))) + " to " + std::to_string(index(seat_in(action)));
    case Verb::open_market:
      return phrase("market", notation(card_in(action)));
    case Verb::lay_to_reveal:
      return phrase("show", notation(card_in(action)));
    case Verb::lay_face_down:
      return phrase("hide", notation(card_in(action)));
    case Verb::play:
      return phrase("play", notation(card_in(action)));
    case Verb::speculate:
      return phrase("speculate", notation(card_in(action))) + " as " + std::string(name_of(named_in(action)));
    case Verb::raise:
      return phrase("raise", name_of(company_in(action)));
    case Verb::lower:
      return phrase("lower", name_of(company_in(action)));
    case Verb::take:
      return phrase("take", notation(card_in(action)));
  }
  return "?";
}

}  // namespace bell::stonks
