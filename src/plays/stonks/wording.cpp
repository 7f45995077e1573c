// Converts Stonks' companies, cards and steps to words and back.
#include "plays/stonks/wording.h"

#include <array>
#include <utility>

#include "view/stonks/actions.h"

namespace bell::plays {
namespace {

using stonks::Card;
using stonks::CardSet;
using stonks::Company;
using stonks::CompanySet;
using stonks::StepId;

std::optional<Card> card_named(std::string_view name) {
  for (int card = 1; card <= stonks::kCards; ++card)
    if (stonks::notation(Card(card)) == name) return Card(card);
  return std::nullopt;
}

// "C7", or "C1..C9": a range of one company, both ends included.
bool add_cards(std::string_view word, CardSet& cards) {
  const std::size_t dots = word.find("..");
  const auto first = card_named(word.substr(0, dots));
  const auto last = dots == std::string_view::npos ? first : card_named(word.substr(dots + 2));
  if (!first || !last || stonks::company_of(*first) != stonks::company_of(*last)) return false;
  for (int card = static_cast<int>(*first); card <= static_cast<int>(*last); ++card) cards.add(Card(card));
  return true;
}

}  // namespace

std::optional<Company> eat_company(Phrase& phrase) {
  for (const Company company : stonks::kAllCompanies)
    if (phrase.eat(stonks::name_of(company))) return company;
  return std::nullopt;
}

std::optional<CompanySet> eat_companies(Phrase& phrase) {
  CompanySet set;
  if (phrase.eat("none")) return set;
  while (const auto company = eat_company(phrase)) set.add(*company);
  return set.size() == 0 ? std::nullopt : std::optional(set);
}

std::optional<Card> eat_card(Phrase& phrase) {
  const auto card = card_named(phrase.peek());
  if (card) phrase.take();
  return card;
}

std::optional<CardSet> eat_cards(Phrase& phrase) {
  CardSet cards;
  if (phrase.eat("none")) return phrase.is_done() ? std::optional(cards) : std::nullopt;
  if (phrase.is_done()) return std::nullopt;
  while (!phrase.is_done())
    if (!add_cards(phrase.take(), cards)) return std::nullopt;
  return cards;
}

std::string in_words(Company company) {
  return company == stonks::kNoCompany ? "none" : std::string(stonks::name_of(company));
}

std::string in_words(CompanySet companies) {
  std::string words;
  for (const Company company : stonks::kAllCompanies)
    if (companies.has(company)) words += (words.empty() ? "" : " ") + in_words(company);
  return words.empty() ? "none" : words;
}

std::string in_words(const CardSet& cards) {
  std::string words;
  cards.for_each([&words](Card card) { words += (words.empty() ? "" : " ") + stonks::notation(card); });
  return words.empty() ? "none" : words;
}

}  // namespace bell::plays
