// Writes a batch in one transaction, which is flushed once. If it fails, each append gets a savepoint of its own.
#include "store/sqlite_dialect.h"

#include <chrono>

#include "store/entries.h"

namespace bell::store {
namespace {

using journal::Appended;

// The update succeeds only if the head is as expected; that decides who may write the entries behind it.
bool move_head(Session& session, const host::Append& append, const std::string& node) {
  const Moved to = moved_by(append.change, append.head);
  // Only what changes: a column that is named has its index written, too.
  static const std::string kMove =
      "UPDATE tables SET head = $3, change = $4, moved = $5, writer = $6 WHERE id = $1 AND head = $2 AND ended = 0";
  static const std::string kMoveAndDue =
      "UPDATE tables SET head = $3, change = $4, moved = $5, writer = $6, due = $7 "
      "WHERE id = $1 AND head = $2 AND ended = 0";
  static const std::string kFinish =
      "UPDATE tables SET head = $3, change = $4, moved = $5, writer = $6, due = $7, ended = 1, state = 3 "
      "WHERE id = $1 AND head = $2 AND ended = 0";
  Values values{append.table,          std::int64_t{append.head},
                std::int64_t{to.head}, std::int64_t{to.change},
                to.at.milliseconds,    node};
  const bool has_due = append.change.is_last || !append.keeps_due;
  if (has_due) values.push_back(append.due ? Value(append.due->milliseconds) : Value(nullptr));
  const Result moved = session.run(append.change.is_last ? kFinish : has_due ? kMoveAndDue : kMove, values);
  return moved.changed == 1;
}

Appended why_not(Session& session, const host::Append& append) {
  const Result found = session.run("SELECT head, ended FROM tables WHERE id = $1", {append.table});
  if (found.rows.empty()) return {Appended::Ending::unknown, no_such_table(append.table)};
  const Row& row = found.rows.front();
  return refuse_append(append.table, append.head, row.as<std::uint32_t>(0), row.number(1) != 0).value_or(Appended{});
}

Appended append_one(Session& session, const host::Append& append, const std::string& node) {
  static const std::string kAdd =
      "INSERT INTO entries (table_id, seq, change, actor, notation, decision, id, checkpoint, at) "
      "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
  if (append.change.entries.empty() || !move_head(session, append, node)) return why_not(session, append);
  for (const journal::Entry& entry : append.change.entries) session.run(kAdd, values_of(append.table, entry));
  return {};
}

// An error at one table (a row that exists already) rolls back that table only. A full disk rolls back the whole
// transaction, and then the RELEASE fails, too.
Appended append_alone(Session& session, const host::Append& append, const std::string& node, const std::string& store) {
  session.run("SAVEPOINT one");
  Appended answer;
  try {
    answer = append_one(session, append, node);
  } catch (const SqlFailure& failure) {
    session.run("ROLLBACK TO one");
    answer = {Appended::Ending::unknown, {FaultCode::not_saved, because(failure.why, {{"file", store}})}};
  }
  session.run("RELEASE one");
  return answer;
}

template <class AppendTo>
std::vector<Appended> append_all(Session& session, std::span<const host::Append> appends, const AppendTo& append_to) {
  std::vector<Appended> answers;
  answers.reserve(appends.size());
  auto batch = Transaction::writing(session);
  for (const host::Append& append : appends) answers.push_back(append_to(append));
  batch.commit();
  return answers;
}

}  // namespace

// First without savepoints, which would copy every page that is changed: errors are rare. Nothing of a batch with an
// error is kept; it is written again with them, unless the commit itself failed, whose outcome is unknown.
std::vector<Appended> SqliteDialect::append(Connections& store, std::span<const host::Append> appends,
                                            const std::string& node) {
  const auto written = store.write([&](Session& session) {
    try {
      return append_all(session, appends,
                        [&](const host::Append& append) { return append_one(session, append, node); });
    } catch (const SqlFailure& failure) {
      if (appends.size() == 1 || failure.stage == SqlFailure::Stage::committing) throw;
    }
    return append_all(session, appends,
                      [&](const host::Append& append) { return append_alone(session, append, node, store.name()); });
  });
  if (written) return *written;
  return {appends.size(), Appended{Appended::Ending::unknown, written.error()}};
}

Result SqliteDialect::heads(Session& session, std::span<const host::TableId> tables) {
  Result all;
  for (const host::TableId& table : tables) {
    Result one = session.run("SELECT id, head, version FROM tables WHERE id = $1", {table});
    for (Row& row : one.rows) all.rows.push_back(std::move(row));
  }
  return all;
}

Timestamp SqliteDialect::now(Session&) {
  using namespace std::chrono;
  return {duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count()};
}

}  // namespace bell::store
