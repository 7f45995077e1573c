// Builds a state from the description: lays the row, computes the counts, and finds contradictions.
#include "engine/stonks/prices.h"
#include "kernel/invariant.h"
#include "plays/stonks/given.h"
#include "plays/stonks/wording.h"
#include "view/stonks/actions.h"

namespace bell::plays {

using stonks::Board;
using stonks::CardSet;
using stonks::Company;
using stonks::StepId;

namespace {

bool has_played(const stonks::Trick& trick, Seat seat) {
  for (const stonks::Played& played : trick.plays)
    if (played.by == seat) return true;
  return false;
}

}  // namespace

void GivenTable::lay_row(Board& board) const {
  if (board.row.is_empty())
    for (int place = 0; place < rules_.companies; ++place) board.row.push_back(Company(place));
  for (int place = 0; place < board.row.size(); ++place) {
    const Company company = board.row[place];
    stonks::Tile& tile = board.tiles[company];
    tile.place = static_cast<std::uint8_t>(place);
    tile.side = rules_.side[tile.place];
    tile.level = static_cast<std::uint8_t>(levels_[company].value_or(rules_.start_level[tile.place]));
    tile.value = static_cast<std::uint8_t>(rules_.value(tile.side, tile.level));
  }
  board.trump = stonks::trump_company(board);
}

// All players must have equally many cards, counting those in the trick.
Fault GivenTable::check_hands() const {
  const auto held = [&](Seat seat) { return hands_[seat].size() + (has_played(draft_.board.trick, seat) ? 1 : 0); };
  for (const Seat seat : seats_of(rules_.seats))
    if (held(seat) != held(seat_at(0)))
      return wrong("play.unequal_hands", {{"cards", std::to_string(held(seat_at(0)))},
                                          {"seat", std::to_string(index(seat))},
                                          {"found", std::to_string(held(seat))}});
  const int size = held(seat_at(0));
  if (at_ == StepId::start_portfolio && size != rules_.hand)
    return wrong("play.other_hands_are_dealt",
                 {{"cards", std::to_string(rules_.hand)}, {"found", std::to_string(size)}});
  if (at_ == StepId::end_round && size != 1)
    return wrong("play.round_ends_with_one_card", {{"found", std::to_string(size)}});
  const bool is_in_trick = at_ != StepId::start_portfolio && at_ != StepId::end_round;
  if (is_in_trick && size < 2) return wrong("play.trick_needs_two_cards", {{"found", std::to_string(size)}});
  return std::nullopt;
}

Fault GivenTable::check_step() const {
  const bool is_open = draft_.board.trick.market != stonks::kNoCard;
  if (at_ == StepId::play_cards && !is_open) return wrong("play.no_market_card", {{"form", "market A9"}});
  if (at_ != StepId::play_cards && is_open) return wrong("play.market_card_too_early", {});
  if (at_ != StepId::play_cards && !draft_.board.trick.plays.is_empty()) return wrong("play.cards_too_early", {});
  for (const Seat seat : seats_of(rules_.seats))
    if (at_ == StepId::first_opener && draft_.board.revealed[seat] == stonks::kNoCard)
      return wrong("play.no_revealed_card", {{"seat", std::to_string(index(seat))}});
  return std::nullopt;
}

Outcome<stonks::State, Problem> GivenTable::state() const {
  if (const Fault fault = check_hands()) return *fault;
  if (const Fault fault = check_step()) return *fault;
  stonks::State state = draft_;
  Board& board = state.board;
  lay_row(board);
  for (const Company company : board.row) state.deck |= CardSet::of(company);
  CardSet out_of_play = placed_;
  out_of_play -= state.deck;
  if (!out_of_play.is_empty()) return wrong("play.company_not_in_row", {{"cards", in_words(out_of_play)}});
  state.deck -= placed_;
  board.deck_size = static_cast<std::uint8_t>(state.deck.size());
  for (const Seat seat : seats_of(rules_.seats)) {
    state.hands[seat] = Secret<CardSet>(hands_[seat], seat);
    board.hand_size[seat] = static_cast<std::uint8_t>(hands_[seat].size());
  }
  const Seat first = seat_at(0);
  const int held = hands_[first].size() + (has_played(board.trick, first) ? 1 : 0);
  board.tricks_left = static_cast<std::uint8_t>(at_ == StepId::start_portfolio ? rules_.tricks() : held - 1);
  board.cursor.frames.push_back(Frame{static_cast<std::uint8_t>(rules_.program.place_of(at_)), 0, kNoSeat});
  board.cursor.turn = Turn::chance();  // until the step decides who acts
  if (const char* broken = stonks::Stonks::broken_invariant(rules_, state)) return untruth(broken);
  return state;
}

}  // namespace bell::plays
