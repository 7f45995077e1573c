// The whole truth of a 1920 Wall Street match, without undetermined chance: the deck is a bag without an order.
#pragma once

#include <type_traits>

#include "engine/core/secret.h"
#include "view/wall_street_1920/view.h"

namespace bell::wall_street_1920 {

// A card on a discard pile, in one byte.
class Discarded {
 public:
  constexpr Discarded() = default;
  constexpr Discarded(Card card, Pile pile)
      : bits_(static_cast<std::uint8_t>(static_cast<unsigned>(card) | static_cast<unsigned>(pile) << kCardBits)) {}
  constexpr Card card() const { return Card(bits_ & ((1U << kCardBits) - 1U)); }
  constexpr Pile pile() const { return Pile(bits_ >> kCardBits); }
  friend constexpr bool operator==(const Discarded&, const Discarded&) = default;

 private:
  static constexpr int kCardBits = 6;
  std::uint8_t bits_ = 0;
};

// Every share and variation, the explosion and the duals of five players: more than 89 cannot be discarded. The extra
// place makes a state whole words.
inline constexpr int kMaxDiscarded = 90;

struct State {
  Board board;                                   // everything face up
  PerSeat<Secret<Shares>> shares;                // each known to its owner
  PerSeat<Secret<Back>> backs;                   // of the capital cards
  PerSeat<Secret<Card>> offers;                  // in a stock exchange, until they are swapped
  PerSeat<Secret<Card>> returned;                // put back into the box
  FixedVec<Discarded, kMaxDiscarded> discarded;  // the three piles in the order of play, which everybody saw
  Deck deck;                                     // undrawn cards, including the explosion

  Cursor& cursor() { return board.cursor; }
  const Cursor& cursor() const { return board.cursor; }
  friend bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>, "padding would enter hash and ==");
static_assert(sizeof(State) <= 1024, "a search node must stay cheap to copy");

}  // namespace bell::wall_street_1920
