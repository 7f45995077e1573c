// Compares two matches that a seat cannot tell apart, at a table and in their journals: the questions to a program in
// that seat, what bots choose there from the same dice, and `bell replay --as` for people and for programs.
#include <gtest/gtest.h>

#include <chrono>
#include <cstdio>

#include "cli/commands/replay.h"
#include "external/lines.h"
#include "journal/memory_store.h"
#include "minds/minds.h"
#include "secrecy/match_twins.h"
#include "table/table.h"

namespace bell::exam {
namespace {

constexpr Timestamp kNoon{1'731'780'000'000};
constexpr std::uint64_t kDice = 5;
constexpr std::size_t kAskedEvery = 4;  // questions: bots take their time

// Everything that one seat gets without a server.
struct Account {
  std::vector<std::string> questions, bots_choices, moments, transcript;
  std::vector<std::string> of_all;  // what the owner of the journal may read
};

void ask_the_seat(const table::Table& table, Seat seat, std::vector<std::unique_ptr<table::Mind>>& bots,
                  Account& account) {
  const AnySight sight = table.sight_for(seat);
  account.questions.push_back(external::print_question(sight, account.questions.size(), std::chrono::seconds(1)));
  if (account.questions.size() % kAskedEvery != 0) return;
  for (const auto& bot : bots)
    account.bots_choices.push_back(table.notation(bot->think(sight, std::chrono::milliseconds(0))));
}

void play_at_a_table(const Setup& setup, Seat seat, const std::vector<Action>& actions, journal::MemoryStore& store,
                     Account& account) {
  const auto luck = std::make_shared<std::deque<std::uint32_t>>(luck_of(setup, actions));
  const table::Order order{setup, std::vector<std::string>(static_cast<std::size_t>(setup.seats), "human")};
  auto table = table::Table::open(order, store, "t", {.dealer = std::make_unique<ScriptedDealer>(luck), .hire = {}});
  ASSERT_TRUE(table && table->advance(kNoon));
  const auto hire = minds::agency(kDice, minds::Programs::any());
  std::vector<std::unique_ptr<table::Mind>> bots;
  for (const char* name : {"clerk", "broker:20"}) bots.push_back(std::move(*hire(name, setup, seat)));
  const auto match = open(setup);
  for (const Action& act : actions) {
    if (act.by != kChance && !match->is_forced(act.by)) {
      if (act.by == seat) ask_the_seat(*table, seat, bots, account);
      const auto done = table->submit(act.by, act, table->decision(act.by), 0, kNoon);
      ASSERT_TRUE(done && done->is_done()) << match->notation(act);
    }
    match->apply_assuming_legal(act);
  }
}

void read_the_journal(const journal::Journal& journal, Seat seat, Account& account) {
  cli::Watching watching{.viewer = viewer_of(seat), .steps = journal.entries.size(), .words = nullptr};
  watching.words = texts::Catalogue::find("en");
  auto for_programs = table::Replay::open(journal);
  auto for_people = table::Replay::open(journal);
  auto for_the_owner = table::Replay::open(journal);
  ASSERT_TRUE(for_programs && for_people && for_the_owner);
  const auto moments = cli::moments_json(*for_programs, watching);
  const auto transcript = cli::transcript(*for_people, watching);
  watching.viewer.reset();
  const auto steps = cli::steps_json(*for_the_owner, watching);
  ASSERT_TRUE(moments && transcript && steps);
  for (const cli::Json& moment : *moments) account.moments.push_back(moment.dump());
  account.transcript = {*transcript, cli::result_text(*for_people)};
  for (const cli::Json& step : *steps) account.of_all.push_back(step.dump());
}

Account account_of(const Setup& setup, Seat seat, const std::vector<Action>& actions) {
  Account account;
  journal::MemoryStore store;
  play_at_a_table(setup, seat, actions, store, account);
  read_the_journal(*store.read("t", 1), seat, account);
  return account;
}

template <class T>
class ReplayTwins : public testing::Test {};
TYPED_TEST_SUITE(ReplayTwins, EveryEngine::As<testing::Types>);

// BELL_REPLAY_SETS=400 runs the long form.
TYPED_TEST(ReplayTwins, ReadTheSame) {
#ifdef BELL_CHECK
  GTEST_SKIP() << "minutes with every assertion; the release build runs it";
#endif
  const char* wanted = std::getenv("BELL_REPLAY_SETS");
  const std::size_t sets = wanted == nullptr ? 32 : static_cast<std::size_t>(std::atoi(wanted));
  constexpr std::array<std::uint32_t, 4> kRarities{1, 3, 12, 40};
  const std::vector<Setup> setups = setups_of<TypeParam>();
  std::size_t questions = 0, moments = 0;
  int told_apart = 0;
  for (std::size_t n = 0; n < sets && !this->HasFailure(); ++n) {
    const Setup& setup = setups[n * 7919 % setups.size()];
    const Seat seat = seat_at(static_cast<int>(n) % setup.seats);
    const MatchTwins twins = make_twins(setup, viewer_of(seat), 1000 + n, kRarities[n / 2 % kRarities.size()]);
    const Account one = account_of(setup, seat, twins.one);
    const Account other = account_of(setup, seat, twins.other);
    const std::string where = describe(setup) + " for seat " + std::to_string(index(seat));
    EXPECT_EQ(first_difference(one.questions, other.questions), "") << where;
    EXPECT_EQ(one.bots_choices, other.bots_choices) << where;
    EXPECT_EQ(first_difference(one.moments, other.moments), "") << where;
    EXPECT_EQ(first_difference(one.transcript, other.transcript), "") << where;
    questions += one.questions.size();
    moments += one.moments.size();
    told_apart += one.of_all == other.of_all ? 0 : 1;
  }
  std::printf("%zu sets, %zu questions, %zu moments, %d told apart by the whole journal\n", sets, questions, moments,
              told_apart);
  EXPECT_GT(told_apart, 0) << "the worlds must differ somewhere, or nothing is compared";
  EXPECT_GT(questions, sets);
  EXPECT_GT(moments, 10 * sets);
}

}  // namespace
}  // namespace bell::exam
