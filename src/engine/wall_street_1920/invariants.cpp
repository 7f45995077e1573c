// Checks everything that must be true between two actions of a 1920 Wall Street match.
#include "engine/wall_street_1920/rules.h"

namespace bell::wall_street_1920 {
namespace {

// Every card in play is in exactly one place.
class CardCensus {
 public:
  void see(Card card, int count) {
    if (card != kNoCard) seen_[card] = static_cast<std::uint8_t>(seen_[card] + count);
  }
  template <int First, int Count>
  void see(const Bag<Card, First, Count>& cards) {
    cards.for_each([this](Card card, int count) { see(card, count); });
  }
  bool is_complete(const Rules& rules) const {
    constexpr int kTwo = 2;
    for (int face = 1; face <= kCards; ++face) {
      const auto card = static_cast<Card>(face);
      const bool may_be_boxed = is_dual(card) || (card == Card::stock_exchange && rules.seats == kTwo);
      const int copies = rules.printed.copies[card];
      if (may_be_boxed ? seen_[card] > copies : seen_[card] != copies) return false;
    }
    return true;
  }

 private:
  PerFace<std::uint8_t> seen_;
};

bool cards_are_conserved(const Rules& rules, const State& now) {
  const Board& board = now.board;
  CardCensus census;
  census.see(now.deck);
  census.see(board.top, 1);
  census.see(board.business.kept, 1);
  for (const Card card : board.business.bought) census.see(card, 1);
  for (const Place& place : board.rondel) {
    census.see(place.card, 1);
    census.see(place.second, 1);
  }
  for (const Discarded& each : now.discarded) census.see(each.card(), 1);
  for (const Seat seat : seats_of(rules.seats)) {
    census.see(now.shares[seat].truth());
    census.see(board.variations[seat]);
    census.see(now.returned[seat].truth(), 1);
  }
  return census.is_complete(rules);
}

bool counts_are_true(const Rules& rules, const State& now) {
  if (now.board.deck_size != now.deck.size() + (now.board.top == kNoCard ? 0 : 1)) return false;
  for (const Seat seat : seats_of(rules.seats))
    if (now.board.share_cards[seat] != now.shares[seat].truth().size()) return false;
  return true;
}

bool pile_tops_are_true(const State& now) {
  PerPile<PileTop> tops;
  for (const Discarded& each : now.discarded) {
    tops[each.pile()].card = each.card();
    ++tops[each.pile()].size;
  }
  return tops == now.board.piles;
}

bool pieces_are_on_the_board(const Rules& rules, const Board& board) {
  for (const std::uint8_t level : board.level)
    if (level > rules.top_level) return false;
  for (const Seat seat : seats_of(rules.seats))
    if (board.pawn[seat] >= rules.places && board.pawn[seat] != kNowhere) return false;
  return board.rondel.size() == rules.places && board.rondel[kTrendPlace] == Place{};
}

bool purses_are_sound(const Rules& rules, const Board& board) {
  for (const Seat seat : seats_of(rules.seats))
    if (board.cash[seat] < Money(0) || board.capital[seat] > rules.printed.capital_top) return false;
  return true;
}

// From the announcement of a sale until it is carried out the share stays with its seller.
bool announced_share_is_held(const State& now) {
  const Card sold = now.board.business.sold;
  return sold == kNoCard || now.shares[now.board.active].truth().count(sold) > 0;
}

// An option is under a card that is not part of a set, and not under another option.
bool options_lie_apart(const Rules& rules, const Board& board) {
  for (const Seat seat : seats_of(rules.seats)) {
    const int place = board.purchase_option.at[seat];
    if (place == kTrendPlace) continue;
    if (board.rondel[place].card == kNoCard || board.rondel[place].is_set()) return false;
    for (const Seat other : seats_of(rules.seats))
      if (other != seat && board.purchase_option.at[other] == place) return false;
  }
  return true;
}

}  // namespace

const char* WallStreet1920::broken_invariant(const Rules& rules, const State& now) {
  const Board& board = now.board;
  if (board.cursor.frames.is_empty()) return "play_stands_at_a_step";
  if (!cards_are_conserved(rules, now)) return "card_in_one_place";
  if (!counts_are_true(rules, now)) return "counts_match";
  if (!pile_tops_are_true(now)) return "piles_show_tops";
  if (!pieces_are_on_the_board(rules, board)) return "pieces_on_board";
  if (!purses_are_sound(rules, board)) return "cash_and_capital";
  if (!announced_share_is_held(now)) return "announced_share_held";
  if (!options_lie_apart(rules, board)) return "options_lie_apart";
  if (board.cursor.turn.is_over() == board.winners.is_empty()) return "winner_when_over";
  return nullptr;
}

}  // namespace bell::wall_street_1920
