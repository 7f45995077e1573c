// The notation of Stonks actions and cards in journals, plays and scripts.
#include "view/stonks/actions.h"

#include <array>
#include <string_view>

#include "view/stonks/vocabulary.h"

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

std::string notation(const Action& action) { return write_action(Vocabulary::verbs(), action); }

}  // namespace bell::stonks
