// Heuristics for 1920 Wall Street, cheap enough for thousands of calls per second.
#include "bots/wall_street_1920/outlook.h"

#include "bots/pick.h"
#include "bots/wall_street_1920/appetite.h"
#include "engine/wall_street_1920/piles.h"

namespace bell::bots {
namespace {

using namespace wall_street_1920;

constexpr std::uint32_t kDoubt = 3;

// The merit of an action of the turn. Flips and options are never preferred, only taken at random.
int merit_of_turn(const Appetite& appetite, const Action& act) {
  if (verb_of(act) == Verb::move) return appetite.for_move(spaces_in(act));
  if (verb_of(act) == Verb::sell) return appetite.for_sale(card_in(act));
  if (verb_of(act) == Verb::raise_capital) return appetite.for_raise();
  constexpr int kNever = -1000;
  return kNever;
}

bool is_for_turn(const Action& act) {
  return verb_of(act) == Verb::move || verb_of(act) == Verb::sell || verb_of(act) == Verb::raise_capital;
}

// Whether the choices of a list, judged by its last one, are weighed at all: those about pawns, exchanges and magnates
// are not.
bool is_weighed(const Action& act) {
  return is_for_turn(act) || verb_of(act) == Verb::keep || verb_of(act) == Verb::discard ||
         verb_of(act) == Verb::choose_company || verb_of(act) == Verb::end_turn;
}

bool lowers(Card surprise) { return surprise == Card::surprise_down_1 || surprise == Card::surprise_down_2; }

// Mostly a sensible choice; sometimes any, so that no habit can be relied on.
Action sensible(const Rules& rules, const State& now, const ActionList& choices, Rng& rng) {
  const Action& last = choices[choices.size() - 1];
  if (verb_of(last) == Verb::end_turn) return last;
  const Appetite appetite(rules, now, last.by);
  if (is_for_turn(last))
    return best_of(choices, rng, kDoubt, [&](const Action& act) { return merit_of_turn(appetite, act); });
  if (verb_of(last) == Verb::choose_company) {
    const int sign = lowers(now.board.business.kept) ? -1 : 1;
    return best_of(choices, rng, kDoubt, [&](const Action& act) { return sign * appetite.for_price(company_in(act)); });
  }
  return best_of(choices, rng, kDoubt,
                 [&](const Action& act) { return verb_of(act) == Verb::keep ? appetite.for_card(card_in(act)) : 0; });
}

}  // namespace

int Outlook<WallStreet1920>::stretch(const State& now) {
  const int turn = index(now.board.active) - index(now.board.start);
  return now.board.round * kMaxSeats + (turn < 0 ? turn + kMaxSeats : turn);
}

Action Outlook<WallStreet1920>::likely(const Rules& rules, const State& now, const ActionList& choices, Rng& rng) {
  constexpr std::uint32_t kSeldom = 8;
  if (choices.size() == 1) return choices[0];
  if (rng.below(kSeldom) == 0) return any_of(choices, rng);
  return is_weighed(choices[choices.size() - 1]) ? sensible(rules, now, choices, rng) : any_of(choices, rng);
}

std::int32_t Outlook<WallStreet1920>::worth(const Rules& rules, const State& now, Seat seat) {
  if (!now.board.winners.is_empty()) return now.board.points[seat].amount();
  const Result result = result_of(rules, now, seat, event_of(dynamite(rules, now)));
  std::int32_t points = (result.secret + result.extras() + result.cash).amount();
  for (const Company company : kAllCompanies)
    points += prospect(rules, now.board, company, result.companies.shares[company]);
  const int turns_left = now.board.deck_size / rules.seats;
  return points + now.board.capital[seat] * turns_left / 4;  // capital pays again every turn
}

std::int32_t Outlook<WallStreet1920>::swing(const Rules&, const State& now) { return 3 + now.board.deck_size / 8; }

}  // namespace bell::bots
