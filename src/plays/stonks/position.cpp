// Prints the table for debugging a failed play; each line is valid in a play.
#include "plays/stonks/position.h"

#include "plays/stonks/wording.h"
#include "view/stonks/actions.h"

namespace bell::plays {
namespace {

using stonks::Board;
using stonks::Card;
using stonks::CardSet;

std::string tiles(const Board& board) {
  std::string text;
  for (const stonks::Company company : board.row) {
    const stonks::Tile& tile = board.tiles[company];
    text += "  " + in_words(company) + " level " + std::to_string(tile.level + 1) + " value " +
            std::to_string(tile.value) + (board.black.has(company) ? " black" : "") +
            (board.trump == company ? " trump" : "") + '\n';
  }
  return text;
}

std::string trick(const Board& board) {
  std::string text = "market " + stonks::notation(board.trick.market) + ", lead " + in_words(board.trick.lead);
  for (const stonks::Played& played : board.trick.plays)
    text += ", seat " + std::to_string(index(played.by)) + " played " + stonks::notation(played.card);
  return text + '\n';
}

std::string seat_line(const Match& match, Seat seat) {
  const stonks::View view = stonks_view(match, viewer_of(seat));
  CardSet hidden;
  for (const Seen<Card>& card : view.hidden[seat]) hidden.add(card.or_else(stonks::kNoCard));
  return "seat " + std::to_string(index(seat)) + " points " + std::to_string(view.board.points[seat].amount()) +
         ", hand " + in_words(view.hands[seat].or_else(CardSet{})) + ", portfolio " +
         in_words(view.board.portfolio[seat]) + ", hidden " + in_words(hidden) +
         (view.board.speculators.has(seat) ? ", has the speculation card\n" : "\n");
}

}  // namespace

std::string position_of_stonks(const stonks::Rules& rules, const Match& match) {
  const Board board = stonks_view(match, Viewer::spectator).board;
  std::string text = "round " + std::to_string(board.round) + ", step " +
                     std::string(name_of(stonks_step(rules, board))) + ", turn " + turn_in_words(match.turn()) +
                     ", tricks left " + std::to_string(board.tricks_left) + ", deck " +
                     std::to_string(board.deck_size) + '\n';
  text += tiles(board);
  if (board.trick.market != stonks::kNoCard) text += trick(board);
  for (const Seat seat : seats_of(match.seats())) text += seat_line(match, seat);
  return text + "discard " + in_words(board.discard) + '\n';
}

}  // namespace bell::plays
