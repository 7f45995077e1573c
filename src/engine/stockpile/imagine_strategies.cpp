// Guessing at hands of strategy cards: what was played, what the viewer holds and what it laid away is not in them.
#include "engine/stockpile/imagine_strategies.h"

namespace bell::stockpile {
namespace {

bool is_past(const Rules& rules, const State& state, StepId step) {
  const int place = rules.program.place_of(step);
  return place >= 0 && state.cursor().frames[0].step > place;
}

// Whether a seat has drawn, or may have drawn, cards that others laid away.
bool draws_again(const Rules& rules, const State& state, Seat seat) {
  return is_past(rules, state, StepId::discard_strategies) && rules.extra_strategies(rules, state.board, seat, 0) > 0;
}

void drop(StrategySet& from, const StrategySet& cards) {
  for (int nth = 0; nth < cards.size(); ++nth) from.remove(cards.nth(nth));
}
void drop_one(StrategySet& from, Strategy card) {
  if (from.has_any(card)) from.remove(card);
}

// A viewer is told which cards only of their own deals and discards.
StrategySet laid_away(const Rules& rules, const State& state, std::span<const SeenEvent> memory) {
  StrategySet away;
  for (const SeenEvent& event : memory) {
    const Strategy card = event.strategy.or_else(Strategy::none);
    if (card == Strategy::none) continue;
    if (event.what == Happening::strategy_discarded) away.add(card);
    const bool drawn = event.what == Happening::strategy_dealt ||
                       (event.what == Happening::strategy_played && draws_again(rules, state, event.seat));
    if (drawn) drop_one(away, card);
  }
  return away;
}

void draw(StrategySet& from, int number, Secret<StrategySet>& hand, Rng& rng) {
  for (; number > 0; --number) {
    const Strategy card = from.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(from.size()))));
    from.remove(card);
    hand.truth().add(card);
  }
}

// Of a hand of so many cards, how many are of those drawn later; any card is as likely to have been played as another.
int drawn_later(const Rules& rules, const State& state, Seat seat, int hand, Rng& rng) {
  int later = rules.extra_strategies(rules, state.board, seat, 0);
  int all = rules.strategies_kept() + later;
  int found = 0;
  for (; hand > 0; --hand, --all) {
    if (static_cast<int>(rng.below(static_cast<std::uint32_t>(all))) >= later) continue;
    --later;
    ++found;
  }
  return found;
}

void deal(const Rules& rules, const View& view, const StrategySet& away, StrategySet left, Rng& rng, State& state) {
  PerSeat<int> later;
  for (const Seat seat : seats_of(rules.seats)) {
    const int size = view.board.strategies.hand_size[seat];
    if (size == 0 && !is_past(rules, state, StepId::deal_strategies)) continue;
    state.strategies[seat] = Secret<StrategySet>(view.strategies[seat].or_else({}), seat);
    if (view.strategies[seat].is_known()) continue;
    if (draws_again(rules, state, seat)) later[seat] = drawn_later(rules, state, seat, size, rng);
    draw(left, size - later[seat], state.strategies[seat], rng);
  }
  for (int nth = 0; nth < away.size(); ++nth) left.add(away.nth(nth));
  for (const Seat seat : seats_of(rules.seats)) draw(left, later[seat], state.strategies[seat], rng);
  state.strategy_pool = left;
}

PerSeat<StrategySet> played_by(std::span<const SeenEvent> memory) {
  PerSeat<StrategySet> played;
  for (const SeenEvent& event : memory)
    if (event.what == Happening::strategy_played) played[event.seat].add(event.strategy.or_else(Strategy::none));
  return played;
}

// Of two cards of a design either may have been the one played: a hand with the other one is dealt in two ways, and
// kept half the time, so that each deal counts once.
bool counts_once(const Rules& rules, const View& view, const PerSeat<StrategySet>& played, const State& state,
                 Rng& rng) {
  bool keeps = true;
  for (const Seat seat : seats_of(rules.seats)) {
    if (view.strategies[seat].is_known()) continue;
    const StrategySet& hand = state.strategies[seat].truth();
    played[seat].for_each_design([&](Strategy card) { keeps = keeps && (!hand.has_any(card) || rng.below(2) == 0); });
  }
  return keeps;
}

}  // namespace

void imagine_strategies(const Rules& rules, const View& view, std::span<const SeenEvent> memory, Rng& rng,
                        State& state) {
  const StrategySet away = laid_away(rules, state, memory);
  const PerSeat<StrategySet> played = played_by(memory);
  StrategySet undealt = rules.strategies;
  drop(undealt, view.board.strategies.played);
  drop(undealt, away);
  for (const Seat seat : seats_of(rules.seats)) drop(undealt, view.strategies[seat].or_else({}));
  do deal(rules, view, away, undealt, rng, state);
  while (!counts_once(rules, view, played, state, rng));
}

}  // namespace bell::stockpile
