// The facts a Stockpile table tells, in words.
#include <array>

#include "plays/stockpile/wording.h"

namespace bell::plays::stockpiles {

using namespace stockpile;

namespace {

struct Pattern {
  Happening what{};
  std::string_view words;
};

// $s and $o are seats, $c the card, $m the company, $p the pile, $f the forecast, $y the strategy, $i the investor,
// $n the number ($d with its sign, $k counted from one), $v the value. No pattern has the words "to", "not" or "by":
// they end a fact.
constexpr std::array kPatterns{
    Pattern{Happening::first_player_named, "first-player $s"},
    Pattern{Happening::cash_given, "cash $s $n"},
    Pattern{Happening::share_given, "start-share $s $c"},
    Pattern{Happening::round_started, "round $n"},
    Pattern{Happening::pair_dealt, "pair $k $c $f"},
    Pattern{Happening::pile_opened, "opened $p $c"},
    Pattern{Happening::market_dealt, "dealt $s $c"},
    Pattern{Happening::chosen_face_up, "placing $s $c"},
    Pattern{Happening::placed, "placed $s $c on $p"},
    Pattern{Happening::bid_made, "bid $s $p at $k for $v"},
    Pattern{Happening::outbid, "outbid $s on $p"},
    Pattern{Happening::bid_paid, "paid $s $n for pile $p"},
    Pattern{Happening::card_taken, "took $s $c from $p"},
    Pattern{Happening::fee_paid, "fee $s $c $n"},
    Pattern{Happening::fee_held, "fee-held $s $c"},
    Pattern{Happening::fee_dropped, "fee-dropped $s $c"},
    Pattern{Happening::action_played, "played $s $c $m"},
    Pattern{Happening::value_moved, "value $m $v $d"},
    Pattern{Happening::stock_split, "split $m value $v"},
    Pattern{Happening::split_paid, "split-paid $s $m $n"},
    Pattern{Happening::bankrupt, "bankrupt $m value $v"},
    Pattern{Happening::cards_lost, "lost $s $m $n and $v split"},
    Pattern{Happening::cards_split, "cards-split $s $m $n"},
    Pattern{Happening::dividend_declared, "dividend $m $n"},
    Pattern{Happening::shown, "shown $s $m $n and $v split"},
    Pattern{Happening::dividend_paid, "dividend-paid $s $m $n"},
    Pattern{Happening::sold, "sold $s $m x$n for $v"},
    Pattern{Happening::sold_split, "sold $s $m split x$n for $v"},
    Pattern{Happening::halved, "sold $s $m half x$n for $v"},
    Pattern{Happening::pair_revealed, "revealed $k $c $f"},
    Pattern{Happening::token_passed, "token $s"},
    Pattern{Happening::passed, "passed $s"},
    Pattern{Happening::majority_paid, "majority $s $m $n"},
    Pattern{Happening::final_sale, "final-sale $s $n"},
    Pattern{Happening::match_won, "winner $s $n"},
    Pattern{Happening::portfolio_revealed, "portfolio $s $m $n and $v split"},
    Pattern{Happening::bonds_bought, "bonds $s $n for $v"},
    Pattern{Happening::interest_paid, "interest $s $n"},
    Pattern{Happening::bonds_repaid, "bonds-repaid $s $n"},
    Pattern{Happening::commerce_drawn, "commerce $s $c"},
    Pattern{Happening::commodities_paid, "commodities $s $n"},
    Pattern{Happening::taxes_paid, "taxes $s $n"},
    Pattern{Happening::die_rolled, "die $k $f"},
    Pattern{Happening::first_card_given, "first-player-card $s for $o"},
    Pattern{Happening::investor_dealt, "investor-dealt $s $i"},
    Pattern{Happening::investor_kept, "investor-kept $s $i"},
    Pattern{Happening::investor_revealed, "investor $s $i"},
    Pattern{Happening::investor_put_up, "put-up $s $i on $p"},
    Pattern{Happening::investor_bought, "investor-bought $s $i on $p for $n"},
    Pattern{Happening::power_used, "used $s $i"},
    Pattern{Happening::money_gained, "gained $s $n"},
    Pattern{Happening::money_lost, "spent $s $n"},
    Pattern{Happening::money_given, "gave $s $o $n"},
    Pattern{Happening::looked_at_pair, "looked $s pair $k $c $f"},
    Pattern{Happening::looked_at_card, "looked $s pile $p $c"},
    Pattern{Happening::card_moved, "moved $s $c from $k onto $p"},
    Pattern{Happening::insider_card_taken, "insider-card $s $c $f kind $n"},
    Pattern{Happening::moved_to_split, "into-split $s $m"},
    Pattern{Happening::moved_to_regular, "into-regular $s $m"},
    Pattern{Happening::share_discarded, "gave-up $s $m"},
    Pattern{Happening::share_taken, "from-discard $s $m"},
    Pattern{Happening::sold_short, "sold-short $s $m for $n"},
    Pattern{Happening::strategy_dealt, "strategy-dealt $s $y"},
    Pattern{Happening::strategy_discarded, "strategy-discarded $s $y"},
    Pattern{Happening::strategy_played, "strategy $s $y"},
    Pattern{Happening::forecast_covered, "covered $s pair $k"},
    Pattern{Happening::companies_shown, "company-shown $s $m"},
    Pattern{Happening::thing_discarded, "discarded $s $c"},
    Pattern{Happening::bond_discarded, "bond-discarded $s"},
};

std::string seat_in_words(Seat seat) { return "seat " + std::to_string(index(seat)); }

std::string filled(char blank, const SeenEvent& event) {
  switch (blank) {
    case 's':
      return seat_in_words(event.seat);
    case 'o':
      return seat_in_words(event.other);
    case 'c':
      return word_of(event.card);
    case 'm':
      return std::string(stockpile::name_of(event.company));
    case 'p':
      return std::to_string(index(event.pile) + 1);
    case 'f':
      return word_of(event.forecast);
    case 'y':
      return word_of(event.strategy);
    case 'i':
      return word_of(event.investor);
    case 'n':
      return std::to_string(event.number);
    case 'd':
      return (event.number > 0 ? "+" : "") + std::to_string(event.number);
    case 'k':
      return std::to_string(event.number + 1);
    default:
      return std::to_string(event.value);
  }
}

std::string_view pattern_of(Happening what) {
  for (const Pattern& each : kPatterns)
    if (each.what == what) return each.words;
  return "?";
}

}  // namespace

std::string in_words(const SeenEvent& event) {
  const std::string_view pattern = pattern_of(event.what);
  std::string words;
  for (std::size_t at = 0; at < pattern.size(); ++at) {
    if (pattern[at] == '$')
      words += filled(pattern[++at], event);
    else
      words += pattern[at];
  }
  return words;
}

}  // namespace bell::plays::stockpiles
