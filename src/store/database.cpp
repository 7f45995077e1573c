// Finds, opens, saves and removes tables and their seats.
#include "store/database.h"

#include "store/changing.h"
#include "store/entries.h"
#include "store/records.h"

namespace bell::store {

using host::TableId;
using host::TableRecord;

Database::Database(std::unique_ptr<Connections> connections, std::unique_ptr<Dialect> dialect)
    : connections_(std::move(connections)), dialect_(std::move(dialect)), journals_(*connections_, *dialect_) {}

Database::~Database() = default;

std::optional<Fault> Database::open(const TableRecord& table, const journal::Header& header,
                                    const std::string& secret) {
  const auto opened = change(table.id, [&](Session& session) {
    if (!insert_record(session, table, header)) return false;
    put_seats(session, table);
    session.run("INSERT INTO deals (table_id, secret) VALUES ($1, $2)", {table.id, secret});
    return true;
  });
  if (!opened) return opened.error();
  if (!*opened) return Fault{FaultCode::name_taken, {{"file", table.id}}};
  return std::nullopt;
}

Outcome<TableRecord, Fault> Database::find(const TableId& table) {
  static const std::string kFind = select_records("WHERE id = $1", "");
  const auto found = connections_->read([&](Session& session) { return session.run(kFind, {table}); });
  if (!found) return found.error();
  auto records = records_of(*found);
  if (!records) return records.error();
  if (records->empty()) return no_such_table(table);
  return std::move(records->front());
}

Outcome<std::vector<TableRecord>, Fault> Database::list(const host::Listing& wanted) {
  static const std::string kList = select_records(
      "WHERE listed = 1 AND ($1 = 0 OR state = $1) AND ($2 = '' OR title = $2) ORDER BY created DESC, id DESC "
      "LIMIT $3 OFFSET $4",
      "t.created DESC, ");
  const std::int64_t state = wanted.state ? static_cast<int>(*wanted.state) : 0;
  const auto found = connections_->read([&](Session& session) {
    return session.run(kList, {state, wanted.title, std::int64_t{wanted.most}, std::int64_t{wanted.skip}});
  });
  if (!found) return found.error();
  return records_of(*found);
}

namespace {

// The players are part of the header, where the chain of checkpoints starts: they cannot change once there are entries.
bool put_players(Session& session, const TableId& table, const std::vector<std::string>& players) {
  const Result found = session.run("SELECT header FROM tables WHERE id = $1 AND head = 0", {table});
  if (found.rows.empty()) return false;
  auto header = header_of(found.rows.front().text(0), table);
  if (!header) throw SqlFailure("bad_header", {{"table", table}});
  header->players = players;
  session.run("UPDATE tables SET header = $2 WHERE id = $1", {table, journal::print(*header)});
  return true;
}

// Whoever saves may not have heard of the last move: what is played to its end stays so.
bool put_record(Session& session, const TableRecord& table) {
  const Result saved = session.run(
      "UPDATE tables SET version = $3, revision = $4, settings = $5, listed = $6, commitment = $7, deals = $8, "
      "opener_hash = $9, watch_hash = $10, created = $11, state = CASE WHEN ended = 1 THEN 3 ELSE $12 END, "
      "poll = $13, next = $14 WHERE id = $1 AND version = $2",
      {table.id, std::int64_t{table.version} - 1, std::int64_t{table.version}, std::int64_t{table.revision},
       table.settings, std::int64_t{table.listed ? 1 : 0}, table.commitment, std::int64_t{table.deals},
       table.opener_hash, table.watch_hash, table.created.milliseconds, std::int64_t{static_cast<int>(table.state)},
       table.poll, table.next});
  return saved.changed == 1;
}

}  // namespace

Outcome<bool, Fault> Database::save(const TableRecord& table, const Along& along) {
  enum class Ending : std::uint8_t { saved, overtaken, gone };
  const auto ending = change(table.id, [&](Session& session) {
    if (!put_record(session, table))
      return session.run("SELECT 1 FROM tables WHERE id = $1", {table.id}).rows.empty() ? Ending::gone
                                                                                        : Ending::overtaken;
    if (along.players && !put_players(session, table.id, *along.players)) throw SqlFailure("begun");
    put_seats(session, table);
    if (along.secret) session.run("UPDATE deals SET secret = $2 WHERE table_id = $1", {table.id, *along.secret});
    return Ending::saved;
  });
  if (!ending) return ending.error();
  if (*ending == Ending::gone) return no_such_table(table.id);
  return *ending == Ending::saved;
}

std::optional<Fault> Database::remove(const TableId& table) {
  const auto removed = change(table, [&](Session& session) {
    for (const char* part : {"entries", "chat", "seats", "deals"})
      session.run("DELETE FROM " + std::string(part) + " WHERE table_id = $1", {table});
    return session.run("DELETE FROM tables WHERE id = $1", {table}).changed == 1;
  });
  if (!removed) return removed.error();
  if (!*removed) return no_such_table(table);
  return std::nullopt;
}

std::vector<journal::Appended> Database::append(std::span<const host::Append> appends, const std::string& node) {
  return dialect_->append(*connections_, appends, node);
}

}  // namespace bell::store
