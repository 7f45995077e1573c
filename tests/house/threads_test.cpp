// Plays many tables at once with real threads and real time, watched, to the end. Shared data must be locked.
#include "host/threads.h"

#include <gtest/gtest.h>

#include <atomic>
#include <condition_variable>

#include "house/fake_house.h"

namespace bell::host {
namespace {

// Every frame is sent at once; reported from another thread.
class BusyLine final : public Line {
 public:
  explicit BusyLine(Workers& workers) : workers_(workers) {}
  using Line::send;
  void send(Frame frame) override {
    if (frame->find("\"over\":{") != std::string::npos) is_over = true;
    if (frame->starts_with("{\"is\":\"hints\"")) ++hints;
    ++heard;
    workers_.post([this] {
      const std::lock_guard held(lock_);
      if (visit) visit->sent();
    });
  }
  void end(Frame) override {}
  void meet(std::shared_ptr<Visit> met) {
    const std::lock_guard held(lock_);
    visit = std::move(met);
  }
  std::atomic<bool> is_over{false};
  std::atomic<int> heard{0};
  std::atomic<int> hints{0};
  void say(wire::FromClient message) {
    std::unique_lock held(lock_);
    const std::shared_ptr<Visit> here = visit;
    held.unlock();
    if (here) here->heard(std::move(message));
  }

 private:
  Workers& workers_;
  std::mutex lock_;
  std::shared_ptr<Visit> visit;
};

template <class Holds>
bool wait_for(Holds&& holds) {
  for (int n = 0; n < 3000 && !holds(); ++n) std::this_thread::sleep_for(std::chrono::milliseconds(10));
  return holds();
}

// A house with threads as a server has them.
class Threaded {
 public:
  Threaded() {
    staff.registry = &memory_;
    staff.desk = &desk_;
    staff.archive = &archive_;
    staff.thinkers = &thinkers_;
    staff.advisers = &advisers_;
    staff.time = &time_;
    staff.hire = [](const std::string&, const bell::Setup&, Seat) -> Outcome<std::unique_ptr<table::Mind>, Fault> {
      return std::unique_ptr<table::Mind>(std::make_unique<FixedChoice>(Pick::first));
    };
    staff.bots = {"clerk"};
    staff.node = "node";
    staff.timings.bot_beat = std::chrono::milliseconds(1);
    staff.random = [this](std::size_t bytes) {
      std::string text(bytes, '\0');
      for (char& byte : text) byte = static_cast<char>(++random_ * 2654435761U >> 24U);
      return text;
    };
  }
  void begin() {
    host = std::make_unique<Host>(staff);
    ASSERT_FALSE(host->begin());
  }
  void drain() {
    std::atomic<bool> is_drained{false};
    host->drain(std::chrono::milliseconds(1), [&] { is_drained = true; });
    EXPECT_TRUE(wait_for([&] { return is_drained.load(); }));
  }
  TableId open(const wire::NewTable& order) {
    std::mutex lock;
    TableId table;
    host->open(order, {.token = FakeHouse::token(0), .lang = "en"}, [&](Outcome<wire::Opened, wire::No> opened) {
      const std::lock_guard held(lock);
      table = opened ? opened->table : "refused";
    });
    EXPECT_TRUE(wait_for([&] {
      const std::lock_guard held(lock);
      return !table.empty();
    }));
    return table;
  }
  std::shared_ptr<BusyLine> visit(const TableId& table, const std::string& token) {
    auto line = std::make_shared<BusyLine>(outside_);
    wire::Hello hello{.table = table, .lang = "en"};
    if (!token.empty()) hello.token = token;
    std::atomic<bool> is_met{false};
    host->hello(hello, line, [line, &is_met](Outcome<std::shared_ptr<Visit>, wire::No> visit) {
      EXPECT_TRUE(visit);
      if (visit) line->meet(*visit);
      is_met = true;
    });
    EXPECT_TRUE(wait_for([&] { return is_met.load(); }));
    return line;
  }

  Staffing staff;

 private:
  SystemTime time_;
  MemoryRegister memory_{[this] { return time_.now(); }};
  std::atomic<unsigned> random_{0};
  Pool outside_{1};
  Pool desk_{2};
  Pool archive_{1};
  Pool thinkers_{1};
  Pool advisers_{1};

 public:
  std::unique_ptr<Host> host;
};

// Whoever waits for hints waits for other threads than bots do. Here nobody gets a hint before a bots' match is over.
TEST(Threads, HintsKeepNoBotFromItsBeat) {
  Threaded house;
  std::mutex lock;
  std::condition_variable changed;
  bool may_advise = false;
  std::atomic<int> asked{0};
  house.staff.hints = [&](const AnySight&, std::chrono::milliseconds) {
    ++asked;
    std::unique_lock held(lock);
    changed.wait(held, [&] { return may_advise; });
    return wire::Hints{};
  };
  house.begin();
  const TableId mine = house.open(FakeHouse::order({"open", "clerk", "clerk"}));
  const TableId theirs = house.open(FakeHouse::order({"clerk", "clerk", "clerk"}));
  const wire::Sit wish{.seat = seat_at(0),
                       .name = "Ann",
                       .hat = "",
                       .nonce_hash = deal::hex(deal::hash(FakeHouse::nonce(0))),
                       .lang = "en"};
  std::atomic<bool> sits{false};
  house.host->sit(mine, wish, {.token = FakeHouse::token(0), .lang = "en"},
                  [&sits](const Outcome<wire::Seated, wire::No>& seated) { sits = static_cast<bool>(seated); });
  ASSERT_TRUE(wait_for([&] { return sits.load(); }));
  const auto ann = house.visit(mine, FakeHouse::token(0));
  ann->say(wire::OpenNonce{deal::hex(FakeHouse::nonce(0))});
  ASSERT_TRUE(wait_for([&] {
    ann->say(wire::AskHint{{1}});
    return asked > 0;
  }));
  for (std::uint64_t n = 2; n < 50; ++n) ann->say(wire::AskHint{{n}});
  const auto watcher = house.visit(theirs, "");
  EXPECT_TRUE(wait_for([&] { return watcher->is_over.load(); }));
  EXPECT_EQ(asked, 1);
  {
    const std::lock_guard held(lock);
    may_advise = true;
  }
  changed.notify_all();
  EXPECT_TRUE(wait_for([&] { return ann->hints >= 49; }));
  house.drain();
}

TEST(Threads, ManyTablesPlayToTheEnd) {
  Threaded house;
  house.begin();
  std::vector<TableId> tables;
  for (int n = 0; n < 8; ++n) tables.push_back(house.open(FakeHouse::order({"clerk", "clerk", "clerk"})));
  std::vector<std::shared_ptr<BusyLine>> lines;
  for (const TableId& table : tables) lines.push_back(house.visit(table, ""));
  EXPECT_TRUE(
      wait_for([&] { return std::ranges::all_of(lines, [](const auto& line) { return line->is_over.load(); }); }));
  EXPECT_GT(house.host->figures().moves, 8 * 50U);
  house.drain();
}

}  // namespace
}  // namespace bell::host
