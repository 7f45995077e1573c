// Facts of a Stockpile match as the rules tell them: each with its rule, and details that only some may know.
#pragma once

#include "engine/core/secret.h"
#include "view/stockpile/seen_event.h"

namespace bell::stockpile {

struct Event {
  Happening what{};
  Rule rule = Rule::none;
  Seat seat = kNoSeat;
  Seat other = kNoSeat;
  Company company = kNoCompany;
  Pile pile = kNoPile;
  Secret<Card> card{};
  Secret<Forecast> forecast{};
  Secret<Strategy> strategy{};
  Secret<Investor> investor{};
  int number = 0;
  int value = 0;
  int before = 0;
};

template <class T>
constexpr Secret<T> open(T value) {
  return Secret<T>::known_to_all(value);
}

}  // namespace bell::stockpile
