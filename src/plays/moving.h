// Shifts all players of a play by some seats. A rule that asks seat 0 instead of the acting seat passes a play in which
// seat 0 acts; it fails the same play shifted by one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "plays/script.h"

namespace bell::plays {

// Things numbered from 1 in the order of their owners, so many per seat, and the words before their numbers: "pair 3",
// "revealed 3".
struct Numbered {
  int for_each_seat = 0;
  std::vector<std::string_view> words{};
};

struct Move {
  int places = 0;
  int seats = 0;
  Numbered owned{};
};

// Whether it can be shifted: a table is given, chance is not drawn from a stream, and nothing says `keep`.
bool can_move(const std::vector<Line>& script);
// The number in "seats 3" of the title line; 0 if there is none.
int seats_in(const std::vector<Line>& script);

// "seat 2 give money to 0", with four seats, shifted by one: "seat 3 give money to 1".
std::string moved_on(std::string_view phrase, const Move& move);

}  // namespace bell::plays
