// Prints the table for debugging a failed play. Every secret is shown as its owner sees it.
#include "plays/stockpile/position.h"

namespace bell::plays::stockpiles {

using namespace stockpile;

namespace {

std::string values(const Board& board) {
  std::string text = "values";
  for (const Company company : kAllCompanies)
    text += ' ' + std::string(stockpile::name_of(company)) + ' ' + std::to_string(board.value[company]);
  return text + '\n';
}

std::string piles(const View& view) {
  std::string text;
  for (int at = 0; at < view.piles; ++at) {
    const Bid& bid = view.board.tracks[pile_at(at)];
    text += "pile " + std::to_string(at + 1) + ' ' + in_words(pile_in(view, pile_at(at)));
    if (bid.by != kNoSeat)
      text += ", " + seats_in_words(SeatMask::only(bid.by)) + " at " + std::to_string(bid.space + 1);
    text += '\n';
  }
  return text;
}

std::string pairs(const Match& match) {
  std::string text = "pairs";
  for (int pair = 0; pair < kPairs; ++pair) {
    Words words = pair_in(view_of(match, Viewer::spectator), pair);
    for (const Seat seat : seats_of(match.seats()))
      if (words.back() == "?") words = pair_in(view_of(match, viewer_of(seat)), pair);
    text += (pair == 0 ? " " : ", ") + words[0] + ' ' + words[1];
  }
  return text + '\n';
}

std::string seat_line(const Match& match, Seat seat) {
  const View view = view_of(match, viewer_of(seat));
  std::string text = seats_in_words(SeatMask::only(seat)) + " cash " + std::to_string(view.board.cash[seat].amount());
  for (const std::string_view thing : {"regular", "hand", "kept", "commerce_hand", "strategies", "offered"})
    if (const Words words = secret_in(view, seat, thing).value_or(Words{}); !words.empty())
      text += ", " + std::string(thing) + ' ' + in_words(words);
  if (const Words split = words_of(view.board.split[seat]); !split.empty()) text += ", split " + in_words(split);
  if (view.board.bond.held[seat] > 0) text += ", bonds " + std::to_string(view.board.bond.held[seat]);
  if (const Words owned = words_of(view.board.commerce.owned[seat]); !owned.empty())
    text += ", commerce " + in_words(owned);
  for (const Investor each : view.board.investors.of[seat])
    if (each != Investor::none) text += ", " + std::string(stockpile::name_of(each));
  return text + '\n';
}

}  // namespace

std::string position_of(const Rules& rules, const Match& match) {
  const View view = view_of(match, Viewer::spectator);
  std::string text = "round " + std::to_string(view.board.round) + ", step " +
                     std::string(name_of(step_of(rules, view.board))) + ", turn " + turn_in_words(match.turn()) + '\n';
  text += values(view.board) + piles(view) + pairs(match);
  for (const Seat seat : seats_of(match.seats())) text += seat_line(match, seat);
  return text + "discard " + in_words(words_of(view.board.discard)) + '\n';
}

}  // namespace bell::plays::stockpiles
