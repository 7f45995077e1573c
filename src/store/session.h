// One connection to either database. Statements are written once, in the SQL that SQLite and PostgreSQL share. For this
// room, and for tests that make statements fail.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "kernel/problem.h"

namespace bell::store {

using Value = std::variant<std::nullptr_t, std::int64_t, std::string>;
using Values = std::vector<Value>;

class Row {
 public:
  explicit Row(std::vector<std::optional<std::string>> fields) : fields_(std::move(fields)) {}
  bool is_null(std::size_t at) const { return !fields_[at]; }
  const std::string& text(std::size_t at) const { return *fields_[at]; }
  std::int64_t number(std::size_t at) const { return std::stoll(*fields_[at]); }
  template <class Number>
  Number as(std::size_t at) const {
    return static_cast<Number>(number(at));
  }

 private:
  std::vector<std::optional<std::string>> fields_;
};

struct Result {
  std::vector<Row> rows;
  std::uint64_t changed = 0;  // rows changed by the statement
};

// The database's message. Thrown inside this room only; callers outside get a Fault.
class SqlFailure : public std::runtime_error {
 public:
  enum class Stage : std::uint8_t {
    before,      // nothing of the transaction was written
    committing,  // all of it may have been written, or nothing
  };
  explicit SqlFailure(Problem reason, Stage at = Stage::before)
      : std::runtime_error(plain(reason)), why(std::move(reason)), stage(at) {}
  // `key` is "reason.store." of the catalogues.
  explicit SqlFailure(const char* key, const Facts& facts = {})
      : SqlFailure(Problem{std::string("reason.store.") + key, facts}) {}
  Problem why;
  Stage stage;
};

class Session {
 public:
  virtual ~Session() = default;
  // Runs one statement; $1, $2 … refer to the values. Throws SqlFailure; after that the session must not be used again.
  virtual Result run(const std::string& sql, const Values& values) = 0;
  Result run(const std::string& sql) { return run(sql, {}); }
  // Runs several statements without values.
  virtual void script(const std::string& sql) = 0;
  virtual std::string begin_writing() const = 0;
  virtual std::string begin_reading() const = 0;
  virtual bool has_table(const std::string& name) = 0;
  // Inside a writing transaction: keeps others from changing the schema until it ends.
  virtual void lock_schema() {}
  // Called after a commit, outside any transaction: does work that can wait until nobody is waiting.
  virtual void rest() {}
};

using SessionMaker = std::function<std::unique_ptr<Session>()>;

// Begins a transaction; without commit() it is rolled back.
class Transaction {
 public:
  static Transaction writing(Session& session) { return Transaction(session, session.begin_writing()); }
  static Transaction reading(Session& session) { return Transaction(session, session.begin_reading()); }
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  ~Transaction();
  void commit();

 private:
  Transaction(Session& session, const std::string& begin);
  Session& session_;
  bool is_open_ = true;
};

}  // namespace bell::store
