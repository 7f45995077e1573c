// Amounts that do not mix: money, points. Integers only, so results are the same everywhere.
#pragma once

#include <compare>
#include <cstdint>

namespace bell {

template <class Unit>
class Quantity {
 public:
  constexpr Quantity() = default;
  constexpr explicit Quantity(std::int32_t amount) : amount_(amount) {}
  constexpr std::int32_t amount() const { return amount_; }

  friend constexpr auto operator<=>(Quantity, Quantity) = default;
  friend constexpr Quantity operator+(Quantity a, Quantity b) { return Quantity(a.amount_ + b.amount_); }
  friend constexpr Quantity operator-(Quantity a, Quantity b) { return Quantity(a.amount_ - b.amount_); }
  friend constexpr Quantity operator*(Quantity a, std::int32_t times) { return Quantity(a.amount_ * times); }
  constexpr Quantity& operator+=(Quantity other) { return *this = *this + other; }
  constexpr Quantity& operator-=(Quantity other) { return *this = *this - other; }

 private:
  std::int32_t amount_ = 0;
};

using Money = Quantity<struct MoneyUnit>;
using Points = Quantity<struct PointsUnit>;

}  // namespace bell
