// Checks everything that must be true between two actions of a Stonks match.
#include "engine/stonks/prices.h"

namespace bell::stonks {
namespace {

// Every market card in play is in exactly one place: each is found, and their number is right.
class CardCensus {
 public:
  void see(Card card) {
    if (card == kNoCard) return;
    seen_.add(card);
    ++count_;
  }
  void see(const CardSet& cards) {
    seen_ |= cards;
    count_ += cards.size();
  }
  bool is_complete(const Board& board) const {
    CardSet in_play;
    for (const Company company : board.row) in_play |= CardSet::of(company);
    return seen_ == in_play && count_ == in_play.size();
  }

 private:
  CardSet seen_;
  int count_ = 0;
};

bool cards_are_conserved(const Rules& rules, const State& now) {
  CardCensus census;
  census.see(now.deck);
  census.see(now.board.discard);
  census.see(now.board.trick.market);
  census.see(now.face_down.truth());
  for (const Played& played : now.board.trick.plays) census.see(played.card);
  for (const Seat seat : seats_of(rules.seats)) {
    census.see(now.hands[seat].truth());
    census.see(now.board.portfolio[seat]);
    census.see(now.to_reveal[seat].truth());
    for (const auto& card : now.hidden[seat]) census.see(card.truth());
    for (const auto& card : now.last_cards[seat]) census.see(card.truth());
  }
  return census.is_complete(now.board);
}

bool counts_are_true(const Rules& rules, const State& now) {
  if (now.board.deck_size != now.deck.size()) return false;
  for (const Seat seat : seats_of(rules.seats))
    if (now.board.hand_size[seat] != now.hands[seat].truth().size()) return false;
  return true;
}

bool tokens_are_on_their_tiles(const Rules& rules, const Board& board) {
  for (const Company company : board.row) {
    const Tile& tile = board.tiles[company];
    if (tile.level >= kLevels || tile.value != rules.value(tile.side, tile.level)) return false;
    if (board.row[tile.place] != company) return false;
  }
  return true;
}

}  // namespace

const char* Stonks::broken_invariant(const Rules& rules, const State& now) {
  const Board& board = now.board;
  if (board.cursor.frames.is_empty()) return "play_stands_at_a_step";
  if (board.round == 0) return nullptr;  // the row is still being laid
  if (!cards_are_conserved(rules, now)) return "card_in_one_place";
  if (!counts_are_true(rules, now)) return "counts_match";
  if (!tokens_are_on_their_tiles(rules, board)) return "tokens_on_tiles";
  if (board.trump != trump_company(board)) return "trump_is_lowest";
  if (board.black.size() > 3) return "three_black_tokens";
  if (board.cursor.turn.is_over() == board.winners.is_empty()) return "winner_when_over";
  return nullptr;
}

}  // namespace bell::stonks
