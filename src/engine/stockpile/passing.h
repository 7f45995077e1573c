// Passing: that a seat was asked and passed is a fact like any other.
#pragma once

#include "engine/stockpile/rules.h"

namespace bell::stockpile {

inline void say_pass(Ctx& ctx, Rule why, Seat seat) {
  ctx.tell.say({.what = Happening::passed, .rule = why, .seat = seat});
}

}  // namespace bell::stockpile
