// The kinds of arguments that actions and facts name by a small number: a card, a seat, a number of spaces. A kind has
// the valid numbers, their notation, and their form for programs.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "kernel/seat.h"
#include "view/describe.h"

namespace bell {

// A value for programs: nothing, a number, a name, or several names.
using PlainValue = std::variant<std::monostate, int, std::string, std::vector<std::string>>;

struct Kind {
  std::string_view type{};  // in the schema: "integer", the name of a type, or that with [] for several
  int low = 0;              // the valid numbers, …
  int high = 0;
  int none = -1;  // … and one more that means nothing; -1 if there is none
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
// The n-th of something: stored from 0, written and sent from 1.
constexpr Kind counted_kind(int count) {
  return {.type = "integer",
          .low = 0,
          .high = count - 1,
          .write = [](int number) { return std::to_string(number + 1); },
          .tell = [](int number) { return PlainValue(number + 1); }};
}
// Money; negative amounts are owed or received.
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
