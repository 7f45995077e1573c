// Converts entries to rows and back. For this room only.
#pragma once

#include <string>
#include <vector>

#include "host/register.h"
#include "store/session.h"

namespace bell::store {

inline constexpr const char* kEntryColumns = "seq, change, actor, notation, decision, id, checkpoint, at";
journal::Entry entry_of(const Row& row);  // from these columns
Values values_of(const journal::TableId& table, const journal::Entry& entry);

// The state of a table after a change.
struct Moved {
  std::uint32_t head = 0, change = 0;
  Timestamp at{};
};
Moved moved_by(const journal::Change& change, std::uint32_t head);

// The answer if the append must be refused; nothing if it may be made.
std::optional<journal::Appended> refuse_append(const journal::TableId& table, std::uint32_t expected,
                                               std::uint32_t head, bool has_ended);

Fault no_such_table(const journal::TableId& table);

}  // namespace bell::store
