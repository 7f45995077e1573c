// Every node may write to a database, so claiming a table only checks that it exists.
#include "store/journals.h"

#include <algorithm>

#include "store/entries.h"
#include "store/records.h"

namespace bell::store {

using journal::TableId;

std::optional<Fault> Journals::create(const TableId& table, const journal::Header& header) {
  const auto created = connections_.write([&](Session& session) {
    auto change = Transaction::writing(session);
    const bool is_new =
        insert_record(session, {.id = table, .setup = header.setup, .revision = header.revision}, header);
    change.commit();
    return is_new;
  });
  if (!created) return created.error();
  if (!*created) return Fault{FaultCode::name_taken, {{"file", table}}};
  return std::nullopt;
}

std::optional<Fault> Journals::claim(const TableId& table) {
  const auto found = connections_.read(
      [&](Session& session) { return !session.run("SELECT 1 FROM tables WHERE id = $1", {table}).rows.empty(); });
  if (!found) return found.error();
  if (!*found) return no_such_table(table);
  return std::nullopt;
}

journal::Appended Journals::append(const TableId& table, std::uint32_t head, const journal::Change& change) {
  const host::Append one{.table = table, .head = head, .change = change, .due = {}};
  return dialect_.append(connections_, {&one, 1}, "").front();
}

Outcome<journal::Journal, Fault> Journals::read(const TableId& table, std::uint32_t from) {
  static const std::string kEntries =
      "SELECT " + std::string(kEntryColumns) + " FROM entries WHERE table_id = $1 AND seq >= $2 ORDER BY seq";
  const auto found = connections_.read([&](Session& session) {
    auto look = Transaction::reading(session);
    std::pair<Result, Result> both{session.run("SELECT header, ended FROM tables WHERE id = $1", {table}),
                                   session.run(kEntries, {table, std::int64_t{from}})};
    look.commit();
    return both;
  });
  if (!found) return found.error();
  const auto& [tables, entries] = *found;
  if (tables.rows.empty()) return no_such_table(table);
  auto header = header_of(tables.rows.front().text(0), table);
  if (!header) return header.error();
  journal::Journal journal{.header = std::move(*header), .entries = {}};
  journal.is_finished = tables.rows.front().number(1) != 0;
  journal.entries.reserve(entries.rows.size());
  for (const Row& row : entries.rows) journal.entries.push_back(entry_of(row));
  return journal;
}

Outcome<std::vector<TableId>, Fault> Journals::list() {
  const auto found = connections_.read([](Session& session) { return session.run("SELECT id FROM tables"); });
  if (!found) return found.error();
  std::vector<TableId> tables;
  for (const Row& row : found->rows) tables.push_back(row.text(0));
  std::ranges::sort(tables);  // databases sort by the language they were set up with
  return tables;
}

}  // namespace bell::store
