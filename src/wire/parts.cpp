// Writes seats as numbers.
#include "wire/parts.h"

namespace bell::wire {

Json seat_json(Seat seat) { return seat == kNoSeat ? Json(nullptr) : Json(index(seat)); }

Json seats_json(SeatMask seats) {
  Json list = Json::array();
  for (const Seat seat : seats) list.push_back(index(seat));
  return list;
}

Json frames_json(const Cursor& cursor) {
  Json frames = Json::array();
  for (const Frame& frame : cursor.frames)
    frames.push_back({{"step", frame.step}, {"beat", frame.beat}, {"actor", seat_json(frame.actor)}});
  return frames;
}

void read_frames(const Reader& from, int seats, Cursor& cursor) {
  const int count = from.size(cursor.frames.capacity());
  for (int nth = 0; nth < count; ++nth) {
    const Reader frame = from.at(nth);
    cursor.frames.push_back(Frame{.step = frame.at("step").byte(0, kByte),
                                  .beat = frame.at("beat").byte(0, kByte),
                                  .actor = frame.at("actor").seat_or_none(seats)});
  }
}

}  // namespace bell::wire
