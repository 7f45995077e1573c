// From an order to a table with a journal and somebody in every seat.
#pragma once

#include <memory>
#include <string>

#include "journal/store.h"
#include "kernel/outcome.h"
#include "table/table.h"
#include "tui/tui.h"

namespace bell::tui {

struct Opened {
  std::unique_ptr<journal::Store> store;  // outlives the table
  std::string path;                       // of the journal
  table::Table table;
};

Outcome<Opened, table::OpenFault> open_table(const PlayOrder& order);

}  // namespace bell::tui
