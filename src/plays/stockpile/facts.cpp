// The facts of Stockpile in the words of plays.
#include <array>

#include "plays/stockpile/wording.h"
#include "plays/told.h"
#include "view/stockpile/vocabulary.h"

namespace bell::plays::stockpiles {

using namespace stockpile;

namespace {

using Told = Pattern<SeenEvent>;

// Gaps are named as in the table of facts. No pattern contains the words "to", "not" or "by", because they end a fact.
constexpr std::array kPatterns{
    Told{Happening::first_player_named, "first-player {seat}"},
    Told{Happening::cash_given, "cash {seat} {money}"},
    Told{Happening::share_given, "start-share {seat} {card}"},
    Told{Happening::round_started, "round {round}"},
    Told{Happening::pair_dealt, "pair {pair} {company} {forecast}"},
    Told{Happening::pile_opened, "opened {pile} {card}"},
    Told{Happening::market_dealt, "dealt {seat} {card}"},
    Told{Happening::chosen_face_up, "placing {seat} {card}"},
    Told{Happening::placed, "placed {seat} {card} on {pile}"},
    Told{Happening::bid_made, "bid {seat} {pile} at {space} for {bid}"},
    Told{Happening::outbid, "outbid {seat} on {pile}"},
    Told{Happening::bid_paid, "paid {seat} {money} for pile {pile}"},
    Told{Happening::card_taken, "took {seat} {card} from {pile}"},
    Told{Happening::fee_paid, "fee {seat} {card} {money}"},
    Told{Happening::fee_held, "fee-held {seat} {card}"},
    Told{Happening::fee_dropped, "fee-dropped {seat} {card}"},
    Told{Happening::action_played, "played {seat} {card} {company}"},
    Told{Happening::value_moved, "value {company} {value} {spaces}"},
    Told{Happening::stock_split, "split {company} value {value}"},
    Told{Happening::split_paid, "split-paid {seat} {company} {money}"},
    Told{Happening::bankrupt, "bankrupt {company} value {value}"},
    Told{Happening::cards_lost, "lost {seat} {company} {regular} and {split} split"},
    Told{Happening::cards_split, "cards-split {seat} {company} {count}"},
    Told{Happening::dividend_declared, "dividend {company} {per_share}"},
    Told{Happening::shown, "shown {seat} {company} {regular} and {split} split"},
    Told{Happening::dividend_paid, "dividend-paid {seat} {company} {money}"},
    Told{Happening::sold, "sold {seat} {company} x{count} for {money}"},
    Told{Happening::sold_split, "sold {seat} {company} split x{count} for {money}"},
    Told{Happening::halved, "sold {seat} {company} half x{count} for {money}"},
    Told{Happening::pair_revealed, "revealed {pair} {company} {forecast}"},
    Told{Happening::token_passed, "token {seat}"},
    Told{Happening::passed, "passed {seat}"},
    Told{Happening::majority_paid, "majority {seat} {company} {money}"},
    Told{Happening::final_sale, "final-sale {seat} {money}"},
    Told{Happening::match_won, "winner {seat} {total}"},
    Told{Happening::portfolio_revealed, "portfolio {seat} {company} {regular} and {split} split"},
    Told{Happening::bonds_bought, "bonds {seat} {count} for {money}"},
    Told{Happening::interest_paid, "interest {seat} {money}"},
    Told{Happening::bonds_repaid, "bonds-repaid {seat} {money}"},
    Told{Happening::commerce_drawn, "commerce {seat} {card}"},
    Told{Happening::commodities_paid, "commodities {seat} {money}"},
    Told{Happening::taxes_paid, "taxes {seat} {money}"},
    Told{Happening::die_rolled, "die {die} {forecast}"},
    Told{Happening::first_card_given, "first-player-card {seat} for {to}"},
    Told{Happening::investor_dealt, "investor-dealt {seat} {investor}"},
    Told{Happening::investor_kept, "investor-kept {seat} {investor}"},
    Told{Happening::investor_revealed, "investor {seat} {investor}"},
    Told{Happening::investor_put_up, "put-up {seat} {investor} on {pile}"},
    Told{Happening::investor_bought, "investor-bought {seat} {investor} on {pile} for {bid}"},
    Told{Happening::power_used, "used {seat} {investor}"},
    Told{Happening::money_gained, "gained {seat} {money}"},
    Told{Happening::money_lost, "spent {seat} {money}"},
    Told{Happening::money_given, "gave {seat} {to} {money}"},
    Told{Happening::looked_at_pair, "looked {seat} pair {pair} {company} {forecast}"},
    Told{Happening::looked_at_card, "looked {seat} pile {pile} {card}"},
    Told{Happening::card_moved, "moved {seat} {card} from {from_pile} onto {to_pile}"},
    Told{Happening::insider_card_taken, "insider-card {seat} {company} {forecast} kind {taken}"},
    Told{Happening::moved_to_split, "into-split {seat} {company}"},
    Told{Happening::moved_to_regular, "into-regular {seat} {company}"},
    Told{Happening::share_discarded, "gave-up {seat} {company}"},
    Told{Happening::share_taken, "from-discard {seat} {company}"},
    Told{Happening::sold_short, "sold-short {seat} {company} for {money}"},
    Told{Happening::strategy_dealt, "strategy-dealt {seat} {strategy}"},
    Told{Happening::strategy_discarded, "strategy-discarded {seat} {strategy}"},
    Told{Happening::strategy_played, "strategy {seat} {strategy}"},
    Told{Happening::forecast_covered, "covered {seat} pair {pair}"},
    Told{Happening::companies_shown, "company-shown {seat} {company}"},
    Told{Happening::thing_discarded, "discarded {seat} {card}"},
    Told{Happening::bond_discarded, "bond-discarded {seat}"},
    Told{Happening::power_chosen, "goes-first {seat} {investor}"},
};

}  // namespace

std::string in_words(const SeenEvent& event) {
  return plays::in_words<SeenEvent>(kPatterns, Vocabulary::facts(), event);
}

}  // namespace bell::plays::stockpiles
