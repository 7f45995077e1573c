// What each fact of a Stockpile game is called, and which of its particulars mean something. For wires, words and
// plays.
#pragma once

#include <string_view>

#include "view/stockpile/seen_event.h"

namespace bell::stockpile {

struct FactShape {
  enum Field : unsigned {
    seat = 1,
    other = 2,
    company = 4,
    pile = 8,
    card = 16,
    forecast = 32,
    strategy = 64,
    investor = 128,
    number = 256,
    value = 512
  };
  Happening what{};
  std::string_view name;
  unsigned fields = 0;
  constexpr bool has(Field field) const { return (fields & field) != 0; }
};

// The form of a fact; of an unknown one, a form without a name.
const FactShape& form_of(Happening what);

}  // namespace bell::stockpile
