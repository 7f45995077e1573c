// Uses a handful of statements per batch, however many tables it holds: the round trips are what costs.
#include "store/postgres_dialect.h"

#include <map>
#include <thread>

#include "store/entries.h"
#include "store/migrate.h"

namespace bell::store {
namespace {

using host::TableId;
using journal::Appended;

// A PostgreSQL array literal: {"a","b"}.
class Array {
 public:
  void add(const Value& value) {
    if (literal_.size() > 1) literal_ += ',';
    if (const auto* number = std::get_if<std::int64_t>(&value))
      literal_ += std::to_string(*number);
    else if (const auto* text = std::get_if<std::string>(&value))
      quote(*text);
    else
      literal_ += "NULL";
  }
  std::string take() { return std::move(literal_) + "}"; }

 private:
  void quote(std::string_view text) {
    literal_ += '"';
    for (const char letter : text) {
      if (letter == '"' || letter == '\\') literal_ += '\\';
      literal_ += letter;
    }
    literal_ += '"';
  }
  std::string literal_ = "{";
};

// Turns the rows of a table into one array per column, for unnest().
class Columns {
 public:
  explicit Columns(std::size_t count) : arrays_(count) {}
  void add(const Values& row) {
    for (std::size_t at = 0; at < arrays_.size(); ++at) arrays_[at].add(row[at]);
  }
  Values take() {
    Values values;
    for (Array& array : arrays_) values.emplace_back(array.take());
    return values;
  }

 private:
  std::vector<Array> arrays_;
};

struct Waiting {
  std::size_t at;  // position among the appends
  const host::Append* append;
};

struct Found {
  std::uint32_t head = 0;
  bool has_ended = false;
};

std::string ids_of(const std::vector<Waiting>& waiting) {
  Array ids;
  for (const Waiting& one : waiting) ids.add(one.append->table);
  return ids.take();
}

// Locks the rows that nobody else is writing to, in the order of ids, so that two nodes cannot deadlock.
std::map<TableId, Found> lock_rows(Session& session, const std::string& ids) {
  std::map<TableId, Found> found;
  const Result rows = session.run(
      "SELECT id, head, ended FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE SKIP LOCKED", {ids});
  for (const Row& row : rows.rows) found[row.text(0)] = {row.as<std::uint32_t>(1), row.number(2) != 0};
  return found;
}

void write_rows(Session& session, const std::vector<const host::Append*>& appends, const std::string& node) {
  Columns tables(6);
  Columns entries(9);
  for (const host::Append* append : appends) {
    const Moved to = moved_by(append->change, append->head);
    tables.add({append->table, std::int64_t{to.head}, std::int64_t{to.change}, to.at.milliseconds,
                append->due ? Value(append->due->milliseconds) : Value(nullptr),
                std::int64_t{append->change.is_last ? 1 : 0}});
    for (const journal::Entry& entry : append->change.entries) entries.add(values_of(append->table, entry));
  }
  Values moved = tables.take();
  moved.emplace_back(node);
  session.run(
      "UPDATE tables SET head = v.head, change = v.change, moved = v.moved, due = v.due, ended = v.ended, writer = $7, "
      "state = CASE WHEN v.ended = 1 THEN 3 ELSE state END "
      "FROM unnest($1::text[], $2::int[], $3::int[], $4::bigint[], $5::bigint[], $6::smallint[]) "
      "AS v(id, head, change, moved, due, ended) WHERE tables.id = v.id",
      moved);
  session.run(
      "INSERT INTO entries (table_id, seq, change, actor, notation, decision, id, checkpoint, at) "
      "SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::smallint[], $5::text[], $6::int[], $7::bigint[], "
      "$8::bigint[], $9::bigint[])",
      entries.take());
}

// Those of `tables` that exist, locked or not.
std::map<TableId, bool> known(Session& session, const std::string& ids) {
  std::map<TableId, bool> there;
  for (const Row& row : session.run("SELECT id FROM tables WHERE id = ANY($1::text[])", {ids}).rows)
    there[row.text(0)] = true;
  return there;
}

// Appends in one transaction to all tables that nobody else is writing to; gives back those that have to wait.
std::vector<Waiting> append_free(PostgresDialect& dialect, Session& session, const std::vector<Waiting>& waiting,
                                 const std::string& node, std::vector<Appended>& answers) {
  const std::string ids = ids_of(waiting);
  std::vector<Waiting> late;
  std::vector<const host::Append*> writes;
  std::vector<TableId> written;
  auto batch = Transaction::writing(session);
  const auto free = lock_rows(session, ids);
  const auto there = free.size() == waiting.size() ? std::map<TableId, bool>{} : known(session, ids);
  std::vector<std::pair<std::size_t, Appended>> said;
  for (const Waiting& one : waiting) {
    const host::Append& append = *one.append;
    const auto row = free.find(append.table);
    if (row != free.end()) {
      const auto refused = refuse_append(append.table, append.head, row->second.head, row->second.has_ended);
      said.emplace_back(one.at, refused.value_or(Appended{}));
      if (refused || append.change.entries.empty()) continue;
      writes.push_back(&append);
      written.push_back(append.table);
    } else if (there.contains(append.table)) {
      late.push_back(one);
    } else {
      said.emplace_back(one.at, Appended{Appended::Ending::unknown, no_such_table(append.table)});
    }
  }
  if (!writes.empty()) {
    write_rows(session, writes, node);
    dialect.announce(session, written);
  }
  batch.commit();
  for (auto& [at, answer] : said) answers[at] = std::move(answer);
  return late;
}

}  // namespace

PostgresDialect::PostgresDialect(std::string url) : url_(std::move(url)), own_(fresh_epoch()) {}

std::vector<Appended> PostgresDialect::append(Connections& store, std::span<const host::Append> appends,
                                              const std::string& node) {
  constexpr int kMostRounds = 200;
  constexpr std::chrono::milliseconds kPause{5};
  std::vector<Waiting> waiting;
  for (std::size_t at = 0; at < appends.size(); ++at) waiting.push_back({at, &appends[at]});
  std::vector<Appended> answers(appends.size());
  Fault why{FaultCode::not_saved, because({"reason.store.held", Facts{}}, {{"file", store.name()}})};
  for (int round = 0; round < kMostRounds && !waiting.empty(); ++round) {
    if (round != 0) std::this_thread::sleep_for(kPause);
    auto late = store.write([&](Session& session) { return append_free(*this, session, waiting, node, answers); });
    if (!late) {
      why = late.error();
      break;
    }
    waiting = std::move(*late);
  }
  for (const Waiting& one : waiting) answers[one.at] = {Appended::Ending::unknown, why};
  return answers;
}

Result PostgresDialect::heads(Session& session, std::span<const TableId> tables) {
  Array ids;
  for (const TableId& table : tables) ids.add(table);
  return session.run("SELECT id, head, version FROM tables WHERE id = ANY($1::text[])", {ids.take()});
}

Timestamp PostgresDialect::now(Session& session) {
  return {session.run("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint").rows.front().number(0)};
}

// The sender, then ids, separated by blanks; below 8,000 bytes at a time. Sent inside the transaction, because a crash
// after the commit would lose it.
void PostgresDialect::announce(Session& session, const std::vector<TableId>& tables) {
  constexpr std::size_t kMostBytes = 7'900;
  std::string payload = own_;
  const auto send = [&] {
    session.run("SELECT pg_notify('bell', $1)", {payload});
    payload = own_;
  };
  for (const TableId& table : tables) {
    if (payload.size() + table.size() + 1 > kMostBytes) send();
    payload += " " + table;
  }
  if (payload.size() > own_.size()) send();
}

void PostgresDialect::listen(std::function<void(const std::vector<TableId>&)> changed) {
  const std::lock_guard held(lock_);
  listener_.reset();
  if (changed) listener_ = std::make_unique<Listener>(url_, own_, std::move(changed));
}

}  // namespace bell::store
