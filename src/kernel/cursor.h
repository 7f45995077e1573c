// The program counter of the rules: a short stack of frames, and who must act. Where play stands is public.
#pragma once

#include <cstdint>

#include "kernel/fixed_vec.h"
#include "kernel/seat.h"
#include "kernel/turn.h"

namespace bell {

// One step under way: its place in the program, how far into it we are, and for whom.
struct Frame {
  std::uint8_t step = 0;
  std::uint8_t beat = 0;
  Seat actor = kNoSeat;
  friend constexpr bool operator==(const Frame&, const Frame&) = default;
};

// Windows push a frame; four deep is more than any rule needs, and asserted.
struct Cursor {
  FixedVec<Frame, 4> frames;
  Turn turn;
  friend constexpr bool operator==(const Cursor&, const Cursor&) = default;
};

}  // namespace bell
