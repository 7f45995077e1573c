// One connection to a database, whichever it is. Statements are written once, in the SQL that SQLite and PostgreSQL
// share. For this room, and for tests that let a statement fail.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

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
  std::uint64_t changed = 0;  // rows, by the statement
};

// What the database said. Thrown inside this room only; a Fault is what leaves it.
class SqlFailure : public std::runtime_error {
 public:
  enum class Stage : std::uint8_t {
    before,      // nothing of the transaction is there
    committing,  // all of it may be there, or nothing
  };
  explicit SqlFailure(const std::string& what, Stage at = Stage::before) : std::runtime_error(what), stage(at) {}
  Stage stage;
};

class Session {
 public:
  virtual ~Session() = default;
  // One statement; $1, $2 … stand for the values. Throws SqlFailure; after that the session must not be used again.
  virtual Result run(const std::string& sql, const Values& values) = 0;
  Result run(const std::string& sql) { return run(sql, {}); }
  // Several statements without values.
  virtual void script(const std::string& sql) = 0;
  virtual std::string begin_writing() const = 0;
  virtual std::string begin_reading() const = 0;
  virtual bool has_table(const std::string& name) = 0;
  // Inside a transaction that writes: until it ends, nobody else changes the schema.
  virtual void lock_schema() {}
  // Called after a commit, outside any transaction: work that can be postponed until nobody is waiting.
  virtual void rest() {}
};

using SessionMaker = std::function<std::unique_ptr<Session>()>;

// From begin to commit; without a commit everything is taken back.
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
