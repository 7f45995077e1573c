// A bag of cards of which many are alike: how many of each kind, and no order. Decks and discard piles are bags.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>

namespace bell::stockpile {

// Kinds are the values First … First + Kinds - 1 of the enumeration.
template <class Kind, int First, int Kinds>
class Bag {
 public:
  static constexpr int kKinds = Kinds;
  static constexpr Kind kind_at(int place) { return static_cast<Kind>(First + place); }
  static constexpr bool is_kind(Kind kind) {
    const int place = static_cast<int>(kind) - First;
    return place >= 0 && place < Kinds;
  }

  constexpr int count(Kind kind) const { return counts_[place_of(kind)]; }
  constexpr int size() const {
    int sum = 0;
    for (const std::uint8_t each : counts_) sum += each;
    return sum;
  }
  constexpr void add(Kind kind, int number = 1) {
    counts_[place_of(kind)] = static_cast<std::uint8_t>(counts_[place_of(kind)] + number);
  }
  constexpr void remove(Kind kind, int number = 1) {
    assert(count(kind) >= number);
    counts_[place_of(kind)] = static_cast<std::uint8_t>(counts_[place_of(kind)] - number);
  }
  // The n-th card, kinds in ascending order. Precondition: 0 <= n < size(). Goes through all kinds: where to stop is
  // luck, which a processor can't foretell.
  constexpr Kind nth(int n) const {
    int place = 0;
    int passed = 0;
    for (const std::uint8_t each : counts_) {
      passed += each;
      place += passed <= n ? 1 : 0;
    }
    return kind_at(place);
  }
  static constexpr Bag of(const std::array<std::uint8_t, Kinds>& counts) {
    Bag bag;
    bag.counts_ = counts;
    return bag;
  }
  constexpr const std::array<std::uint8_t, Kinds>& counts() const { return counts_; }
  friend constexpr bool operator==(const Bag&, const Bag&) = default;

 private:
  static constexpr std::size_t place_of(Kind kind) { return static_cast<std::size_t>(static_cast<int>(kind) - First); }
  std::array<std::uint8_t, Kinds> counts_{};
};

}  // namespace bell::stockpile
