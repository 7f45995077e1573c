// Tests of a table from the first deal to the last action: refusals, writing before applying, resuming after a stop.
#include "table/table.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "journal/memory_store.h"
#include "kernel/fault_name.h"
#include "kernel/seeded_dealer.h"
#include "table/replay.h"

namespace bell::table {
namespace {

using Ending = Submitted::Ending;

constexpr Seat kAnn = seat_at(0);
constexpr Seat kBen = seat_at(1);
constexpr Timestamp kNoon{1'731'780'000'000};

// Takes the first choice, unless a test sets another.
class FirstChoice final : public Mind {
 public:
  Action think(const AnySight& sight, std::chrono::milliseconds) override { return sight.choices.front().action; }
};
class Cheat final : public Mind {
 public:
  Action think(const AnySight& sight, std::chrono::milliseconds) override { return {99, sight.seat, {}}; }
};

Outcome<std::unique_ptr<Mind>, Fault> hire(const std::string& name, const Setup&, Seat) {
  if (name == "first") return std::unique_ptr<Mind>(std::make_unique<FirstChoice>());
  if (name == "cheat") return std::unique_ptr<Mind>(std::make_unique<Cheat>());
  return Fault{FaultCode::no_such_bot, {{"bot", name}}};
}

Staff staff() { return {.dealer = std::make_unique<SeededDealer>(42), .hire = hire}; }

class TableTest : public testing::Test {
 protected:
  static Order order(std::vector<std::string> players, int rounds = 1) {
    bell::Setup setup{.title = "stonks", .seats = static_cast<int>(players.size())};
    setup.options["rounds"] = std::to_string(rounds);
    return {std::move(setup), std::move(players)};
  }
  // A table that is opened and dealt.
  Table opened(std::vector<std::string> players) {
    auto table = Table::open(order(std::move(players)), store_, "t", staff());
    EXPECT_TRUE(table && table->advance(kNoon));
    return std::move(*table);
  }
  Table resumed() {
    auto table = Table::resume(store_, "t", staff());
    EXPECT_TRUE(table);
    return std::move(*table);
  }
  static Outcome<Submitted, Fault> submit_first(Table& table, Seat seat, std::uint64_t id = 0) {
    return table.submit(seat, table.legal_for(seat).front(), table.decision(seat), id, kNoon);
  }
  // Everybody takes the first choice until the match is over.
  static void finish(Table& table) {
    while (!table.turn().is_over()) {
      ASSERT_TRUE(table.advance(kNoon));
      if (table.turn().is_over()) return;
      ASSERT_TRUE(submit_first(table, table.turn().first())->is_done());
    }
  }
  std::vector<journal::Entry> entries() { return store_.read("t", 1)->entries; }
  std::string text() {
    const auto journal = store_.read("t", 1);
    std::string text = journal::print(journal->header);
    for (const journal::Entry& entry : journal->entries) text += journal::print(journal::kFormat, entry);
    if (!journal->is_finished) return text;
    return text + journal::print_end(journal->entries.back().seq, journal->entries.back().checkpoint);
  }
  static std::string verdict(const std::string& text) {
    auto journal = journal::parse(text, journal::TornEnd::refuse);
    if (!journal) return std::string(name_of(journal.error().code));
    auto replay = Replay::open(std::move(*journal));
    if (!replay) return "no such game";
    const auto steps = replay->verify();
    return steps ? "verified" : std::string(name_of(steps.error().code));
  }

  journal::MemoryStore store_;
};

// Shared rules and rules composed per table give the same match. Rules of another setup are not used.
TEST_F(TableTest, TablesMayShareTheirRules) {
  const Order three = order({"human", "human", "human"});
  Table alone = opened(three.players);
  finish(alone);
  const std::string played = text();
  for (const bell::Setup& at_hand : {three.setup, order({"human", "human", "human", "human"}).setup}) {
    store_ = {};
    Staff brought = staff();
    brought.rules = *Ruleset::of(at_hand);
    auto table = Table::open(three, store_, "t", std::move(brought));
    ASSERT_TRUE(table && table->advance(kNoon));
    finish(*table);
    EXPECT_EQ(text(), played) << at_hand.seats;
  }
}

TEST_F(TableTest, MindsPlayAMatchWhoseJournalReplaysToItsEnd) {
  const Table table = opened({"first", "first", "first"});
  EXPECT_TRUE(table.turn().is_over());
  EXPECT_EQ(verdict(text()), "verified");
}

TEST_F(TableTest, TheSameDealerAndMindsPlayTheSameMatch) {
  opened({"first", "first", "first"});
  const std::string once = text();
  store_ = {};
  opened({"first", "first", "first"});
  EXPECT_EQ(text(), once);
}

TEST_F(TableTest, ACutOrEditedJournalIsRefused) {
  opened({"first", "first", "first"});
  const std::string whole = text();
  const auto without_last_lines = [&](int lines) {
    std::string cut = whole;
    for (; lines > 0; --lines) cut.erase(cut.rfind('\n', cut.size() - 2) + 1);
    return cut;
  };
  EXPECT_EQ(verdict(without_last_lines(1)), "unclosed");
  EXPECT_EQ(verdict(without_last_lines(9)), "unfinished");
  std::string other = whole;
  const std::size_t market = other.find("market ") + 7;
  other[market] = other[market] == 'Z' ? 'Y' : 'Z';
  EXPECT_EQ(verdict(other), "not_possible");
}

TEST_F(TableTest, EverythingThatFollowsWithoutAChoiceIsOneAppend) {
  Table table = opened({"human", "human", "human"});
  for (const journal::Entry& entry : entries()) EXPECT_EQ(entry.change, journal::kOpening + 1) << "the whole deal";
  int with_luck = 0;
  while (!table.turn().is_over()) {
    const std::size_t before = entries().size();
    ASSERT_TRUE(submit_first(table, table.turn().first())->is_done());
    EXPECT_FALSE(table.turn().is_chance());
    const auto all = entries();
    for (std::size_t at = before; at < all.size(); ++at) EXPECT_EQ(all[at].change, table.change());
    for (std::size_t at = before + 1; at < all.size(); ++at) EXPECT_EQ(all[at].decision, 0U) << "nobody was asked";
    with_luck += all.size() > before + 1 ? 1 : 0;
  }
  EXPECT_GT(with_luck, 3);
}

// Covers both kinds of single choice: those everybody can work out and those that depend on hidden cards.
TEST_F(TableTest, OnlyWhoPubliclyHasNoChoiceIsNotAsked) {
  Order order{{.title = "stockpile", .seats = 3}, {"human", "human", "human"}};
  auto table = Table::open(order, store_, "t", staff());
  ASSERT_TRUE(table && table->advance(kNoon));
  int asked_with_one_choice = 0;
  while (!table->turn().is_over()) {
    const Seat seat = table->turn().first();
    asked_with_one_choice += table->legal_for(seat).size() == 1 ? 1 : 0;
    ASSERT_TRUE(submit_first(*table, seat)->is_done());
  }
  const std::vector<journal::Entry> all = entries();
  int not_asked = 0;
  for (std::size_t at = 1; at < all.size(); ++at) {
    if (all[at].by == kChance || all[at].decision != 0) continue;
    ++not_asked;
    EXPECT_EQ(all[at].change, all[at - 1].change);
  }
  EXPECT_GT(not_asked, 0);
  EXPECT_GT(asked_with_one_choice, 0);
}

TEST_F(TableTest, TimeIsWhatTheCallerSaysAndNeverGoesBack) {
  Table table = opened({"human", "human", "human"});
  const auto submit_at = [&](Timestamp now) {
    const Seat seat = table.turn().first();
    EXPECT_TRUE(table.submit(seat, table.legal_for(seat).front(), table.decision(seat), 0, now)->is_done());
    return entries().back().at;
  };
  EXPECT_EQ(submit_at({kNoon.milliseconds + 5}), (Timestamp{kNoon.milliseconds + 5}));
  EXPECT_EQ(submit_at({kNoon.milliseconds - 5}), (Timestamp{kNoon.milliseconds + 5}));
}

TEST_F(TableTest, ARefusedActionLeavesNoTrace) {
  Table table = opened({"human", "first", "first"});
  const std::string before = text();
  const Action legal = table.legal_for(kAnn).front();
  for (const Action& bad : {Action{99, kAnn, {}}, Action{legal.verb, kBen, legal.args}, Action{3, kChance, legal.args},
                            Action{legal.verb, Seat{200}, {}}}) {
    const auto answer = table.submit(bad.by, bad, bad.by == kAnn ? table.decision(kAnn) : 0, 7, kNoon);
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->ending, Ending::refused);
    EXPECT_NE(answer->refusal.rule, Rule::none);
  }
  EXPECT_EQ(table.submit(kBen, legal, table.decision(kAnn), 7, kNoon)->ending, Ending::refused)
      << "nobody acts for another seat";
  EXPECT_EQ(text(), before);
  EXPECT_TRUE(table.submit(kAnn, legal, table.decision(kAnn), 7, kNoon)->is_done());
}

// Ann, Ben and the third player each lay two cards at the same time, one after the other.
TEST_F(TableTest, WhoAnswersAtTheSameTimeLeavesTheOthersDecisionsAsTheyAre) {
  Table table = opened({"human", "human", "human"});
  ASSERT_EQ(table.turn().seats().size(), 3) << "the test is about a simultaneous choice";
  const std::uint32_t asked = table.decision(kAnn);
  EXPECT_EQ(table.decision(kBen), asked);
  ASSERT_TRUE(submit_first(table, kAnn)->is_done());
  EXPECT_EQ(table.decision(kBen), asked);
  EXPECT_NE(table.decision(kAnn), asked) << "Ann is asked something new";
  EXPECT_TRUE(submit_first(table, kBen)->is_done());
}

TEST_F(TableTest, NoDecisionNumberIsUsedTwice) {
  Table table = opened({"human", "human", "human"});
  PerSeat<std::uint32_t> last{};
  while (!table.turn().is_over()) {
    const Seat seat = table.turn().first();
    EXPECT_GT(table.decision(seat), last[seat]);
    EXPECT_LE(table.decision(seat), table.change());
    last[seat] = table.decision(seat);
    ASSERT_TRUE(submit_first(table, seat)->is_done());
    for (const Seat other : seats_of(3)) EXPECT_EQ(table.decision(other) != 0, table.turn().is_for(other));
  }
}

TEST_F(TableTest, TheSameAnswerAgainGetsTheSameReplyAlsoAfterARestart) {
  Table table = opened({"human", "first", "first"});
  const std::uint32_t decision = table.decision(kAnn);
  const std::vector<Action> choices = table.legal_for(kAnn);
  const auto first = table.submit(kAnn, choices[0], decision, 0xBEEF, kNoon);
  ASSERT_TRUE(first && first->is_done());
  ASSERT_TRUE(table.advance(kNoon));
  const std::string written = text();
  const auto expect_receipts = [&](Table& at) {
    const auto again = at.submit(kAnn, choices[0], decision, 0xBEEF, kNoon);
    ASSERT_TRUE(again && again->is_done());
    EXPECT_EQ(again->change, first->change);
    EXPECT_EQ(at.submit(kAnn, choices[1], decision, 0xBEEF, kNoon)->change, first->change) << "the id decides";
    EXPECT_EQ(at.submit(kAnn, choices[0], decision, 0xCAFE, kNoon)->ending, Ending::answered);
    EXPECT_EQ(at.submit(kAnn, choices[0], decision, 0, kNoon)->ending, Ending::answered);
  };
  expect_receipts(table);
  Table later = resumed();
  expect_receipts(later);
  EXPECT_EQ(later.decision(kAnn), table.decision(kAnn));
  EXPECT_EQ(text(), written);
}

TEST_F(TableTest, AQuestionThatWasNeverOrIsNoLongerThereIsStale) {
  Table table = opened({"human", "first", "first"});
  const Action legal = table.legal_for(kAnn).front();
  for (const std::uint32_t decision : {0U, 1U, table.decision(kAnn) + 1, 9999U})
    EXPECT_EQ(table.submit(kAnn, legal, decision, 5, kNoon)->ending, Ending::stale) << decision;
  EXPECT_TRUE(table.submit(kAnn, legal, table.decision(kAnn), 5, kNoon)->is_done());
}

TEST_F(TableTest, GoesOnWhereItsJournalStops) {
  Table table = opened({"human", "first", "first"});
  ASSERT_TRUE(submit_first(table, kAnn));
  ASSERT_TRUE(table.advance(kNoon));
  Table later = resumed();
  EXPECT_EQ(later.change(), table.change());
  EXPECT_EQ(later.decision(kAnn), table.decision(kAnn));
  EXPECT_EQ(later.legal_for(kAnn), table.legal_for(kAnn));
  finish(later);
  EXPECT_EQ(verdict(text()), "verified");
}

TEST_F(TableTest, AMindStandsInForAPersonUntilTheyAreBack) {
  Table table = opened({"human", "first", "first"});
  const std::uint32_t decision = table.decision(kAnn);
  ASSERT_TRUE(table.stand_in(kAnn, "first", kNoon));
  EXPECT_EQ(table.player(kAnn), "first");
  EXPECT_EQ(table.decision(kAnn), decision) << "the question is the same, whoever answers it";
  ASSERT_TRUE(table.advance_one(kNoon));
  Table later = resumed();
  EXPECT_EQ(later.player(kAnn), "first");
  ASSERT_TRUE(later.give_back(kAnn, kNoon));
  EXPECT_TRUE(later.is_human(kAnn));
  ASSERT_TRUE(later.advance(kNoon));
  EXPECT_TRUE(later.turn().is_for(kAnn));
  finish(later);
  EXPECT_EQ(verdict(text()), "verified");
}

TEST_F(TableTest, StandInsAreForPeopleWhoAreThere) {
  Table table = opened({"human", "first", "first"});
  EXPECT_EQ(table.stand_in(kBen, "first", kNoon).error().code, FaultCode::not_a_persons_seat);
  EXPECT_EQ(table.stand_in(seat_at(4), "first", kNoon).error().code, FaultCode::not_a_persons_seat);
  EXPECT_EQ(table.stand_in(kAnn, "grandmaster", kNoon).error().code, FaultCode::no_such_bot);
  EXPECT_EQ(table.give_back(kAnn, kNoon).error().code, FaultCode::no_stand_in);
}

TEST_F(TableTest, AMindThatCheatsIsNamed) {
  auto table = Table::open(order({"cheat", "cheat", "cheat"}), store_, "t", staff());
  ASSERT_TRUE(table);
  const auto advanced = table->advance(kNoon);
  ASSERT_FALSE(advanced);
  EXPECT_EQ(advanced.error(), (Fault{FaultCode::illegal_answer, {{"bot", "cheat"}}}));
}

TEST_F(TableTest, ASightHasEverythingItsSeatMayKnow) {
  const Table table = opened({"human", "first", "first"});
  const AnySight sight = table.sight_for(kAnn);
  EXPECT_EQ(sight.setup, table.setup());
  EXPECT_EQ(sight.seat, kAnn);
  EXPECT_EQ(sight.memory.size(), table.told_so_far());
  ASSERT_EQ(sight.choices.size(), table.legal_for(kAnn).size());
  EXPECT_EQ(sight.choices.front().notation, table.notation(table.legal_for(kAnn).front()));
}

TEST_F(TableTest, ASightIsThatOfItsOwnSeat) {
  const Table table = opened({"human", "first", "first"});
  for (const Seat seat : seats_of(3)) {
    const AnySight sight = table.sight_for(seat);
    EXPECT_TRUE(sight.view == table.view_for(viewer_of(seat))) << index(seat);
    EXPECT_TRUE(sight.memory == table.told(viewer_of(seat), 0)) << index(seat);
    EXPECT_FALSE(sight.view == table.view_for(viewer_of(next_seat(seat, 3)))) << "hands differ: " << index(seat);
    EXPECT_FALSE(sight.memory == table.told(viewer_of(next_seat(seat, 3)), 0)) << "deals differ: " << index(seat);
  }
}

TEST_F(TableTest, WhoeverCanNotSitDownIsNamedAndNothingIsWritten) {
  const auto fault_of = [&](const Order& wrong) {
    const auto table = Table::open(wrong, store_, "t", staff());
    return table ? OpenFault{} : table.error();
  };
  EXPECT_EQ(std::get<Fault>(fault_of(order({"human", "grandmaster", "first"}))).facts.find("bot")->second,
            "grandmaster");
  Order crowded = order({"human", "human", "human"});
  crowded.setup.seats = 6;
  EXPECT_EQ(std::get<CompositionError>(fault_of(crowded)).why, Misfit::too_many_seats);
  crowded.setup.seats = 4;
  EXPECT_EQ(std::get<Fault>(fault_of(crowded)).code, FaultCode::players_needed);
  Order unknown = order({"human", "human", "human"});
  unknown.setup.title = "monopoly";
  EXPECT_EQ(std::get<CompositionError>(fault_of(unknown)).why, Misfit::unknown);
  EXPECT_TRUE(store_.list()->empty());
  opened({"human", "human", "human"});
  EXPECT_EQ(std::get<Fault>(fault_of(order({"human", "human", "human"}))).code, FaultCode::name_taken);
}

}  // namespace
}  // namespace bell::table
