// Tests of undo: free, asked or refused. Nothing is deleted, simultaneous answers stay, and a replay arrives at the
// same table.
#include <gtest/gtest.h>

#include "journal/memory_store.h"
#include "kernel/seeded_dealer.h"
#include "table/replay.h"
#include "table/table.h"
#include "view/stonks/seen_event.h"
#include "view/wall_street_1920/seen_event.h"

namespace bell::table {
namespace {

constexpr Timestamp kNow{1'731'780'000'000};
constexpr const char* kId = "a table";

Staff staff_with(std::uint64_t seed) {
  Staff staff{.dealer = std::make_unique<SeededDealer>(seed), .hire = {}};
  staff.judges_undo = true;
  return staff;
}

struct Played {
  journal::MemoryStore store;
  std::optional<Table> table;

  explicit Played(const Setup& setup, std::uint64_t seed) {
    auto opened = Table::open({setup, std::vector<std::string>(static_cast<std::size_t>(setup.seats), "human")}, store,
                              kId, staff_with(seed));
    table.emplace(std::move(*opened));
    static_cast<void>(table->advance_one(kNow));
  }
  Seat asked() const { return table->turn().first(); }
  std::uint32_t answer(Seat seat, std::size_t nth) {
    const auto legal = table->legal_for(seat);
    const auto done = table->submit(seat, legal[nth % legal.size()], table->decision(seat), 0, kNow);
    EXPECT_TRUE(done && done->is_done());
    return done->change;
  }
};

const Setup kStonks{.title = "stonks", .seats = 3};
const Setup kStockpile{.title = "stockpile", .seats = 3};

const std::vector<Setup> kAll{kStonks,
                              kStockpile,
                              {.title = "wall-street-1920", .seats = 3},
                              {.title = "stockpile", .seats = 4, .modules = {"investors", "forecast_dice"}}};

TEST(Undo, ASecretChoiceCanBeTakenBackWhileOthersChoose) {
  Played game(kStonks, 1);
  ASSERT_GT(game.table->turn().seats().size(), 1) << "portfolios begin at the same time";
  const Seat first = game.asked();
  const std::uint32_t decision = game.table->decision(first);
  const Seat second = seat_at(index(first) + 1);
  const std::uint32_t change = game.answer(first, 0);
  game.answer(second, 1);
  ASSERT_EQ(game.table->undo_way(first), UndoWay::free);
  ASSERT_TRUE(game.table->undo(first, kNow));
  Played without(kStonks, 1);
  without.answer(second, 1);
  for (const Seat seat : seats_of(3))
    EXPECT_EQ(game.table->view_for(viewer_of(seat)), without.table->view_for(viewer_of(seat)))
        << "as if it had never been answered; what the other answered stays";
  EXPECT_EQ(game.table->undone(), std::vector<std::uint32_t>{change});
  EXPECT_GT(game.table->decision(first), decision) << "a new question, never used before";
  EXPECT_EQ(game.table->undo_way(first), UndoWay::no) << "once";
}

TEST(Undo, IsWrittenAndFollowedAgain) {
  Played game(kStonks, 2);
  const Seat first = game.asked();
  game.answer(first, 0);
  ASSERT_TRUE(game.table->undo(first, kNow));
  game.answer(first, 1);
  auto journal = game.store.read(kId, 1);
  ASSERT_TRUE(journal);
  auto replay = Replay::open(*journal);
  ASSERT_TRUE(replay);
  while (!replay->at_end()) {
    const auto step = replay->step();
    ASSERT_TRUE(step);
  }
  for (const Seat seat : seats_of(3))
    EXPECT_EQ(replay->view_for(viewer_of(seat)), game.table->view_for(viewer_of(seat)));
  auto resumed = Table::resume(game.store, kId, staff_with(2));
  ASSERT_TRUE(resumed);
  EXPECT_EQ(resumed->undone(), game.table->undone());
  for (const Seat seat : seats_of(3)) {
    EXPECT_EQ(resumed->decision(seat), game.table->decision(seat));
    EXPECT_EQ(resumed->undo_way(seat), game.table->undo_way(seat)) << "the button does not change with a restart";
  }
}

TEST(Undo, OpenMovesOfOthersMustBeAgreedTo) {
  int free = 0;
  int asked = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Played game(kStockpile, seed);
    for (int n = 0; n < 60 && !game.table->turn().is_over(); ++n) {
      game.answer(game.asked(), static_cast<std::size_t>(n));
      for (const Seat seat : seats_of(3)) {
        const UndoWay way = game.table->undo_way(seat);
        free += way == UndoWay::free ? 1 : 0;
        asked += way == UndoWay::ask ? 1 : 0;
      }
    }
  }
  EXPECT_GT(free, 0);
  EXPECT_GT(asked, 0);
}

// Whatever is taken back, everybody sees what they saw before, and the seat that took it back has learned nothing: its
// view and its choices are the same.
TEST(Undo, NobodyKnowsMoreThanBefore) {
  for (const bell::Setup& setup : kAll) {
    int undone = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      Played game(setup, seed);
      for (int n = 0; n < 120 && !game.table->turn().is_over(); ++n) {
        const Seat seat = game.asked();
        std::vector<AnyView> before;
        for (const Seat each : seats_of(setup.seats)) before.push_back(game.table->view_for(viewer_of(each)));
        const auto legal = game.table->legal_for(seat);
        const std::size_t told = game.table->told_so_far();
        game.answer(seat, static_cast<std::size_t>(n) + seed);
        if (game.table->undo_way(seat) != UndoWay::free) continue;
        ++undone;
        ASSERT_TRUE(game.table->undo(seat, kNow));
        for (const Seat each : seats_of(setup.seats))
          ASSERT_EQ(game.table->view_for(viewer_of(each)), before[static_cast<std::size_t>(index(each))])
              << setup.title << ' ' << seed << ' ' << n;
        ASSERT_EQ(game.table->legal_for(seat), legal);
        ASSERT_EQ(game.table->told_so_far(), told);
        game.answer(seat, static_cast<std::size_t>(n) + seed + 1);
      }
    }
    EXPECT_GT(undone, 20) << setup.title;
  }
}

// A pawn moved to the wrong space: the step has ended, but everything told follows from the move.
TEST(Undo, ATurnOfSeveralStepsIsTakenBackStepByStep) {
  Played game({.title = "wall-street-1920", .seats = 3}, 1);
  int in_a_row = 0;
  for (int n = 0; n < 200 && in_a_row < 2 && !game.table->turn().is_over(); ++n) {
    const Seat seat = game.asked();
    const AnyView before = game.table->view_for(viewer_of(seat));
    game.answer(seat, static_cast<std::size_t>(n));
    if (game.asked() != seat) continue;
    game.answer(seat, static_cast<std::size_t>(n));
    if (game.table->undo_way(seat) != UndoWay::free) continue;
    for (in_a_row = 0; in_a_row < 2 && game.table->undo_way(seat) == UndoWay::free; ++in_a_row)
      ASSERT_TRUE(game.table->undo(seat, kNow));
    if (in_a_row == 2) {
      EXPECT_EQ(game.table->view_for(viewer_of(seat)), before);
    }
  }
  EXPECT_EQ(in_a_row, 2);
}

// Everything on the rondel and the top of the deck lie open, so a discard and what follows reveal nothing unless chance
// turns up the next card; a sale shows a card of the hand.
TEST(Undo, ADiscardIsTakenBackAndASaleIsNot) {
  using wall_street_1920::Happening;
  int discards = 0;
  int sales = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Played game({.title = "wall-street-1920", .seats = 3}, seed);
    for (int n = 0; n < 1000 && !game.table->turn().is_over(); ++n) {
      const Seat seat = game.asked();
      const AnyView before = game.table->view_for(viewer_of(seat));
      const std::size_t told = game.table->told_so_far();
      const std::uint32_t head = game.table->head();
      game.answer(seat, static_cast<std::size_t>(n) * seed);
      const auto news = game.table->told(Viewer::spectator, told);
      const auto entries = game.store.read(kId, head + 1)->entries;
      const bool has_luck = std::ranges::any_of(entries, [](const auto& entry) { return entry.by == kChance; });
      if (game.table->turn().is_over() || has_luck || news.empty()) continue;
      const Happening what = std::get<wall_street_1920::SeenEvent>(news.front()).what;
      if (what == Happening::sale_announced) {
        ++sales;
        EXPECT_EQ(game.table->undo_way(seat), UndoWay::no) << seed << ' ' << n;
      }
      if (what != Happening::card_discarded) continue;
      ++discards;
      ASSERT_EQ(game.table->undo_way(seat), UndoWay::free) << seed << ' ' << n;
      ASSERT_TRUE(game.table->undo(seat, kNow));
      EXPECT_EQ(game.table->view_for(viewer_of(seat)), before);
      game.answer(seat, static_cast<std::size_t>(n) * seed);
    }
  }
  EXPECT_GT(discards, 20);
  EXPECT_GT(sales, 20);
}

// Simultaneous answers stay when one is taken back, but not after the last of them has revealed all choices: offers in
// an exchange are turned up together, and no chance action comes in between.
TEST(Undo, WhatTheLastAnswerUncoveredIsNotTakenBack) {
  int revealed = 0;
  for (std::uint64_t seed = 1; seed <= 60 && revealed < 5; ++seed) {
    Played game({.title = "wall-street-1920", .seats = 4}, seed);
    for (int n = 0; n < 400 && !game.table->turn().is_over(); ++n) {
      const std::size_t told = game.table->told_so_far();
      game.answer(game.asked(), static_cast<std::size_t>(n) * seed);
      const auto news = game.table->told(Viewer::spectator, told);
      const bool is_revealed = std::ranges::any_of(news, [](const AnySeenEvent& fact) {
        return std::get<wall_street_1920::SeenEvent>(fact).what == wall_street_1920::Happening::offer_revealed;
      });
      if (!is_revealed) continue;
      ++revealed;
      for (const Seat seat : seats_of(4)) EXPECT_EQ(game.table->undo_way(seat), UndoWay::no) << seed << ' ' << n;
    }
  }
  EXPECT_GE(revealed, 5);
}

// Raising or lowering a price is open; the cards that are then turned up for everybody are not.
TEST(Undo, AnOpenChoiceThatTurnsCardsUpIsNotTakenBack) {
  int turned_up = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Played game(kStonks, seed);
    for (int n = 0; n < 200 && !game.table->turn().is_over(); ++n) {
      const std::size_t told = game.table->told_so_far();
      const Seat seat = game.asked();
      game.answer(seat, static_cast<std::size_t>(n));
      const bool is_turned_up =
          std::ranges::any_of(game.table->told(Viewer::spectator, told), [](const AnySeenEvent& fact) {
            const auto what = std::get<stonks::SeenEvent>(fact).what;
            return what == stonks::Happening::face_down_revealed || what == stonks::Happening::hidden_revealed;
          });
      if (!is_turned_up) continue;
      ++turned_up;
      EXPECT_EQ(game.table->undo_way(seat), UndoWay::no) << "seed " << seed << ", answer " << n;
    }
  }
  EXPECT_GT(turned_up, 3);
}

TEST(Undo, LuckCanNotBeTakenBack) {
  Played game(kStonks, 3);
  for (int n = 0; n < 200 && !game.table->turn().is_over(); ++n) {
    const std::uint32_t head = game.table->head();
    const Seat seat = game.asked();
    game.answer(seat, static_cast<std::size_t>(n));
    const auto news = game.store.read(kId, head + 1);
    const bool has_luck = std::ranges::any_of(news->entries, [](const auto& entry) { return entry.by == kChance; });
    if (has_luck) {
      EXPECT_EQ(game.table->undo_way(seat), UndoWay::no);
    }
  }
}

TEST(Resign, IsPlayedOutByABot) {
  Played game(kStonks, 4);
  ASSERT_TRUE(game.table->resign(seat_at(1), kNow));
  EXPECT_TRUE(game.table->resigned().has(seat_at(1)));
  EXPECT_EQ(game.table->player(seat_at(1)), "broker");
  EXPECT_FALSE(game.table->give_back(seat_at(1), kNow)) << "there is no way back";
  EXPECT_FALSE(game.table->resign(seat_at(1), kNow));
}

TEST(Clock, WhatIsChargedToNobodyIsNotCharged) {
  Played game(kStonks, 5);
  const Seat seat = game.asked();
  const Timestamp asked = game.table->asked_at(seat);
  EXPECT_EQ(asked, kNow);
  ASSERT_FALSE(game.table->propose(journal::ClockStop{318}, journal::kTable, 0, kNow));
  ASSERT_EQ(game.store.append(kId, game.table->head(), *game.table->pending()).ending, journal::Appended::Ending::done);
  game.table->confirm();
  EXPECT_EQ(game.table->stood_still(seat), 318'000);
}

TEST(Revision, AMatchOfOtherRulesGoesOnWhenItsPeopleAgree) {
  journal::MemoryStore store;
  journal::Header header{.setup = kStonks, .revision = revision("stonks") + 1, .players = {"human", "human", "human"}};
  ASSERT_FALSE(store.create(kId, header));
  EXPECT_FALSE(Table::resume(store, kId, staff_with(6))) << "not without being asked to";
  Staff staff = staff_with(6);
  staff.any_revision = true;
  auto table = Table::resume(store, kId, std::move(staff));
  ASSERT_TRUE(table);
  EXPECT_TRUE(table->is_foreign());
  EXPECT_FALSE(table->propose_luck(kNow)) << "nothing is played before that";
  ASSERT_FALSE(table->propose(journal::NewRevision{revision("stonks")}, journal::kTable, 0, kNow));
  ASSERT_EQ(store.append(kId, 0, *table->pending()).ending, journal::Appended::Ending::done);
  table->confirm();
  EXPECT_FALSE(table->is_foreign());
  EXPECT_FALSE(table->turn().is_chance());
  const auto journal = store.read(kId, 1);
  auto replay = Replay::open(*journal);
  ASSERT_TRUE(replay);
  while (!replay->at_end()) ASSERT_TRUE(replay->step());
}

}  // namespace
}  // namespace bell::table
