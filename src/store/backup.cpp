// A copy is written under another name and renamed when it has been checked.
#include "store/backup.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <filesystem>

#include "kernel/system_reason.h"
#include "store/dialect.h"
#include "store/lock_file.h"
#include "store/migrate.h"
#include "store/open.h"
#include "store/sqlite_session.h"

namespace bell::store {
namespace {

namespace fs = std::filesystem;
using Use = SqliteSession::Use;

Fault uncopied(const std::string& file, const Problem& why) {
  return {FaultCode::unwritable, because(why, {{"file", file}})};
}

Fault unusable(const std::string& file, const Problem& why) {
  return {FaultCode::store_unreachable, because(why, {{"file", file}})};
}

// Flushes the file and its directory entry.
bool flush(const fs::path& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  const bool is_flushed = fsync(file) == 0;
  close(file);
  return is_flushed;
}

fs::path folder_of(const fs::path& file) { return file.has_parent_path() ? file.parent_path() : fs::path("."); }

// An empty file that its owner alone may read.
std::optional<Fault> make_private(const std::string& file) {
  const int made = ::open(file.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (made < 0) return uncopied(file, system_reason(errno));
  close(made);
  return std::nullopt;
}

std::optional<std::string> damage_in(Session& session) {
  const Result found = session.run("PRAGMA integrity_check");
  if (!found.rows.empty() && found.rows.front().text(0) == "ok") return std::nullopt;
  return found.rows.empty() ? "?" : found.rows.front().text(0);
}

// Why this version cannot use the file as a store.
std::optional<Fault> refuse_store(Session& session, const std::string& file) {
  const int known = migrations().back().first;
  const int schema = schema_of(session);
  if (schema == 0) return unusable(file, {"reason.store.not_ours", Facts{}});
  if (schema > known)
    return Fault{FaultCode::store_newer,
                 {{"file", file}, {"schema", std::to_string(schema)}, {"known", std::to_string(known)}}};
  if (const auto damage = damage_in(session)) return unusable(file, {"reason.store.damaged", Facts{{"said", *damage}}});
  return std::nullopt;
}

// Copies `from` as it is now into a new file `to`, checks it and flushes it.
std::optional<Fault> copy_store(const std::string& from, const std::string& to) {
  SqliteSession source(from, Use::read);
  if (const auto refused = refuse_store(source, from)) return refused;
  if (const auto fault = make_private(to)) return fault;
  source.run("VACUUM INTO $1", {to});
  SqliteSession copy(to, Use::read);
  if (const auto refused = refuse_store(copy, to)) return refused;
  if (!flush(to)) return uncopied(to, system_reason(errno));
  return std::nullopt;
}

std::optional<Fault> rename_durably(const fs::path& from, const fs::path& to) {
  std::error_code fault;
  fs::rename(from, to, fault);
  if (fault) return uncopied(to.string(), system_reason(fault));
  if (!flush(folder_of(to))) return uncopied(to.string(), system_reason(errno));
  return std::nullopt;
}

// A name beside the store that is not in use yet.
fs::path kept_name(const std::string& store) {
  for (int number = 1;; ++number)
    if (const fs::path name = store + ".before-" + std::to_string(number); !fs::exists(name)) return name;
}

// Renames the old store, after moving its log into it.
Outcome<std::string, Fault> put_aside(const std::string& store) {
  if (!fs::exists(store)) return std::string();
  {
    SqliteSession last(store, Use::write);
    last.run("PRAGMA wal_checkpoint(TRUNCATE)");
  }
  if (fs::exists(store + "-wal") && fs::file_size(store + "-wal") != 0)
    return Fault{FaultCode::store_in_use, {{"file", store}, {"process", "?"}}};
  const fs::path kept = kept_name(store);
  if (const auto fault = rename_durably(store, kept)) return *fault;
  for (const char* part : {"-wal", "-shm"}) fs::remove(store + part);
  return kept.string();
}

void give_new_epoch(Session& session) { session.run("UPDATE about SET epoch = $1", {fresh_epoch()}); }

template <class Work>
auto guarded(const std::string& file, const Work& work) -> decltype(work()) {
  try {
    return work();
  } catch (const SqlFailure& failure) {
    return unusable(file, failure.why);
  } catch (const fs::filesystem_error& failure) {
    return uncopied(file, system_reason(failure.code()));
  }
}

}  // namespace

std::optional<Fault> back_up(const Address& from, const std::string& file) {
  if (fs::exists(file)) return uncopied(file, {"reason.store.replaces_nothing", Facts{}});
  const std::string unfinished = file + ".part";
  const auto fault = guarded(from.where, [&]() -> std::optional<Fault> {
    if (!fs::exists(from.where)) return unusable(from.where, system_reason(ENOENT));
    if (const auto uncopyable = copy_store(from.where, unfinished)) return uncopyable;
    return rename_durably(unfinished, file);
  });
  std::error_code ignored;
  if (fault) fs::remove(unfinished, ignored);
  return fault;
}

Outcome<std::string, Fault> restore(const std::string& file, const Address& to) {
  return guarded(file, [&]() -> Outcome<std::string, Fault> {
    if (!fs::exists(file)) return unusable(file, system_reason(ENOENT));
    fs::create_directories(folder_of(to.where));
    const auto lock = LockFile::take(to.where);
    if (!lock) return lock.error();
    const std::string unfinished = to.where + ".part";
    if (const auto fault = copy_store(file, unfinished)) return *fault;
    {
      SqliteSession copy(unfinished, Use::write);
      migrate(copy, migrations());
      give_new_epoch(copy);
      copy.run("PRAGMA wal_checkpoint(TRUNCATE)");
    }
    auto kept = put_aside(to.where);
    if (!kept) return kept.error();
    if (!flush(unfinished)) return uncopied(unfinished, system_reason(errno));
    if (const auto fault = rename_durably(unfinished, to.where)) return *fault;
    return *kept;
  });
}

namespace {

std::int64_t milliseconds_now() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

// A remote database has no lock file, but its nodes report that they are alive.
std::optional<Fault> refuse_living_nodes(Session& session, const Address& store) {
  const Result beating = session.run(
      "SELECT id FROM nodes WHERE id <> $1 AND "
      "beat > (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint) - 15000",
      {std::string(kLeft)});
  if (beating.rows.empty()) return std::nullopt;
  return Fault{FaultCode::store_in_use, {{"file", store.shown()}, {"process", beating.rows.front().text(0)}}};
}

}  // namespace

std::optional<Fault> renew_epoch(const Address& store) {
  if (const auto there = open(store, Purpose::look); !there) return there.error();
  auto database = open(store, Purpose::serve);
  if (!database) return database.error();
  std::optional<Fault> refused;
  const auto renewed = (*database)->connections().write([&](Session& session) {
    if (store.kind == Address::Kind::postgres) refused = refuse_living_nodes(session, store);
    if (!refused) give_new_epoch(session);
    return true;
  });
  if (!renewed) return renewed.error();
  return refused;
}

std::optional<Fault> say_at_tables(const Address& store,
                                   const std::function<std::string(const std::string& settings)>& sentence) {
  auto database = open(store, Purpose::serve);
  if (!database) return database.error();
  const auto tables = (*database)->connections().read([](Session& session) {
    return session.run(
        "SELECT id, settings FROM tables WHERE state IN ($1, $2)",
        {static_cast<std::int64_t>(host::State::gathering), static_cast<std::int64_t>(host::State::playing)});
  });
  if (!tables) return tables.error();
  const std::int64_t now = milliseconds_now();
  for (const Row& row : tables->rows) {
    const host::ChatLine line{.id = static_cast<std::uint64_t>(now), .at = {now}, .text = sentence(row.text(1))};
    if (const auto said = (*database)->say(row.text(0), line); !said) return said.error();
  }
  return std::nullopt;
}

Outcome<std::optional<std::string>, Fault> damage_of(const Address& store) {
  if (store.kind == Address::Kind::postgres) return std::optional<std::string>();
  return guarded(store.where, [&]() -> Outcome<std::optional<std::string>, Fault> {
    SqliteSession session(store.where, Use::read);
    return damage_in(session);
  });
}

}  // namespace bell::store
