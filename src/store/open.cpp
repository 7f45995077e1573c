// Creates stores for their owner alone; refuses stores that a later version has changed.
#include "store/open.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>

#include "kernel/system_reason.h"
#include "store/lock_file.h"
#include "store/migrate.h"
#include "store/postgres_dialect.h"
#include "store/postgres_session.h"
#include "store/sqlite_dialect.h"
#include "store/sqlite_session.h"

namespace bell::store {
namespace {

namespace fs = std::filesystem;

Fault unreachable(const Address& address, const Problem& why) {
  return {FaultCode::store_unreachable, because(why, {{"file", address.shown()}})};
}

// Creates the file and its folder, readable by their owner alone; SQLite gives the log beside it the same mode.
std::optional<Fault> make_file(const Address& address) {
  std::error_code fault;
  const fs::path folder = fs::path(address.where).parent_path();
  if (!folder.empty() && fs::create_directories(folder, fault)) fs::permissions(folder, fs::perms::owner_all, fault);
  if (fault) return unreachable(address, system_reason(fault));
  const int file = ::open(address.where.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0) return unreachable(address, system_reason(errno));
  close(file);
  return std::nullopt;
}

std::optional<Fault> refuse_schema(const Address& address, int schema) {
  const int known = migrations().back().first;
  if (schema == known) return std::nullopt;
  const FaultCode code = schema > known ? FaultCode::store_newer : FaultCode::store_older;
  return Fault{code, {{"file", address.shown()}, {"schema", std::to_string(schema)}, {"known", std::to_string(known)}}};
}

// The lock is held as long as the returned maker exists.
SessionMaker sqlite_writer(const Address& address, std::shared_ptr<LockFile> lock) {
  return [path = address.where, held = std::move(lock)] {
    return std::make_unique<SqliteSession>(path, SqliteSession::Use::write);
  };
}

SessionMaker reader(const Address& address) {
  if (address.kind == Address::Kind::postgres)
    return [url = address.where] { return std::make_unique<PostgresSession>(url); };
  return [path = address.where] { return std::make_unique<SqliteSession>(path, SqliteSession::Use::read); };
}

SessionMaker refusing_writer() {
  return []() -> std::unique_ptr<Session> { throw SqlFailure("only_looked_at"); };
}

Outcome<SessionMaker, Fault> writer(const Address& address, Purpose purpose) {
  if (purpose == Purpose::look) return refusing_writer();
  if (address.kind == Address::Kind::postgres) return reader(address);
  if (const auto fault = make_file(address)) return *fault;
  auto lock = LockFile::take(address.where);
  if (!lock) return lock.error();
  return sqlite_writer(address, std::make_shared<LockFile>(std::move(*lock)));
}

}  // namespace

Outcome<std::unique_ptr<Database>, Fault> open(const Address& address, Purpose purpose) {
  std::error_code fault;
  if (purpose == Purpose::look && address.kind == Address::Kind::sqlite && !fs::exists(address.where, fault))
    return unreachable(address, system_reason(ENOENT));
  auto to_write = writer(address, purpose);
  if (!to_write) return to_write.error();
  const SessionMaker to_read = reader(address);
  try {
    const auto session = purpose == Purpose::serve ? (*to_write)() : to_read();
    const int schema = purpose == Purpose::serve ? migrate(*session, migrations()) : schema_of(*session);
    if (const auto refused = refuse_schema(address, schema)) return *refused;
  } catch (const SqlFailure& failure) {
    return unreachable(address, failure.why);
  }
  std::unique_ptr<Dialect> dialect;
  if (address.kind == Address::Kind::postgres)
    dialect = std::make_unique<PostgresDialect>(address.where);
  else
    dialect = std::make_unique<SqliteDialect>();
  return std::make_unique<Database>(std::make_unique<Connections>(address.shown(), *to_write, to_read),
                                    std::move(dialect));
}

}  // namespace bell::store
