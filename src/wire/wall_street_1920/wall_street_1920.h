// What of a 1920 Wall Street table may go over the wire, and how it is written.
#pragma once

#include "view/wall_street_1920/seen_event.h"
#include "view/wall_street_1920/view.h"
#include "wire/reader.h"

namespace bell::wire {

Json encode_view(const wall_street_1920::View& view);
Json encode_event(const wall_street_1920::SeenEvent& event);
Json encode_back(const Seen<wall_street_1920::Back>& back);  // of capital; null where it is hidden
// Fills `view`, which must be new. What does not fit is the reader's fault to report.
void read_view(const Reader& from, wall_street_1920::View& view);

}  // namespace bell::wire
