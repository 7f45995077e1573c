// What the views of all titles hold: seats, and where play stands.
#pragma once

#include "kernel/cursor.h"
#include "wire/reader.h"

namespace bell::wire {

Json seat_json(Seat seat);  // null for nobody
Json seats_json(SeatMask seats);
// As the composed rules number their steps.
Json frames_json(const Cursor& cursor);
void read_frames(const Reader& from, int seats, Cursor& cursor);

}  // namespace bell::wire
