// If action cards came unseen and some were played since, the odds of the others follow from all deals that contain the
// played ones. Here those deals are counted card by card.
#include <gtest/gtest.h>

#include <array>

#include "exam/setups.h"
#include "exam/walk.h"
#include "secrecy/chi_square.h"

namespace bell::exam {
namespace {

using namespace stockpile;
using Game = Subject<Stockpile>;

struct Kinds {
  int booms = 0;
  int busts = 0;
  int size() const { return booms + busts; }
  void add(Card card) { ++(card == Card::boom ? booms : busts); }
};

// What the public was told in the first round.
struct Told {
  PerSeat<Kinds> seen, gone;
  PerSeat<int> unseen;  // how many came face down
};
Told told_in(const View& view, std::span<const SeenEvent> memory) {
  Told told;
  for (const SeenEvent& event : memory)
    if (const Card card = event.card.or_else(kNoCard); is_action_card(card)) {
      if (event.what == Happening::card_taken) told.seen[event.seat].add(card);
      if (event.what == Happening::action_played) told.gone[event.seat].add(card);
    }
  for (const Seat seat : seats_of(view.seats))
    told.unseen[seat] = view.kept_size[seat] + told.gone[seat].size() - told.seen[seat].size();
  return told;
}

// By the number of booms that `owner` still keeps: the deals of face-down cards from the remaining deck that allow
// everything that was played.
class Deals {
 public:
  using Odds = std::array<double, kMaxActionCards + 1>;
  Deals(const Told& told, Seat owner, int seats) : told_(told), owner_(owner), seats_(seats) {}

  Odds from(Kinds box) {
    for (const Seat seat : seats_of(seats_)) {
      box.booms -= told_.seen[seat].booms;
      box.busts -= told_.seen[seat].busts;
    }
    deal(0, 0, told_.seen[seat_at(0)], box, 1);
    return odds_;
  }

 private:
  void deal(int place, int nth, Kinds has, Kinds box, double ways) {
    const Seat seat = seat_at(place);
    if (nth < told_.unseen[seat]) {
      if (box.booms > 0) deal(place, nth + 1, {has.booms + 1, has.busts}, {box.booms - 1, box.busts}, ways * box.booms);
      if (box.busts > 0) deal(place, nth + 1, {has.booms, has.busts + 1}, {box.booms, box.busts - 1}, ways * box.busts);
      return;
    }
    const Kinds left{has.booms - told_.gone[seat].booms, has.busts - told_.gone[seat].busts};
    if (left.booms < 0 || left.busts < 0) return;
    if (seat == owner_) left_ = left.booms;
    if (place + 1 < seats_) return deal(place + 1, 0, told_.seen[seat_at(place + 1)], box, ways);
    odds_[static_cast<std::size_t>(left_)] += ways;
  }

  const Told& told_;
  Seat owner_;
  int seats_;
  int left_ = 0;
  Odds odds_{};
};

// Few shares and many action cards, so that players get several.
Rules rules_with_many_action_cards(Kinds box) {
  const Setup setup{"stockpile", 3, {}, {}, {}};
  auto printed = std::get<Components>(*rulebook::printed(setup));
  printed.rounds[3] = 2;
  printed.market_deck = {
      3, 3, 3, 3, 3, 3, 1, 1, 1, static_cast<std::uint8_t>(box.booms), static_cast<std::uint8_t>(box.busts)};
  return *Stockpile::compose(setup, printed);
}

// Whether a card that came face down is gone, and another one is still there.
bool is_doubtful(const Told& told, const View& view, Seat seat) {
  return view.kept_size[seat] > view.kept[seat].size() &&
         (told.gone[seat].booms > told.seen[seat].booms || told.gone[seat].busts > told.seen[seat].busts);
}

TEST(StockpileGuesses, OfActionCardsHaveTheOddsOfAllDeals) {
  constexpr int kGuesses = 2000;
  constexpr int kPositions = 40;
  constexpr Kinds kBox{5, 3};
  const Rules rules = rules_with_many_action_cards(kBox);
  int judged = 0;
  for (std::uint64_t seed = 1; judged < kPositions; ++seed)
    for (Walk<Game> walk(rules, seed); walk.state().board.round < 2; walk.apply(walk.pick())) {
      if (walk.turn().is_chance()) continue;
      const View view = Game::project(rules, walk.state(), Viewer::spectator);
      const auto memory = walk.memory_of(Viewer::spectator);
      const Told told = told_in(view, memory);
      for (const Seat seat : seats_of(rules.seats)) {
        if (!is_doubtful(told, view, seat)) continue;
        std::array<int, kMaxActionCards + 1> counts{};
        for (int guess = 0; guess < kGuesses; ++guess)
          ++counts[static_cast<std::size_t>(
              Game::imagine(rules, view, memory, walk.rng()).kept[seat][seat].count(Card::boom))];
        EXPECT_TRUE(is_fair(counts, Deals(told, seat, rules.seats).from(kBox))) << seed << walk.where();
        ++judged;
      }
    }
}

}  // namespace
}  // namespace bell::exam
