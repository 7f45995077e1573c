// The deck and its piles, and what everybody has.
#include "tui/wall_street_1920/board.h"
#include "view/wall_street_1920/actions.h"

namespace bell::tui::wall_street_scene {

using namespace wall_street_1920;

namespace {

std::string warning(const Brush& brush, const View& view) {
  if (view.board.has_exploded != 0) return paint(brush.look, Ink::red, brush.say("exploded"));
  if (view.safe_cards > 0) return brush.say("safe", view.safe_cards);
  return paint(brush.look, Ink::red, brush.say("danger"));
}

std::string pile_line(const Brush& brush, const View& view, Pile pile) {
  const PileTop& top = view.board.piles[pile];
  std::string line =
      std::string(1, letter_of(pile)) + "  " +
      (top.size == 0 ? brush.say("empty") : brush.card(top.card) + " (" + std::to_string(top.size) + ')');
  if (view.memory_aid.is_known())
    line += "  " + paint(brush.look, Ink::faint, brush.say("dynamite", view.memory_aid.or_else({}).dynamite[pile]));
  return line;
}

std::string purse(const Brush& brush, const View& view, Seat seat) {
  const Board& board = view.board;
  std::string line = pad(paint(brush.look, board.active == seat ? Ink::strong : Ink::plain,
                               (board.active == seat ? "> " : "  ") + brush.name_of(seat)),
                         14);
  line += '$' + pad(std::to_string(board.cash[seat].amount()), 3) + ' ' + brush.say("capital") + ' ' +
          std::to_string(board.capital[seat]) + ' ' + brush.say("loans") + ' ' + std::to_string(board.loans[seat]);
  return line + (board.start == seat ? ' ' + paint(brush.look, Ink::faint, brush.say("start")) : "");
}

std::string hand(const Brush& brush, const View& view, Seat seat) {
  std::string line = "    " + brush.say("shares") + ' ';
  if (view.shares[seat].is_known())
    line += brush.cards(view.shares[seat].or_else({}));
  else if (view.memory_aid.is_known())
    line += std::to_string(view.board.share_cards[seat]) + ' ' + brush.say("remembered") + ' ' +
            brush.cards(view.memory_aid.or_else({}).shares[seat]);
  else
    line += std::to_string(view.board.share_cards[seat]);
  line += "  " + brush.say("variations") + ' ' + brush.cards(view.board.variations[seat]);
  if (const Back back = view.backs[seat].or_else(kNoBack); back != kNoBack)
    line += "  " + brush.say("secret") + ' ' + brush.secret_share(back);
  return line;
}

}  // namespace

Lines draw_deck(const Brush& brush, const View& view) {
  const Board& board = view.board;
  Lines lines{
      brush.say("top") + ": " +
          (board.top == kNoCard ? std::string(brush.say("empty"))
                                : brush.card(board.top) + ' ' + brush.say("cost", brush.printed.cost[board.top])),
      brush.say("deck", board.deck_size), warning(brush, view), brush.say("piles")};
  for (const Pile pile : kAllPiles) lines.push_back(pile_line(brush, view, pile));
  return lines;
}

Lines draw_players(const Brush& brush, const View& view) {
  Lines lines;
  for (const Seat seat : seats_of(view.seats)) {
    lines.push_back(purse(brush, view, seat));
    lines.push_back(hand(brush, view, seat));
  }
  return lines;
}

}  // namespace bell::tui::wall_street_scene
