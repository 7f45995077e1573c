// The whole truth of a Stonks match, without undetermined chance: the deck is a set without an order.
#pragma once

#include <type_traits>

#include "engine/core/secret.h"
#include "view/stonks/view.h"

namespace bell::stonks {

struct State {
  Board board;                                         // everything face up
  PerSeat<Secret<CardSet>> hands;                      // each known to its owner
  PerSeat<FixedVec<Secret<Card>, kMaxHidden>> hidden;  // portfolio cards lying face down
  PerSeat<Secret<Card>> to_reveal;                     // chosen, not yet shown
  Secret<Card> face_down;                              // the opener's card under a speculation
  PerSeat<FixedVec<Secret<Card>, kMaxHidden>> last_cards;
  CardSet deck;  // undrawn

  Cursor& cursor() { return board.cursor; }
  const Cursor& cursor() const { return board.cursor; }
  friend bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>, "padding would enter hash and ==");
static_assert(sizeof(State) <= 1024, "a search node must stay cheap to copy");

}  // namespace bell::stonks
