// Companies, cards, people and steps of Stockpile between words and things.
#include "plays/stockpile/wording.h"

#include <array>
#include <charconv>
#include <utility>

#include "plays/rows.h"

namespace bell::plays::stockpiles {

using namespace stockpile;

namespace {

constexpr std::array<std::pair<std::string_view, StepId>, 49> kSteps{
    {{"name_first_player", StepId::name_first_player},
     {"starting_cash", StepId::starting_cash},
     {"starting_share", StepId::starting_share},
     {"start_round", StepId::start_round},
     {"deal_pairs", StepId::deal_pairs},
     {"open_piles", StepId::open_piles},
     {"deal_market", StepId::deal_market},
     {"place_market", StepId::place_market},
     {"next_supply", StepId::next_supply},
     {"bidding", StepId::bidding},
     {"payment", StepId::payment},
     {"action_cards", StepId::action_cards},
     {"selling", StepId::selling},
     {"movement", StepId::movement},
     {"round_end", StepId::round_end},
     {"majorities", StepId::majorities},
     {"final_sale", StepId::final_sale},
     {"held_fees", StepId::held_fees},
     {"final_total", StepId::final_total},
     {"move_company", StepId::move_company},
     {"pay_dividend", StepId::pay_dividend},
     {"buy_bonds", StepId::buy_bonds},
     {"bond_interest", StepId::bond_interest},
     {"repay_bonds", StepId::repay_bonds},
     {"draw_commerce", StepId::draw_commerce},
     {"place_commerce", StepId::place_commerce},
     {"pay_commodities", StepId::pay_commodities},
     {"pay_taxes", StepId::pay_taxes},
     {"roll_dice", StepId::roll_dice},
     {"place_first_card", StepId::place_first_card},
     {"give_first_card", StepId::give_first_card},
     {"deal_investors", StepId::deal_investors},
     {"keep_investors", StepId::keep_investors},
     {"reveal_investors", StepId::reveal_investors},
     {"bid_for_investors", StepId::bid_for_investors},
     {"take_investors", StepId::take_investors},
     {"take_insider_card", StepId::take_insider_card},
     {"draw_opening", StepId::draw_opening},
     {"hide_opening", StepId::hide_opening},
     {"before_demand", StepId::before_demand},
     {"start_demand", StepId::start_demand},
     {"look_while_bidding", StepId::look_while_bidding},
     {"sell_again", StepId::sell_again},
     {"buy_discarded", StepId::buy_discarded},
     {"end_of_round", StepId::end_of_round},
     {"deal_strategies", StepId::deal_strategies},
     {"discard_strategies", StepId::discard_strategies},
     {"draw_strategies", StepId::draw_strategies},
     {"play_strategy", StepId::play_strategy}}};

// The number behind the x of "x3".
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

Fault malformed(std::string_view form, const Phrase& phrase) {
  return contrast("'" + std::string(form) + "'", "found '" + phrase.text() + "'");
}

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

std::optional<StepId> step_named(std::string_view name) { return named(kSteps, name); }

std::string_view name_of(StepId step) { return name_in(kSteps, step); }

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
