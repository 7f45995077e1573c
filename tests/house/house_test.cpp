// Tests of people at a table: every answer counts once, is durable before it is announced, and survives a restart.
#include <gtest/gtest.h>

#include "house/at_a_table.h"

namespace bell::host {
namespace {

using wire::Json;

TEST_F(AtATable, PeopleGatherOpenTheirNoncesAndPlay) {
  const TableId table = house->open(FakeHouse::order({"open", "open", "clerk"}));
  ASSERT_TRUE(house->sit(table, 0));
  Client early = house->hello(table, 0);
  EXPECT_FALSE(early.line->last("gathering")["open_nonces"].get<bool>());
  ASSERT_TRUE(house->sit(table, 1));
  house->flush(early);
  EXPECT_TRUE(early.line->last("gathering")["open_nonces"].get<bool>());
  Client other = house->hello(table, 1);
  house->say(early, wire::OpenNonce{deal::hex(FakeHouse::nonce(1))});
  EXPECT_EQ(early.line->last("no")["code"], "bad_nonce");
  house->say(early, wire::OpenNonce{deal::hex(FakeHouse::nonce(0))});
  EXPECT_EQ(early.line->count("update"), 0);
  house->say(other, wire::OpenNonce{deal::hex(FakeHouse::nonce(1))});
  house->flush(early);
  EXPECT_EQ(early.line->last("update")["viewer"], 0);
  EXPECT_EQ(other.line->last("update")["viewer"], 1);
  EXPECT_GT(other.line->last("update")["change"].get<int>(), 1);
}

TEST_F(AtATable, OneSeatIsForOnePerson) {
  const TableId table = house->open(FakeHouse::order({"open", "open", "clerk"}));
  ASSERT_TRUE(house->sit(table, 0));
  EXPECT_TRUE(house->sit(table, 0)) << "the same claim again is the same claim";
  const wire::Sit wish{
      .seat = seat_at(0), .name = "Other", .hat = "", .nonce_hash = std::string(64, 'a'), .lang = "en"};
  const auto second = house->ask<wire::Seated>(
      [&](auto answer) { house->host->sit(table, wish, {.token = FakeHouse::token(1), .lang = "en"}, answer); });
  ASSERT_FALSE(second);
  EXPECT_EQ(second.error().code, "seat_taken");
  const auto twin = house->sit(table, 1, "Person 0");
  ASSERT_FALSE(twin);
  EXPECT_EQ(twin.error().code, "name_taken");
}

TEST_F(AtATable, AnAnswerIsDoneOnce) {
  house->play(FakeHouse::order({"open", "open", "open"}), people);
  const int seat = asked();
  const wire::Act act = first_answer(seat);
  house->say(people[seat], act);
  const Json done = people[seat].line->last("done");
  ASSERT_EQ(done["id"], wire::print(act.id));
  house->say(people[seat], act);
  EXPECT_EQ(people[seat].line->count("done"), 2);
  EXPECT_EQ(people[seat].line->last("done"), done);
  wire::Act other = act;
  other.id = next_id();
  house->say(people[seat], other);
  EXPECT_EQ(people[seat].line->last("no")["code"], "answered");
  other.decision = 999;
  house->say(people[seat], other);
  EXPECT_NE(people[seat].line->last("no")["text"], "");
}

TEST_F(AtATable, TheSameAnswerAfterARestartGetsTheSameReply) {
  const TableId table = house->play(FakeHouse::order({"open", "open", "open"}), people);
  const int seat = asked();
  const wire::Act act = first_answer(seat);
  house->say(people[seat], act);
  flush();
  const Json done = people[seat].line->last("done");
  const Json before = update(seat);
  restart();
  people[seat] = house->hello(table, seat, before["change"].get<std::uint32_t>() - 1);
  house->say(people[seat], act);
  EXPECT_EQ(people[seat].line->last("done"), done);
  const Json after = people[seat].line->last("update");
  for (const char* key : {"change", "view", "told", "choices", "undo", "over", "undone"})
    EXPECT_EQ(after[key], before[key]) << key;
  EXPECT_EQ(after["turn"], before["turn"]);
}

TEST_F(AtATable, TwoWindowsOfASeatHearTheSame) {
  const TableId table = house->play(FakeHouse::order({"open", "open", "open"}), people);
  Client second = house->hello(table, 0);
  flush();
  const std::size_t from = people[0].line->heard.size();
  const std::size_t second_from = second.line->heard.size();
  answer_once();
  house->flush(second);
  ASSERT_GT(people[0].line->heard.size(), from);
  EXPECT_EQ(people[0].line->heard.back(), second.line->heard.back());
  EXPECT_GT(second.line->heard.size(), second_from);
  for (int n = 0; n < 2; ++n) EXPECT_TRUE(house->hello(table, 0).visit);
  const Client fifth = house->hello(table, 0);
  ASSERT_TRUE(fifth.refused);
  EXPECT_EQ(fifth.refused->code, "too_many_sockets");
}

TEST_F(AtATable, ASlowLineGetsOneUpdateForSeveralChanges) {
  constexpr int kSlow = 2;
  house->play(FakeHouse::order({"open", "open", "open"}), people);
  const int before = people[kSlow].line->count("update");
  const std::uint32_t seen = update(kSlow)["change"];
  for (const int seat : {0, 1}) {  // they choose simultaneously
    people[seat].visit->heard(first_answer(seat));
    world.settle();
    house->flush(people[0]);
    house->flush(people[1]);
  }
  EXPECT_EQ(people[kSlow].line->count("update"), before + 1) << "the first is under way, the rest wait";
  house->flush(people[kSlow]);
  EXPECT_EQ(people[kSlow].line->count("update"), before + 2);
  EXPECT_EQ(update(kSlow)["change"], update(0)["change"]);
  EXPECT_EQ(update(kSlow)["told"].front()["change"].get<std::uint32_t>(), seen + 2) << "from behind the first on";
}

TEST_F(AtATable, WhatTheDiskDidNotTakeIsTriedAgain) {
  for (const auto failure : {FailingRegister::Failure::before, FailingRegister::Failure::after}) {
    people.clear();
    house->play(FakeHouse::order({"open", "open", "open"}), people);
    const int seat = asked();
    const std::uint32_t change = update(seat)["change"];
    disk.failure = failure;
    disk.is_away = true;
    const wire::Act act = first_answer(seat);
    house->say(people[seat], act);
    EXPECT_EQ(people[seat].line->last("no")["code"], "not_saved");
    EXPECT_EQ(people[seat].line->last("done"), nullptr);
    EXPECT_EQ(update(seat)["change"], change) << "nobody hears of it";
    world.pass(std::chrono::seconds(5));
    EXPECT_EQ(people[seat].line->last("done"), nullptr);
    disk.failure = FailingRegister::Failure::none;
    disk.is_away = false;
    world.pass(std::chrono::seconds(2));
    flush();
    EXPECT_EQ(people[seat].line->last("done")["id"], wire::print(act.id));
    EXPECT_EQ(update(seat)["change"], change + 1) << "once, not twice";
  }
}

TEST_F(AtATable, TooManyFramesWhileTheDiskIsAwayAreTurnedAway) {
  house->play(FakeHouse::order({"open", "open", "open"}), people);
  const int seat = asked();
  disk.failure = FailingRegister::Failure::before;
  disk.is_away = true;
  const wire::Act act = first_answer(seat);
  for (int n = 0; n < 70; ++n) house->say(people[seat], act);
  EXPECT_EQ(people[seat].line->last("no")["code"], "busy");
  disk.failure = FailingRegister::Failure::none;
  disk.is_away = false;
  world.pass(std::chrono::seconds(2));
  flush();
  EXPECT_EQ(people[seat].line->count("done"), 65) << "the first, and 64 that waited: the same answer, the same reply";
}

TEST_F(AtATable, BotsAnswerOnTheBeat) {
  house->play(FakeHouse::order({"open", "clerk", "clerk"}), people);
  for (int n = 0; n < 200 && update(0)["turn"]["seats"][0] != 0; ++n) {
    const Json before = update(0);
    world.pass(std::chrono::milliseconds(799));
    flush();
    EXPECT_EQ(update(0)["change"], before["change"]);
    world.pass(std::chrono::milliseconds(1));
    flush();
    EXPECT_GT(update(0)["change"].get<int>(), before["change"].get<int>());
    EXPECT_EQ((update(0)["now"].get<std::int64_t>() - before["now"].get<std::int64_t>()) % 800, 0);
  }
  EXPECT_EQ(asked(), 0);
}

// The bot thinks at both nodes, and one of them is too late. The person who answered there meanwhile must not notice.
// How long a bot has thought, be it longer than a beat, is told by nothing but which beat it is.
TEST_F(AtATable, AThoughtThatTakesLongerThanABeatIsAnsweredOnALaterOne) {
  house->play(FakeHouse::order({"open", "clerk", "clerk"}), people);
  const auto begun = world.now().milliseconds;
  for (int n = 0; n < 5; ++n) {
    const std::int64_t takes = 850 + 300 * n;
    house->while_thinking = [this, takes] { world.pass_unnoticed(std::chrono::milliseconds(takes)); };
    if (asked() == 0) answer_once();
    while (asked() != 0) {
      const std::uint32_t change = update(0)["change"];
      for (int tick = 0; tick < 300 && update(0)["change"] == change; ++tick) {
        world.pass(std::chrono::milliseconds(10));
        flush();
      }
      ASSERT_GT(update(0)["change"].get<std::uint32_t>(), change);
    }
  }
  std::int64_t before = begun;
  int late = 0;
  const auto journal = memory.journals().read(memory.list({})->front().id, 1);
  ASSERT_TRUE(journal);
  for (const journal::Entry& entry : journal->entries) {
    if (entry.by == seat_at(1) || entry.by == seat_at(2)) {
      EXPECT_EQ((entry.at.milliseconds - before) % 800, 0) << entry.action;
      late += entry.at.milliseconds - before > 800 ? 1 : 0;
    }
    before = entry.at.milliseconds;
  }
  EXPECT_GT(late, 4);
}

TEST_F(AtATable, ABotThatCanNotBeHadIsReplacedAndTheOperatorReadsIt) {
  house->unknown_bot = "clerk";
  house->play(FakeHouse::order({"open", "clerk", "clerk"}), people);
  for (int n = 0; n < 20; ++n) {
    if (asked() == 0) answer_once();
    world.pass(std::chrono::milliseconds(800));
    flush();
  }
  EXPECT_GT(update(0)["change"].get<int>(), 5) << "the match goes on";
  ASSERT_EQ(house->troubles.size(), 2U) << "once a seat";
  EXPECT_EQ(house->troubles[0].code, FaultCode::no_such_bot);
}

TEST_F(AtATable, NoMoreTablesAreAwakeThanThereMayBe) {
  house = std::make_unique<FakeHouse>(disk, world, FakeHouse::Bring{}, Pick::first,
                                      [](Staffing& staff) { staff.limits.tables = 1; });
  const auto leave = [this] {
    for (auto& [seat, client] : people) client.visit->gone();
    people.clear();
    world.pass(std::chrono::seconds(61));
  };
  const TableId first = house->play(FakeHouse::order({"open", "open", "open"}), people);
  leave();
  ASSERT_EQ(house->host->figures().awake, 0);
  house->play(FakeHouse::order({"open", "open", "open"}), people);
  const auto refused = house->hello(first, 0).refused;
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->code, "full");
  EXPECT_EQ(house->host->figures().awake, 1);
  leave();
  EXPECT_FALSE(house->hello(first, 0).refused) << "the other one sleeps";
}

TEST_F(AtATable, NobodyWakesATableWithoutAProof) {
  const auto leave = [this] {
    for (auto& [seat, client] : people) client.visit->gone();
    people.clear();
  };
  const TableId table = house->play(FakeHouse::order({"open", "open", "open"}), people);
  leave();
  wire::NewTable hidden = FakeHouse::order({"open", "open", "open"});
  hidden.listed = false;
  const TableId other = house->play(hidden, people);
  leave();
  world.pass(std::chrono::seconds(130));
  ASSERT_EQ(house->host->figures().awake, 0);
  EXPECT_EQ(house->hello(table, 7).refused->code, "unknown_token");
  EXPECT_EQ(house->hello(other, std::nullopt).refused->code, "no_watching");
  EXPECT_EQ(house->hello("nowhere", 0).refused->code, "no_such_table");
  EXPECT_EQ(house->host->figures().awake, 0);
  EXPECT_FALSE(house->hello(other, 2).refused);
  EXPECT_EQ(house->host->figures().awake, 1);
}

TEST_F(AtATable, WhoWaitsBehindABotsLateAnswerIsHeard) {
  const TableId table = house->play(FakeHouse::order({"open", "open", "clerk"}), people);
  FailingRegister far_disk{memory};
  FakeHouse far(far_disk, world, {}, Pick::last);
  people[1] = far.hello(table, 1);
  const wire::Act answer = first_answer(1);
  const std::uint32_t before = memory.find(table)->head;
  std::uint32_t then = before;
  far_disk.meanwhile = [&] {
    then = memory.find(table)->head;
    people[1].visit->heard(answer);
  };
  world.pass(std::chrono::milliseconds(800));
  far.flush(people[1]);
  ASSERT_GT(then, before) << "the bot has answered at the near node when it answers at the far one";
  EXPECT_EQ(people[1].line->last("done")["id"], wire::print(answer.id));
}

TEST_F(AtATable, AtZeroABotPlaysUntilItsOwnerIsBack) {
  wire::NewTable order = FakeHouse::order({"open", "open", "open"});
  order.clock = wire::LiveClock{.move = 30, .bank = 60};
  house->play(order, people);
  const int seat = asked();
  const Json turn = update(seat)["turn"];
  EXPECT_EQ(turn["deadline"].get<std::int64_t>(), update(seat)["now"].get<std::int64_t>() + 90'000);
  world.pass(std::chrono::seconds(89));
  flush();
  EXPECT_EQ(update(seat)["people"][seat]["played_by"], nullptr);
  world.pass(std::chrono::seconds(1));
  flush();
  EXPECT_EQ(update(seat)["people"][seat]["played_by"], "broker");
  world.pass(std::chrono::seconds(2));
  flush();
  EXPECT_NE(update(seat)["turn"]["decision"], turn["decision"]) << "the bot has answered";
  house->say(people[seat], wire::ComeBack{next_id()});
  EXPECT_EQ(update(seat)["people"][seat]["played_by"], nullptr);
}

TEST_F(AtATable, TimeUsedBeyondTheAllowanceComesFromTheBank) {
  wire::NewTable order = FakeHouse::order({"open", "open", "open"});
  order.clock = wire::LiveClock{.move = 30, .bank = 60};
  house->play(order, people);
  const int seat = asked();
  world.pass(std::chrono::seconds(50));
  answer_once();
  EXPECT_EQ(update(seat)["clock"]["bank"][seat], 40'000);
  EXPECT_EQ(update(seat)["clock"]["bank"][seat == 0 ? 1 : 0], 60'000);
}

TEST_F(AtATable, WhoIsAwayCanBePlayedByVote) {
  house->play(FakeHouse::order({"open", "open", "open"}), people);
  people[2].visit->gone();
  people.erase(2);
  world.settle();
  house->say(people[0], wire::CallAbsent{next_id(), seat_at(2)});
  EXPECT_EQ(people[0].line->last("no")["code"], "not_absent") << "not for long enough";
  world.pass(std::chrono::seconds(95));
  house->say(people[0], wire::CallAbsent{next_id(), seat_at(2)});
  flush();
  const Json vote = update(1)["vote"];
  ASSERT_EQ(vote["kind"], "absent");
  EXPECT_EQ(vote["yes"], Json::parse("[0]"));
  EXPECT_EQ(vote["asked"], Json::parse("[0,1]"));
  house->say(people[1], wire::CastVote{next_id(), vote["vote"].get<std::uint32_t>(), true});
  flush();
  EXPECT_EQ(update(1)["vote"], nullptr);
  EXPECT_EQ(update(1)["people"][2]["played_by"], "broker");
}

TEST_F(AtATable, SilenceIsNo) {
  house->play(FakeHouse::order({"open", "open", "open"}), people);
  people[2].visit->gone();
  people.erase(2);
  world.pass(std::chrono::seconds(95));
  house->say(people[0], wire::CallAbsent{next_id(), seat_at(2)});
  world.pass(std::chrono::seconds(21));
  flush();
  EXPECT_EQ(update(1)["vote"], nullptr);
  EXPECT_EQ(update(1)["people"][2]["played_by"], nullptr);
}

TEST_F(AtATable, WhoResignsIsPlayedOutAndPlacedLast) {
  house->play(FakeHouse::order({"open", "clerk", "clerk"}), people);
  house->say(people[0], wire::GiveUp{next_id()});
  EXPECT_TRUE(update(0)["people"][0]["resigned"].get<bool>());
  for (int n = 0; n < 600 && update(0)["over"].is_null(); ++n) {
    world.pass(std::chrono::milliseconds(800));
    flush();
  }
  ASSERT_FALSE(update(0)["over"].is_null());
  EXPECT_EQ(update(0)["over"]["places"][0], 3);
  house->say(people[0], wire::ComeBack{next_id()});
  EXPECT_EQ(people[0].line->last("no").is_null(), false);
  const Json sheet = update(0)["over"]["sheet"];
  for (int seat = 0; seat < 3; ++seat) {
    int sum = 0;
    for (const Json& row : sheet["rows"])
      if (!row["total"].get<bool>()) sum += std::stoi(row["cells"][static_cast<std::size_t>(seat)].get<std::string>());
    EXPECT_EQ(std::to_string(sum), sheet["rows"].back()["cells"][static_cast<std::size_t>(seat)].get<std::string>());
  }
}

TEST_F(AtATable, AFinishedDealCanBeVerified) {
  const TableId table = house->play(FakeHouse::order({"open", "clerk", "clerk"}), people);
  const auto certificate = [&] {
    return house->ask<wire::Certificate>(
        [&](auto answer) { house->host->deal(table, {.token = {}, .lang = "en"}, answer); });
  };
  EXPECT_FALSE(certificate()->secret) << "while it is on, the secret stays one";
  house->say(people[0], wire::GiveUp{next_id()});
  for (int n = 0; n < 600 && update(0)["over"].is_null(); ++n) {
    world.pass(std::chrono::milliseconds(800));
    flush();
  }
  const auto made = certificate();
  ASSERT_TRUE(made);
  EXPECT_TRUE(made->secret);
  EXPECT_GT(made->draws.size(), 20U);
  EXPECT_EQ(made->contributions.size(), 1U);
  const auto text = house->ask<std::string>(
      [&](auto answer) { house->host->journal(table, {.token = FakeHouse::token(0), .lang = "en"}, answer); });
  ASSERT_TRUE(text);
  EXPECT_TRUE(text->starts_with("[Bell \"2\"]"));
}

TEST_F(AtATable, WatchersSeeWhatIsPublicAndSayNothing) {
  const TableId table = house->play(FakeHouse::order({"open", "open", "open"}), people);
  Client watcher = house->hello(table, std::nullopt);
  ASSERT_TRUE(watcher.visit);
  const Json seen = watcher.line->last("update");
  EXPECT_EQ(seen["viewer"], nullptr);
  EXPECT_TRUE(seen["choices"].empty());
  EXPECT_EQ(seen["watchers"], 1);
  house->say(watcher, wire::SayChat{next_id(), "hello"});
  EXPECT_EQ(watcher.line->last("no")["code"], "watching");
  house->say(people[0], wire::SayChat{next_id(), " hello\x07 you "});
  house->flush(watcher);
  EXPECT_EQ(watcher.line->last("chat")["text"], "hello you");
  EXPECT_EQ(watcher.line->last("chat")["seat"], 0);
}

TEST_F(AtATable, WhyExplainsAndChangesNothing) {
  house->play(FakeHouse::order({"open", "open", "open"}), people);
  const int seat = asked();
  const int other = seat == 0 ? 1 : 0;
  const std::string action = update(seat)["choices"][0]["action"];
  house->say(people[other], wire::AskWhy{next_id(), action});
  const Json why = people[other].line->last("why");
  EXPECT_FALSE(why["allowed"].get<bool>());
  EXPECT_NE(why["text"], "");
  house->say(people[seat], wire::AskWhy{next_id(), action});
  EXPECT_TRUE(people[seat].line->last("why")["allowed"].get<bool>());
}

TEST_F(AtATable, ARematchKeepsTheSeats) {
  const TableId table = house->play(FakeHouse::order({"open", "clerk", "clerk"}), people);
  const auto again = [&] {
    return house->ask<wire::Opened>(
        [&](auto answer) { house->host->rematch(table, {.token = FakeHouse::token(0), .lang = "en"}, answer); });
  };
  EXPECT_EQ(again().error().code, "not_over");
  const auto closed = house->ask<wire::TableCard>([&](auto answer) { house->host->close(table, "en", answer); });
  ASSERT_TRUE(closed);
  const auto opened = again();
  ASSERT_TRUE(opened);
  const auto other = house->ask<wire::Seated>([&](auto answer) {
    house->host->sit(opened->table,
                     {.seat = seat_at(0), .name = "X", .hat = "", .nonce_hash = std::string(64, 'b'), .lang = "en"},
                     {.token = FakeHouse::token(3), .lang = "en"}, answer);
  });
  EXPECT_EQ(other.error().code, "seat_kept");
  EXPECT_TRUE(house->sit(opened->table, 0));
}

TEST_F(AtATable, DrainingSaysFarewell) {
  house->play(FakeHouse::order({"open", "open", "open"}), people);
  bool is_done = false;
  house->host->drain(std::chrono::seconds(10), [&] { is_done = true; });
  world.settle();
  EXPECT_EQ(people[0].line->last("bye")["why"], "restart");
  EXPECT_TRUE(people[0].line->is_ended);
  world.pass(std::chrono::seconds(11));
  EXPECT_TRUE(is_done);
}

TEST_F(AtATable, ADisconnectedTableSleepsAndWakes) {
  const TableId table = house->play(FakeHouse::order({"open", "open", "open"}), people);
  const Json before = update(0);
  for (auto& [seat, client] : people) client.visit->gone();
  people.clear();
  EXPECT_EQ(house->host->figures().awake, 1);
  world.pass(std::chrono::seconds(61));
  EXPECT_EQ(house->host->figures().awake, 0);
  people[0] = house->hello(table, 0);
  EXPECT_EQ(update(0)["view"], before["view"]);
  EXPECT_EQ(update(0)["turn"]["decision"], before["turn"]["decision"]);
}

}  // namespace
}  // namespace bell::host
