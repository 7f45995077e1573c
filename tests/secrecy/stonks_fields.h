// Every field of Stonks' truth and a way to change it. Their sizes add up to the whole, so that none is forgotten.
#pragma once

#include "engine/stonks/rules.h"
#include "secrecy/influence.h"

namespace bell::exam {

using StonksField = Field<stonks::State>;

// Swaps a hidden card with another one; the deck gets the old one.
inline bool exchange(stonks::State& state, stonks::Card& card) {
  if (card == stonks::kNoCard || state.deck.is_empty()) return false;
  const stonks::Card drawn = state.deck.nth(0);
  state.deck.remove(drawn);
  state.deck.add(card);
  card = drawn;
  return true;
}

template <class List>
bool exchange_first(stonks::State& state, List& list) {
  return !list.is_empty() && exchange(state, list[0].truth());
}

inline std::vector<StonksField> secret_fields() {
  using stonks::State;
  return {
      {"hands", sizeof(State::hands),
       [](State& state, Seat owner) {
         stonks::CardSet& hand = state.hands[owner].truth();
         if (hand.is_empty()) return false;
         stonks::Card card = hand.nth(0);
         hand.remove(card);
         const bool changed = exchange(state, card);
         hand.add(card);
         return changed;
       }},
      {"hidden", sizeof(State::hidden),
       [](State& state, Seat owner) { return exchange_first(state, state.hidden[owner]); }},
      {"to_reveal", sizeof(State::to_reveal),
       [](State& state, Seat owner) { return exchange(state, state.to_reveal[owner].truth()); }},
      {"face_down", sizeof(State::face_down),
       [](State& state, Seat owner) {
         return state.board.trick.speculator == owner && exchange(state, state.face_down.truth());
       }},
      {"last_cards", sizeof(State::last_cards),
       [](State& state, Seat owner) { return exchange_first(state, state.last_cards[owner]); }},
      {"deck", sizeof(State::deck),
       [](State& state, Seat) {
         if (state.deck.is_empty()) return false;
         state.deck.remove(state.deck.nth(0));
         return true;
       }},
  };
}

// A public field: one of its bytes is changed; the value need not make sense, but everybody must see it.
template <class Part>
StonksField public_field(std::string name, Part stonks::Board::* part) {
  return {std::move(name), sizeof(Part), [part](stonks::State& state, Seat owner) {
            auto* bytes = reinterpret_cast<unsigned char*>(&(state.board.*part));
            bytes[static_cast<std::size_t>(index(owner)) % sizeof(Part)] ^= 1U;
            return true;
          }};
}

inline std::vector<StonksField> public_fields() {
  using stonks::Board;
  return {public_field("points", &Board::points),
          public_field("portfolio", &Board::portfolio),
          public_field("discard", &Board::discard),
          public_field("tiles", &Board::tiles),
          {"row", sizeof(Board::row),
           [](stonks::State& state, Seat) {
             state.board.row.pop_back();  // another byte could name a company that does not exist
             return true;
           }},
          public_field("black", &Board::black),
          public_field("trump", &Board::trump),
          public_field("round", &Board::round),
          public_field("deck_size", &Board::deck_size),
          public_field("hand_size", &Board::hand_size),
          public_field("revealed", &Board::revealed),
          public_field("speculators", &Board::speculators),
          public_field("tricks_left", &Board::tricks_left),
          public_field("opener", &Board::opener),
          public_field("trick", &Board::trick),
          public_field("winners", &Board::winners),
          public_field("two_players", &Board::two_players),
          public_field("cursor", &Board::cursor)};
}

}  // namespace bell::exam
