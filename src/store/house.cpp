// Due tables, chat lines and living nodes.
#include <algorithm>
#include <bit>

#include "store/changing.h"
#include "store/database.h"
#include "store/entries.h"
#include "store/migrate.h"

namespace bell::store {

using host::ChatLine;
using host::TableId;

namespace {

constexpr std::int64_t kForgottenAfter = 86'400'000;  // a node that was not seen for a day
constexpr const char* kPutBeat =
    "INSERT INTO nodes (id, beat) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET beat = excluded.beat";

}  // namespace

Outcome<std::vector<TableId>, Fault> Database::due(Timestamp now, const std::string& node, std::int64_t grace,
                                                   std::uint32_t most) {
  const auto found = connections_->read([&](Session& session) {
    return session.run(
        "SELECT id FROM tables WHERE due <= $1 AND due + CASE WHEN writer = $2 OR writer = '' THEN 0 "
        "ELSE CAST($3 AS BIGINT) END <= $1 ORDER BY due, id LIMIT $4",
        {now.milliseconds, node, grace, std::int64_t{most}});
  });
  if (!found) return found.error();
  std::vector<TableId> tables;
  for (const Row& row : found->rows) tables.push_back(row.text(0));
  return tables;
}

std::optional<Fault> Database::set_due(const TableId& table, std::optional<Timestamp> due) {
  const auto set = connections_->write([&](Session& session) {
    return session
        .run("UPDATE tables SET due = $2 WHERE id = $1", {table, due ? Value(due->milliseconds) : Value(nullptr)})
        .changed;
  });
  if (!set) return set.error();
  if (*set == 0) return no_such_table(table);
  return std::nullopt;
}

// Updates the table's row first: of two concurrent lines one waits, so no number is given twice.
Outcome<std::uint32_t, Fault> Database::say(const TableId& table, const ChatLine& line) {
  const std::int64_t seat = index(line.seat);
  const auto id = std::bit_cast<std::int64_t>(line.id);
  const auto said = change(table, [&](Session& session) -> std::uint32_t {
    if (session.run("UPDATE tables SET version = version WHERE id = $1", {table}).changed == 0) return 0;
    const Result before =
        session.run("SELECT n FROM chat WHERE table_id = $1 AND seat = $2 AND id = $3", {table, seat, id});
    if (!before.rows.empty()) return before.rows.front().as<std::uint32_t>(0);
    const Result last = session.run("SELECT coalesce(max(n), 0) FROM chat WHERE table_id = $1", {table});
    const std::int64_t n = last.rows.front().number(0) + 1;
    session.run("INSERT INTO chat (table_id, n, seat, id, at, text) VALUES ($1, $2, $3, $4, $5, $6)",
                {table, n, seat, id, line.at.milliseconds, line.text});
    return static_cast<std::uint32_t>(n);
  });
  if (!said) return said.error();
  if (*said == 0) return no_such_table(table);
  return *said;
}

Outcome<std::vector<ChatLine>, Fault> Database::chat(const TableId& table, std::uint32_t from, std::uint32_t most) {
  if (const auto fault = journals_.claim(table)) return *fault;
  const auto found = connections_->read([&](Session& session) {
    return session.run(
        "SELECT n, seat, id, at, text FROM chat WHERE table_id = $1 AND n >= $2 ORDER BY n DESC LIMIT $3",
        {table, std::int64_t{from}, std::int64_t{most}});
  });
  if (!found) return found.error();
  std::vector<ChatLine> lines;
  for (const Row& row : found->rows)
    lines.push_back({.n = row.as<std::uint32_t>(0),
                     .seat = row.as<Seat>(1),
                     .id = std::bit_cast<std::uint64_t>(row.number(2)),
                     .at = {row.number(3)},
                     .text = row.text(4)});
  std::ranges::reverse(lines);
  return lines;
}

Outcome<std::string, Fault> Database::secret(const TableId& table) {
  const auto found = connections_->read(
      [&](Session& session) { return session.run("SELECT secret FROM deals WHERE table_id = $1", {table}); });
  if (!found) return found.error();
  if (found->rows.empty()) return no_such_table(table);
  return found->rows.front().text(0);
}

Outcome<host::Register::Beat, Fault> Database::beat(const std::string& node) {
  return connections_->write([&](Session& session) {
    auto change = Transaction::writing(session);
    Beat beat{.now = dialect_->now(session)};
    beat.before = {session.run("SELECT coalesce(max(beat), 0) FROM nodes").rows.front().number(0)};
    const Result others = session.run("SELECT count(*) FROM nodes WHERE id <> $1 AND id <> $2 AND beat > $3",
                                      {node, std::string(kLeft), beat.now.milliseconds - kAlive});
    beat.has_others = dialect_->is_shared() && others.rows.front().number(0) > 0;
    beat.is_outdated = schema_of(session) > migrations().back().first;
    session.run(kPutBeat, {node, beat.now.milliseconds});
    session.run("DELETE FROM nodes WHERE beat < $1", {beat.now.milliseconds - kForgottenAfter});
    change.commit();
    return beat;
  });
}

// Remembered under a name that no node has, until another one lives.
std::optional<Fault> Database::leave(const std::string& node, Timestamp since) {
  const auto left = connections_->write([&](Session& session) {
    auto change = Transaction::writing(session);
    session.run("DELETE FROM nodes WHERE id = $1", {node});
    session.run(kPutBeat, {std::string(kLeft), since.milliseconds});
    change.commit();
    return true;
  });
  if (!left) return left.error();
  return std::nullopt;
}

bool Database::is_shared() const { return dialect_->is_shared(); }

Outcome<std::vector<host::Head>, Fault> Database::heads(std::span<const TableId> tables) {
  const auto found = connections_->read([&](Session& session) { return dialect_->heads(session, tables); });
  if (!found) return found.error();
  std::vector<host::Head> heads;
  for (const Row& row : found->rows) heads.push_back({row.text(0), row.as<std::uint32_t>(1), row.as<std::uint32_t>(2)});
  return heads;
}

void Database::listen(std::function<void(const std::vector<TableId>&)> changed) {
  dialect_->listen(std::move(changed));
}

Outcome<std::string, Fault> Database::epoch() {
  const auto found =
      connections_->read([](Session& session) { return session.run("SELECT epoch FROM about").rows.front().text(0); });
  return found;
}

}  // namespace bell::store
