// A dividend goes around the table: each seat shows as many shares as it likes and is paid at once. Every seat is
// asked, even one without a share, because skipping it would reveal that.
#include "engine/stockpile/dividend.h"

#include "engine/stockpile/money.h"
#include "engine/stockpile/portfolio.h"
#include "engine/stockpile/prices.h"
#include "engine/stockpile/prospects.h"
#include "engine/stockpile/turn_order.h"
#include "view/stockpile/actions.h"

namespace bell::stockpile {
namespace {

struct PayDividend {
  static constexpr StepId id = StepId::pay_dividend;
  static constexpr Rule cite = Rule::SP_MOV_3;

  static Progress enter(Ctx& ctx) {
    const Seat only = ctx.state.board.dividend.only;
    if (!ask_next(ctx, [only](Seat seat) { return only == kNoSeat || seat == only; })) {
      // A movement continues to pay for the cards shown; otherwise the dividend is over.
      if (ctx.state.board.motion.company == kNoCompany) ctx.state.board.dividend = {};
      return Progress::done;
    }
    ctx.state.cursor().turn = Turn::of(top(ctx.state.cursor()).actor);
    return Progress::stay;
  }
  static bool choices_are_public(const Rules&, const Board& board, Seat who) { return is_known(board, who); }
  static void legal(const Rules&, const State& now, Seat who, ActionList& out) {
    const Company company = now.board.dividend.company;
    for (int regular = 0; regular <= regular_of(now, who, company); ++regular)
      for (int split = 0; split <= split_of(now, who, company); ++split)
        out.push_back(action_of(Verb::show, who, regular, split));
  }
  static Refusal refuse(const Rules&, const State& now, Action act) {
    if (verb_of(act) != Verb::show) return {Reason::wrong_moment, cite};
    const Company company = now.board.dividend.company;
    if (act.args[0] > regular_of(now, act.by, company) || act.args[1] > split_of(now, act.by, company) ||
        act != action_of(Verb::show, act.by, act.args[0], act.args[1]))
      return {Reason::not_held, cite, {static_cast<std::int16_t>(company), act.args[0], act.args[1]}};
    return allowed();
  }
  static void apply(Ctx& ctx, Action act) {
    const Dividend& dividend = ctx.state.board.dividend;
    ctx.state.board.dividend.shown[act.by] = {act.args[0], act.args[1]};
    show_regular(ctx.state, act.by, dividend.company, act.args[0]);
    if (ctx.tell)
      ctx.tell.say({.what = Happening::shown,
                    .rule = cite,
                    .seat = act.by,
                    .company = dividend.company,
                    .number = act.args[0],
                    .value = act.args[1]});
    pay_for_shown(ctx, act.by, dividend.company, dividend.per_share);
  }
  // The cards shown now are paid for at every mark that the company still passes before it splits.
  static Prospect prospect(const Rules& rules, const View& view, const Action& act) {
    const Board& board = view.board;
    const Shown shown{act.args[0], act.args[1]};
    Purse purse(rules, view, act.by);
    Prospect prospect;
    prospect.company = board.dividend.company;
    prospect.each = 0;
    const auto pay = [&](int dollars) {
      prospect.each = *prospect.each + dollars;
      purse.earn(dividend_for(shown, dollars));
    };
    pay(board.dividend.per_share);
    Travel travel{.place = board.place[board.dividend.company], .left = board.motion.left};
    const Ladder& ladder = rules.ladders[board.dividend.company];
    while (travel.left > 0 && take_space(ladder, travel) != Arrival::split)
      pay(ladder.dollars[static_cast<std::size_t>(travel.place)]);
    purse.tell(prospect);
    return prospect;
  }
};

}  // namespace

void declare_dividend(Ctx& ctx, Company company, int per_share, Seat only) {
  Dividend& dividend = ctx.state.board.dividend;
  dividend = {};
  dividend.company = company;
  dividend.per_share = static_cast<std::uint8_t>(per_share);
  dividend.only = only;
  if (ctx.tell)
    ctx.tell.say(
        {.what = Happening::dividend_declared, .rule = Rule::SP_MOV_3, .company = company, .number = per_share});
  call(ctx, StepId::pay_dividend, kNoSeat);
}

Money dividend_for(const Shown& shown, int per_share) { return Money(per_share * (shown.regular + 2 * shown.split)); }

void pay_for_shown(Ctx& ctx, Seat seat, Company company, int per_share) {
  const Money money = dividend_for(ctx.state.board.dividend.shown[seat], per_share);
  if (money == Money(0)) return;
  if (ctx.tell)
    ctx.tell.say({.what = Happening::dividend_paid,
                  .rule = Rule::SP_MOV_3,
                  .seat = seat,
                  .company = company,
                  .number = money.amount()});
  earn(ctx, seat, money);
}

StepOps pay_dividend_step() { return ops_of<PayDividend, Stockpile>(); }

}  // namespace bell::stockpile
