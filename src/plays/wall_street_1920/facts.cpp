// The facts of 1920 Wall Street in the words of plays.
#include <array>

#include "plays/told.h"
#include "plays/wall_street_1920/wording.h"
#include "view/wall_street_1920/vocabulary.h"

namespace bell::plays::wall_street {

using namespace wall_street_1920;

namespace {

using Told = Pattern<SeenEvent>;

constexpr std::array kPatterns{
    Told{Happening::card_laid, "laid {card} at {place}"},
    Told{Happening::card_removed, "removed {card}"},
    Told{Happening::capital_dealt, "capital {seat} {back}"},
    Told{Happening::start_chosen, "start {seat}"},
    Told{Happening::card_turned_up, "turned-up {card}"},
    Told{Happening::pawn_placed, "pawn {seat} at {place}"},
    Told{Happening::turn_started, "turn {seat} round {round}"},
    Told{Happening::trend_flipped, "flipped {seat} {trend}"},
    Told{Happening::moved, "moved {seat} {spaces} at {place}"},
    Told{Happening::paid, "paid {seat} {cash} capital {by_capital}"},
    Told{Happening::rival_paid, "paid {seat} {cash} rival {rival}"},
    Told{Happening::loan_taken, "loan {seat} {loans} owes {owed}"},
    Told{Happening::coins_taken, "coins {seat} {coins}"},
    Told{Happening::card_kept, "kept {seat} {card}"},
    Told{Happening::card_discarded, "discarded {seat} {card} on {pile}"},
    Told{Happening::place_refilled, "refilled {place} {card}"},
    Told{Happening::price_changed, "value {company} {value} {spaces:+}"},
    Told{Happening::share_sold, "sold {seat} {card} for {income}"},
    Told{Happening::capital_raised, "raised {seat} {capital}"},
    Told{Happening::capital_lowered, "lowered {seat} {capital}"},
    Told{Happening::share_shown, "shown {seat} {card} as {company}"},
    Told{Happening::all_shares_shown, "all-shown {seat}"},
    Told{Happening::share_counted, "counted {seat} {count} {card}"},
    Told{Happening::offered, "offered {seat} {card}"},
    Told{Happening::offer_revealed, "revealed {seat} {card}"},
    Told{Happening::swapped, "swapped {seat} {card} with {rival}"},
    Told{Happening::swapped_back, "received {seat} {card} from {rival}"},
    Told{Happening::exchange_failed, "no-exchange {seat}"},
    Told{Happening::magnate_laid, "magnate {magnate} at {company}"},
    Told{Happening::magnate_turned, "magnate {magnate} {side}"},
    Told{Happening::magnate_acted, "magnate {magnate} of {company} for {seat}"},
    Told{Happening::magnate_given, "magnate-points {seat} {points:+}"},
    Told{Happening::loan_returned, "redeemed {seat} owes {owed}"},
    Told{Happening::discard_taken, "took {seat} {card} from {pile}"},
    Told{Happening::card_returned, "returned {seat} {card}"},
    Told{Happening::option_laid, "option {seat} at {place}"},
    Told{Happening::option_came_back, "option {seat} back"},
    Told{Happening::pile_counted, "dynamite {pile} {dynamite}"},
    Told{Happening::event_triggered, "event {pile}"},
    Told{Happening::event_averted, "no-event"},
    Told{Happening::back_revealed, "secret {seat} {back} points {points}"},
    Told{Happening::company_scored, "scored {seat} {company} {shares} points {points}"},
    Told{Happening::extras_scored, "extras {seat} {points}"},
    Told{Happening::match_scored, "total {seat} {points}"},
    Told{Happening::match_won, "winner {seat}"},
    Told{Happening::sale_announced, "selling {seat} {card}"},
    Told{Happening::effect_begun, "effect {seat} {card}"},
    Told{Happening::turn_ended, "ended {seat}"},
    Told{Happening::offer_declined, "declined {seat}"},
};
static_assert(kPatterns.size() == kHappenings, "every kind of fact has its words");

}  // namespace

std::string in_words(const SeenEvent& event) {
  return plays::in_words<SeenEvent>(kPatterns, Vocabulary::facts(), event);
}

}  // namespace bell::plays::wall_street
