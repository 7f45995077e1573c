// What the views of all titles contain: seats, and the current steps.
#pragma once

#include "kernel/cursor.h"
#include "wire/reader.h"

namespace bell::wire {

Json seat_json(Seat seat);  // null for kNoSeat
Json seats_json(SeatMask seats);
// Steps are numbered as in the composed rules.
Json frames_json(const Cursor& cursor);
void read_frames(const Reader& from, int seats, Cursor& cursor);

}  // namespace bell::wire
