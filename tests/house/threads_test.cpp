// A house with real threads and real time: many tables at once, watched, to the end. What is shared must be locked.
#include "host/threads.h"

#include <gtest/gtest.h>

#include <atomic>

#include "house/fake_house.h"

namespace bell::host {
namespace {

// Every frame is out at once; says so from another thread.
class BusyLine final : public Line {
 public:
  explicit BusyLine(Workers& workers) : workers_(workers) {}
  using Line::send;
  void send(Frame frame) override {
    if (frame->find("\"over\":{") != std::string::npos) is_over = true;
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

 private:
  Workers& workers_;
  std::mutex lock_;
  std::shared_ptr<Visit> visit;
};

TEST(Threads, ManyTablesPlayToTheEnd) {
  constexpr int kTables = 8;
  SystemTime time;
  MemoryRegister memory([&time] { return time.now(); });
  std::vector<std::shared_ptr<BusyLine>> lines;
  Pool outside(1);
  Pool desk(2);
  Pool archive(1);
  Pool thinkers(2);
  Staffing staff;
  staff.registry = &memory;
  staff.desk = &desk;
  staff.archive = &archive;
  staff.thinkers = &thinkers;
  staff.time = &time;
  staff.hire = [](const std::string&, const bell::Setup&, Seat) -> Outcome<std::unique_ptr<table::Mind>, Fault> {
    return std::unique_ptr<table::Mind>(std::make_unique<FixedChoice>(Pick::first));
  };
  staff.bots = {"clerk"};
  staff.node = "node";
  staff.manners.bot_beat = std::chrono::milliseconds(1);
  std::atomic<unsigned> random{0};
  staff.random = [&random](std::size_t bytes) {
    std::string text(bytes, '\0');
    for (char& byte : text) byte = static_cast<char>(++random * 2654435761U >> 24U);
    return text;
  };
  Host host(std::move(staff));
  ASSERT_FALSE(host.begin());
  std::mutex lock;
  std::vector<TableId> tables;
  for (int n = 0; n < kTables; ++n)
    host.open(FakeHouse::order({"clerk", "clerk", "clerk"}), {}, [&](Outcome<wire::Opened, wire::No> opened) {
      const std::lock_guard held(lock);
      if (opened) tables.push_back(opened->table);
    });
  const auto wait_for = [](auto&& is_done) {
    for (int n = 0; n < 3000 && !is_done(); ++n) std::this_thread::sleep_for(std::chrono::milliseconds(10));
    return is_done();
  };
  ASSERT_TRUE(wait_for([&] {
    const std::lock_guard held(lock);
    return tables.size() == kTables;
  }));
  for (const TableId& table : tables) {
    auto line = std::make_shared<BusyLine>(outside);
    lines.push_back(line);
    host.hello({.table = table, .lang = "en"}, line, [line](Outcome<std::shared_ptr<Visit>, wire::No> visit) {
      ASSERT_TRUE(visit);
      line->meet(*visit);
    });
  }
  EXPECT_TRUE(
      wait_for([&] { return std::ranges::all_of(lines, [](const auto& line) { return line->is_over.load(); }); }));
  EXPECT_GT(host.figures().moves, 8 * 50U);
  std::atomic<bool> is_drained{false};
  host.drain(std::chrono::milliseconds(1), [&] { is_drained = true; });
  EXPECT_TRUE(wait_for([&] { return is_drained.load(); }));
}

}  // namespace
}  // namespace bell::host
