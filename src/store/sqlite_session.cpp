// Wraps SQLite's C interface: values in, rows out.
#include "store/sqlite_session.h"

#include <sqlite3.h>

#include "kernel/system_reason.h"

namespace bell::store {
namespace {

// Nobody else writes while a server has the store, so a lock that stays is a fault that players should hear of soon.
constexpr int kBusyMilliseconds = 500;
constexpr int kPagesWorthACheckpoint = 2000;

void bind(sqlite3_stmt* statement, int at, const Value& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value))
    sqlite3_bind_int64(statement, at, *number);
  else if (const auto* text = std::get_if<std::string>(&value))
    sqlite3_bind_text64(statement, at, text->data(), text->size(), SQLITE_STATIC, SQLITE_UTF8);
  else
    sqlite3_bind_null(statement, at);
}

Row row_of(sqlite3_stmt* statement) {
  std::vector<std::optional<std::string>> fields;
  const int count = sqlite3_column_count(statement);
  fields.reserve(static_cast<std::size_t>(count));
  for (int at = 0; at < count; ++at) {
    const auto* bytes = static_cast<const char*>(sqlite3_column_blob(statement, at));
    if (sqlite3_column_type(statement, at) == SQLITE_NULL)
      fields.emplace_back(std::nullopt);
    else
      fields.emplace_back(
          std::string(bytes == nullptr ? "" : bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement, at))));
  }
  return Row(std::move(fields));
}

// Comments of this form are SQL for SQLite alone: /*sqlite WITHOUT ROWID*/.
std::string with_ours(std::string sql) {
  constexpr std::string_view kOpen = "/*sqlite ";
  constexpr std::string_view kClose = "*/";
  for (auto at = sql.find(kOpen); at != std::string::npos; at = sql.find(kOpen, at)) {
    sql.erase(at, kOpen.size());
    sql.erase(sql.find(kClose, at), kClose.size());
  }
  return sql;
}

// Common file errors have our own messages; others quote SQLite's.
SqlFailure failure_of(sqlite3* file) {
  switch (file == nullptr ? SQLITE_NOMEM : sqlite3_errcode(file) & 0xFF) {
    case SQLITE_NOTADB:
      return SqlFailure("no_database");
    case SQLITE_CORRUPT:
      return SqlFailure("corrupt");
    case SQLITE_FULL:
      return SqlFailure(system_reason(ENOSPC));
    case SQLITE_BUSY:
      return SqlFailure("busy");
    case SQLITE_READONLY:
      return SqlFailure("read_only");
    case SQLITE_CANTOPEN:
      return SqlFailure("not_opened");
    case SQLITE_IOERR:
      return SqlFailure(system_reason(EIO));
    default:
      return SqlFailure("sqlite_says", {{"said", file == nullptr ? "out of memory" : sqlite3_errmsg(file)}});
  }
}

}  // namespace

SqliteSession::SqliteSession(const std::string& path, Use use) {
  // Statistics that nobody reads would take a lock for every piece of memory. Refused once the library is in use.
  static const int kConfigured = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
  static_cast<void>(kConfigured);
  const int mode = use == Use::write ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY;
  if (sqlite3_open_v2(path.c_str(), &file_, mode | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nullptr) != SQLITE_OK) {
    const SqlFailure failure = failure_of(file_);
    sqlite3_close(file_);
    throw failure;
  }
  try {
    sqlite3_busy_timeout(file_, kBusyMilliseconds);
    if (use == Use::read) return;
    if (sqlite3_db_readonly(file_, "main") != 0) throw SqlFailure("read_only");
    // Every commit flushes the log; only this connection checkpoints it into the file.
    script("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA wal_autocheckpoint=0;");
    const auto note = [](void* pages, sqlite3*, const char*, int count) {
      *static_cast<int*>(pages) = count;
      return SQLITE_OK;
    };
    sqlite3_wal_hook(file_, note, &logged_pages_);
  } catch (const SqlFailure&) {
    sqlite3_close(file_);
    throw;
  }
}

SqliteSession::~SqliteSession() {
  for (const auto& [sql, statement] : statements_) sqlite3_finalize(statement.handle);
  sqlite3_close(file_);
}

void SqliteSession::fail() const { throw failure_of(file_); }

// $2 may come before $1, and more than once.
SqliteSession::Statement& SqliteSession::prepared(const std::string& sql, std::size_t values) {
  auto found = statements_.find(sql);
  if (found == statements_.end()) {
    sqlite3_stmt* handle = nullptr;
    const auto length = static_cast<int>(sql.size());
    if (sqlite3_prepare_v3(file_, sql.data(), length, SQLITE_PREPARE_PERSISTENT, &handle, nullptr) != SQLITE_OK) fail();
    found = statements_.emplace(sql, Statement{.handle = handle}).first;
  }
  Statement& statement = found->second;
  for (std::size_t n = statement.places.size() + 1; n <= values; ++n)
    statement.places.push_back(sqlite3_bind_parameter_index(statement.handle, ("$" + std::to_string(n)).c_str()));
  return statement;
}

Result SqliteSession::run(const std::string& sql, const Values& values) {
  const auto& [statement, places] = prepared(sql, values.size());
  for (std::size_t n = 0; n < values.size(); ++n)
    if (places[n] != 0) bind(statement, places[n], values[n]);
  Result result;
  int step = SQLITE_ROW;
  while ((step = sqlite3_step(statement)) == SQLITE_ROW) result.rows.push_back(row_of(statement));
  const std::optional<SqlFailure> failure = step == SQLITE_DONE ? std::nullopt : std::optional(failure_of(file_));
  sqlite3_reset(statement);
  sqlite3_clear_bindings(statement);
  if (failure) throw *failure;
  result.changed = static_cast<std::uint64_t>(sqlite3_changes64(file_));
  return result;
}

void SqliteSession::script(const std::string& sql) {
  if (sqlite3_exec(file_, with_ours(sql).c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) fail();
}

bool SqliteSession::has_table(const std::string& name) {
  return !run("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = $1", {name}).rows.empty();
}

// A failure is harmless: commits are in the log, and the next attempt will move them.
void SqliteSession::rest() {
  if (logged_pages_ < kPagesWorthACheckpoint) return;
  logged_pages_ = 0;
  sqlite3_wal_checkpoint_v2(file_, "main", SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
}

}  // namespace bell::store
