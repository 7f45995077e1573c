// A set of enumeration members, one bit each: seats, companies, investors. Iterates in ascending order. As small as its
// members allow, so it can be part of a state.
#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

namespace bell {

// Members are the values below Count.
template <class Enum, int Count>
class EnumSet {
  static_assert(Count > 0 && Count <= 32);

 public:
  using Bits =
      std::conditional_t<Count <= 8, std::uint8_t, std::conditional_t<Count <= 16, std::uint16_t, std::uint32_t>>;

  constexpr EnumSet() = default;
  constexpr explicit EnumSet(Bits bits) : bits_(bits) {}
  static constexpr EnumSet all() { return first(Count); }
  static constexpr EnumSet only(Enum member) { return EnumSet(static_cast<Bits>(bit(member))); }
  // The `number` lowest values of the enumeration.
  static constexpr EnumSet first(int number) { return EnumSet(static_cast<Bits>((std::uint64_t{1} << number) - 1U)); }

  constexpr bool has(Enum member) const { return (bits_ >> static_cast<int>(member) & 1U) != 0; }
  constexpr bool is_empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr void add(Enum member) { bits_ = static_cast<Bits>(bits_ | bit(member)); }
  constexpr void remove(Enum member) { bits_ = static_cast<Bits>(bits_ & ~bit(member)); }
  constexpr void clear() { bits_ = 0; }
  // All members not in the set.
  constexpr EnumSet others() const { return EnumSet(static_cast<Bits>(~bits_ & all().bits_)); }
  constexpr Bits bits() const { return bits_; }
  // Precondition: not empty.
  constexpr Enum lowest() const { return static_cast<Enum>(std::countr_zero(bits_)); }
  // The n-th in ascending order. Precondition: 0 <= n < size().
  constexpr Enum nth(int n) const {
    unsigned left = bits_;
    for (; n > 0; --n) left &= left - 1U;
    return static_cast<Enum>(std::countr_zero(left));
  }

  class Iterator {
   public:
    constexpr explicit Iterator(Bits left) : left_(left) {}
    constexpr Enum operator*() const { return static_cast<Enum>(std::countr_zero(left_)); }
    constexpr Iterator& operator++() {
      left_ = static_cast<Bits>(left_ & (left_ - 1U));
      return *this;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    Bits left_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

  friend constexpr bool operator==(EnumSet, EnumSet) = default;

 private:
  static constexpr unsigned bit(Enum member) { return 1U << static_cast<int>(member); }
  Bits bits_ = 0;
};

}  // namespace bell
