// Turns an order into a table with a journal and a player in every seat.
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
  std::string path;                       // the journal's path
  table::Table table;
};

Outcome<Opened, table::OpenFault> open_table(const PlayOrder& order);

}  // namespace bell::tui
