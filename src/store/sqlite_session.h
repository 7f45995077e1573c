// A connection to an SQLite file, set up so that a commit is on disk when it returns.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "store/session.h"

struct sqlite3;
struct sqlite3_stmt;

namespace bell::store {

class SqliteSession final : public Session {
 public:
  enum class Use : std::uint8_t { write, read };
  // Precondition: the file exists. Throws SqlFailure.
  SqliteSession(const std::string& path, Use use);
  ~SqliteSession() override;
  using Session::run;
  Result run(const std::string& sql, const Values& values) override;
  void script(const std::string& sql) override;
  std::string begin_writing() const override { return "BEGIN IMMEDIATE"; }
  std::string begin_reading() const override { return "BEGIN"; }
  bool has_table(const std::string& name) override;
  // Moves the log into the file once it is large enough. Done by the one connection that writes, between its batches:
  // before SQLite 3.51.3 a checkpoint during another connection's commit could damage the file.
  void rest() override;

  sqlite3* handle() const { return file_; }

 private:
  struct Statement {
    sqlite3_stmt* handle = nullptr;
    std::vector<int> places{};  // of $1, $2 …; 0: it is not used
  };
  Statement& prepared(const std::string& sql, std::size_t values);
  [[noreturn]] void fail() const;

  sqlite3* file_ = nullptr;
  std::unordered_map<std::string, Statement> statements_;
  int logged_pages_ = 0;
};

}  // namespace bell::store
