// The requirements for every register, as one test suite. An implementation joins with a maker and one line, as in
// suite.h; a maker has `host::Register& first()` and `host::Register& second()`.
#pragma once

#include <gtest/gtest.h>

#include "exam/why.h"
#include "host/register.h"
#include "store/suite.h"

namespace bell::host {

using journal::header_of;
using journal::next_change;

inline TableRecord record_of(const TableId& id) {
  TableRecord table{.id = id, .version = 1, .setup = header_of("broker").setup, .revision = 4};
  table.settings = R"({"name":"Évora \"two\" \\ 'three'"})";
  table.listed = true;
  table.commitment = "c0ffee";
  table.opener_hash = "0123";
  table.watch_hash = "4567";
  table.created = {1'731'780'000'000};
  table.seats = {{.kind = Sitting::person, .name = "Ann", .hat = "top", .lang = "pt", .token_hash = "aa"},
                 {.kind = Sitting::bot, .bot = "broker"}};
  return table;
}

template <class Maker>
class RegisterSuite : public testing::Test {
 protected:
  Register& house() { return maker.first(); }
  void open(const TableRecord& table) {
    const auto fault = house().open(table, header_of("broker"), "5ec2e7");
    ASSERT_FALSE(fault) << exam::why(*fault);
  }
  TableRecord found(const TableId& table) {
    auto record = house().find(table);
    EXPECT_TRUE(record) << exam::why(record.error());
    return record ? *record : TableRecord{};
  }
  static Append append_of(const TableId& table, std::uint32_t head, journal::Change change,
                          std::optional<Timestamp> due = {}) {
    return {.table = table, .head = head, .change = std::move(change), .due = due};
  }
  Maker maker;
};

TYPED_TEST_SUITE_P(RegisterSuite);

TYPED_TEST_P(RegisterSuite, ATableComesBackAsItWasOpenedWithItsJournalAndItsSecret) {
  this->open(record_of("a"));
  EXPECT_EQ(this->found("a"), record_of("a"));
  EXPECT_EQ(*this->house().secret("a"), "5ec2e7");
  EXPECT_EQ(this->house().journals().read("a", 1)->header, header_of("broker"));
  EXPECT_EQ(this->house().open(record_of("a"), header_of("x"), "")->code, FaultCode::name_taken);
  EXPECT_EQ(this->house().find("b").error().code, FaultCode::no_such_table);
  EXPECT_EQ(this->house().secret("b").error().code, FaultCode::no_such_table);
}

TYPED_TEST_P(RegisterSuite, OfTwoWhoSaveOneWins) {
  this->open(record_of("a"));
  TableRecord mine = record_of("a");
  mine.version = 2;
  mine.seats[1] = {.kind = Sitting::person, .name = "Ben", .nonce_hash = "bb", .nonce = "cc", .last_seen = {77}};
  TableRecord theirs = mine;
  theirs.seats[1].name = "Cleo";
  EXPECT_TRUE(*this->house().save(mine, {}));
  EXPECT_FALSE(*this->house().save(theirs, {}));
  EXPECT_EQ(this->found("a"), mine);
  theirs.id = "gone";
  EXPECT_EQ(this->house().save(theirs, {}).error().code, FaultCode::no_such_table);
}

TYPED_TEST_P(RegisterSuite, PlayersAndSecretAreSavedAlong) {
  this->open(record_of("a"));
  TableRecord next = record_of("a");
  next.version = 2;
  next.state = State::playing;
  EXPECT_TRUE(*this->house().save(next, {.players = {{"human", "tycoon"}}, .secret = "0ther"}));
  EXPECT_EQ(this->house().journals().read("a", 1)->header, header_of("tycoon"));
  EXPECT_EQ(*this->house().secret("a"), "0ther");
  EXPECT_EQ(this->found("a").state, State::playing);
}

TYPED_TEST_P(RegisterSuite, OfSeveralAppendsAtOnceEachStandsOrFallsAlone) {
  std::vector<Append> appends;
  for (const char* table : {"c", "a", "b", "gone"}) {
    if (std::string(table) != "gone") this->open(record_of(table));
    journal::Chain chain(header_of("broker"));
    appends.push_back(this->append_of(table, table[0] == 'a' ? 7U : 0U, next_change(chain, 2, 3), Timestamp{5000}));
  }
  const auto answers = this->house().append(appends, "node 1");
  using Ending = journal::Appended::Ending;
  ASSERT_EQ(answers.size(), 4U);
  EXPECT_EQ(answers[0].ending, Ending::done);
  EXPECT_EQ(answers[1].ending, Ending::conflict);
  EXPECT_EQ(answers[2].ending, Ending::done);
  EXPECT_EQ(answers[3].ending, Ending::unknown);
  EXPECT_EQ(answers[3].why.code, FaultCode::no_such_table);
  EXPECT_EQ(this->found("a"), record_of("a"));
  TableRecord moved = record_of("b");
  moved.head = 3;
  moved.change = 2;
  moved.moved = {1002};
  moved.writer = "node 1";
  moved.due = Timestamp{5000};
  EXPECT_EQ(this->found("b"), moved);
  EXPECT_EQ(this->house().journals().read("c", 1)->entries.size(), 3U);
  EXPECT_TRUE(this->house().append({}, "node 1").empty());
}

TYPED_TEST_P(RegisterSuite, SavingLeavesTheJournalAndAppendingLeavesTheVersion) {
  this->open(record_of("a"));
  journal::Chain chain(header_of("broker"));
  const Append one = this->append_of("a", 0, next_change(chain, 2, 2));
  EXPECT_EQ(this->house().append({&one, 1}, "n").front().ending, journal::Appended::Ending::done);
  TableRecord next = record_of("a");  // the caller of save() may not know of the append
  next.version = 2;
  EXPECT_TRUE(*this->house().save(next, {}));
  EXPECT_EQ(this->found("a").head, 2U);
  EXPECT_EQ(this->found("a").version, 2U);
}

TYPED_TEST_P(RegisterSuite, TheLastChangeFinishesTheTable) {
  this->open(record_of("a"));
  journal::Chain chain(header_of("broker"));
  journal::Change last = next_change(chain, 2, 1);
  last.is_last = true;
  const Append one = this->append_of("a", 0, last);
  EXPECT_EQ(this->house().append({&one, 1}, "n").front().ending, journal::Appended::Ending::done);
  EXPECT_EQ(this->found("a").state, State::finished);
  EXPECT_TRUE(this->house().journals().read("a", 1)->is_finished);
}

// A vote that was called before the last move may be saved after it.
TYPED_TEST_P(RegisterSuite, WhoSavesLateDoesNotBringAFinishedMatchBack) {
  TableRecord played = record_of("a");
  played.state = State::playing;
  this->open(played);
  journal::Chain chain(header_of("broker"));
  journal::Change last = next_change(chain, 2, 1);
  last.is_last = true;
  const Append one = this->append_of("a", 0, last);
  EXPECT_EQ(this->house().append({&one, 1}, "n").front().ending, journal::Appended::Ending::done);
  played.version = 2;
  played.poll = "a vote";
  EXPECT_TRUE(*this->house().save(played, {}));
  EXPECT_EQ(this->found("a").state, State::finished);
  EXPECT_EQ(this->found("a").poll, "a vote");
  played.version = 3;
  played.state = State::closed;
  EXPECT_TRUE(*this->house().save(played, {}));
  EXPECT_EQ(this->found("a").state, State::finished) << "nor is it closed";
}

TYPED_TEST_P(RegisterSuite, ListedTablesAreListedNewestFirst) {
  for (const auto& [id, created] : {std::pair("old", 1), {"new", 3}, {"middle", 2}, {"hidden", 4}}) {
    TableRecord table = record_of(id);
    table.created = {created};
    table.listed = std::string(id) != "hidden";
    if (std::string(id) == "middle") table.state = State::playing;
    this->open(table);
  }
  const auto ids = [this](const Listing& wanted) {
    std::string all;
    const auto tables = this->house().list(wanted);
    EXPECT_TRUE(tables);
    for (const TableRecord& table : *tables) all += table.id + " ";
    return all;
  };
  EXPECT_EQ(ids({}), "new middle old ");
  EXPECT_EQ(ids({.skip = 1, .most = 1}), "middle ");
  EXPECT_EQ(ids({.state = State::gathering}), "new old ");
  EXPECT_EQ(ids({.title = "some-title"}), "new middle old ");
  EXPECT_EQ(ids({.title = "another"}), "");
  EXPECT_EQ(this->house().list({})->front().seats, record_of("new").seats);
}

TYPED_TEST_P(RegisterSuite, WhatIsDueIsFirstForWhoeverWroteLast) {
  for (const char* id : {"mine", "theirs", "late", "never"}) this->open(record_of(id));
  for (const auto& [id, node, due] : {std::tuple("mine", "me", 100), {"theirs", "them", 90}, {"late", "me", 900}}) {
    journal::Chain chain(header_of("broker"));
    const Append one = this->append_of(id, 0, next_change(chain, 2, 1), Timestamp{due});
    this->house().append({&one, 1}, node);
  }
  using Ids = std::vector<TableId>;
  EXPECT_EQ(*this->house().due({99}, "me", 50, 10), (Ids{}));
  EXPECT_EQ(*this->house().due({100}, "me", 50, 10), (Ids{"mine"}));
  EXPECT_EQ(*this->house().due({150}, "me", 50, 10), (Ids{"theirs", "mine"}));
  EXPECT_EQ(*this->house().due({150}, "me", 50, 1), (Ids{"theirs"}));
  EXPECT_FALSE(this->house().set_due("theirs", std::nullopt));
  EXPECT_FALSE(this->house().set_due("never", Timestamp{1}));
  EXPECT_EQ(*this->house().due({150}, "me", 50, 10), (Ids{"never", "mine"}));
  EXPECT_EQ(this->house().set_due("gone", Timestamp{1})->code, FaultCode::no_such_table);
}

TYPED_TEST_P(RegisterSuite, WhatWasSaidIsNumberedAndSaidOnce) {
  this->open(record_of("a"));
  const ChatLine hello{.seat = seat_at(1), .id = 0xFFFF'FFFF'FFFF'FFFEU, .at = {5}, .text = "Olá, Ζωή! \"x\" \\"};
  EXPECT_EQ(*this->house().say("a", hello), 1U);
  EXPECT_EQ(*this->house().say("a", {.seat = kNoSeat, .id = 1, .at = {6}, .text = "Ann sat down."}), 2U);
  EXPECT_EQ(*this->house().say("a", hello), 1U) << "the same again";
  EXPECT_EQ(this->house().say("gone", hello).error().code, FaultCode::no_such_table);
  const auto all = this->house().chat("a", 1, 10);
  ASSERT_TRUE(all && all->size() == 2);
  ChatLine first = hello;
  first.n = 1;
  EXPECT_EQ(all->front(), first);
  EXPECT_EQ(all->back().seat, kNoSeat);
  EXPECT_EQ(this->house().chat("a", 2, 10)->size(), 1U);
  EXPECT_EQ(this->house().chat("a", 1, 1)->size(), 1U);
  EXPECT_EQ(this->house().chat("gone", 1, 1).error().code, FaultCode::no_such_table);
}

TYPED_TEST_P(RegisterSuite, ABeatTellsWhenAnybodyWasLastSeen) {
  const auto first = this->house().beat("one");
  const auto second = this->house().beat("two");
  ASSERT_TRUE(first && second);
  EXPECT_EQ(first->before, Timestamp{});
  EXPECT_EQ(second->before, first->now);
  EXPECT_GE(second->now, first->now);
}

// It served nobody from then on, although it beat later.
TYPED_TEST_P(RegisterSuite, WhoLeavesDoesNotLiveFromThenOn) {
  const auto first = this->house().beat("one");
  ASSERT_TRUE(first);
  const Timestamp since{first->now.milliseconds - 700};
  EXPECT_FALSE(this->house().leave("one", since));
  const auto second = this->house().beat("two");
  ASSERT_TRUE(second);
  EXPECT_EQ(second->before, since);
  EXPECT_FALSE(second->has_others);
  EXPECT_FALSE(second->is_outdated);
  const auto again = this->house().beat("two");
  ASSERT_TRUE(again);
  EXPECT_EQ(again->before, second->now);
  EXPECT_FALSE(again->has_others) << "one is not another";
}

TYPED_TEST_P(RegisterSuite, HeadsOfWhatIsThere) {
  for (const char* id : {"a", "b"}) this->open(record_of(id));
  journal::Chain chain(header_of("broker"));
  const Append one = this->append_of("b", 0, next_change(chain, 2, 2));
  this->house().append({&one, 1}, "n");
  const std::vector<TableId> asked{"b", "gone"};
  const auto heads = this->house().heads(asked);
  ASSERT_TRUE(heads && heads->size() == 1);
  EXPECT_EQ(heads->front().table, "b");
  EXPECT_EQ(heads->front().head, 2U);
  EXPECT_EQ(heads->front().version, 1U);
}

TYPED_TEST_P(RegisterSuite, ATableGoesWithAllThatBelongsToIt) {
  this->open(record_of("a"));
  this->open(record_of("b"));
  this->house().say("a", {.seat = seat_at(0), .id = 1, .at = {}, .text = "x"}).is_ok();
  EXPECT_FALSE(this->house().remove("a"));
  EXPECT_EQ(this->house().remove("a")->code, FaultCode::no_such_table);
  EXPECT_EQ(this->house().find("a").error().code, FaultCode::no_such_table);
  EXPECT_EQ(this->house().secret("a").error().code, FaultCode::no_such_table);
  EXPECT_EQ(this->found("b"), record_of("b"));
  this->open(record_of("a"));
  EXPECT_TRUE(this->house().chat("a", 1, 10)->empty()) << "a new table has nothing of the old one";
}

TYPED_TEST_P(RegisterSuite, WhoComesLaterFindsTheSame) {
  this->open(record_of("a"));
  const auto epoch = this->house().epoch();
  ASSERT_TRUE(epoch && !epoch->empty());
  Register& later = this->maker.second();
  EXPECT_EQ(*later.find("a"), record_of("a"));
  EXPECT_EQ(*later.epoch(), *epoch);
}

REGISTER_TYPED_TEST_SUITE_P(RegisterSuite, ATableComesBackAsItWasOpenedWithItsJournalAndItsSecret, OfTwoWhoSaveOneWins,
                            PlayersAndSecretAreSavedAlong, OfSeveralAppendsAtOnceEachStandsOrFallsAlone,
                            SavingLeavesTheJournalAndAppendingLeavesTheVersion, TheLastChangeFinishesTheTable,
                            WhoSavesLateDoesNotBringAFinishedMatchBack, ListedTablesAreListedNewestFirst,
                            WhatIsDueIsFirstForWhoeverWroteLast, WhatWasSaidIsNumberedAndSaidOnce,
                            ABeatTellsWhenAnybodyWasLastSeen, WhoLeavesDoesNotLiveFromThenOn, HeadsOfWhatIsThere,
                            ATableGoesWithAllThatBelongsToIt, WhoComesLaterFindsTheSame);

}  // namespace bell::host
