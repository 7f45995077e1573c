// Describes whose turn it is and at which step: the same for all titles.
#pragma once

#include <nlohmann/json.hpp>

#include "kernel/cursor.h"

namespace bell::truth {

using Json = nlohmann::ordered_json;

inline Json seat_json(Seat seat) { return seat == kNoSeat ? Json(nullptr) : Json(index(seat)); }

inline Json seats_json(SeatMask seats) {
  Json list = Json::array();
  for (const Seat seat : seats) list.push_back(index(seat));
  return list;
}

inline Json turn_json(const Turn& turn) {
  if (turn.is_over()) return nullptr;
  return turn.is_chance() ? Json("chance") : seats_json(turn.seats());
}

// The step's name, found next to the title's ids; null when the match is over.
template <class Rules>
Json step_json(const Rules& rules, const Cursor& cursor) {
  if (cursor.frames.is_empty()) return nullptr;
  return name_of(rules.program[cursor.frames.back().step].id);
}

}  // namespace bell::truth
