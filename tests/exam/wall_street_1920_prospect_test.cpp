// Tests that a choice of 1920 Wall Street does what its prospect says: at every decision of random matches, against the
// truth and the facts that follow.
#include <gtest/gtest.h>

#include <set>

#include "engine/wall_street_1920/piles.h"
#include "exam/setups.h"
#include "exam/walk.h"
#include "view/wall_street_1920/actions.h"

namespace bell::exam {
namespace {

using namespace wall_street_1920;
using Street = Subject<WallStreet1920>;
using Calls = FixedVec<MagnateCall, kCompanies>;

// One choice tried out.
struct Trial {
  const Rules& rules;
  const State& before;
  View view;  // the actor's
  Action act;
  Prospect said;
  State after;
  std::vector<Event> told;

  Trial(const Rules& composed, const State& now, const View& seen, const Action& tried)
      : rules(composed),
        before(now),
        view(seen),
        act(tried),
        said(Street::prospect(composed, seen, tried)),
        after(now) {
    Street::apply(rules, after, act, Street::Tell(told));
  }
  Verb verb() const { return verb_of(act); }
  Seat by() const { return act.by; }
  StepId step_after() const { return rules.program[top(after.cursor()).step].id; }
  const KnownHolding& holding_before() const { return view.deduced.holdings[by()]; }
  KnownHolding holding_after(Seat seat) const {
    return Street::project(rules, after, viewer_of(by())).deduced.holdings[seat];
  }
  // Plays on, always with the first choice, until the condition is false.
  template <class Asked>
  void go_on_while(Asked&& is_asked) {
    while (!after.cursor().turn.is_over() && !after.cursor().turn.is_chance() && is_asked()) {
      const Seat next = after.cursor().turn.first();
      Street::apply(rules, after, choices<Street>(rules, after, next).front(), Street::Tell(told));
    }
  }
  int sum_told(Happening what, Seat seat) const {
    int sum = 0;
    for (const Event& event : told)
      if (event.what == what && event.seat == seat) sum += event.number;
    return sum;
  }
  SeatMask seats_told(Happening what, Rule rule) const {
    SeatMask seats;
    for (const Event& event : told)
      if (event.what == what && event.rule == rule) seats.add(event.seat);
    return seats;
  }
};

// Counts the cases seen, so that a test which never saw one fails.
struct Sightings {
  int loans = 0;
  int rivals_paid = 0;
  int flips = 0;
  int calls = 0;
};

void expect_payment(const Trial& trial) {
  const Payment said = trial.said.pays.value_or(Payment{});
  EXPECT_EQ(said.loans, trial.sum_told(Happening::loan_taken, trial.by()));
  EXPECT_EQ(said.price, said.by_capital + said.cash);
  EXPECT_EQ(said.to_rivals, trial.sum_told(Happening::rival_paid, trial.by()));
  if (trial.verb() == Verb::flip) {
    EXPECT_EQ(said.cash, trial.after.board.coins - trial.before.board.coins);
    return;
  }
  EXPECT_EQ(said.cash, trial.sum_told(Happening::paid, trial.by()) + said.to_rivals);
  for (const Event& event : trial.told)
    if (event.what == Happening::paid && event.seat == trial.by()) {
      EXPECT_EQ(said.by_capital, event.value);
    }
}

FixedVec<Card, 2> lying_at(const Board& board, int place) {
  FixedVec<Card, 2> cards;
  for (const Card card : {board.rondel[place].card, board.rondel[place].second})
    if (card != kNoCard) cards.push_back(card);
  return cards;
}

void expect_move(const Trial& trial) {
  const int place = trial.after.board.pawn[trial.by()];
  EXPECT_EQ(trial.said.place, place);
  EXPECT_EQ(trial.said.cards, lying_at(trial.before.board, place));
  EXPECT_EQ(trial.said.spaces, spaces_in(trial.act));
  const Fare fare = trial.view.deduced.places[static_cast<std::size_t>(place)].fare.or_else({});
  EXPECT_EQ(fare.spaces, trial.said.spaces);
  EXPECT_EQ(fare.pays, trial.said.pays);
  EXPECT_EQ(trial.said.income.has_value(), place == kTrendPlace);
  EXPECT_EQ(trial.said.income.value_or(0), trial.sum_told(Happening::coins_taken, trial.by()));
}

// Every move after a flip costs what the flip predicted.
void expect_flip(const Trial& trial) {
  ASSERT_TRUE(trial.said.fares.has_value());
  const Fares& fares = *trial.said.fares;
  ASSERT_EQ(fares.size(), trial.rules.places);
  for (int place = 0; place < fares.size(); ++place) {
    const Fare unpaid = trial.view.deduced.places[static_cast<std::size_t>(place)].other_way.or_else({});
    EXPECT_EQ(fares[place].spaces, unpaid.spaces);
    EXPECT_EQ(fares[place].pays.price, unpaid.pays.price);
    EXPECT_EQ(fares[place].surcharge, unpaid.surcharge);
  }
  if (trial.step_after() != StepId::act) return;  // it was the last action of this turn
  const View view = Street::project(trial.rules, trial.after, viewer_of(trial.by()));
  for (int spaces = 1; spaces <= trial.rules.places; ++spaces) {
    const Trial move(trial.rules, trial.after, view, action_of(Verb::move, trial.by(), spaces));
    const Fare& fare = fares[move.after.board.pawn[trial.by()]];
    EXPECT_EQ(fare.spaces, spaces);
    EXPECT_EQ(fare.pays.loans, move.sum_told(Happening::loan_taken, trial.by()));
    EXPECT_EQ(fare.pays.cash,
              move.sum_told(Happening::paid, trial.by()) + move.sum_told(Happening::rival_paid, trial.by()));
  }
}

void expect_place(const Trial& trial) {
  const Board& board = trial.after.board;
  const bool is_option = trial.verb() == Verb::lay_option;
  const int place = is_option ? board.purchase_option.at[trial.by()] : board.pawn[trial.by()];
  EXPECT_EQ(trial.said.place, place);
  EXPECT_EQ(trial.said.cards, lying_at(trial.before.board, place));
}

void expect_sale(Trial& trial) {
  trial.go_on_while([&] { return trial.step_after() == StepId::choose_pile; });
  EXPECT_EQ(trial.said.income, trial.sum_told(Happening::share_sold, trial.by()));
  EXPECT_EQ(trial.said.stakes, trial.holding_after(trial.by()).stakes);
}

void expect_prices(const Trial& trial) {
  PerCompany<std::uint8_t> level = trial.before.board.level;
  for (const PriceMove& move : trial.said.prices.value_or(PriceMoves{})) {
    EXPECT_NE(level[move.company], move.level);
    EXPECT_EQ(move.value, trial.rules.value(move.company, move.level));
    level[move.company] = move.level;
  }
  EXPECT_EQ(level, trial.after.board.level);
}

// The magnates that act are those predicted, and each does what was predicted.
void expect_call(Trial& trial, const MagnateCall& call, Seat asked) {
  EXPECT_EQ(call.asks, asked == trial.by());
  if (call.rule == Rule::WS_MAG_R1) {
    EXPECT_EQ(call.points, trial.sum_told(Happening::magnate_given, trial.by()));
  }
  if (call.rule == Rule::WS_MAG_R2) {
    EXPECT_EQ(call.income, trial.sum_told(Happening::coins_taken, trial.by()));
  }
  if (call.rule == Rule::WS_MAG_P2) {
    EXPECT_EQ(call.rivals, trial.seats_told(Happening::paid, call.rule));
  }
  if (call.rule == Rule::WS_MAG_P3) {
    EXPECT_EQ(call.rivals, trial.seats_told(Happening::capital_lowered, call.rule));
  }
  if (call.rule != Rule::WS_MAG_P4) return;
  trial.go_on_while([&] {
    return trial.step_after() == StepId::magnate && trial.after.board.magnates.acting.lowest() == call.company;
  });
  EXPECT_EQ(call.rivals, trial.seats_told(Happening::card_returned, call.rule));
}
void expect_calls(Trial& trial) {
  const Calls calls = trial.said.calls.value_or(Calls{});
  const bool is_asked = trial.step_after() == StepId::magnate && trial.before.board.magnates.acting.is_empty();
  CompanySet acted = is_asked ? trial.after.board.magnates.acting : CompanySet{};
  Calls told;
  for (const Event& event : trial.told)
    if (event.what == Happening::magnate_acted && trial.before.board.magnates.acting.is_empty()) {
      told.push_back({.company = event.company, .magnate = Magnate(event.number), .rule = event.rule});
      acted.add(event.company);
    }
  ASSERT_EQ(acted.size(), calls.size());
  for (int nth = 0; nth < told.size(); ++nth) {
    EXPECT_EQ(calls[nth].company, told[nth].company);
    EXPECT_EQ(calls[nth].magnate, told[nth].magnate);
    EXPECT_EQ(calls[nth].rule, told[nth].rule);
    const bool is_last = nth + 1 == told.size();
    expect_call(trial, calls[nth], is_last && is_asked ? trial.after.cursor().turn.first() : kNoSeat);
  }
}

// Points of variations, loans and magnates, company shares and dynamite after the choice.
void expect_cards(const Trial& trial) {
  const KnownHolding after = trial.holding_after(trial.by());
  const Business& business = trial.before.board.business;  // announced but not carried out: a sale, a card being kept
  const bool is_promised = business.sold != kNoCard || is_share(business.kept);
  const bool hand_changed = trial.before.shares[trial.by()].truth() != trial.after.shares[trial.by()].truth();
  EXPECT_TRUE(trial.said.stakes.has_value() || !hand_changed || is_promised);
  if (trial.said.stakes && hand_changed) {
    EXPECT_EQ(after.stakes, *trial.said.stakes);
  }
  if (trial.verb() == Verb::give_magnate) {
    const Seat rival = seat_in(trial.act);
    EXPECT_EQ(trial.said.points, trial.holding_after(rival).rest - trial.view.deduced.holdings[rival].rest);
    return;
  }
  if (trial.after.cursor().turn.is_over()) return;
  const int gained = after.variations - trial.holding_before().variations;
  const int redeemed = trial.verb() == Verb::redeem ? after.loans - trial.holding_before().loans : 0;
  const bool is_pending = trial.after.board.business.kept != kNoCard;  // a window is open before it joins the others
  if (!is_pending && trial.before.board.business.kept == kNoCard) {
    EXPECT_EQ(trial.said.points.value_or(0), gained + redeemed);
  }
}
void expect_dynamite(const Trial& trial) {
  const PerPile<int> before = dynamite(trial.rules, trial.before);
  const PerPile<int> after = dynamite(trial.rules, trial.after);
  int more = 0;
  for (const Pile pile : kAllPiles) more += after[pile] - before[pile];
  EXPECT_EQ(trial.said.dynamite.value_or(0), more);
}
void expect_received(const Trial& trial) {
  for (const Event& event : trial.told)
    if (event.what == Happening::swapped_back || event.what == Happening::discard_taken) {
      EXPECT_EQ(trial.said.receives, event.card.truth());
    }
}

Rule rule_expected(const Trial& trial) {
  const Card card = card_in(trial.act);
  const bool borrows = trial.said.pays && trial.said.pays->loans > 0;
  switch (trial.verb()) {
    case Verb::place_pawn:
      return Rule::WS_SET_7;
    case Verb::flip:
      return borrows ? Rule::WS_LOA_1 : Rule::WS_TRN_1;
    case Verb::lay_option:
      return borrows ? Rule::WS_LOA_1 : Rule::WS_OPT_1;
    case Verb::raise_capital:
      return borrows ? Rule::WS_LOA_1 : Rule::WS_CAP_1;
    case Verb::move:
      if (borrows) return Rule::WS_LOA_1;
      if (trial.said.place == kTrendPlace) return Rule::WS_MOV_8;
      return trial.said.pays->to_rivals > 0 ? Rule::WS_MOV_3 : Rule::WS_MOV_2;
    case Verb::sell:
      return Rule::WS_SEL_3;
    case Verb::keep:
      if (is_share(card)) return Rule::WS_MOV_5;
      if (is_company_variation(card)) return Rule::WS_VAR_1;
      if (card == Card::black_day) return Rule::WS_VAR_4;
      if (card == Card::stock_exchange) return Rule::WS_VAR_5;
      return card >= Card::upward ? Rule::WS_VAR_3 : Rule::WS_VAR_2;
    case Verb::discard:
      return card == Card::explosion ? Rule::WS_EXP_1 : Rule::WS_MOV_6;
    case Verb::choose_company:
      return Rule::WS_VAR_2;
    case Verb::show:
    case Verb::offer:
    case Verb::swap:
      return Rule::WS_VAR_5;
    case Verb::give_magnate:
      return Rule::WS_MAG_P1;
    case Verb::redeem:
    case Verb::decline:
      return Rule::WS_MAG_R3;
    case Verb::take_discard:
      return Rule::WS_MAG_R4;
    case Verb::give_back:
      return Rule::WS_MAG_P4;
    case Verb::end_turn:
      return Rule::WS_TRN_2;
    case Verb::lay_card:
    case Verb::deal_capital:
    case Verb::choose_start:
    case Verb::turn_up:
    case Verb::lay_magnate:
    case Verb::turn_magnate:
      break;
  }
  return Rule::none;
}

// What is not predicted does not happen, and nothing is predicted that does not apply.
void expect_nothing_else(const Trial& trial) {
  const Verb verb = trial.verb();
  const bool is_place = verb == Verb::move || verb == Verb::place_pawn || verb == Verb::lay_option;
  EXPECT_EQ(trial.said.place.has_value(), is_place);
  EXPECT_EQ(trial.said.cards.has_value(), is_place);
  EXPECT_EQ(trial.said.spaces.has_value(), verb == Verb::move);
  EXPECT_EQ(trial.said.fares.has_value(), verb == Verb::flip);
  EXPECT_EQ(trial.said.capital.has_value(), verb == Verb::raise_capital);
  EXPECT_EQ(trial.said.receives.has_value(), verb == Verb::swap || verb == Verb::take_discard);
  EXPECT_EQ(trial.said.dynamite.has_value(), verb == Verb::discard || verb == Verb::take_discard);
  if (trial.said.capital) {
    EXPECT_EQ(trial.said.capital, trial.after.board.capital[trial.by()]);
  }
}

void expect_true(Trial& trial, Sightings& seen) {
  EXPECT_EQ(trial.said.rule, rule_expected(trial));
  expect_payment(trial);
  expect_prices(trial);
  expect_cards(trial);
  expect_dynamite(trial);
  expect_received(trial);
  expect_nothing_else(trial);
  if (trial.verb() == Verb::move) expect_move(trial);
  if (trial.verb() == Verb::flip) expect_flip(trial);
  if (trial.verb() == Verb::place_pawn || trial.verb() == Verb::lay_option) expect_place(trial);
  const Payment pays = trial.said.pays.value_or(Payment{});
  seen.loans += pays.loans;
  seen.rivals_paid += pays.to_rivals;
  seen.flips += trial.said.fares ? 1 : 0;
  seen.calls += trial.said.calls ? 1 : 0;
  if (trial.verb() == Verb::sell) return expect_sale(trial);
  expect_calls(trial);
}

void expect_true_at(const Walk<Street>& walk, Sightings& seen) {
  for (const Seat seat : walk.turn().seats()) {
    const View view = Street::project(walk.rules(), walk.state(), viewer_of(seat));
    for (const Action& act : choices<Street>(walk.rules(), walk.state(), seat)) {
      SCOPED_TRACE(walk.where() + ": " + notation(act));
      Trial trial(walk.rules(), walk.state(), view, act);
      expect_true(trial, seen);
    }
  }
}

class WallStreet1920Prospect : public ::testing::TestWithParam<Setup> {};

TEST_P(WallStreet1920Prospect, IsWhatHappens) {
  const Rules rules = rules_for<WallStreet1920>(GetParam());
  Sightings seen;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    for (Walk<Street> walk(rules, seed); !walk.is_over() && !HasFailure(); walk.apply(walk.pick()))
      expect_true_at(walk, seen);
  }
  EXPECT_GT(seen.loans, 0);
  EXPECT_GT(seen.rivals_paid, 0);
  EXPECT_GT(seen.flips, 0);
  EXPECT_EQ(seen.calls > 0, rules.modules.has(ModuleId::magnates));
}

// A world that the seat cannot tell from the true one gives the same prospects.
TEST_P(WallStreet1920Prospect, IsTheSameInImaginedWorlds) {
  const Rules rules = rules_for<WallStreet1920>(GetParam());
  Walk<Street> walk(rules, 5);
  for (; !walk.is_over() && !HasFailure(); walk.apply(walk.pick())) {
    if (walk.turn().is_chance() || walk.done().size() % 5 != 0) continue;
    const Seat seat = walk.turn().first();
    const View view = Street::project(rules, walk.state(), viewer_of(seat));
    const State guess = Street::imagine(rules, view, walk.memory_of(viewer_of(seat)), walk.rng());
    const View imagined = Street::project(rules, guess, viewer_of(seat));
    EXPECT_TRUE(same_bytes(imagined.deduced, view.deduced)) << walk.where();
    for (const Action& act : choices<Street>(rules, walk.state(), seat))
      EXPECT_EQ(Street::prospect(rules, view, act), Street::prospect(rules, imagined, act)) << notation(act);
  }
}

INSTANTIATE_TEST_SUITE_P(Setups, WallStreet1920Prospect, ::testing::ValuesIn(setups_of<WallStreet1920>()),
                         [](const auto& each) { return describe(each.param); });

// Exchanges and magnates' questions are rare: many matches are played only for them.
TEST(WallStreet1920RareProspect, IsWhatHappens) {
  std::set<Verb> wanted{Verb::show,   Verb::offer,   Verb::swap,         Verb::give_magnate,
                        Verb::redeem, Verb::decline, Verb::take_discard, Verb::give_back};
  const std::set<Verb> rare = wanted;
  const Rules rules =
      rules_for<WallStreet1920>({"wall-street-1920", 3, {"magnates"}, {{"magnates", "mix"}, {"board", "orange"}}, {}});
  Sightings seen;
  for (std::uint64_t seed = 1; seed <= 400 && !HasFailure(); ++seed)
    for (Walk<Street> walk(rules, seed); !walk.is_over(); walk.apply(walk.pick())) {
      if (walk.turn().is_chance()) continue;
      const Verb verb = verb_of(choices<Street>(rules, walk.state(), walk.turn().first()).back());
      if (!rare.contains(verb)) continue;
      wanted.erase(verb);
      if (verb == Verb::decline) wanted.erase(Verb::redeem);
      SCOPED_TRACE("seed " + std::to_string(seed));
      expect_true_at(walk, seen);
    }
  EXPECT_TRUE(wanted.empty()) << wanted.size() << " verbs never came up";
}

}  // namespace
}  // namespace bell::exam
