// A written match shown again on the drawn board, forwards and backwards.
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
  std::optional<Seat> seat;  // whose eyes; without: everybody's, and other seats' once the match is over
  std::string language = "en";
};

// Whether somebody looks at a terminal that can be drawn on, with a keyboard at hand.
bool can_show();
// Until whoever looks leaves. A fault: the journal does not hold.
std::optional<table::OpenFault> show(const Showing& showing);
// The table after so many entries, printed; as wide as the terminal, or 80 columns.
std::optional<table::OpenFault> print_table(const Showing& showing, std::size_t position);

}  // namespace bell::tui
