// The facts a Stonks table tells, in words.
#include "plays/stonks/wording.h"
#include "view/stonks/actions.h"

namespace bell::plays {
namespace {

std::string signed_number(int number) { return (number > 0 ? "+" : "") + std::to_string(number); }

}  // namespace

std::string in_words(const stonks::SeenEvent& event) {
  using stonks::Happening;
  const std::string seat = "seat " + std::to_string(index(event.seat));
  const std::string card = stonks::notation(event.card.or_else(stonks::kNoCard));
  const std::string company = in_words(event.company);
  const std::string number = std::to_string(event.number);
  switch (event.what) {
    case Happening::company_removed:
      return "removed " + company;
    case Happening::tile_placed:
      return "tile " + company + ' ' + number;
    case Happening::dealt:
      return "dealt " + seat + ' ' + card;
    case Happening::laid_to_reveal:
      return "shows " + seat + ' ' + card;
    case Happening::laid_face_down:
      return "hides " + seat + ' ' + card;
    case Happening::revealed:
      return "revealed " + seat + ' ' + card;
    case Happening::opener_chosen:
      return "opener " + seat;
    case Happening::market_opened:
      return "market " + card;
    case Happening::played:
      return "played " + seat + ' ' + card;
    case Happening::speculated_opening:
    case Happening::speculated_following:
      return "speculated " + seat + ' ' + card + " as " + company;
    case Happening::speculation_cancelled:
      return "cancelled " + seat;
    case Happening::price_changed:
      return "value " + company + ' ' + std::to_string(event.value) + ' ' + signed_number(event.number);
    case Happening::token_unlocked:
      return "coloured " + company;
    case Happening::trump_changed:
      return "trump " + company;
    case Happening::face_down_revealed:
      return "turned up " + seat + ' ' + card;
    case Happening::trick_won:
      return "won " + seat + ' ' + card;
    case Happening::trick_lost:
      return "nobody won";
    case Happening::card_taken:
      return "took " + seat + ' ' + card;
    case Happening::last_card_discarded:
      return "last card " + seat + ' ' + card;
    case Happening::hidden_revealed:
      return "hidden " + seat + ' ' + card;
    case Happening::speculation_placed:
      return "speculation card " + seat + " with " + company;
    case Happening::round_scored:
      return "scored " + seat + ' ' + number;
    case Happening::round_started:
      return "round " + number;
    case Happening::match_won:
      return "winner " + seat;
  }
  return "?";
}

}  // namespace bell::plays
