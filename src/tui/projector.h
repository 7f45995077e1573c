// Shows a recorded match on the drawn board, forwards and backwards.
#pragma once

#include <optional>
#include <string>

#include "journal/journal.h"
#include "kernel/outcome.h"
#include "kernel/seat.h"
#include "table/open_fault.h"

namespace bell::tui {

struct Showing {
  const journal::Journal& journal;
  std::optional<Seat> seat;  // whose view; default: the public's, and other seats' once the match is over
  std::string language = "en";
};

// Whether there is a keyboard and a terminal that can be drawn on.
bool can_show();
// Returns when the viewer quits. A fault: the journal is invalid.
std::optional<table::OpenFault> show(const Showing& showing);
// Prints the table after that many entries, as wide as the terminal or 80 columns.
std::optional<table::OpenFault> print_table(const Showing& showing, std::size_t position);

}  // namespace bell::tui
