// Draws the table as a seat saw it, for the page. A title may draw its own (cli/<title>/board.h); others are shown as
// in a terminal.
#pragma once

#include <string>

#include "cli/analysis/chronicle.h"
#include "kernel/seat.h"
#include "texts/texts.h"

namespace bell::cli {

struct Onlooker {
  const texts::Catalogue& words;
  const texts::Present& present;  // its reader is the public, so that nobody is "you"
  Seat seat;                      // whose view it is
};

std::string board_markup(const tui::Scene& scene, const AnyView& view, const Onlooker& onlooker);

}  // namespace bell::cli
