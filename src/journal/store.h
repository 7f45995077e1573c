// Where journals are kept. A table writes here before it announces anything, and reads here when it is resumed, on this
// machine or another.
//
// Of two writers to one table at the same time one wins: an append states how many entries it expects.
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

// What one append writes, as a whole or not at all.
struct Change {
  std::vector<Entry> entries;
  bool is_last = false;  // the match ends with it
};

struct Appended {
  enum class Ending : std::uint8_t {
    done,      // durable, whatever happens to this machine
    conflict,  // the journal has another head than expected; nothing was written
    unknown,   // failed, but may have been written nevertheless: read before repeating it
  };
  Ending ending = Ending::done;
  Fault why{};  // if unknown
};

class Store {
 public:
  virtual ~Store() = default;

  // Creates a journal without entries. FaultCode::name_taken if the name exists: if two create it at the same time, one
  // succeeds. After any other fault there is none.
  virtual std::optional<Fault> create(const TableId& table, const Header& header) = 0;
  // Before a table is resumed: keeps other processes from writing to it, if the store needs that.
  virtual std::optional<Fault> claim(const TableId& table) = 0;
  // Appends after entry number `head`, which must be the last one.
  virtual Appended append(const TableId& table, std::uint32_t head, const Change& change) = 0;
  // The header, and the entries from number `from` on.
  virtual Outcome<Journal, Fault> read(const TableId& table, std::uint32_t from) = 0;
  // All tables, by name.
  virtual Outcome<std::vector<TableId>, Fault> list() = 0;
};

}  // namespace bell::journal
