// A connection on which one statement fails: the process dies there, or the answer is lost.
#pragma once

#include <csignal>
#include <memory>

#include "store/session.h"

namespace bell::store {

struct Mishap {
  enum class Kind : std::uint8_t { none, kill, lose };
  enum class When : std::uint8_t { before, after };
  Kind kind = Kind::none;
  When when = When::before;
  int statement = 0;  // counts down; the statement that makes it 0 fails
};

class FailingSession final : public Session {
 public:
  FailingSession(std::unique_ptr<Session> real, std::shared_ptr<Mishap> mishap)
      : real_(std::move(real)), mishap_(std::move(mishap)) {}
  using Session::run;
  Result run(const std::string& sql, const Values& values) override {
    const bool is_due = mishap_->kind != Mishap::Kind::none && --mishap_->statement == 0;
    if (is_due && mishap_->when == Mishap::When::before) strike();
    Result result = real_->run(sql, values);
    if (is_due) strike();
    return result;
  }
  void script(const std::string& sql) override { real_->script(sql); }
  std::string begin_writing() const override { return real_->begin_writing(); }
  std::string begin_reading() const override { return real_->begin_reading(); }
  bool has_table(const std::string& name) override { return real_->has_table(name); }
  void lock_schema() override { real_->lock_schema(); }
  void rest() override { real_->rest(); }

 private:
  void strike() {
    if (mishap_->kind == Mishap::Kind::kill) raise(SIGKILL);
    mishap_->kind = Mishap::Kind::none;
    real_.reset(new Gone);
    throw SqlFailure("no_answer");
  }
  // Stands for a lost connection.
  class Gone final : public Session {
    using Session::run;
    Result run(const std::string&, const Values&) override { throw SqlFailure("no_answer"); }
    void script(const std::string&) override { throw SqlFailure("no_answer"); }
    std::string begin_writing() const override { return "BEGIN"; }
    std::string begin_reading() const override { return "BEGIN"; }
    bool has_table(const std::string&) override { throw SqlFailure("no_answer"); }
  };

  std::unique_ptr<Session> real_;
  std::shared_ptr<Mishap> mishap_;
};

}  // namespace bell::store
