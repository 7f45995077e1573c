// What of a Stockpile table may go over the wire, and how it is written.
#pragma once

#include "view/stockpile/seen_event.h"
#include "view/stockpile/view.h"
#include "wire/reader.h"

namespace bell::wire {

Json encode_view(const stockpile::View& view);
Json encode_event(const stockpile::SeenEvent& event);
// Fills `view`, which must be new. What does not fit is the reader's fault to report.
void read_view(const Reader& from, stockpile::View& view);

}  // namespace bell::wire
