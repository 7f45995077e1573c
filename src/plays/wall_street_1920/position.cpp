// Prints the table for debugging a failed play.
#include "plays/wall_street_1920/position.h"

#include "plays/wall_street_1920/wording.h"
#include "view/wall_street_1920/actions.h"

namespace bell::plays::wall_street {

using namespace wall_street_1920;

namespace {

std::string prices(const Rules& rules, const Board& board) {
  std::string text;
  for (const Company company : kAllCompanies)
    text += "  " + std::string(wall_street_1920::name_of(company)) + " level " +
            std::to_string(board.level[company] + 1) + " value " +
            std::to_string(rules.value(company, board.level[company])) + '\n';
  return text;
}

std::string rondel(const Board& board) {
  std::string text = "rondel";
  for (const Place& place : board.rondel) text += ' ' + in_words(place);
  text += board.trend == Trend::clockwise ? ", clockwise" : ", counterclockwise";
  return text + ", coins " + std::to_string(board.coins) + ", top " + in_words(board.top) + ", deck " +
         std::to_string(board.deck_size) + '\n';
}

std::string piles(const Board& board) {
  std::string text;
  for (const Pile pile : kAllPiles)
    text += "pile " + std::string(1, letter_of(pile)) + " top " + in_words(board.piles[pile].card) + " size " +
            std::to_string(board.piles[pile].size) + '\n';
  return text;
}

std::string seat_line(const Match& match, Seat seat) {
  const View view = view_of(match, viewer_of(seat));
  const Board& board = view.board;
  return "seat " + std::to_string(index(seat)) + " cash " + std::to_string(board.cash[seat].amount()) + ", capital " +
         std::to_string(board.capital[seat]) + ", loans " + std::to_string(board.loans[seat]) + ", pawn " +
         std::to_string(board.pawn[seat]) + ", shares " + in_words(all_of(view.shares[seat].or_else({}))) +
         ", variations " + in_words(all_of(board.variations[seat])) + ", back " +
         std::to_string(static_cast<int>(view.backs[seat].or_else(kNoBack))) + '\n';
}

}  // namespace

std::string position_of(const Rules& rules, const Match& match) {
  const Board board = view_of(match, Viewer::spectator).board;
  std::string text =
      "step " + std::string(name_of(step_of(rules, board))) + ", turn " + turn_in_words(match.turn()) + '\n';
  text += prices(rules, board) + rondel(board) + piles(board);
  for (const Seat seat : seats_of(match.seats())) text += seat_line(match, seat);
  return text;
}

}  // namespace bell::plays::wall_street
