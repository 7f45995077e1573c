// A play with everybody moved some places on. A rule that asks seat 0 instead of whoever acts passes a play in which
// seat 0 acts; it does not pass the same play one place further.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "plays/script.h"

namespace bell::plays {

// Things numbered from 1 in the order of their owners, so many for each seat, and the words their numbers stand behind:
// "pair 3", "revealed 3".
struct Numbered {
  int for_each_seat = 0;
  std::vector<std::string_view> words{};
};

struct Move {
  int places = 0;
  int seats = 0;
  Numbered owned{};
};

// Whether it can be played at other seats: a table is given, luck is not left to a stream, and nothing says `keep`.
bool can_move(const std::vector<Line>& script);
// The number in "seats 3" of the title line; 0 without one.
int seats_in(const std::vector<Line>& script);

// "seat 2 give money to 0", four seats, one place on: "seat 3 give money to 1".
std::string moved_on(std::string_view phrase, const Move& move);

}  // namespace bell::plays
