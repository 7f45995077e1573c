// The only way from the truth to a view. Adds what the viewer may see, rather than removing what they may not.
#include "engine/core/public_part.h"
#include "engine/stockpile/kept.h"
#include "engine/stockpile/pairs.h"

namespace bell::stockpile {
namespace {

template <class T, int N>
FixedVec<Seen<T>, N> seen(const FixedVec<Secret<T>, N>& secrets, Viewer viewer) {
  FixedVec<Seen<T>, N> out;
  for (const Secret<T>& each : secrets) out.push_back(each.seen_by(viewer));
  return out;
}

template <class T>
SeatMask knowers(const Secret<T>& secret, int seats) {
  SeatMask who;
  for (const Seat seat : seats_of(seats))
    if (secret.seen_by(viewer_of(seat)).is_known()) who.add(seat);
  return who;
}

template <class T>
Face face_of(const Secret<T>& secret) {
  return secret.seen_by(Viewer::spectator).is_known() ? Face::up : Face::down;
}

// A viewer gets the exact contents of their own regular portfolio, and lower bounds for the others.
Shares regular_seen(const State& truth, Seat owner, Viewer viewer) {
  if (!is_seat(viewer)) return truth.board.surely[owner];
  return seat_of(viewer) == owner ? truth.regular[owner] : truth.known[seat_of(viewer)][owner];
}

SeenPair pair_seen(const Rules& rules, const State& truth, int nth, Viewer viewer) {
  const Pair& pair = truth.pairs[static_cast<std::size_t>(nth)];
  SeatMask who = knowers(pair.company, rules.seats);
  for (const Seat seat : knowers(pair.forecast, rules.seats)) who.add(seat);
  return {pair.company.seen_by(viewer), pair.forecast.seen_by(viewer), who, face_of(pair.forecast),
          owner_of_pair(rules, nth)};
}

}  // namespace

View Stockpile::project(const Rules& rules, const State& truth, Viewer viewer) {
  View view = public_part<Stockpile>(rules, truth);
  view.viewer = viewer;
  view.rounds = rules.rounds;
  view.piles = rules.piles;
  view.meeples = rules.meeples;
  for (const Frame& frame : truth.board.cursor.frames) view.actors.push_back(frame.actor);
  for (const Seat seat : seats_of(rules.seats)) {
    view.regular[seat] = regular_seen(truth, seat, viewer);
    view.kept[seat] = is_seat(viewer) ? truth.kept[seat_of(viewer)][seat] : truth.board.surely_kept[seat];
    view.kept_size[seat] = static_cast<std::uint8_t>(kept_by(truth, seat));
    view.hands[seat] = seen(truth.hands[seat], viewer);
    view.commerce_hands[seat] = seen(truth.commerce_hands[seat], viewer);
    view.strategies[seat] = truth.strategies[seat].seen_by(viewer);
    view.offered[seat] = seen(truth.offered[seat], viewer);
    view.kept_investors[seat] = seen(truth.kept_investors[seat], viewer);
  }
  for (const Laid& laid : truth.laid)
    view.laid.push_back({laid.card.seen_by(viewer), knowers(laid.card, rules.seats), face_of(laid.card), laid.pile});
  for (int pair = 0; pair < kPairs; ++pair)
    view.pairs[static_cast<std::size_t>(pair)] = pair_seen(rules, truth, pair, viewer);
  view.placing = truth.placing.seen_by(viewer);
  view.drawn = seen(truth.drawn, viewer);
  if (!truth.drawn.is_empty()) view.drawers = knowers(truth.drawn[0], rules.seats);
  if (is_seat(viewer)) view.idle = rules.idle_strategies(rules, truth, seat_of(viewer), {});
  view.deduced = deduce(rules, view);
  return view;
}

SeenEvent Stockpile::project(const Event& event, Viewer viewer) {
  return {.what = event.what,
          .seat = event.seat,
          .rule = event.rule,
          .other = event.other,
          .company = event.company,
          .pile = event.pile,
          .card = event.card.seen_by(viewer),
          .forecast = event.forecast.seen_by(viewer),
          .strategy = event.strategy.seen_by(viewer),
          .investor = event.investor.seen_by(viewer),
          .number = static_cast<std::int16_t>(event.number),
          .value = static_cast<std::int16_t>(event.value),
          .before = static_cast<std::int16_t>(event.before)};
}

}  // namespace bell::stockpile
