// The program counter of the rules: a short stack of frames, and who must act. It is public.
#pragma once

#include <cstdint>

#include "kernel/fixed_vec.h"
#include "kernel/seat.h"
#include "kernel/turn.h"

namespace bell {

// One step in progress: its index in the program, how far it is, and the seat it is for.
struct Frame {
  std::uint8_t step = 0;
  std::uint8_t beat = 0;
  Seat actor = kNoSeat;
  friend constexpr bool operator==(const Frame&, const Frame&) = default;
};

// Windows push a frame; the depth of four is more than any rule needs, and asserted.
struct Cursor {
  FixedVec<Frame, 4> frames;
  Turn turn;
  friend constexpr bool operator==(const Cursor&, const Cursor&) = default;
};

}  // namespace bell
