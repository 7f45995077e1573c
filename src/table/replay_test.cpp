// Tests of commands in journals, in both formats: followed, or refused if this version cannot carry them out.
#include "table/replay.h"

#include <gtest/gtest.h>

#include "engine/revision.h"
#include "journal/command.h"
#include "journal/memory_store.h"
#include "kernel/seeded_dealer.h"
#include "table/course.h"
#include "table/table.h"

namespace bell::table {
namespace {

journal::Header header_of(int format) {
  return {.format = format,
          .setup = {.title = "stonks", .seats = 3},
          .revision = *revision_of("stonks"),
          .players = {"human", "human", "human"}};
}

// A journal with the whole deal, followed by `command` as if it were allowed.
journal::Journal with_command(Seat by, const std::string& command) {
  const journal::Header header = header_of(journal::kFormat);
  auto course = Course::open(header);
  const SeededDealer dealer(1);
  journal::Journal journal{.header = header, .entries = {}};
  while (course->match().turn().is_chance()) {
    const Match& match = course->match();
    const Action act = match.outcome(dealer.draw(match.chance_key(), match.outcomes()));
    journal.entries.push_back(course->act(act, {.change = 2, .action = {}}));
  }
  journal::Chain chain = course->chain();
  journal.entries.push_back(chain.add({.change = 3, .by = by, .action = command}, course->match().hash()));
  return journal;
}

FaultCode fault_of(const journal::Journal& journal) {
  auto replay = Replay::open(journal);
  if (!replay) return std::get<Fault>(replay.error()).code;
  while (!replay->at_end())
    if (const auto step = replay->step(); !step) return step.error().code;
  return FaultCode{};
}

TEST(Replay, FollowsStandInsAndTheirEnd) {
  auto replay = Replay::open(with_command(journal::kTable, "bot broker at 2"));
  ASSERT_TRUE(replay);
  while (!replay->at_end()) ASSERT_TRUE(replay->step());
  EXPECT_EQ(replay->player(seat_at(2)), "broker");
  EXPECT_EQ(replay->player(seat_at(1)), "human");
  EXPECT_EQ(fault_of(with_command(journal::kTable, "bot broker at 3")), FaultCode::not_a_persons_seat);
  EXPECT_EQ(fault_of(with_command(journal::kTable, "back 2")), FaultCode::no_stand_in);
}

TEST(Replay, SaysWhichCommandsItCanNotCarryOut) {
  EXPECT_EQ(fault_of(with_command(journal::kTable, "revision 4")), FaultCode::not_carried_out) << "it is by our rules";
  EXPECT_EQ(fault_of(with_command(seat_at(1), "undo 57")), FaultCode::not_carried_out);
  const auto replay = Replay::open(with_command(seat_at(1), "undo 57"));
  EXPECT_TRUE(replay) << "it is found where it stands, not before";
}

TEST(Replay, AnAnswerToWhatWasNotAskedIsNoticed) {
  journal::Journal journal = with_command(seat_at(1), "anything");
  journal.entries.back().decision = 1;
  EXPECT_EQ(fault_of(journal), FaultCode::wrong_decision);
}

TEST(Replay, AnotherRevisionIsSaidWithBothNumbers) {
  journal::Journal journal = with_command(journal::kTable, "bot broker at 2");
  journal.header.revision = 7;
  const auto replay = Replay::open(journal);
  ASSERT_FALSE(replay);
  const Facts expected{{"title", "stonks"}, {"written", "7"}, {"known", std::to_string(*revision_of("stonks"))}};
  EXPECT_EQ(std::get<Fault>(replay.error()), (Fault{FaultCode::other_revision, expected}));
  journal::MemoryStore store;
  ASSERT_FALSE(store.create("t", journal.header));
  const auto table = Table::resume(store, "t", {.dealer = std::make_unique<SeededDealer>(1), .hire = {}});
  ASSERT_FALSE(table);
  EXPECT_EQ(std::get<Fault>(table.error()).code, FaultCode::other_revision);
}

TEST(OldFormat, AMatchBegunInItGoesOnInIt) {
  journal::MemoryStore store;
  ASSERT_FALSE(store.create("t", header_of(journal::kOldFormat)));
  const auto resume = [&store] {
    return Table::resume(store, "t", {.dealer = std::make_unique<SeededDealer>(1), .hire = {}});
  };
  auto table = resume();
  ASSERT_TRUE(table && table->advance({}));
  const Seat seat = table->turn().first();
  ASSERT_TRUE(table->submit(seat, table->legal_for(seat).front(), table->decision(seat), 5, {})->is_done());
  EXPECT_EQ(table->stand_in(seat, "x", {}).error().code, FaultCode::no_commands);
  const auto journal = store.read("t", 1);
  std::string text = journal::print(journal->header);
  for (const journal::Entry& entry : journal->entries) text += journal::print(journal::kOldFormat, entry);
  const auto read = journal::parse(text, journal::TornEnd::refuse);
  ASSERT_TRUE(read);
  EXPECT_EQ(fault_of(*read), FaultCode{});
}

}  // namespace
}  // namespace bell::table
