// A connection to PostgreSQL that gives up after seconds, not minutes, when the other side is gone.
#pragma once

#include <map>
#include <memory>
#include <string>

#include "store/session.h"

namespace bell::store {

class PostgresSession final : public Session {
 public:
  // Throws SqlFailure if the server does not answer, or if its settings would make commits unsafe.
  explicit PostgresSession(const std::string& url);
  ~PostgresSession() override;
  using Session::run;
  Result run(const std::string& sql, const Values& values) override;
  void script(const std::string& sql) override;
  std::string begin_writing() const override { return "BEGIN"; }
  std::string begin_reading() const override { return "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"; }

  bool has_table(const std::string& name) override;
  void lock_schema() override;

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

// The address with our timeouts added where it has none.
std::string with_timeouts(const std::string& url);

}  // namespace bell::store
