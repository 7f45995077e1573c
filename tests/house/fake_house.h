// A single-threaded house for tests, with a controlled clock and lists as connections.
#pragma once

#include <gtest/gtest.h>

#include <deque>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "deal/deal.h"
#include "host/host.h"
#include "host/memory_register.h"
#include "wire/messages.h"
#include "wire/parse.h"

namespace bell::host {

// Runs posted tasks in order when told to; time stands still meanwhile.
class FakeWorld final : public Workers, public Time {
 public:
  void post(Task task) override { tasks_.push_back(std::move(task)); }
  Timestamp now() const override { return now_; }
  void after(std::chrono::milliseconds wait, Task task) override {
    timers_.emplace(now_.milliseconds + wait.count(), std::move(task));
  }
  void settle() {
    while (!tasks_.empty()) {
      const Task task = std::move(tasks_.front());
      tasks_.pop_front();
      task();
    }
  }
  void pass(std::chrono::milliseconds time) {
    const std::int64_t until = now_.milliseconds + time.count();
    settle();
    while (!timers_.empty() && timers_.begin()->first <= until) {
      now_.milliseconds = std::max(now_.milliseconds, timers_.begin()->first);
      const Task task = std::move(timers_.begin()->second);
      timers_.erase(timers_.begin());
      task();
      settle();
    }
    now_.milliseconds = until;
  }
  // Time passes, and nothing of what it calls for is done yet.
  void pass_unnoticed(std::chrono::milliseconds time) {
    now_.milliseconds += time.count();
    while (!timers_.empty() && timers_.begin()->first <= now_.milliseconds) {
      const Task task = std::move(timers_.begin()->second);
      timers_.erase(timers_.begin());
      task();
    }
  }
  // Everything that waits is forgotten, as when a process is killed.
  void forget() {
    tasks_.clear();
    timers_.clear();
  }

 private:
  std::deque<Task> tasks_;
  std::multimap<std::int64_t, Task> timers_;
  Timestamp now_{1'731'780'000'000};
};

// A register whose disk can fail: before the data is written, or after.
class FailingRegister final : public Register {
 public:
  enum class Failure { none, before, after };
  explicit FailingRegister(Register& inside) : inside_(inside) {}
  Failure failure = Failure::none;
  bool is_away = false;  // reads fail, too
  Task meanwhile;        // what happens once, while something is being written
  std::function<Outcome<bool, Fault>(const TableRecord& table)> next_save;  // instead of saving, once
  int writes = 0;                                                           // tried
  bool is_outdated = false;

  journal::Store& journals() override {
    reads_.house = this;
    return reads_;
  }
  std::optional<Fault> open(const TableRecord& table, const journal::Header& header,
                            const std::string& secret) override {
    return inside_.open(table, header, secret);
  }
  Outcome<TableRecord, Fault> find(const TableId& table) override {
    if (is_away) return gone();
    return inside_.find(table);
  }
  Outcome<std::vector<TableRecord>, Fault> list(const Listing& wanted) override { return inside_.list(wanted); }
  Outcome<bool, Fault> save(const TableRecord& table, const Along& along) override {
    if (is_away) return gone();
    if (const auto instead = std::exchange(next_save, nullptr)) return instead(table);
    return inside_.save(table, along);
  }
  std::vector<journal::Appended> append(std::span<const Append> appends, const std::string& node) override {
    ++writes;
    if (const Task happens = std::exchange(meanwhile, nullptr)) happens();
    std::vector<journal::Appended> all;
    if (failure != Failure::before) all = inside_.append(appends, node);
    if (failure == Failure::none) return all;
    return std::vector<journal::Appended>(appends.size(), {journal::Appended::Ending::unknown, gone()});
  }
  Outcome<std::vector<TableId>, Fault> due(Timestamp now, const std::string& node, std::int64_t grace,
                                           std::uint32_t most) override {
    return inside_.due(now, node, grace, most);
  }
  std::optional<Fault> set_due(const TableId& table, std::optional<Timestamp> due) override {
    return inside_.set_due(table, due);
  }
  Outcome<std::uint32_t, Fault> say(const TableId& table, const ChatLine& line) override {
    return inside_.say(table, line);
  }
  Outcome<std::vector<ChatLine>, Fault> chat(const TableId& table, std::uint32_t from, std::uint32_t most) override {
    return inside_.chat(table, from, most);
  }
  Outcome<std::string, Fault> secret(const TableId& table) override { return inside_.secret(table); }
  Outcome<Beat, Fault> beat(const std::string& node) override {
    if (is_away) return gone();
    auto beat = inside_.beat(node);
    if (beat) beat->is_outdated = is_outdated;
    return beat;
  }
  std::optional<Fault> leave(const std::string& node, Timestamp since) override { return inside_.leave(node, since); }
  Outcome<std::vector<Head>, Fault> heads(std::span<const TableId> tables) override { return inside_.heads(tables); }
  void listen(std::function<void(const std::vector<TableId>&)> changed) override { inside_.listen(std::move(changed)); }
  Outcome<std::string, Fault> epoch() override { return inside_.epoch(); }
  std::optional<Fault> remove(const TableId& table) override { return inside_.remove(table); }

  static Fault gone() { return {FaultCode::save_unknown, {{"file", "disk"}, {"why", "No space left on device"}}}; }

 private:
  class Reads final : public journal::Store {
   public:
    FailingRegister* house = nullptr;
    std::optional<Fault> create(const TableId& table, const journal::Header& header) override {
      return house->inside_.journals().create(table, header);
    }
    std::optional<Fault> claim(const TableId& table) override { return house->inside_.journals().claim(table); }
    journal::Appended append(const TableId& table, std::uint32_t head, const journal::Change& change) override {
      return house->inside_.journals().append(table, head, change);
    }
    Outcome<journal::Journal, Fault> read(const TableId& table, std::uint32_t from) override {
      if (house->is_away) return gone();
      return house->inside_.journals().read(table, from);
    }
    Outcome<std::vector<TableId>, Fault> list() override { return house->inside_.journals().list(); }
  };
  Register& inside_;
  Reads reads_;
};

// A mind that takes the first choice, or the last.
enum class Pick : std::uint8_t { first, last };
class FixedChoice final : public table::Mind {
 public:
  explicit FixedChoice(Pick pick, Task meanwhile = {}) : pick_(pick), meanwhile_(std::move(meanwhile)) {}
  Action think(const AnySight& sight, std::chrono::milliseconds) override {
    if (meanwhile_) meanwhile_();
    return (pick_ == Pick::first ? sight.choices.front() : sight.choices.back()).action;
  }

 private:
  Pick pick_;
  Task meanwhile_;
};

// One connection: what it received, as text and as documents.
class FakeLine final : public Line {
 public:
  using Line::send;
  void send(Frame frame) override {
    heard.push_back(*frame);
    ++unsent;
  }
  void end(Frame frame) override {
    heard.push_back(*frame);
    is_ended = true;
  }
  // The last message of a kind; null if there was none.
  wire::Json last(std::string_view is) const {
    for (auto frame = heard.rbegin(); frame != heard.rend(); ++frame) {
      auto json = wire::Json::parse(*frame);
      if (json["is"] == is) return json;
    }
    return nullptr;
  }
  int count(std::string_view is) const {
    int number = 0;
    for (const std::string& frame : heard) number += wire::Json::parse(frame)["is"] == is ? 1 : 0;
    return number;
  }
  std::vector<std::string> heard;
  int unsent = 0;
  bool is_ended = false;
};

struct Client {
  std::shared_ptr<FakeLine> line = std::make_shared<FakeLine>();
  std::shared_ptr<Visit> visit;
  std::optional<wire::No> refused;
};

class FakeHouse {
 public:
  using Bring = std::function<std::unique_ptr<const Dealer>(const TableId&)>;
  explicit FakeHouse(Register& registry, FakeWorld& world, Bring dealer = {}, Pick pick = Pick::first,
                     const std::function<void(Staffing&)>& change = {})
      : world_(world) {
    Staffing staff;
    staff.dealer = std::move(dealer);
    staff.registry = &registry;
    staff.desk = &world;
    staff.archive = &world;
    staff.thinkers = &world;
    staff.advisers = &world;
    staff.critics = &world;
    staff.time = &world;
    staff.hire = [this, pick](const std::string& bot, const Setup&,
                              Seat) -> Outcome<std::unique_ptr<table::Mind>, Fault> {
      if (bot == unknown_bot) return Fault{FaultCode::no_such_bot, {{"bot", bot}, {"known", ""}}};
      return std::unique_ptr<table::Mind>(std::make_unique<FixedChoice>(pick, [this] {
        if (while_thinking) while_thinking();
      }));
    };
    staff.hints = [this](const AnySight& sight, std::chrono::milliseconds) {
      ++hints_made;
      return hints_by(sight);
    };
    staff.on_trouble = [this](const TableId&, const Fault& why) { troubles.push_back(why); };
    staff.on_outdated = [this] { ++outdated; };
    staff.bots = {"clerk", "broker"};
    staff.node = "node";
    staff.build = "test";
    staff.random = [this](std::size_t bytes) {
      std::string text(bytes, '\0');
      for (char& byte : text) byte = static_cast<char>(++random_ * 37 % 251);
      return text;
    };
    if (change) change(staff);
    host = std::make_unique<Host>(std::move(staff));
    host->begin();
  }

  // Hints that depend on every byte of what the seat sees.
  static wire::Hints hints_by(const AnySight& sight) {
    std::string text;
    wire::write(text, wire::BotQuestion{.id = 0,
                                        .setup = sight.setup,
                                        .seat = sight.seat,
                                        .view = sight.view,
                                        .events = sight.memory,
                                        .legal = sight.choices,
                                        .milliseconds = 0});
    wire::Hints hints;
    if (sight.choices.empty()) return hints;
    constexpr std::size_t kShares = 1000;
    const std::size_t share = std::hash<std::string>{}(text) % kShares;
    hints.hints.push_back({sight.choices.front().notation, static_cast<double>(share) / kShares, 0.1});
    return hints;
  }

  static std::string token(int seat) { return std::string(42, static_cast<char>('a' + seat)) + "0"; }
  static deal::Bytes32 nonce(int seat) {
    deal::Bytes32 bytes;
    bytes.fill(static_cast<std::uint8_t>(seat + 1));
    return bytes;
  }

  static wire::NewTable order(std::vector<std::string> seats) {
    wire::NewTable order;
    order.title = "stonks";
    order.players = static_cast<std::int32_t>(seats.size());
    order.seats = std::move(seats);
    order.watch = true;
    order.listed = true;
    order.hints = true;
    order.undo = true;
    return order;
  }

  // The answer of a call, once everything has settled.
  template <class T, class Call>
  Outcome<T, wire::No> ask(Call&& call) {
    std::optional<Outcome<T, wire::No>> answered;
    call([&answered](Outcome<T, wire::No> outcome) { answered.emplace(std::move(outcome)); });
    world_.settle();
    EXPECT_TRUE(answered.has_value()) << "no answer came";
    return answered ? std::move(*answered) : Outcome<T, wire::No>(wire::No{.id = {}, .code = "nothing"});
  }

  TableId open(const wire::NewTable& order) {
    const auto opened =
        ask<wire::Opened>([&](auto answer) { host->open(order, {.token = token(0), .lang = "en"}, answer); });
    EXPECT_TRUE(opened) << (opened ? "" : opened.error().text);
    return opened ? opened->table : "";
  }
  Outcome<wire::Seated, wire::No> sit(const TableId& table, int seat, const std::string& name = "") {
    const wire::Sit wish{.seat = seat_at(seat),
                         .name = name.empty() ? "Person " + std::to_string(seat) : name,
                         .hat = "bowler",
                         .nonce_hash = deal::hex(deal::hash(nonce(seat))),
                         .lang = "en"};
    return ask<wire::Seated>(
        [&](auto answer) { host->sit(table, wish, {.token = token(seat), .lang = "en"}, answer); });
  }
  Client hello(const TableId& table, std::optional<int> seat, std::optional<std::uint32_t> since = {},
               const std::string& lang = "en") {
    wire::Hello hello{.table = table, .lang = lang, .since = since};
    if (seat) hello.token = token(*seat);
    Client client;
    auto visit = ask<std::shared_ptr<Visit>>([&](auto answer) { host->hello(hello, client.line, answer); });
    if (visit)
      client.visit = *visit;
    else
      client.refused = visit.error();
    flush(client);
    return client;
  }
  // Marks everything as sent.
  void flush(Client& client) {
    world_.settle();
    while (client.line->unsent > 0) {
      --client.line->unsent;
      if (client.visit) client.visit->sent();
      world_.settle();
    }
  }
  void say(Client& client, wire::FromClient message) {
    client.visit->heard(std::move(message));
    flush(client);
  }
  // A table being played with people in all open seats.
  TableId play(const wire::NewTable& wanted, std::map<int, Client>& people) {
    const TableId table = open(wanted);
    for (int seat = 0; seat < wanted.players; ++seat)
      if (wanted.seats[static_cast<std::size_t>(seat)] == "open") {
        EXPECT_TRUE(sit(table, seat));
      }
    for (int seat = 0; seat < wanted.players; ++seat)
      if (wanted.seats[static_cast<std::size_t>(seat)] == "open") people[seat] = hello(table, seat);
    for (auto& [seat, client] : people) say(client, wire::OpenNonce{deal::hex(nonce(seat))});
    for (auto& [seat, client] : people) flush(client);
    return table;
  }

  std::unique_ptr<Host> host;
  int hints_made = 0;
  std::vector<Fault> troubles;
  int outdated = 0;
  Task while_thinking;      // what happens while a bot thinks
  std::string unknown_bot;  // of an earlier version: it can't be hired any more

 private:
  FakeWorld& world_;
  unsigned random_ = 0;
};

}  // namespace bell::host
