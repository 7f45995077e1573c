// Wraps libpqxx: values in, rows out. Transactions begin and end with statements, as with SQLite.
#include "store/postgres_session.h"

#include <array>
#include <pqxx/pqxx>
#include <utility>

#include "store/watchman.h"

namespace bell::store {
namespace {

// Milliseconds. A statement that waits longer for a lock or a disk is given up.
constexpr const char* kSettings =
    "SET statement_timeout = 5000; SET lock_timeout = 4000; SET idle_in_transaction_session_timeout = 10000; "
    "SET client_min_messages = warning; SET application_name = 'bell'";

// Arbitrary lock key; must be equal on all nodes.
constexpr std::int64_t kSchemaLock = 0x62656C6C;

// PostgreSQL's messages have several lines; ours quote one, as part of a sentence.
std::string first_line(const std::string& text) {
  std::string line = text.substr(0, text.find('\n'));
  while (line.ends_with('.')) line.pop_back();
  return line;
}

SqlFailure quoting(const std::exception& failure) {
  return SqlFailure("postgres_says", {{"said", first_line(failure.what())}});
}

SqlFailure failed(const Watched& watched, const std::exception& failure) {
  return watched.is_ended() ? SqlFailure("no_answer") : quoting(failure);
}

std::string setting(pqxx::nontransaction& at, const std::string& name) {
  return at.exec1("SHOW " + name)[0].as<std::string>();
}

// Without these a commit that was acknowledged can be lost in a power cut.
void refuse_unsafe(pqxx::nontransaction& at) {
  for (const char* name : {"fsync", "synchronous_commit", "full_page_writes"})
    if (setting(at, name) == "off") throw SqlFailure("unsafe", {{"setting", name}});
}

Row row_of(const pqxx::row& row) {
  std::vector<std::optional<std::string>> fields;
  fields.reserve(row.size());
  for (const auto& field : row)
    if (field.is_null())
      fields.emplace_back(std::nullopt);
    else
      fields.emplace_back(std::string(field.c_str(), field.size()));
  return Row(std::move(fields));
}

}  // namespace

std::string with_timeouts(const std::string& url) {
  constexpr auto kLimits = std::to_array<std::pair<const char*, const char*>>({{"connect_timeout", "5"},
                                                                               {"tcp_user_timeout", "5000"},
                                                                               {"keepalives_idle", "5"},
                                                                               {"keepalives_interval", "2"},
                                                                               {"keepalives_count", "2"}});
  std::string limited = url;
  for (const auto& [name, value] : kLimits) {
    if (limited.find(std::string(name) + "=") != std::string::npos) continue;
    limited += limited.find('?') == std::string::npos ? '?' : '&';
    limited += std::string(name) + "=" + value;
  }
  return limited;
}

struct PostgresSession::Inside {
  explicit Inside(const std::string& url) : connection(with_timeouts(url)), statements(connection) {}
  pqxx::connection connection;
  pqxx::nontransaction statements;  // begin and commit are sent as ordinary statements
  std::map<std::string, std::string, std::less<>> names;
};

PostgresSession::PostgresSession(const std::string& url) try : inside_(std::make_unique<Inside>(url)) {
  const Watched watched(inside_->connection.sock());
  inside_->statements.exec(kSettings);
  refuse_unsafe(inside_->statements);
} catch (const pqxx::failure& failure) {
  throw quoting(failure);
} catch (const pqxx::argument_error& error) {
  throw quoting(error);
}

PostgresSession::~PostgresSession() = default;

Result PostgresSession::run(const std::string& sql, const Values& values) {
  std::vector<std::string> texts;
  texts.reserve(values.size());
  std::vector<const char*> given;
  for (const Value& value : values) {
    if (const auto* number = std::get_if<std::int64_t>(&value))
      given.push_back(texts.emplace_back(std::to_string(*number)).c_str());
    else if (const auto* text = std::get_if<std::string>(&value))
      given.push_back(text->c_str());
    else
      given.push_back(nullptr);
  }
  const Watched watched(inside_->connection.sock());
  try {
    auto [found, is_new] = inside_->names.try_emplace(sql, "s" + std::to_string(inside_->names.size()));
    if (is_new) inside_->connection.prepare(found->second, sql);
    const pqxx::result answer =
        inside_->statements.exec_prepared(found->second, pqxx::prepare::make_dynamic_params(given));
    Result result{.rows = {}, .changed = answer.affected_rows()};
    result.rows.reserve(answer.size());
    for (const auto& row : answer) result.rows.push_back(row_of(row));
    return result;
  } catch (const std::exception& failure) {
    throw failed(watched, failure);
  }
}

void PostgresSession::script(const std::string& sql) {
  const Watched watched(inside_->connection.sock());
  try {
    inside_->statements.exec(sql);
  } catch (const std::exception& failure) {
    throw failed(watched, failure);
  }
}

// Reads the catalogue as a table: a lookup by name would cache that the table is missing.
bool PostgresSession::has_table(const std::string& name) {
  const std::string look = "SELECT 1 FROM pg_catalog.pg_tables WHERE schemaname = current_schema() AND tablename = $1";
  return !run(look, {name}).rows.empty();
}

void PostgresSession::lock_schema() { run("SELECT pg_advisory_xact_lock($1)", {kSchemaLock}); }

}  // namespace bell::store
