// Converts Stockpile's companies, cards, investors and steps to words and back.
#include "plays/stockpile/wording.h"

#include <array>
#include <charconv>
#include <utility>

namespace bell::plays::stockpiles {

using namespace stockpile;

namespace {

// The number after the x of "x3".
std::optional<int> times(std::string_view word) {
  int number = 0;
  if (word.size() < 2 || word[0] != 'x') return std::nullopt;
  const auto [end, error] = std::from_chars(word.data() + 1, word.data() + word.size(), number);
  if (error != std::errc{} || end != word.data() + word.size() || number < 1) return std::nullopt;
  return number;
}

std::optional<int> eat_counted(Phrase& phrase, int last) {
  Phrase ahead = phrase;
  const auto number = ahead.eat_number();
  if (!number || *number < 1 || *number > last) return std::nullopt;
  phrase = ahead;
  return *number - 1;
}

}  // namespace

std::optional<Company> eat_company(Phrase& phrase) {
  for (const Company company : kAllCompanies)
    if (phrase.eat(stockpile::name_of(company))) return company;
  return std::nullopt;
}
std::optional<Card> eat_card(Phrase& phrase) { return eat_kind<Card>(phrase, kCardKinds); }
std::optional<Forecast> eat_forecast(Phrase& phrase) { return eat_kind<Forecast>(phrase, kForecasts); }
std::optional<Investor> eat_investor(Phrase& phrase) { return eat_kind<Investor>(phrase, kInvestors); }
std::optional<Strategy> eat_strategy(Phrase& phrase) { return eat_kind<Strategy>(phrase, kStrategies); }

std::optional<Pile> eat_pile(Phrase& phrase, int piles) {
  const auto at = eat_counted(phrase, piles);
  return at ? std::optional(pile_at(*at)) : std::nullopt;
}
std::optional<int> eat_pair(Phrase& phrase) { return eat_counted(phrase, kPairs); }

std::optional<Words> eat_words(Phrase& phrase) {
  Words words;
  if (phrase.eat("none")) return phrase.is_done() ? std::optional(words) : std::nullopt;
  while (!phrase.is_done()) {
    std::string word = phrase.take();
    const auto more = times(word);
    if (more && words.empty()) return std::nullopt;
    if (more)
      words.insert(words.end(), static_cast<std::size_t>(*more - 1), std::string(words.back()));
    else
      words.push_back(std::move(word));
  }
  return words.empty() ? std::nullopt : std::optional(words);
}

std::string in_words(const Words& words) {
  std::string text;
  for (std::size_t at = 0; at < words.size();) {
    std::size_t end = at;
    while (end < words.size() && words[end] == words[at]) ++end;
    text += (text.empty() ? "" : " ") + words[at];
    if (end - at > 1) text += " x" + std::to_string(end - at);
    at = end;
  }
  return text.empty() ? "none" : text;
}

Words words_of(const Shares& shares) {
  Words words;
  for (const Company company : kAllCompanies)
    words.insert(words.end(), shares[company], std::string(stockpile::name_of(company)));
  return words;
}

Words words_of(const StrategySet& cards) {
  Words words;
  for (int nth = 0; nth < cards.size(); ++nth) words.emplace_back(stockpile::name_of(cards.nth(nth)));
  return words;
}

}  // namespace bell::plays::stockpiles
