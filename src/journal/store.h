// Where journals are kept. A table writes here before anybody hears what happened, and reads here when it is resumed,
// on this machine or another.
//
// Of two that write to one table at the same time, one wins: an append says how many entries it believes to be there.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "journal/journal.h"

namespace bell::journal {

using TableId = std::string;

// The journal without the entries before number `from`.
Journal from_entry(Journal journal, std::uint32_t from);

// What one append writes. It stands or falls as a whole.
struct Change {
  std::vector<Entry> entries;
  bool is_last = false;  // the match is over with it
};

struct Appended {
  enum class Ending : std::uint8_t {
    done,      // it will be there whatever happens to this machine
    conflict,  // the journal has another head than expected; nothing was written
    unknown,   // it failed but may have been written all the same: read before repeating it
  };
  Ending ending = Ending::done;
  Fault why{};  // if unknown
};

class Store {
 public:
  virtual ~Store() = default;

  // A new journal without entries. FaultCode::name_taken if there is one of this name: of two that create it at the
  // same time, one gets it. After any other fault there is none.
  virtual std::optional<Fault> create(const TableId& table, const Header& header) = 0;
  // Before a table is taken up: keeps other processes from writing to it, where the store needs that.
  virtual std::optional<Fault> claim(const TableId& table) = 0;
  // Behind entry number `head`, which must be the last one.
  virtual Appended append(const TableId& table, std::uint32_t head, const Change& change) = 0;
  // The header, and the entries from number `from` on.
  virtual Outcome<Journal, Fault> read(const TableId& table, std::uint32_t from) = 0;
  // Every table there is, by name.
  virtual Outcome<std::vector<TableId>, Fault> list() = 0;
};

}  // namespace bell::journal
