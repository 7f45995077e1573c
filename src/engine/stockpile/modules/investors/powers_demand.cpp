// Investors of Demand: Mark and Warren before it, Liliane at its start, Martha during it, and those who change bids or
// payments.
#include <algorithm>
#include <array>

#include "engine/stockpile/modules/investors/powers.h"
#include "engine/stockpile/money.h"
#include "engine/stockpile/pairs.h"
#include "engine/stockpile/passing.h"
#include "engine/stockpile/piles.h"
#include "engine/stockpile/prospects.h"
#include "engine/stockpile/turn_order.h"
#include "view/stockpile/actions.h"

namespace bell::stockpile {
namespace {

void pay_when_outbid(Ctx& ctx, Seat seat) {
  const Money loss =
      std::min(Money(ctx.rules.second_power_of(Investor::liliane)), free_cash(ctx.rules, ctx.state.board, seat));
  if (loss == Money(0)) return;
  pay(ctx, seat, loss);
  ctx.tell.say({.what = Happening::money_lost, .rule = Rule::SP_INV_LILIANE, .seat = seat, .number = loss.amount()});
}

void earn_by_placing(Ctx& ctx, Seat seat) {
  const Money gain = ctx.rules.pay_for_placing(ctx.rules, ctx.state.board, seat, Money(0));
  ctx.tell.say({.what = Happening::money_gained, .rule = Rule::SP_INV_MITT, .seat = seat, .number = gain.amount()});
  earn(ctx, seat, gain);
}

constexpr std::array kDemandPowers{
    Power{.id = Investor::bernie,
          .cite = Rule::SP_INV_BERNIE,
          .box = InvestorBox::base,
          .fee = [](Money fee) { return Money(0) - fee; }},
    Power{.id = Investor::donald,
          .cite = Rule::SP_INV_DONALD,
          .box = InvestorBox::base,
          .paid_space = [](int space) { return std::max(0, space - 1); }},
    Power{.id = Investor::mark, .cite = Rule::SP_INV_MARK, .box = InvestorBox::base},
    Power{.id = Investor::martha, .cite = Rule::SP_INV_MARTHA, .box = InvestorBox::base},
    Power{.id = Investor::warren, .cite = Rule::SP_INV_WARREN, .box = InvestorBox::base},
    Power{.id = Investor::carlos,
          .cite = Rule::SP_INV_CARLOS,
          .box = InvestorBox::continuing_corruption,
          .passing = [](Passing usual) { return Passing{usual.space + 1, Rule::SP_INV_CARLOS}; }},
    Power{.id = Investor::barbara,
          .cite = Rule::SP_INV_BARBARA,
          .box = InvestorBox::promo,
          .bid_value = [](const Rules& rules, int space,
                          Money) { return Money(rules.printed.barbara[static_cast<std::size_t>(space)]); }},
    Power{.id = Investor::liliane,
          .cite = Rule::SP_INV_LILIANE,
          .box = InvestorBox::promo,
          .meeple_outbid = &pay_when_outbid},
    Power{.id = Investor::mitt,
          .cite = Rule::SP_INV_MITT,
          .box = InvestorBox::promo,
          .pay_for_placing = [](const Rules& rules,
                                Money so_far) { return so_far + Money(rules.power_of(Investor::mitt)); },
          .meeple_placed = &earn_by_placing},
};

bool has_face_down(const State& now, Pile pile) {
  return std::any_of(now.laid.begin(), now.laid.end(),
                     [pile](const Laid& laid) { return laid.pile == pile && !is_face_up(laid.card); });
}

// By seat in turn order; an owner of both chooses which goes first, and passing ends it.
struct BeforeDemand {
  static constexpr StepId id = StepId::before_demand;
  static constexpr Rule cite = Rule::SP_INV_3;
  static constexpr std::uint8_t kPassed = 0xFF;

  static bool asks(const State& now, Seat seat) {
    if (is_unused(now, seat, Investor::mark)) return true;
    const auto is_down = [](const Laid& laid) { return !is_face_up(laid.card); };
    return is_unused(now, seat, Investor::warren) && std::any_of(now.laid.begin(), now.laid.end(), is_down);
  }
  static Progress enter(Ctx& ctx) {
    Frame& frame = top(ctx.state.cursor());
    if (frame.actor == kNoSeat || frame.beat == kPassed || !asks(ctx.state, frame.actor)) {
      frame.beat = 0;
      if (!ask_next(ctx, [&ctx](Seat seat) { return asks(ctx.state, seat); })) return Progress::done;
    }
    ctx.state.cursor().turn = Turn::of(frame.actor);
    return Progress::stay;
  }
  static void legal(const Rules& rules, const State& now, Seat who, ActionList& out) {
    if (is_unused(now, who, Investor::warren))
      for (int pile = 0; pile < rules.piles; ++pile)
        if (has_face_down(now, pile_at(pile))) out.push_back(action_of(Verb::look_at_pile, who, pile));
    if (is_unused(now, who, Investor::mark)) offer_moves(rules, now, who, out);
    out.push_back(pass_of(who));
  }
  static void offer_moves(const Rules& rules, const State& now, Seat who, ActionList& out) {
    for (int from = 0; from < rules.piles; ++from) {
      const auto cards = std::count_if(now.laid.begin(), now.laid.end(),
                                       [from](const Laid& laid) { return laid.pile == pile_at(from); });
      for (int position = 0; position < cards; ++position)
        for (int to = 0; to < rules.piles; ++to)
          if (to != from) out.push_back(action_of(Verb::move_card, who, from, position, to));
    }
  }
  static Refusal refuse(const Rules& rules, const State& now, Action act) {
    if (act == pass_of(act.by)) return allowed();
    const bool looks = verb_of(act) == Verb::look_at_pile;
    if (!looks && verb_of(act) != Verb::move_card) return {Reason::wrong_moment, cite};
    const Power& power = *power_of(looks ? Investor::warren : Investor::mark);
    if (!has(now, act.by, power.id)) return {Reason::not_held, power.cite};
    if (!is_unused(now, act.by, power.id)) return {Reason::forbidden, power.cite};
    ActionList list;
    legal(rules, now, act.by, list);
    return contains(list, act) ? allowed() : Refusal{Reason::not_available, power.cite, {act.args[0], act.args[1]}};
  }
  static void apply(Ctx& ctx, Action act) {
    if (verb_of(act) == Verb::pass) {
      top(ctx.state.cursor()).beat = kPassed;
      say_pass(ctx, cite, act.by);
    }
    if (verb_of(act) == Verb::look_at_pile) look(ctx, act.by, pile_in(act));
    if (verb_of(act) == Verb::move_card) move(ctx, act);
  }
  static void look(Ctx& ctx, Seat seat, Pile pile) {
    use(ctx, seat, *power_of(Investor::warren));
    for (Laid& laid : ctx.state.laid) {
      if (laid.pile != pile || is_face_up(laid.card)) continue;
      laid.card.tell(seat);
      ctx.tell.say({.what = Happening::looked_at_card,
                    .rule = Rule::SP_INV_WARREN,
                    .seat = seat,
                    .pile = pile,
                    .card = Secret<Card>(laid.card.truth(), seat)});
    }
  }
  static Prospect prospect(const Rules&, const View& view, const Action& act) {
    if (verb_of(act) == Verb::pass) return {};
    if (verb_of(act) == Verb::look_at_pile) return {.rule = power_of(Investor::warren)->cite};
    Prospect prospect{.rule = power_of(Investor::mark)->cite};
    int left = act.args[1];
    for (const SeenLaid& laid : view.laid)
      if (laid.pile == pile_in(act) && left-- == 0 && laid.card.is_known()) prospect.card = laid.card.or_else(kNoCard);
    return prospect;
  }
  // The card goes on top of the other stockpile, and the same players know it.
  static void move(Ctx& ctx, const Action& act) {
    use(ctx, act.by, *power_of(Investor::mark));
    auto& laid = ctx.state.laid;
    int at = 0;
    for (int left = act.args[1];; ++at)
      if (laid[at].pile == pile_in(act) && left-- == 0) break;
    const Laid moved{laid[at].card, pile_at(act.args[2])};
    laid.erase(at);
    laid.push_back(moved);
    ctx.tell.say({.what = Happening::card_moved,
                  .rule = Rule::SP_INV_MARK,
                  .seat = act.by,
                  .pile = moved.pile,
                  .card = moved.card,
                  .number = act.args[0]});
  }
};

struct StartDemand {
  static constexpr StepId id = StepId::start_demand;
  static constexpr Rule cite = Rule::SP_INV_LILIANE;
  static Progress enter(Ctx& ctx) {
    const Seat owner = owner_of(ctx.rules, ctx.state, Investor::liliane);
    if (owner == kNoSeat) return Progress::done;
    const int gain = ctx.rules.power_of(Investor::liliane);
    ctx.tell.say({.what = Happening::money_gained, .rule = cite, .seat = owner, .number = gain});
    earn(ctx, owner, Money(gain));
    return Progress::done;
  }
};

// Opened before each bid and before the payment, until she has looked.
struct LookWhileBidding {
  static constexpr StepId id = StepId::look_while_bidding;
  static constexpr Rule cite = Rule::SP_INV_MARTHA;

  static bool may_look(const Rules& rules, const State& now, Seat seat, int pair) {
    return owner_of_pair(rules, pair) != seat && is_hidden_from_all(now, pair) &&
           !knows_pair(now, viewer_of(seat), pair);
  }
  static bool has_any(const Rules& rules, const State& now, Seat seat) {
    for (int pair = 0; pair < kPairs; ++pair)
      if (may_look(rules, now, seat, pair)) return true;
    return false;
  }
  static void open_for_owner(Ctx& ctx) {
    const Seat owner = owner_of(ctx.rules, ctx.state, Investor::martha);
    if (owner == kNoSeat || !is_unused(ctx.state, owner, Investor::martha)) return;
    if (has_any(ctx.rules, ctx.state, owner)) call(ctx, id, owner);
  }
  static Progress enter(Ctx& ctx) { return ask_once(ctx); }
  static void legal(const Rules& rules, const State& now, Seat who, ActionList& out) {
    for (int pair = 0; pair < kPairs; ++pair)
      if (may_look(rules, now, who, pair)) out.push_back(action_of(Verb::look_at_pair, who, pair));
    out.push_back(pass_of(who));
  }
  static Refusal refuse(const Rules& rules, const State& now, Action act) {
    if (act == pass_of(act.by)) return allowed();
    if (verb_of(act) != Verb::look_at_pair) return {Reason::wrong_moment, cite};
    if (act.args[0] >= kPairs || !may_look(rules, now, act.by, act.args[0]) ||
        act != action_of(Verb::look_at_pair, act.by, act.args[0]))
      return {Reason::not_available, cite, {act.args[0]}};
    return allowed();
  }
  static void apply(Ctx& ctx, Action act) {
    top(ctx.state.cursor()).beat = 1;
    if (verb_of(act) == Verb::pass) return say_pass(ctx, cite, act.by);
    use(ctx, act.by, *power_of(Investor::martha));
    look_at_pair(ctx, cite, act.by, act.args[0]);
  }
  static Prospect prospect(const Rules&, const View& view, const Action& act) {
    return verb_of(act) == Verb::pass ? Prospect{} : prospect_of_pair(view, act.args[0]);
  }
};

}  // namespace

std::span<const Power> demand_powers() { return kDemandPowers; }
StepOps before_demand_step() { return ops_of<BeforeDemand, Stockpile>(); }
StepOps start_demand_step() { return ops_of<StartDemand, Stockpile>(); }
StepOps look_while_bidding_step() { return ops_of<LookWhileBidding, Stockpile>(); }

void install_looks(Rules& rules) {
  rules.before_bid.add(&LookWhileBidding::open_for_owner);
  rules.before_payment.add(&LookWhileBidding::open_for_owner);
}

}  // namespace bell::stockpile
