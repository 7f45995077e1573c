// Investors at the end of a round: Ana, Dangote, Deborah, Oprah and Sanders on their turns, Li with the interest.
#include <algorithm>
#include <array>
#include <functional>

#include "engine/stockpile/dividend.h"
#include "engine/stockpile/modules/investors/powers.h"
#include "engine/stockpile/money.h"
#include "engine/stockpile/passing.h"
#include "engine/stockpile/portfolio.h"
#include "engine/stockpile/prospects.h"
#include "engine/stockpile/turn_order.h"
#include "view/stockpile/actions.h"

namespace bell::stockpile {
namespace {

Money printed_money(const Rules& rules, Investor investor) { return Money(rules.power_of(investor)); }
// Oprah gives and Sanders takes twice the printed amount.
Money both_parts(const Rules& rules, Investor investor) { return printed_money(rules, investor) * 2; }

constexpr std::array kEndOfRoundPowers{
    Power{.id = Investor::deborah, .cite = Rule::SP_INV_DEBORAH, .box = InvestorBox::base},
    Power{.id = Investor::ana, .cite = Rule::SP_INV_ANA, .box = InvestorBox::continuing_corruption},
    Power{.id = Investor::dangote,
          .cite = Rule::SP_INV_DANGOTE,
          .box = InvestorBox::continuing_corruption,
          .needs = ModuleId::commodities_taxes},
    Power{.id = Investor::li,
          .cite = Rule::SP_INV_LI,
          .box = InvestorBox::continuing_corruption,
          .needs = ModuleId::bonds,
          .interest =
              [](const Rules& rules, const Board& board, Seat seat, Money interest) {
                return interest + printed_money(rules, Investor::li) * ((board.bond.held[seat] + 1) / 2);
              }},
    Power{.id = Investor::oprah, .cite = Rule::SP_INV_OPRAH, .box = InvestorBox::promo},
    Power{.id = Investor::sanders, .cite = Rule::SP_INV_SANDERS, .box = InvestorBox::promo},
};

void gain(Ctx& ctx, Rule why, Seat seat, Money money) {
  if (money == Money(0)) return;
  ctx.tell.say({.what = Happening::money_gained, .rule = why, .seat = seat, .number = money.amount()});
  earn(ctx, seat, money);
}

void give(Ctx& ctx, Rule why, Seat from, Seat to, Money money) {
  ctx.tell.say({.what = Happening::money_given, .rule = why, .seat = from, .other = to, .number = money.amount()});
  pay(ctx, from, money);
  earn(ctx, to, money);
}

Money pay_for_commodities(const Rules& rules, const Board& board, Seat seat) {
  const CommerceBag& owned = board.commerce.owned[seat];
  return printed_money(rules, Investor::dangote) * (owned.size() - owned.count(Card::tax));
}

// Ties go to the first clockwise from the seat, with the seat itself last; `left_out` does not count.
template <class Better>
Seat pick_clockwise(const Rules& rules, const Board& board, Seat from, Seat left_out, Better&& better) {
  Seat best = kNoSeat;
  Seat seat = from;
  do {
    seat = next_seat(seat, rules.seats);
    if (seat == left_out) continue;
    if (best == kNoSeat || better(board.cash[seat], board.cash[best])) best = seat;
  } while (seat != from);
  return best;
}

// What Sanders takes, from whom, and how it is divided.
struct Levy {
  Seat richest = kNoSeat;
  Money kept;
  Money rest;
  Money taken() const { return kept + rest; }
};
Levy levy_by(const Rules& rules, const Board& board, Seat seat) {
  const Seat richest = pick_clockwise(rules, board, seat, seat, std::greater<Money>());
  const Money taken = std::min(both_parts(rules, Investor::sanders), board.cash[richest]);
  const Money kept = std::min(taken, printed_money(rules, Investor::sanders));
  return {richest, kept, taken - kept};
}
// After the levy is taken and its first part kept.
Seat poorest_after(const Rules& rules, const Board& board, Seat seat, const Levy& levy) {
  return pick_clockwise(rules, board, seat, levy.richest, std::less<Money>());
}

void redistribute(Ctx& ctx, Seat seat) {
  constexpr Rule kWhy = Rule::SP_INV_SANDERS;
  const Levy levy = levy_by(ctx.rules, ctx.state.board, seat);
  if (levy.taken() == Money(0)) return;
  pay(ctx, levy.richest, levy.taken());
  ctx.tell.say({.what = Happening::money_given,
                .rule = kWhy,
                .seat = levy.richest,
                .other = seat,
                .number = levy.taken().amount()});
  earn(ctx, seat, levy.kept);
  if (levy.rest == Money(0)) return;
  const Seat poorest = poorest_after(ctx.rules, ctx.state.board, seat, levy);
  if (poorest != seat)
    ctx.tell.say(
        {.what = Happening::money_given, .rule = kWhy, .seat = seat, .other = poorest, .number = levy.rest.amount()});
  earn(ctx, poorest, levy.rest);
}
void foresee_levy(Purse& purse, const Rules& rules, const View& view, Seat seat) {
  const Levy levy = levy_by(rules, view.board, seat);
  purse.board().cash[levy.richest] -= levy.taken();
  purse.earn(levy.kept);
  if (poorest_after(rules, purse.board(), seat, levy) == seat) purse.earn(levy.rest);
}

constexpr std::array kTurns{Investor::deborah, Investor::ana, Investor::dangote, Investor::oprah, Investor::sanders};
static_assert(std::is_sorted(kTurns.begin(), kTurns.end()));

// No decision is needed: it happens automatically, or there is no money to give or card to show. All that is public.
bool asks_nothing(const State& now, Seat seat, Investor who) {
  if (who == Investor::oprah) return now.board.cash[seat] == Money(0);
  if (who == Investor::ana) return !has_any_card(now.board, seat);
  return who == Investor::dangote || who == Investor::sanders;
}

CompanySet held_companies(const State& now, Seat seat) {
  CompanySet held;
  for (const Company company : kAllCompanies)
    if (shares_of(now, seat, company) > 0) held.add(company);
  return held;
}

// By seat in turn order. An owner of two abilities first chooses which goes first.
struct EndOfRound {
  static constexpr StepId id = StepId::end_of_round;
  static constexpr Rule cite = Rule::SP_INV_7;

  // The unused abilities of a seat, the lower number first.
  static int pending(const State& now, Seat seat, std::array<Investor, 2>& which) {
    int number = 0;
    for (const Investor who : kTurns)
      if (is_unused(now, seat, who)) which[static_cast<std::size_t>(number++)] = who;
    return number;
  }
  // The ability in progress: the frame's beat stores it once it is decided.
  static Investor up(const Board& board) { return static_cast<Investor>(top(board.cursor).beat); }

  static Progress enter(Ctx& ctx) {
    Frame& frame = top(ctx.state.cursor());
    std::array<Investor, 2> which{};
    for (;;) {
      const int left = frame.actor == kNoSeat ? 0 : pending(ctx.state, frame.actor, which);
      if (left == 0) {
        frame.beat = 0;
        if (!ask_next(ctx, [&](Seat seat) { return pending(ctx.state, seat, which) > 0; })) return Progress::done;
        continue;
      }
      if (left == 1) frame.beat = static_cast<std::uint8_t>(which[0]);
      if (asks_nothing(ctx.state, frame.actor, up(ctx.state.board))) {
        act_at_once(ctx, frame.actor, up(ctx.state.board));
        frame.beat = 0;
        continue;
      }
      ctx.state.cursor().turn = Turn::of(frame.actor);
      return Progress::stay;
    }
  }
  static void act_at_once(Ctx& ctx, Seat seat, Investor who) {
    mark_used(ctx.state, seat, who);
    if (who == Investor::dangote)
      gain(ctx, Rule::SP_INV_DANGOTE, seat, pay_for_commodities(ctx.rules, ctx.state.board, seat));
    if (who == Investor::sanders) redistribute(ctx, seat);
  }

  static void legal(const Rules& rules, const State& now, Seat who, ActionList& out) {
    const Investor investor = up(now.board);
    if (investor == Investor::none) return offer_order(now, who, out);
    if (investor == Investor::deborah) {
      for (const Company company : kAllCompanies) out.push_back(with_company(Verb::name_company, who, company));
      out.push_back(pass_of(who));
    }
    if (investor == Investor::ana) offer_shows(now, who, out);
    if (investor == Investor::oprah) offer_gifts(rules, now, who, out);
  }
  static void offer_order(const State& now, Seat who, ActionList& out) {
    std::array<Investor, 2> which{};
    const int number = pending(now, who, which);
    for (int at = 0; at < number; ++at)
      out.push_back(action_of(Verb::use_power, who, static_cast<int>(which[static_cast<std::size_t>(at)])));
  }
  static void offer_shows(const State& now, Seat who, ActionList& out) {
    const unsigned held = held_companies(now, who).bits();
    for (unsigned set = 0; set <= held; ++set)
      if ((set & ~held) == 0) out.push_back(action_of(Verb::show_companies, who, static_cast<int>(set)));
  }
  static void offer_gifts(const Rules& rules, const State& now, Seat who, ActionList& out) {
    const bool can_share = now.board.cash[who] >= both_parts(rules, Investor::oprah);
    for (const Seat first : seats_of(rules.seats)) {
      if (first == who) continue;
      for (const Seat second : seats_of(rules.seats))
        if (can_share && second != who && index(second) > index(first))
          out.push_back(action_of(Verb::give_money, who, index(first), index(second)));
      out.push_back(action_of(Verb::give_money, who, index(first), index(kNoSeat)));
    }
  }

  static Refusal refuse(const Rules& rules, const State& now, Action act) {
    ActionList list;
    legal(rules, now, act.by, list);
    if (contains(list, act)) return allowed();
    const bool fits = act.verb == list[0].verb;
    const Investor investor = up(now.board);
    const Rule why = investor == Investor::none ? cite : power_of(investor)->cite;
    return {fits ? Reason::not_available : Reason::wrong_moment, why, {act.args[0], act.args[1]}};
  }

  static void apply(Ctx& ctx, Action act) {
    Frame& frame = top(ctx.state.cursor());
    if (verb_of(act) == Verb::use_power) {
      frame.beat = act.args[0];
      return ctx.tell.say(
          {.what = Happening::power_chosen, .rule = cite, .seat = act.by, .investor = open(Investor(act.args[0]))});
    }
    const Investor who = up(ctx.state.board);
    frame.beat = 0;
    if (verb_of(act) == Verb::pass) {
      mark_used(ctx.state, act.by, who);
      return say_pass(ctx, power_of(who)->cite, act.by);
    }
    use(ctx, act.by, *power_of(who));
    if (verb_of(act) == Verb::name_company)
      declare_dividend(ctx, company_in(act), ctx.rules.power_of(Investor::deborah), kNoSeat);
    if (verb_of(act) == Verb::show_companies) show_for_money(ctx, act.by, CompanySet(act.args[0]));
    if (verb_of(act) == Verb::give_money) give_away(ctx, act);
  }
  static Money money_for(const Rules& rules, CompanySet set) {
    return printed_money(rules, Investor::ana) * set.size();
  }
  static void show_for_money(Ctx& ctx, Seat seat, CompanySet set) {
    show_one_of_each(ctx, Rule::SP_INV_ANA, seat, set);
    gain(ctx, Rule::SP_INV_ANA, seat, money_for(ctx.rules, set));
  }
  struct Gift {
    Money all;
    Money each;
  };
  static Gift gift_of(const Rules& rules, const Board& board, const Action& act) {
    const bool is_shared = seat_at(act.args[1]) != kNoSeat;
    const Money all = std::min(both_parts(rules, Investor::oprah), board.cash[act.by]);
    return {all, is_shared ? printed_money(rules, Investor::oprah) : all};
  }
  static void give_away(Ctx& ctx, const Action& act) {
    const Seat first = seat_at(act.args[0]);
    const Seat second = seat_at(act.args[1]);
    const Gift gift = gift_of(ctx.rules, ctx.state.board, act);
    for (const Seat to : {first, second})
      if (to != kNoSeat) give(ctx, Rule::SP_INV_OPRAH, act.by, to, gift.each);
  }

  static Prospect prospect(const Rules& rules, const View& view, const Action& act) {
    const bool is_order = verb_of(act) == Verb::use_power;
    Prospect prospect = is_order ? prospect_at_once(rules, view, act) : prospect_of_ability(rules, view, act);
    prospect.rule = power_of(is_order ? investor_in(act) : up(view.board))->cite;
    return prospect;
  }
  static Prospect prospect_at_once(const Rules& rules, const View& view, const Action& act) {
    const Investor who = investor_in(act);
    Prospect prospect;
    Purse purse(rules, view, act.by);
    if (who == Investor::dangote) purse.earn(pay_for_commodities(rules, view.board, act.by));
    if (who == Investor::sanders) foresee_levy(purse, rules, view, act.by);
    purse.tell(prospect);
    return prospect;
  }
  static Prospect prospect_of_ability(const Rules& rules, const View& view, const Action& act) {
    if (verb_of(act) == Verb::name_company) return {.dividend = rules.power_of(Investor::deborah)};
    if (verb_of(act) == Verb::give_money) {
      const Gift gift = gift_of(rules, view.board, act);
      return {.costs = gift.all.amount(), .each = gift.each.amount()};
    }
    if (verb_of(act) != Verb::show_companies) return {};
    Prospect prospect = prospect_of_income(rules, view, act.by, money_for(rules, CompanySet(act.args[0])));
    prospect.each = rules.power_of(Investor::ana);
    return prospect;
  }
};

}  // namespace

std::span<const Power> end_of_round_powers() { return kEndOfRoundPowers; }
StepOps end_of_round_step() { return ops_of<EndOfRound, Stockpile>(); }

}  // namespace bell::stockpile
