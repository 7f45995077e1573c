// The kinds of things that actions and facts name by a small number: a card, a seat, a number of spaces. A kind says
// which numbers there are, how they are written in notation, and how programs are told them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "kernel/seat.h"
#include "view/describe.h"

namespace bell {

// As programs are told it: nothing, a number, a name, or several names.
using PlainValue = std::variant<std::monostate, int, std::string, std::vector<std::string>>;

struct Kind {
  std::string_view type{};  // in the schema: "integer", a name's type, or that with [] for several
  int low = 0;              // the numbers that can be written, …
  int high = 0;
  int none = -1;  // … and one more that stands for nothing; -1 if there is none
  std::string (*write)(int) = nullptr;
  PlainValue (*tell)(int) = nullptr;

  template <class Visit>
  constexpr void for_each(Visit&& visit) const {
    for (int number = low; number <= high; ++number) visit(number);
    if (none >= 0) visit(none);
  }
};

// A plain number.
constexpr Kind number_kind(int low, int high) {
  return {.type = "integer",
          .low = low,
          .high = high,
          .write = [](int number) { return std::to_string(number); },
          .tell = [](int number) { return PlainValue(number); }};
}
// The n-th of something: kept from 0, written and told from 1.
constexpr Kind counted_kind(int count) {
  return {.type = "integer",
          .low = 0,
          .high = count - 1,
          .write = [](int number) { return std::to_string(number + 1); },
          .tell = [](int number) { return PlainValue(number + 1); }};
}
// Money, also owed or received instead of paid.
inline constexpr std::string_view kMoneyType = "Money";
constexpr Kind money_kind(int most) {
  Kind kind = number_kind(-most, most);
  kind.type = kMoneyType;
  return kind;
}
constexpr Kind seat_kind() {
  Kind kind = number_kind(0, kMaxSeats - 1);
  kind.type = "Seat";
  kind.tell = [](int seat) { return seat < kMaxSeats ? PlainValue(seat) : PlainValue(); };
  return kind;
}
template <GoesByName T>
constexpr Kind named_kind() {
  return {.type = Named<T>::type,
          .low = Named<T>::first,
          .high = Named<T>::last,
          .write = [](int number) { return std::string(Named<T>::name(static_cast<T>(number))); },
          .tell =
              [](int number) {
                if (number < Named<T>::first || number > Named<T>::last) return PlainValue();
                return PlainValue(std::string(Named<T>::name(static_cast<T>(number))));
              }};
}

}  // namespace bell
