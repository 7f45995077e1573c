// Rules of thumb for Stonks, cheap enough to be asked thousands of times a second.
#include "bots/stonks/outlook.h"

#include "engine/stonks/portfolio.h"
#include "view/stonks/actions.h"

namespace bell::bots {
namespace {

using namespace stonks;

Action any_of(const ActionList& choices, int count, Rng& rng) {
  return choices[static_cast<int>(rng.below(static_cast<std::uint32_t>(count)))];
}

// The first choice of highest merit, from a random place on so that equals take turns.
template <class Merit>
Action best_of(const ActionList& choices, Rng& rng, Merit&& merit) {
  const int start = static_cast<int>(rng.below(static_cast<std::uint32_t>(choices.size())));
  Action best = choices[start];
  int most = merit(best);
  for (int step = 1; step < choices.size(); ++step) {
    const Action& action = choices[(start + step) % choices.size()];
    if (const int value = merit(action); value > most) {
      most = value;
      best = action;
    }
  }
  return best;
}

int value_of(const Rules& rules, const Board& board, Card card) {
  return rules.shares(card) * board.tiles[company_of(card)].value;
}

PerCompany<int> shares_of(const Rules& rules, const CardSet& cards) {
  PerCompany<int> shares;
  cards.for_each([&](Card card) { shares[company_of(card)] += rules.shares(card); });
  return shares;
}

// How many shares more than an average rival the mover holds decides whether a price should rise.
PerCompany<int> interests(const Rules& rules, const State& now, Seat mover) {
  PerCompany<int> interest;
  for (const Seat seat : seats_of(rules.seats)) {
    const PerCompany<int> shares = shares_of(rules, now.board.portfolio[seat]);
    for (const Company company : now.board.row)
      interest[company] += seat == mover ? shares[company] * (rules.seats - 1) : -shares[company];
  }
  return interest;
}

Action move_price(const Rules& rules, const State& now, const ActionList& choices, Rng& rng) {
  const PerCompany<int> interest = interests(rules, now, choices[0].by);
  return best_of(choices, rng, [&](const Action& act) {
    const int sign = verb_of(act) == Verb::raise ? 1 : -1;
    return sign * interest[company_in(act)];
  });
}

// Plays come before speculations in the list; a speculation is tried one time in eight.
Action play_card(const ActionList& choices, Rng& rng) {
  int plays = 0;
  while (plays < choices.size() && verb_of(choices[plays]) == Verb::play) ++plays;
  constexpr std::uint32_t kSeldom = 8;
  const bool speculates = plays == 0 || (plays < choices.size() && rng.below(kSeldom) == 0);
  return any_of(choices, speculates ? choices.size() : plays, rng);
}

}  // namespace

Action Outlook<Stonks>::likely(const Rules& rules, const State& now, const ActionList& choices, Rng& rng) {
  if (choices.size() == 1) return choices[0];
  switch (verb_of(choices[0])) {
    case Verb::raise:
    case Verb::lower:
      return move_price(rules, now, choices, rng);
    case Verb::take:
    case Verb::lay_to_reveal:
    case Verb::lay_face_down:
      return best_of(choices, rng, [&](const Action& act) { return value_of(rules, now.board, card_in(act)); });
    case Verb::play:
    case Verb::speculate:
      return play_card(choices, rng);
    case Verb::remove_company:
    case Verb::place_tile:
    case Verb::deal:
    case Verb::open_market:
      break;  // luck's, never in a player's list
  }
  return any_of(choices, choices.size(), rng);
}

std::int32_t Outlook<Stonks>::worth(const Rules& rules, const State& now, Seat seat) {
  const Points points = now.board.points[seat];
  if (!now.board.winners.is_empty()) return points.amount();  // the last portfolio has been scored
  return (points + appraise(rules, now.board, whole_portfolio(now, seat), seat).points).amount();
}

}  // namespace bell::bots
