// What of a Stonks table may go over the wire, and how it is written.
#pragma once

#include <string_view>

#include "view/stonks/seen_event.h"
#include "view/stonks/view.h"
#include "wire/reader.h"

namespace bell::wire {

Json encode_view(const stonks::View& view);
Json encode_event(const stonks::SeenEvent& event);
// Fills `view`, which must be new. What does not fit is the reader's fault to report.
void read_view(const Reader& from, stonks::View& view);

// How a trick stands with speculation, by value of stonks::Speculation.
inline constexpr std::array<std::string_view, 4> kSpeculationNames{"unused", "opened", "followed", "cancelled"};

}  // namespace bell::wire
