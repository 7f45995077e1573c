// Guessing at hands of strategy cards: what was played, what the viewer holds and what it laid away is not in them.
#include "engine/stockpile/imagine_strategies.h"

namespace bell::stockpile {
namespace {

// Whether a seat has drawn, or may have drawn, cards that others laid away.
bool draws_again(const Rules& rules, const State& state, Seat seat) {
  return state.cursor().frames[0].step >= rules.program.place_of(StepId::draw_strategies) &&
         rules.extra_strategies(rules, state, seat, 0) > 0;
}

void drop(StrategySet& from, const StrategySet& cards) {
  for (int nth = 0; nth < cards.size(); ++nth) from.remove(cards.nth(nth));
}
void drop_one(StrategySet& from, Strategy card) {
  if (from.has_any(card)) from.remove(card);
}

// Only the own deals and discards are told with their cards.
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

Secret<StrategySet> draw_hand(StrategySet& from, int size, Seat owner, Rng& rng) {
  Secret<StrategySet> hand({}, owner);
  for (; size > 0; --size) {
    const Strategy card = from.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(from.size()))));
    from.remove(card);
    hand.truth().add(card);
  }
  return hand;
}

}  // namespace

void imagine_strategies(const Rules& rules, const View& view, std::span<const SeenEvent> memory, Rng& rng,
                        State& state) {
  const StrategiesSlice& slice = view.board.strategies;
  const StrategySet away = laid_away(rules, state, memory);
  StrategySet left = rules.strategies;
  drop(left, slice.played);
  drop(left, away);
  for (const Seat seat : seats_of(rules.seats)) drop(left, view.strategies[seat].or_else({}));
  const auto guess = [&](Seat seat) {
    if (view.strategies[seat].is_known())
      state.strategies[seat] = Secret<StrategySet>(view.strategies[seat].or_else({}), seat);
    else if (slice.hand_size[seat] > 0)
      state.strategies[seat] = draw_hand(left, slice.hand_size[seat], seat, rng);
  };
  for (const Seat seat : seats_of(rules.seats))
    if (!draws_again(rules, state, seat)) guess(seat);
  for (int nth = 0; nth < away.size(); ++nth) left.add(away.nth(nth));
  for (const Seat seat : seats_of(rules.seats))
    if (draws_again(rules, state, seat)) guess(seat);
  state.strategy_pool = left;
}

}  // namespace bell::stockpile
