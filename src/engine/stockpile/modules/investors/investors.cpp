// Investors: dealt in secret, kept in secret, shown together; they bring the starting cash.
#include <array>

#include "engine/stockpile/modules/investors/install.h"
#include "engine/stockpile/modules/investors/powers.h"
#include "engine/stockpile/modules/modules.h"
#include "engine/stockpile/turn_order.h"
#include "view/stockpile/actions.h"

namespace bell::stockpile {
namespace {

// Twice as many as a player keeps, and a player keeps one for each meeple.
int dealt_to_each(const Rules& rules) { return 2 * rules.meeples; }

struct DealInvestors {
  static constexpr StepId id = StepId::deal_investors;
  static constexpr Rule cite = Rule::SP_INV_1;

  static Progress enter(Ctx& ctx) {
    Frame& frame = top(ctx.state.cursor());
    const auto lacks = [&ctx](Seat seat) { return ctx.state.board.people.offered[seat] < dealt_to_each(ctx.rules); };
    if (frame.actor == kNoSeat) ctx.state.investor_deck = ctx.rules.investors;
    if (frame.actor == kNoSeat || !lacks(frame.actor))
      if (!ask_next(ctx, lacks)) return Progress::done;
    ctx.state.cursor().turn = Turn::chance();
    return Progress::stay;
  }
  static std::uint32_t outcomes(const Rules&, const State& now) {
    return static_cast<std::uint32_t>(now.investor_deck.size());
  }
  static Action outcome(const Rules&, const State& now, std::uint32_t n) {
    return action_of(Verb::deal_investor, kChance, static_cast<int>(now.investor_deck.nth(static_cast<int>(n))),
                     index(top(now.cursor()).actor));
  }
  static ChanceKey key(const Rules& rules, const State& now) {
    const Seat seat = top(now.cursor()).actor;
    const int nth = index(seat) * dealt_to_each(rules) + now.board.people.offered[seat];
    return {.purpose = static_cast<std::uint16_t>(id), .position = static_cast<std::uint32_t>(nth)};
  }
  static void apply(Ctx& ctx, Action act) {
    const Seat seat = seat_in(act);
    const Secret<Investor> investor(investor_in(act), seat);
    ctx.state.investor_deck.remove(investor_in(act));
    ctx.state.offered[seat].push_back(investor);
    ++ctx.state.board.people.offered[seat];
    ctx.tell.say({.what = Happening::investor_dealt, .rule = cite, .seat = seat, .investor = investor});
  }
};

// All choose at once. Who keeps two names the lower number first.
struct KeepInvestors {
  static constexpr StepId id = StepId::keep_investors;
  static constexpr Rule cite = Rule::SP_INV_2;

  static Progress enter(Ctx& ctx) {
    SeatMask choosing;
    for (const Seat seat : seats_of(ctx.rules.seats))
      if (ctx.state.board.people.kept[seat] < ctx.rules.meeples) choosing.add(seat);
    ctx.state.cursor().turn = Turn::of(choosing);
    return choosing.is_empty() ? Progress::done : Progress::stay;
  }
  static bool may_keep(const Rules& rules, const State& now, Seat seat, Investor wanted) {
    int held = 0;
    int higher = 0;
    for (const Secret<Investor>& each : now.offered[seat]) {
      held += each.truth() == wanted ? 1 : 0;
      higher += each.truth() > wanted ? 1 : 0;
    }
    const auto& kept = now.kept_investors[seat];
    if (held == 0 || (!kept.is_empty() && kept.back().truth() > wanted)) return false;
    return higher >= rules.meeples - kept.size() - 1;
  }
  static void legal(const Rules& rules, const State& now, Seat who, ActionList& out) {
    for (int at = 1; at <= kInvestors; ++at)
      if (may_keep(rules, now, who, Investor(at))) out.push_back(action_of(Verb::keep_investor, who, at));
  }
  static Refusal refuse(const Rules& rules, const State& now, Action act) {
    if (verb_of(act) != Verb::keep_investor) return {Reason::wrong_moment, cite};
    if (!is_investor(act.args[0]) || !may_keep(rules, now, act.by, investor_in(act)) ||
        act != action_of(Verb::keep_investor, act.by, act.args[0]))
      return {Reason::not_held, cite, {act.args[0]}};
    return allowed();
  }
  static void apply(Ctx& ctx, Action act) {
    auto& offered = ctx.state.offered[act.by];
    int at = 0;
    while (offered[at].truth() != investor_in(act)) ++at;
    offered.erase(at);
    --ctx.state.board.people.offered[act.by];
    const Secret<Investor> kept(investor_in(act), act.by);
    ctx.state.kept_investors[act.by].push_back(kept);
    ++ctx.state.board.people.kept[act.by];
    ctx.tell.say({.what = Happening::investor_kept, .rule = cite, .seat = act.by, .investor = kept});
  }
};

struct RevealInvestors {
  static constexpr StepId id = StepId::reveal_investors;
  static constexpr Rule cite = Rule::SP_INV_1;
  static Progress enter(Ctx& ctx) {
    for (const Seat seat : seats_of(ctx.rules.seats)) {
      for (int slot = 0; slot < ctx.state.kept_investors[seat].size(); ++slot) {
        const Investor kept = ctx.state.kept_investors[seat][slot].truth();
        ctx.state.board.people.of[seat][static_cast<std::size_t>(slot)] = kept;
        ctx.tell.say({.what = Happening::investor_revealed, .rule = cite, .seat = seat, .investor = open(kept)});
      }
      ctx.state.kept_investors[seat].clear();
      ctx.state.offered[seat].clear();
    }
    ctx.state.investor_deck = {};
    ctx.state.board.people.offered = {};
    ctx.state.board.people.kept = {};
    return Progress::done;
  }
};

Money cash_of_investors(const Rules& rules, const State& now, Seat seat, Money) {
  RULE(SP_INV_5);
  Money sum;
  for (const Investor investor : now.board.people.of[seat]) {
    const auto at = static_cast<std::size_t>(investor);
    sum += Money(rules.meeples == 1 ? rules.printed.investor_cash[at] : rules.printed.investor_cash_two[at]);
  }
  return sum;
}

void install(Rules& rules) {
  RULE(SP_INV_4);
  for (int at = 1; at <= kInvestors; ++at)
    if (power_of(Investor(at))->source != InvestorSource::promo || rules.promo_investors)
      rules.investors.add(Investor(at));
  rules.starting_cash.add(Precedence::replace, &cash_of_investors);
  install_answers(rules);
  install_moments(rules);
  install_looks(rules);
  rules.action_offers.add(action_offer());
  rules.selling_offers.add(short_sale_offer());
}

}  // namespace

const Manifest& investors_manifest() {
  static const std::array kSplices{
      Splice{Where::before, StepId::starting_cash, ops_of<DealInvestors, Stockpile>()},
      Splice{Where::before, StepId::starting_cash, ops_of<KeepInvestors, Stockpile>()},
      Splice{Where::before, StepId::starting_cash, ops_of<RevealInvestors, Stockpile>()},
      Splice{Where::before, StepId::deal_pairs, take_insider_card_step()},
      Splice{Where::before, StepId::open_piles, draw_opening_step()},
      Splice{Where::before, StepId::open_piles, hide_opening_step()},
      Splice{Where::before, StepId::bidding, before_demand_step()},
      Splice{Where::before, StepId::bidding, start_demand_step()},
      Splice{Where::window, StepId::none, look_while_bidding_step()},
      Splice{Where::before, StepId::movement, sell_again_step()},
      Splice{Where::before, StepId::movement, buy_discarded_step()},
      Splice{Where::before, StepId::round_end, end_of_round_step()},
  };
  static const Manifest kInvestorsManifest{.id = ModuleId::investors,
                                           .name = "investors",
                                           .cite = DealInvestors::cite,
                                           .splices = kSplices,
                                           .install = &install};
  return kInvestorsManifest;
}

}  // namespace bell::stockpile
