// Fails only on caller errors.
#include "journal/memory_store.h"

#include <algorithm>

namespace bell::journal {

Journal from_entry(Journal journal, std::uint32_t from) {
  const auto skipped = std::min<std::size_t>(from == 0 ? 0 : from - 1, journal.entries.size());
  journal.entries.erase(journal.entries.begin(), journal.entries.begin() + static_cast<std::ptrdiff_t>(skipped));
  return journal;
}

std::optional<Fault> MemoryStore::create(const TableId& table, const Header& header) {
  if (!journals_.try_emplace(table, Journal{.header = header, .entries = {}}).second)
    return Fault{FaultCode::name_taken, {{"file", table}}};
  return std::nullopt;
}

std::optional<Fault> MemoryStore::claim(const TableId& table) {
  if (journals_.contains(table)) return std::nullopt;
  return Fault{FaultCode::no_such_table, {{"file", table}}};
}

Appended MemoryStore::append(const TableId& table, std::uint32_t head, const Change& change) {
  const auto found = journals_.find(table);
  if (found == journals_.end()) return {Appended::Ending::unknown, {FaultCode::no_such_table, {{"file", table}}}};
  Journal& journal = found->second;
  if (journal.entries.size() != head) return {Appended::Ending::conflict};
  if (journal.is_finished) return {Appended::Ending::unknown, {FaultCode::closed, {{"file", table}}}};
  journal.entries.insert(journal.entries.end(), change.entries.begin(), change.entries.end());
  journal.is_finished = change.is_last;
  return {};
}

Outcome<Journal, Fault> MemoryStore::read(const TableId& table, std::uint32_t from) {
  const auto found = journals_.find(table);
  if (found == journals_.end()) return Fault{FaultCode::no_such_table, {{"file", table}}};
  return from_entry(found->second, from);
}

Outcome<std::vector<TableId>, Fault> MemoryStore::list() {
  std::vector<TableId> tables;
  for (const auto& [table, journal] : journals_) tables.push_back(table);
  return tables;
}

}  // namespace bell::journal
