// Tests of what happens over time: outages, restarts, housekeeping, calls, other revisions of the rules.
#include <gtest/gtest.h>

#include "house/at_a_table.h"

namespace bell::host {
namespace {

using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;
using wire::Json;

class Timed : public AtATable {
 protected:
  static wire::NewTable timed(int move) {
    wire::NewTable order = FakeHouse::order({"open", "open", "open"});
    order.clock = wire::LiveClock{.move = move, .bank = 0};
    return order;
  }
  Outcome<wire::TableCard, wire::No> card(const TableId& table) {
    return house->ask<wire::TableCard>(
        [&](auto answer) { house->host->card(table, {.token = FakeHouse::token(0), .lang = "en"}, answer); });
  }
  // Stores the match as another revision of the rules would have left it, `later` revisions on; with another last
  // action, if one is given.
  void leave_in_the_store(const TableId& table, int later, const std::string& last = "") {
    auto record = memory.find(table);
    auto journal = memory.journals().read(table, 1);
    ASSERT_TRUE(record && journal);
    record->id = "another";
    record->revision += later;
    journal->header.revision += later;
    if (!last.empty()) journal->entries.back().action = last;
    ASSERT_FALSE(memory.open(*record, journal->header, *memory.secret(table)));
    journal::Change change;
    change.entries = journal->entries;
    ASSERT_EQ(memory.journals().append("another", 0, change).ending, journal::Appended::Ending::done);
  }
  void leave_all() {
    for (auto& [seat, client] : people) client.visit->gone();
    people.clear();
    world.settle();
  }
};

TEST_F(Timed, AStoreThatIsAwayCostsNobodyTime) {
  house->play(timed(30), people);
  EXPECT_TRUE(house->host->is_store_well());
  world.pass(seconds(10));
  disk.failure = FailingRegister::Failure::before;
  disk.is_away = true;
  world.pass(seconds(6));
  flush();
  EXPECT_FALSE(house->host->is_store_well());
  EXPECT_FALSE(update(0)["clock"]["running"].get<bool>());
  EXPECT_EQ(update(0)["turn"]["deadline"], nullptr);
  world.pass(seconds(120));
  flush();
  disk.failure = FailingRegister::Failure::none;
  disk.is_away = false;
  world.pass(seconds(6));
  flush();
  EXPECT_TRUE(house->host->is_store_well());
  const Json now = update(0);
  EXPECT_TRUE(now["clock"]["running"].get<bool>());
  for (const int seat : {0, 1, 2}) EXPECT_EQ(now["people"][seat]["played_by"], nullptr) << seat;
  const std::int64_t left = now["turn"]["deadline"].get<std::int64_t>() - now["now"].get<std::int64_t>();
  EXPECT_GT(left, 0);
  EXPECT_LE(left, 30'000);
  world.pass(seconds(31));
  flush();
  EXPECT_EQ(update(0)["people"][0]["played_by"], "broker") << "from then on it runs again";
}

TEST_F(Timed, AWriteThatFailsAtTheDeadlineIsNotTriedAgain) {
  house->play(timed(30), people);
  world.pass(seconds(29));
  disk.failure = FailingRegister::Failure::before;  // nobody notices before the time is up
  world.pass(seconds(2));
  disk.failure = FailingRegister::Failure::none;
  world.pass(seconds(6));  // a heartbeat gets through
  flush();
  EXPECT_TRUE(update(0)["clock"]["running"].get<bool>());
  world.pass(seconds(12));
  flush();
  EXPECT_EQ(update(0)["people"][0]["played_by"], "broker") << "time is up after what was lost was given back";
}

TEST_F(Timed, WhileNoNodeLivedNoClockRan) {
  const TableId table = house->play(timed(60), people);
  const std::int64_t before = update(0)["turn"]["deadline"];
  world.pass(seconds(6));
  house.reset();
  world.forget();
  people.clear();
  world.pass(minutes(10));
  house = std::make_unique<FakeHouse>(disk, world);
  people[0] = house->hello(table, 0);
  world.pass(seconds(1));
  flush();
  EXPECT_EQ(update(0)["people"][0]["played_by"], nullptr);
  EXPECT_NEAR(update(0)["turn"]["deadline"].get<double>(), static_cast<double>(before + 600'000), 6'500);
}

// The farewell takes its time, and then a new version is started: nobody could move meanwhile.
TEST_F(Timed, ADrainCostsNobodyTime) {
  const TableId table = house->play(timed(60), people);
  const std::int64_t before = update(0)["turn"]["deadline"];
  world.pass(seconds(7));
  bool is_drained = false;
  house->host->drain(seconds(3), [&is_drained] { is_drained = true; });
  world.pass(seconds(4));
  EXPECT_TRUE(is_drained);
  house.reset();
  world.forget();
  people.clear();
  world.pass(seconds(2));
  house = std::make_unique<FakeHouse>(disk, world);
  people[0] = house->hello(table, 0);
  world.pass(seconds(1));
  flush();
  EXPECT_NEAR(update(0)["turn"]["deadline"].get<double>(), static_cast<double>(before + 6'000), 1'000);
}

TEST_F(Timed, WhileAHouseIsDrainedNobodyIsPlayedFor) {
  house->play(timed(5), people);
  house->host->drain(seconds(20), [] {});
  world.pass(seconds(15));
  const auto written = memory.journals().read(memory.list({})->front().id, 1);
  for (const journal::Entry& entry : written->entries)
    EXPECT_EQ(entry.action.find("bot "), std::string::npos) << entry.action;
}

TEST_F(Timed, ACrashAndAQuickRestartCostNobodyTime) {
  const TableId table = house->play(timed(60), people);
  const std::int64_t before = update(0)["turn"]["deadline"];
  world.pass(seconds(6));  // the last beat is a second old
  restart();
  world.pass(seconds(8));
  house.reset();
  world.forget();
  world.pass(seconds(8));
  house = std::make_unique<FakeHouse>(disk, world);
  people[0] = house->hello(table, 0);
  world.pass(seconds(1));
  flush();
  EXPECT_GE(update(0)["turn"]["deadline"].get<std::int64_t>(), before + 8'000);
}

// What sleeps is woken for its clock, and then judged by the clock as it is after the gap.
TEST_F(Timed, ATableWokenAfterAGapIsNotLateBecauseOfIt) {
  const TableId table = house->play(timed(60), people);
  world.pass(seconds(6));
  house.reset();
  world.forget();
  people.clear();
  world.pass(minutes(10));
  house = std::make_unique<FakeHouse>(disk, world);
  world.pass(seconds(5));
  const auto written = memory.journals().read(table, 1);
  for (const journal::Entry& entry : written->entries)
    EXPECT_EQ(entry.action.find("bot "), std::string::npos) << entry.action;
}

// Three are asked at once. The first to answer is asked again: the others' time is not longer for that.
TEST_F(Timed, ASleepingTableWakesForWhoeverIsDueFirst) {
  wire::NewTable order = FakeHouse::order({"open", "open", "open"});
  order.clock = wire::DayClock{.days = 1};
  const TableId table = house->play(order, people);
  ASSERT_EQ(update(0)["turn"]["seats"].size(), 3U) << "the test is about a simultaneous choice";
  const std::int64_t deadline = update(1)["turn"]["deadline"];
  world.pass(hours(20));
  house->say(people[0], first_answer(0));
  leave_all();
  EXPECT_EQ(memory.find(table)->due->milliseconds, deadline);
  world.pass(minutes(3));
  EXPECT_EQ(house->host->figures().awake, 0);
  world.pass(hours(4));
  EXPECT_EQ(house->host->figures().awake, 0) << "played for, and asleep again";
  int bots = 0;
  const auto written = memory.journals().read(table, 1);
  for (const journal::Entry& entry : written->entries)
    if (entry.action.starts_with("bot ")) {
      ++bots;
      EXPECT_NEAR(static_cast<double>(entry.at.milliseconds), static_cast<double>(deadline), 5'000) << entry.action;
    }
  EXPECT_EQ(bots, 2);
}

TEST_F(Timed, WhatIsUsedOfABankWakesATableEarlier) {
  wire::NewTable order = FakeHouse::order({"open", "open", "open"});
  order.clock = wire::LiveClock{.move = 60, .bank = 600};
  const TableId table = house->play(order, people);
  world.pass(seconds(60 + 500));
  for (const int seat : {0, 1, 2}) {
    const Json turn = update(seat)["turn"];
    if (turn["decision"].is_null()) continue;
    house->say(people[seat], first_answer(seat));
  }
  flush();
  std::int64_t first = update(0)["turn"]["deadline"];
  for (const int seat : {1, 2}) first = std::min(first, update(seat)["turn"]["deadline"].get<std::int64_t>());
  EXPECT_EQ(memory.find(table)->due->milliseconds, first);
  EXPECT_LT(first, world.now().milliseconds + 170'000);
}

TEST_F(Timed, ATableByCorrespondenceGoesOnWithAnOwnerWhoIsBack) {
  wire::NewTable order = FakeHouse::order({"open", "open", "open"});
  order.clock = wire::DayClock{.days = 2};
  const TableId table = house->play(order, people);
  const int seat = asked();
  const Json before = update(seat);
  EXPECT_EQ(before["clock"]["kind"], "days");
  EXPECT_EQ(before["turn"]["deadline"].get<std::int64_t>(), before["now"].get<std::int64_t>() + 2 * 86'400'000);
  leave_all();
  world.pass(hours(47));
  EXPECT_EQ(house->host->figures().awake, 0);
  people[seat] = house->hello(table, seat);
  EXPECT_EQ(update(seat)["people"][seat]["played_by"], nullptr);
  EXPECT_EQ(update(seat)["turn"]["deadline"], before["turn"]["deadline"]) << "sleeping does not stop the clock";
  leave_all();
  world.pass(hours(3));
  people[seat] = house->hello(table, seat);
  EXPECT_EQ(update(seat)["people"][seat]["played_by"], "broker") << "woken at its deadline";
  house->say(people[seat], wire::ComeBack{next_id()});
  EXPECT_EQ(update(seat)["people"][seat]["played_by"], nullptr);
}

TEST_F(Timed, ByCorrespondenceALostLinkIsAskedAboutForDays) {
  wire::NewTable order = FakeHouse::order({"open", "open", "open"});
  order.clock = wire::DayClock{.days = 7};
  const TableId table = house->play(order, people);
  const std::string token = std::string(42, 'N') + "0";
  const auto asked = house->ask<wire::Relinking>(
      [&](auto answer) { house->host->ask_relink(table, {seat_at(2)}, {.token = token, .lang = "en"}, answer); });
  ASSERT_TRUE(asked);
  EXPECT_EQ(asked->ends, world.now().milliseconds + 72 * 3'600'000);
  leave_all();
  for (const int seat : {0, 1}) {
    world.pass(hours(30));  // it sleeps meanwhile
    people[seat] = house->hello(table, seat);
    ASSERT_FALSE(update(seat)["vote"].is_null()) << seat;
    house->say(people[seat], wire::CastVote{next_id(), update(seat)["vote"]["vote"].get<std::uint32_t>(), true});
    leave_all();
  }
  const wire::Hello hello{.table = table, .token = token, .lang = "en"};
  EXPECT_TRUE(house->ask<std::shared_ptr<Visit>>(
      [&](auto answer) { house->host->hello(hello, std::make_shared<FakeLine>(), answer); }));
}

TEST_F(Timed, WhenALaterVersionHasChangedTheStoreThisOneIsToEnd) {
  world.pass(seconds(20));
  EXPECT_EQ(house->outdated, 0);
  disk.is_outdated = true;
  world.pass(seconds(20));
  EXPECT_EQ(house->outdated, 1) << "said once";
}

TEST_F(Timed, ATableThatDidNotBeginIsGoneAfterADay) {
  const TableId table = house->open(FakeHouse::order({"open", "open", "open"}));
  ASSERT_TRUE(house->sit(table, 0));
  world.pass(hours(23));
  EXPECT_TRUE(card(table));
  world.pass(hours(2));
  EXPECT_EQ(card(table).error().code, "no_such_table");
}

TEST_F(Timed, AMatchNobodyGoesOnWithIsClosedAndItsDealOpened) {
  wire::NewTable order = FakeHouse::order({"open", "open", "open"});
  const TableId table = house->play(order, people);  // without a clock no bot takes over
  const auto days_later = [&](int days) {
    house.reset();
    world.forget();
    people.clear();
    world.pass(hours(24 * days));
    house = std::make_unique<FakeHouse>(disk, world);
    world.pass(minutes(3));
    return card(table);
  };
  EXPECT_EQ(days_later(59)->state, wire::TableState::playing);
  EXPECT_EQ(days_later(2)->state, wire::TableState::closed);
  const auto deal = house->ask<wire::Certificate>(
      [&](auto answer) { house->host->deal(table, {.token = {}, .lang = "en"}, answer); });
  ASSERT_TRUE(deal);
  EXPECT_TRUE(deal->secret);
}

TEST_F(Timed, WhoIsAwayIsCalledOnceForAQuestion) {
  std::vector<Called> calls;
  house->host->on_call([&calls](const Called& called) { calls.push_back(called); });
  wire::NewTable order = FakeHouse::order({"open", "clerk", "clerk"});
  order.webhook = "https://hooks.example.org/secret";
  order.name = "Friday";
  order.lang = "es";
  house->play(order, people);
  for (int n = 0; n < 100 && asked() != 0; ++n) {
    world.pass(std::chrono::milliseconds(800));
    flush();
  }
  world.pass(seconds(30));
  EXPECT_TRUE(calls.empty()) << "who is here is not called";
  answer_once();
  people[0].visit->gone();
  people.clear();
  world.pass(minutes(2));
  ASSERT_EQ(calls.size(), 1U);
  EXPECT_EQ(calls[0].name, "Person 0");
  EXPECT_EQ(calls[0].table_name, "Friday");
  EXPECT_EQ(calls[0].lang, "es");
  world.pass(minutes(30));
  EXPECT_EQ(calls.size(), 1U) << "one question, one call";
}

TEST_F(Timed, AMatchThatOurRulesDoNotFollowIsKeptAndTellsNothingOfIt) {
  const TableId table = house->play(FakeHouse::order({"open", "open", "open"}), people);
  answer_once();
  for (const int later : {1, 0}) {
    leave_in_the_store(table, later, "play Z9");
    restart();
    const auto no = house->hello("another", 0).refused;
    ASSERT_TRUE(no);
    EXPECT_EQ(no->code, later == 1 ? "other_revision" : "broken");
    EXPECT_EQ(no->text.find("Z9"), std::string::npos) << no->text;
    EXPECT_FALSE(no->facts.contains("action"));
    EXPECT_TRUE(memory.find("another")) << "it is kept";
    ASSERT_FALSE(memory.remove("another"));
  }
}

TEST_F(Timed, AMatchOfOtherRulesGoesOnWhenItsPeopleAgree) {
  const TableId table = house->play(FakeHouse::order({"open", "open", "open"}), people);
  answer_once();
  const Json before = update(0);
  leave_in_the_store(table, 1);
  restart();
  for (const int seat : {0, 1, 2}) people[seat] = house->hello("another", seat);
  world.settle();
  flush();
  EXPECT_EQ(update(0)["view"], before["view"]) << "every action was still possible";
  EXPECT_EQ(update(0)["vote"]["kind"], "revision");
  EXPECT_TRUE(update(1)["choices"].empty()) << "nobody plays before it is agreed";
  for (const int seat : {0, 1, 2}) {
    house->say(people[seat], wire::CastVote{next_id(), update(seat)["vote"]["vote"].get<std::uint32_t>(), true});
    flush();
  }
  EXPECT_EQ(update(0)["vote"], nullptr);
  const int seat = asked();
  EXPECT_FALSE(update(seat)["choices"].empty());
  const std::uint32_t agreed = update(seat)["change"];
  answer_once();
  EXPECT_GT(update(seat)["change"].get<std::uint32_t>(), agreed);
}

}  // namespace
}  // namespace bell::host
