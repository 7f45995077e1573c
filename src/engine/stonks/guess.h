// Guesses the hidden cards of Stonks: reads view and memory once, and can then complete the state any number of times.
#pragma once

#include <array>
#include <span>

#include "engine/core/scatter.h"
#include "engine/stonks/rules.h"

namespace bell::stonks {

class Guess {
 public:
  Guess(const Rules& rules, const View& view, std::span<const SeenEvent> memory);
  // A state consistent with all of it; all such states are equally likely.
  State complete(Rng& rng) const;

 private:
  // A place for unseen cards, and where a card dealt to it goes.
  enum class Zone : std::uint8_t { hand, hidden, to_reveal, face_down, last_card, deck };
  struct Place {
    Zone zone{};
    Seat seat = kNoSeat;
    std::uint8_t nth = 0;
  };
  static constexpr int kMaxPlaces = kMaxSeats * 6 + 2;
  using VoidsByPlace = std::array<CompanySet, kMaxHidden>;

  void take_hand(const View& view, Seat seat, CompanySet voids);
  void take_one(const Seen<Card>& seen, Secret<Card>& into, Place place, CompanySet voids);
  void take_list(const FixedVec<Seen<Card>, kMaxHidden>& seen, FixedVec<Secret<Card>, kMaxHidden>& into, Place place,
                 const VoidsByPlace& voids);
  void add_place(Place place, int size, CompanySet voids);
  static void put(State& state, const Place& place, Card card);

  State state_;     // what is known; unseen cards are not in it
  CardSet unseen_;  // to be dealt to the places
  std::array<Holder, kMaxPlaces> holders_{};
  std::array<Place, kMaxPlaces> place_{};
  int places_ = 0;
};

}  // namespace bell::stonks
