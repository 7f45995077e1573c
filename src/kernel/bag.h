// A multiset: how many of each kind, without an order. Decks, hands and discard piles are bags.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <cstring>

namespace bell {

// Kinds are the values First … First + Kinds - 1 of the enumeration. Precondition of size, nth and for_each: fewer than
// 256 things in all, unless there are few kinds.
template <class Kind, int First, int Kinds>
class Bag {
 public:
  static constexpr int kKinds = Kinds;
  static constexpr Kind kind_at(int place) { return static_cast<Kind>(First + place); }
  static constexpr bool is_kind(Kind kind) {
    const int place = static_cast<int>(kind) - First;
    return place >= 0 && place < Kinds;
  }
  static constexpr Bag of(const std::array<std::uint8_t, Kinds>& counts) {
    Bag bag;
    bag.counts_ = counts;
    return bag;
  }

  constexpr int count(Kind kind) const { return counts_[place_of(kind)]; }
  constexpr bool has(Kind kind) const { return count(kind) > 0; }
  constexpr void add(Kind kind, int number = 1) {
    counts_[place_of(kind)] = static_cast<std::uint8_t>(counts_[place_of(kind)] + number);
  }
  constexpr void remove(Kind kind, int number = 1) {
    assert(count(kind) >= number);
    counts_[place_of(kind)] = static_cast<std::uint8_t>(counts_[place_of(kind)] - number);
  }
  constexpr const std::array<std::uint8_t, Kinds>& counts() const { return counts_; }

  constexpr int size() const {
    int sum = 0;
    if constexpr (kFewKinds)
      for (const std::uint8_t each : counts_) sum += each;
    else
      for (int at = 0; at < Kinds; at += kWord) sum += sum_of(word(at));
    return sum;
  }
  // The n-th thing, kinds in ascending order. Precondition: 0 <= n < size().
  constexpr Kind nth(int n) const {
    if constexpr (kFewKinds)
      return nth_by_kind(n);
    else
      return nth_by_word(n);
  }
  // Calls `visit(kind, count)` for each kind present, in ascending order.
  template <class Visit>
  void for_each(Visit&& visit) const {
    for (int at = 0; at < Kinds; at += kWord)
      for (std::uint64_t counts = word(at); counts != 0;) {
        const int bit = std::countr_zero(counts) & ~7;
        visit(kind_at(at + bit / 8), static_cast<int>(counts >> bit & 0xFF));
        counts &= ~(std::uint64_t{0xFF} << bit);
      }
  }

  friend constexpr bool operator==(const Bag&, const Bag&) = default;

 private:
  static constexpr int kWord = 8;  // counts read at a time
  static constexpr bool kFewKinds = Kinds <= 2 * kWord;
  static constexpr std::size_t place_of(Kind kind) { return static_cast<std::size_t>(static_cast<int>(kind) - First); }

  // Visits all kinds: stopping early would be an unpredictable branch.
  constexpr Kind nth_by_kind(int n) const {
    int place = 0;
    int passed = 0;
    for (const std::uint8_t each : counts_) {
      passed += each;
      place += passed <= n ? 1 : 0;
    }
    return kind_at(place);
  }
  // Eight counts at a time: most of many kinds are absent, and decks are drawn from at every turn.
  Kind nth_by_word(int n) const {
    int at = 0;
    for (int here = sum_of(word(at)); n >= here; here = sum_of(word(at += kWord))) n -= here;
    std::uint64_t counts = word(at);
    for (int here = static_cast<int>(counts & 0xFF); n >= here; here = static_cast<int>((counts >>= 8) & 0xFF), ++at)
      n -= here;
    return kind_at(at);
  }
  std::uint64_t word(int at) const {
    std::uint64_t counts = 0;
    std::memcpy(&counts, counts_.data() + at, static_cast<std::size_t>(Kinds - at < kWord ? Kinds - at : kWord));
    return counts;
  }
  // The sum of eight counts, which must be below 256.
  static constexpr int sum_of(std::uint64_t counts) { return static_cast<int>(counts * 0x0101010101010101U >> 56); }
  static_assert(std::endian::native == std::endian::little, "words are read lowest kind first");

  std::array<std::uint8_t, Kinds> counts_{};
};

}  // namespace bell
