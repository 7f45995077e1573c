// Unsigned 64-bit values are stored bit-cast to signed.
#include "store/entries.h"

#include <bit>

namespace bell::store {
namespace {

std::int64_t signed_bits(std::uint64_t word) { return std::bit_cast<std::int64_t>(word); }
std::uint64_t word_at(const Row& row, std::size_t at) { return std::bit_cast<std::uint64_t>(row.number(at)); }

}  // namespace

journal::Entry entry_of(const Row& row) {
  return {.seq = row.as<std::uint32_t>(0),
          .change = row.as<std::uint32_t>(1),
          .by = static_cast<Seat>(row.number(2)),
          .action = row.text(3),
          .decision = row.as<std::uint32_t>(4),
          .id = word_at(row, 5),
          .at = {row.number(7)},
          .checkpoint = word_at(row, 6)};
}

Values values_of(const journal::TableId& table, const journal::Entry& entry) {
  return {table,
          std::int64_t{entry.seq},
          std::int64_t{entry.change},
          std::int64_t{index(entry.by)},
          entry.action,
          std::int64_t{entry.decision},
          signed_bits(entry.id),
          signed_bits(entry.checkpoint),
          entry.at.milliseconds};
}

Moved moved_by(const journal::Change& change, std::uint32_t head) {
  const auto count = static_cast<std::uint32_t>(change.entries.size());
  return {.head = head + count, .change = change.entries.back().change, .at = change.entries.back().at};
}

std::optional<journal::Appended> refuse_append(const journal::TableId& table, std::uint32_t expected,
                                               std::uint32_t head, bool has_ended) {
  using Ending = journal::Appended::Ending;
  if (head != expected) return journal::Appended{Ending::conflict};
  if (has_ended) return journal::Appended{Ending::unknown, {FaultCode::closed, {{"file", table}}}};
  return std::nullopt;
}

Fault no_such_table(const journal::TableId& table) { return {FaultCode::no_such_table, {{"file", table}}}; }

}  // namespace bell::store
