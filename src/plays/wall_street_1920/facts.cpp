// The facts a 1920 Wall Street table tells, in words.
#include "plays/wall_street_1920/wording.h"
#include "view/wall_street_1920/actions.h"

namespace bell::plays::wall_street {

using namespace wall_street_1920;

namespace {

std::string signed_number(int number) { return (number > 0 ? "+" : "") + std::to_string(number); }
std::string seat_in_words(Seat seat) { return "seat " + std::to_string(index(seat)); }
std::string pile_in_words(int pile) { return std::string(1, letter_of(static_cast<Pile>(pile))); }
std::string back_in_words(const Seen<Back>& back) {
  return back.is_known() ? std::to_string(static_cast<int>(back.or_else(kNoBack))) : "?";
}

}  // namespace

std::string in_words(const SeenEvent& event) {
  const std::string seat = seat_in_words(event.seat);
  const std::string other = seat_in_words(event.other);
  const std::string card = notation(event.card.or_else(kNoCard));
  const std::string company(wall_street_1920::name_of(event.company));
  const std::string number = std::to_string(event.number);
  const std::string value = std::to_string(event.value);
  switch (event.what) {
    case Happening::card_laid:
      return "laid " + card + " at " + number;
    case Happening::card_removed:
      return "removed " + card;
    case Happening::capital_dealt:
      return "capital " + seat + ' ' + back_in_words(event.back);
    case Happening::start_chosen:
      return "start " + seat;
    case Happening::card_turned_up:
      return "turned-up " + card;
    case Happening::pawn_placed:
      return "pawn " + seat + " at " + number;
    case Happening::turn_started:
      return "turn " + seat + " round " + number;
    case Happening::trend_flipped:
      return "flipped " + seat + (event.value == 0 ? " clockwise" : " counterclockwise");
    case Happening::moved:
      return "moved " + seat + ' ' + number + " at " + value;
    case Happening::paid:
      return "paid " + seat + ' ' + number + " capital " + value;
    case Happening::rival_paid:
      return "paid " + seat + ' ' + number + " rival " + other;
    case Happening::loan_taken:
      return "loan " + seat + ' ' + number + " owes " + value;
    case Happening::coins_taken:
      return "coins " + seat + ' ' + number;
    case Happening::card_kept:
      return "kept " + seat + ' ' + card;
    case Happening::card_discarded:
      return "discarded " + seat + ' ' + card + " on " + pile_in_words(event.value);
    case Happening::place_refilled:
      return "refilled " + number + ' ' + card;
    case Happening::price_changed:
      return "value " + company + ' ' + value + ' ' + signed_number(event.number);
    case Happening::share_sold:
      return "sold " + seat + ' ' + card + " for " + number;
    case Happening::capital_raised:
      return "raised " + seat + ' ' + number;
    case Happening::capital_lowered:
      return "lowered " + seat + ' ' + number;
    case Happening::share_shown:
      return "shown " + seat + ' ' + card + " as " + company;
    case Happening::all_shares_shown:
      return "all-shown " + seat;
    case Happening::share_counted:
      return "counted " + seat + ' ' + number + ' ' + card;
    case Happening::offered:
      return "offered " + seat + ' ' + card;
    case Happening::offer_revealed:
      return "revealed " + seat + ' ' + card;
    case Happening::swapped:
      return "swapped " + seat + ' ' + card + " with " + other;
    case Happening::swapped_back:
      return "received " + seat + ' ' + card + " from " + other;
    case Happening::exchange_failed:
      return "no-exchange " + seat;
    case Happening::magnate_laid:
      return "magnate " + number + " at " + company;
    case Happening::magnate_turned:
      return "magnate " + number + (event.value == 0 ? " reward" : " punishment");
    case Happening::magnate_acted:
      return "magnate " + number + " of " + company + " for " + seat;
    case Happening::magnate_given:
      return "magnate-points " + seat + ' ' + signed_number(event.number);
    case Happening::loan_returned:
      return "redeemed " + seat + " owes " + number;
    case Happening::discard_taken:
      return "took " + seat + ' ' + card + " from " + pile_in_words(event.value);
    case Happening::card_returned:
      return "returned " + seat + ' ' + card;
    case Happening::option_laid:
      return "option " + seat + " at " + number;
    case Happening::option_came_back:
      return "option " + seat + " back";
    case Happening::pile_counted:
      return "dynamite " + pile_in_words(event.value) + ' ' + number;
    case Happening::event_triggered:
      return "event " + pile_in_words(event.value);
    case Happening::event_averted:
      return "no-event";
    case Happening::back_revealed:
      return "secret " + seat + ' ' + back_in_words(event.back) + " points " + number;
    case Happening::company_scored:
      return "scored " + seat + ' ' + company + ' ' + value + " points " + number;
    case Happening::extras_scored:
      return "extras " + seat + ' ' + number;
    case Happening::match_scored:
      return "total " + seat + ' ' + number;
    case Happening::match_won:
      return "winner " + seat;
  }
  return "?";
}

}  // namespace bell::plays::wall_street
