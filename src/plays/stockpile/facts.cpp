// The facts a Stockpile table tells, in words.
#include <array>

#include "plays/stockpile/wording.h"
#include "view/stockpile/vocabulary.h"

namespace bell::plays::stockpiles {

using namespace stockpile;

namespace {

struct Pattern {
  Happening what{};
  std::string_view words;
};

// Gaps are named as in the table of facts. No pattern has the words "to", "not" or "by": they end a fact.
constexpr std::array kPatterns{
    Pattern{Happening::first_player_named, "first-player {seat}"},
    Pattern{Happening::cash_given, "cash {seat} {money}"},
    Pattern{Happening::share_given, "start-share {seat} {card}"},
    Pattern{Happening::round_started, "round {round}"},
    Pattern{Happening::pair_dealt, "pair {pair} {company} {forecast}"},
    Pattern{Happening::pile_opened, "opened {pile} {card}"},
    Pattern{Happening::market_dealt, "dealt {seat} {card}"},
    Pattern{Happening::chosen_face_up, "placing {seat} {card}"},
    Pattern{Happening::placed, "placed {seat} {card} on {pile}"},
    Pattern{Happening::bid_made, "bid {seat} {pile} at {space} for {bid}"},
    Pattern{Happening::outbid, "outbid {seat} on {pile}"},
    Pattern{Happening::bid_paid, "paid {seat} {money} for pile {pile}"},
    Pattern{Happening::card_taken, "took {seat} {card} from {pile}"},
    Pattern{Happening::fee_paid, "fee {seat} {card} {money}"},
    Pattern{Happening::fee_held, "fee-held {seat} {card}"},
    Pattern{Happening::fee_dropped, "fee-dropped {seat} {card}"},
    Pattern{Happening::action_played, "played {seat} {card} {company}"},
    Pattern{Happening::value_moved, "value {company} {value} {spaces}"},
    Pattern{Happening::stock_split, "split {company} value {value}"},
    Pattern{Happening::split_paid, "split-paid {seat} {company} {money}"},
    Pattern{Happening::bankrupt, "bankrupt {company} value {value}"},
    Pattern{Happening::cards_lost, "lost {seat} {company} {regular} and {split} split"},
    Pattern{Happening::cards_split, "cards-split {seat} {company} {count}"},
    Pattern{Happening::dividend_declared, "dividend {company} {per_share}"},
    Pattern{Happening::shown, "shown {seat} {company} {regular} and {split} split"},
    Pattern{Happening::dividend_paid, "dividend-paid {seat} {company} {money}"},
    Pattern{Happening::sold, "sold {seat} {company} x{count} for {money}"},
    Pattern{Happening::sold_split, "sold {seat} {company} split x{count} for {money}"},
    Pattern{Happening::halved, "sold {seat} {company} half x{count} for {money}"},
    Pattern{Happening::pair_revealed, "revealed {pair} {company} {forecast}"},
    Pattern{Happening::token_passed, "token {seat}"},
    Pattern{Happening::passed, "passed {seat}"},
    Pattern{Happening::majority_paid, "majority {seat} {company} {money}"},
    Pattern{Happening::final_sale, "final-sale {seat} {money}"},
    Pattern{Happening::match_won, "winner {seat} {total}"},
    Pattern{Happening::portfolio_revealed, "portfolio {seat} {company} {regular} and {split} split"},
    Pattern{Happening::bonds_bought, "bonds {seat} {count} for {money}"},
    Pattern{Happening::interest_paid, "interest {seat} {money}"},
    Pattern{Happening::bonds_repaid, "bonds-repaid {seat} {money}"},
    Pattern{Happening::commerce_drawn, "commerce {seat} {card}"},
    Pattern{Happening::commodities_paid, "commodities {seat} {money}"},
    Pattern{Happening::taxes_paid, "taxes {seat} {money}"},
    Pattern{Happening::die_rolled, "die {die} {forecast}"},
    Pattern{Happening::first_card_given, "first-player-card {seat} for {to}"},
    Pattern{Happening::investor_dealt, "investor-dealt {seat} {investor}"},
    Pattern{Happening::investor_kept, "investor-kept {seat} {investor}"},
    Pattern{Happening::investor_revealed, "investor {seat} {investor}"},
    Pattern{Happening::investor_put_up, "put-up {seat} {investor} on {pile}"},
    Pattern{Happening::investor_bought, "investor-bought {seat} {investor} on {pile} for {bid}"},
    Pattern{Happening::power_used, "used {seat} {investor}"},
    Pattern{Happening::money_gained, "gained {seat} {money}"},
    Pattern{Happening::money_lost, "spent {seat} {money}"},
    Pattern{Happening::money_given, "gave {seat} {to} {money}"},
    Pattern{Happening::looked_at_pair, "looked {seat} pair {pair} {company} {forecast}"},
    Pattern{Happening::looked_at_card, "looked {seat} pile {pile} {card}"},
    Pattern{Happening::card_moved, "moved {seat} {card} from {from_pile} onto {to_pile}"},
    Pattern{Happening::insider_card_taken, "insider-card {seat} {company} {forecast} kind {taken}"},
    Pattern{Happening::moved_to_split, "into-split {seat} {company}"},
    Pattern{Happening::moved_to_regular, "into-regular {seat} {company}"},
    Pattern{Happening::share_discarded, "gave-up {seat} {company}"},
    Pattern{Happening::share_taken, "from-discard {seat} {company}"},
    Pattern{Happening::sold_short, "sold-short {seat} {company} for {money}"},
    Pattern{Happening::strategy_dealt, "strategy-dealt {seat} {strategy}"},
    Pattern{Happening::strategy_discarded, "strategy-discarded {seat} {strategy}"},
    Pattern{Happening::strategy_played, "strategy {seat} {strategy}"},
    Pattern{Happening::forecast_covered, "covered {seat} pair {pair}"},
    Pattern{Happening::companies_shown, "company-shown {seat} {company}"},
    Pattern{Happening::thing_discarded, "discarded {seat} {card}"},
    Pattern{Happening::bond_discarded, "bond-discarded {seat}"},
    Pattern{Happening::power_chosen, "goes-first {seat} {investor}"},
};

std::string_view pattern_of(Happening what) {
  for (const Pattern& each : kPatterns)
    if (each.what == what) return each.words;
  return "?";
}

std::string word_for(const Particular<SeenEvent>& said, const SeenEvent& event) {
  const std::optional<int> number = said.read(event);
  const std::string written = number ? said.kind.write(*number) : "?";
  return said.kind.type == seat_kind().type ? "seat " + written : written;
}

}  // namespace

std::string in_words(const SeenEvent& event) {
  std::string words(pattern_of(event.what));
  if (const auto* form = find_fact<SeenEvent>(Vocabulary::facts(), event.what))
    form->for_each([&](const auto& said) {
      const std::string gap = '{' + std::string(said.name) + '}';
      if (const std::size_t at = words.find(gap); at != std::string::npos)
        words.replace(at, gap.size(), word_for(said, event));
    });
  return words;
}

}  // namespace bell::plays::stockpiles
