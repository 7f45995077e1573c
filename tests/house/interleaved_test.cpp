// What is under way while something else happens: saves and moves, visits and a table that goes to sleep, news.
#include <gtest/gtest.h>

#include <set>

#include "house/at_a_table.h"
#include "kernel/seeded_dealer.h"

namespace bell::host {
namespace {

using std::chrono::seconds;
using wire::Json;

class Interleaved : public AtATable {
 protected:
  wire::NewTable three() { return FakeHouse::order({"open", "open", "open"}); }
  // Every table of this house is dealt the same.
  void deal_the_same() {
    house = std::make_unique<FakeHouse>(disk, world,
                                        [](const TableId&) { return std::make_unique<const SeededDealer>(7); });
  }
  Outcome<wire::Relinking, wire::No> ask_relink(const TableId& table, int seat) {
    return house->ask<wire::Relinking>([&](auto answer) {
      house->host->ask_relink(table, {seat_at(seat)}, {.token = std::string(42, 'N') + "0", .lang = "en"}, answer);
    });
  }
  void leave_all() {
    for (auto& [seat, client] : people) client.visit->gone();
    people.clear();
    world.settle();
  }
  static Json first_update(const Client& client) {
    for (const std::string& frame : client.line->heard)
      if (auto json = Json::parse(frame); json["is"] == "update") return json;
    return nullptr;
  }
};

TEST_F(Interleaved, AVoteSavedAfterTheLastMoveLeavesTheMatchFinished) {
  deal_the_same();
  house->play(three(), people);
  int answers = 0;
  for (; update(0)["over"].is_null(); ++answers) answer_once();
  people.clear();
  const TableId table = house->play(three(), people);
  for (int n = 0; n + 1 < answers; ++n) answer_once();
  ASSERT_TRUE(update(0)["over"].is_null());
  const int seat = asked();
  const std::uint32_t change = update(0)["change"];
  people[seat].visit->heard(first_answer(seat));
  EXPECT_TRUE(ask_relink(table, 2)) << "while the last move is being written";
  flush();
  EXPECT_FALSE(update(0)["over"].is_null());
  const auto card =
      house->ask<wire::TableCard>([&](auto answer) { house->host->card(table, {.token = {}, .lang = "en"}, answer); });
  ASSERT_TRUE(card);
  EXPECT_EQ(card->state, wire::TableState::finished);
  EXPECT_EQ(memory.find(table)->state, State::finished);
  EXPECT_GT(memory.find(table)->change, change);
}

TEST_F(Interleaved, WhoComesAsATableGoesToSleepSitsWithThoseWhoComeLater) {
  const TableId table = house->play(three(), people);
  leave_all();
  world.pass_unnoticed(seconds(60));  // its time has come, and is not looked at yet
  Client ann;
  house->host->hello({.table = table, .token = FakeHouse::token(0), .lang = "en"}, ann.line,
                     [&ann](Outcome<std::shared_ptr<Visit>, wire::No> visit) { ann.visit = *visit; });
  world.settle();
  house->flush(ann);
  people[1] = house->hello(table, 1);
  house->flush(ann);
  EXPECT_EQ(house->host->figures().awake, 1);
  EXPECT_TRUE(ann.line->last("update")["people"][1]["here"].get<bool>());
  EXPECT_TRUE(update(1)["people"][0]["here"].get<bool>());
}

TEST_F(Interleaved, NewsThatCameWhileATableWasWritingIsReadWhenItIsDone) {
  const TableId table = house->play(three(), people);
  FakeHouse other(disk, world);
  Client elsewhere = other.hello(table, 1);
  world.pass(seconds(1));
  const int seat = asked();
  disk.failure = FailingRegister::Failure::before;
  house->say(people[seat], first_answer(seat));
  ASSERT_TRUE(other.ask<wire::Relinking>([&](auto answer) {
    other.host->ask_relink(table, {seat_at(2)}, {.token = std::string(42, 'N') + "0", .lang = "en"}, answer);
  }));
  world.pass(std::chrono::milliseconds(4500));  // heads are compared meanwhile
  disk.failure = FailingRegister::Failure::none;
  world.pass(std::chrono::milliseconds(1500));  // it is written; heads are not compared again
  flush();
  EXPECT_EQ(people[seat].line->count("done"), 1);
  EXPECT_EQ(update(0)["vote"]["kind"], "relink");
}

TEST_F(Interleaved, WhoKnowsMoreThanThisNodeSeesNothingOlder) {
  const TableId table = house->play(three(), people);
  FakeHouse other(disk, world);
  std::map<int, Client> elsewhere;
  for (const int seat : {0, 1, 2}) elsewhere[seat] = other.hello(table, seat);
  const Json before = elsewhere[0].line->last("update");
  const int seat = before["turn"]["seats"][0];
  const Json theirs = elsewhere[seat].line->last("update");
  other.say(elsewhere[seat], wire::Act{next_id(), theirs["turn"]["decision"].get<std::uint32_t>(),
                                       theirs["choices"][0]["action"].get<std::string>()});
  const std::uint32_t seen = elsewhere[seat].line->last("done")["change"];
  ASSERT_GT(seen, before["change"].get<std::uint32_t>());
  const Client back = house->hello(table, seat, seen);
  EXPECT_EQ(first_update(back)["change"], seen);
}

TEST_F(Interleaved, ASaveNobodyKnowsOfIsOursOnlyIfAllOfItIsThere) {
  const TableId table = house->play(three(), people);
  disk.next_save = [this](const TableRecord& ours) -> Outcome<bool, Fault> {
    TableRecord theirs = *memory.find(ours.id);  // another node came first, and changed something else
    ++theirs.version;
    theirs.next = "elsewhere";
    EXPECT_TRUE(*memory.save(theirs, {}));
    return FailingRegister::gone();
  };
  const auto asked = ask_relink(table, 2);
  ASSERT_TRUE(asked);
  EXPECT_EQ(asked->vote, 1U);
  EXPECT_NE(memory.find(table)->poll, "");
  EXPECT_EQ(memory.find(table)->next, "elsewhere");
}

TEST_F(Interleaved, ASaveThatGotThroughUnheardIsNotRepeated) {
  const TableId table = house->play(three(), people);
  disk.next_save = [this](const TableRecord& ours) -> Outcome<bool, Fault> {
    EXPECT_TRUE(*memory.save(ours, {}));
    return FailingRegister::gone();
  };
  const std::uint32_t version = memory.find(table)->version;
  EXPECT_TRUE(ask_relink(table, 2));
  EXPECT_EQ(memory.find(table)->version, version + 1);
}

TEST_F(Interleaved, WhatArrivedInTimeIsInTimeHoweverLongItWaited) {
  wire::NewTable order = three();
  order.clock = wire::LiveClock{.move = 30, .bank = 0};
  house->play(order, people);
  const int seat = asked();
  const int other = (seat + 1) % 3;
  const wire::Act act = first_answer(seat);
  world.pass(seconds(29));
  disk.meanwhile = [&] {
    people[seat].visit->heard(act);
    world.pass(seconds(3));
  };
  house->say(people[other], wire::GoAway{next_id()});
  flush();
  EXPECT_EQ(people[seat].line->last("done")["id"], wire::print(act.id));
  EXPECT_EQ(update(seat)["people"][seat]["played_by"], nullptr);
}

TEST_F(Interleaved, WaitingForTheDiskIsNotPaidFromTheBank) {
  wire::NewTable order = three();
  order.clock = wire::LiveClock{.move = 30, .bank = 60};
  house->play(order, people);
  const int seat = asked();
  const wire::Act act = first_answer(seat);
  world.pass(seconds(29));
  disk.meanwhile = [&] {
    people[seat].visit->heard(act);
    world.pass(seconds(3));
  };
  house->say(people[(seat + 1) % 3], wire::GoAway{next_id()});
  flush();
  EXPECT_EQ(people[seat].line->last("done")["id"], wire::print(act.id));
  EXPECT_EQ(update(seat)["clock"]["bank"][seat], 60'000);
}

TEST_F(Interleaved, HintsAreWorkedOutOnceForAQuestion) {
  house->play(three(), people);
  const int seat = asked();
  for (int n = 0; n < 50; ++n) people[seat].visit->heard(wire::AskHint{next_id()});
  flush();
  EXPECT_EQ(people[seat].line->count("hints"), 50) << "everybody gets an answer";
  EXPECT_EQ(house->hints_made, 1);
  std::set<std::string> answered;
  for (const std::string& frame : people[seat].line->heard)
    if (const Json json = Json::parse(frame); json["is"] == "hints") answered.insert(json["id"]);
  EXPECT_EQ(answered.size(), 50U);
  house->say(people[seat], wire::AskHint{next_id()});
  EXPECT_EQ(house->hints_made, 1) << "the same question, later";
  house->say(people[seat], first_answer(seat));
  while (asked() != seat) answer_once();
  house->say(people[seat], wire::AskHint{next_id()});
  EXPECT_EQ(house->hints_made, 2) << "another question";
}

}  // namespace
}  // namespace bell::host
