// Investors are dealt and kept in secret, then revealed together; they determine the starting cash.
#include <algorithm>
#include <array>

#include "engine/market/choose_together.h"
#include "engine/stockpile/investor_cards.h"
#include "engine/stockpile/modules/investors/powers.h"
#include "engine/stockpile/modules/modules.h"
#include "engine/stockpile/turn_order.h"
#include "view/stockpile/actions.h"

namespace bell::stockpile {
namespace {

// Twice as many as a player keeps: one per meeple.
int dealt_to_each(const Rules& rules) { return 2 * rules.meeples; }

struct DealInvestors {
  static constexpr StepId id = StepId::deal_investors;
  static constexpr Rule cite = Rule::SP_INV_1;

  static Progress enter(Ctx& ctx) {
    if (top(ctx.state.cursor()).actor == kNoSeat) ctx.state.investor_deck = ctx.rules.investors;
    const auto lacks = [&ctx](Seat seat) { return ctx.state.offered[seat].size() < dealt_to_each(ctx.rules); };
    if (!ask_on(ctx, lacks)) return Progress::done;
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
    const int nth = index(seat) * dealt_to_each(rules) + now.offered[seat].size();
    return {.purpose = static_cast<std::uint16_t>(id), .position = static_cast<std::uint32_t>(nth)};
  }
  static void apply(Ctx& ctx, Action act) {
    const Seat seat = seat_in(act);
    const Secret<Investor> investor(investor_in(act), seat);
    ctx.state.investor_deck.remove(investor_in(act));
    ctx.state.offered[seat].push_back(investor);
    ctx.tell.say({.what = Happening::investor_dealt, .rule = cite, .seat = seat, .investor = investor});
  }
};

// All choose simultaneously: one card, or with two players a pair, the lower number first.
struct KeepInvestors {
  static constexpr StepId id = StepId::keep_investors;
  static constexpr Rule cite = Rule::SP_INV_1;

  static Progress enter(Ctx& ctx) {
    return market::choose_together(ctx, seats_of(ctx.rules.seats),
                                   [&ctx](Seat seat) { return !ctx.state.kept_investors[seat].is_empty(); });
  }
  static InvestorSet offered_to(const State& now, Seat seat) {
    InvestorSet offered;
    for (const Secret<Investor>& each : now.offered[seat]) offered.add(each.truth());
    return offered;
  }
  static void legal(const Rules& rules, const State& now, Seat who, ActionList& out) {
    RULE(SP_INV_2);
    const InvestorSet offered = offered_to(now, who);
    for (int first = 0; first < offered.size(); ++first) {
      if (rules.meeples == 1) out.push_back(keeping(who, offered.nth(first), Investor::none));
      for (int second = first + 1; second < offered.size() && rules.meeples == 2; ++second)
        out.push_back(keeping(who, offered.nth(first), offered.nth(second)));
    }
  }
  static Refusal refuse(const Rules& rules, const State& now, Action act) {
    if (verb_of(act) != Verb::keep_investor) return {Reason::wrong_moment, cite};
    ActionList list;
    legal(rules, now, act.by, list);
    return contains(list, act) ? allowed() : Refusal{Reason::not_held, cite, {act.args[0], act.args[1]}};
  }
  static void apply(Ctx& ctx, Action act) {
    for (int slot = 0; slot < ctx.rules.meeples; ++slot) keep(ctx, act.by, Investor(act.args[slot]));
  }
  static Prospect prospect(const Rules& rules, const View&, const Action& act) {
    Prospect prospect{.rule = power_of(investor_in(act))->cite};
    if (rules.investors_put_up) return prospect;
    prospect.starting_cash = 0;
    for (int slot = 0; slot < rules.meeples; ++slot)
      prospect.starting_cash = *prospect.starting_cash + rules.cash_of(Investor(act.args[slot])).amount();
    return prospect;
  }
  static void keep(Ctx& ctx, Seat seat, Investor investor) {
    auto& offered = ctx.state.offered[seat];
    int at = 0;
    while (offered[at].truth() != investor) ++at;
    const Secret<Investor> kept = offered[at];
    offered.erase(at);
    ctx.state.kept_investors[seat].push_back(kept);
    ctx.tell.say({.what = Happening::investor_kept, .rule = cite, .seat = seat, .investor = kept});
  }
};

struct RevealInvestors {
  static constexpr StepId id = StepId::reveal_investors;
  static constexpr Rule cite = Rule::SP_INV_1;
  static Progress enter(Ctx& ctx) {
    for (const Seat seat : in_turn_order(ctx.rules, ctx.state.board)) {
      auto& kept = ctx.state.kept_investors[seat];
      for (const Secret<Investor>& each : kept) {
        give_investor(ctx.state, seat, each.truth());
        ctx.tell.say(
            {.what = Happening::investor_revealed, .rule = cite, .seat = seat, .investor = open(each.truth())});
      }
      kept.clear();
      put_back_offered(ctx.state, seat);
    }
    return Progress::done;
  }
};

Money cash_of_investors(const Rules& rules, const Board& board, Seat seat, Money) {
  RULE(SP_INV_5);
  Money sum;
  for (const Investor investor : board.investors.of[seat]) sum += rules.cash_of(investor);
  return sum;
}

// Adds the investors of a box, except those whose own module is not in play.
void open_box(Rules& rules, InvestorBox box) {
  for (int at = 1; at <= kInvestors; ++at) {
    const Power& row = *power_of(Investor(at));
    const bool is_in_play = row.needs == ModuleId{} || rules.modules.has(row.needs);
    if (row.box == box && is_in_play) rules.investors.add(row.id);
  }
}
int investors_missing(const Rules& rules) { return rules.seats * dealt_to_each(rules) - rules.investors.size(); }

constexpr std::array<OptionValue, 4> kBoxes{{{"base"}, {"cc"}, {"ii"}, {"promo"}}};  // in the order of InvestorBox
constexpr std::array kOptions{Option{.name = "investors",
                                     .fallback = "base+cc+ii",
                                     .rule = Rule::SP_INV_4,
                                     .values = kBoxes,
                                     .takes = Takes::several_values,
                                     .apply = [](Rules& rules, int nth) { open_box(rules, InvestorBox(nth)); },
                                     .cards_missing = &investors_missing}};

void install(Rules& rules) {
  if (rules.investors.size() == 0)
    for (const auto box : {InvestorBox::base, InvestorBox::continuing_corruption, InvestorBox::illicit_investments})
      open_box(rules, box);
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
                                           .options = kOptions,
                                           .install = &install};
  return kInvestorsManifest;
}

}  // namespace bell::stockpile
