// Investors of the Action phase: Cramer moves a company, Chanda trades a share for a split; Ivan has more strategies.
#include <array>

#include "engine/stockpile/modules/investors/powers.h"
#include "engine/stockpile/portfolio.h"
#include "engine/stockpile/prices.h"
#include "engine/stockpile/prospects.h"
#include "view/stockpile/actions.h"

namespace bell::stockpile {
namespace {

constexpr std::array kActionPowers{
    Power{.id = Investor::cramer, .cite = Rule::SP_INV_CRAMER, .box = InvestorBox::base},
    Power{.id = Investor::chanda, .cite = Rule::SP_INV_CHANDA, .box = InvestorBox::continuing_corruption},
    Power{.id = Investor::ivan,
          .cite = Rule::SP_INV_IVAN,
          .box = InvestorBox::illicit_investments,
          .needs = ModuleId::strategy_cards,
          .extra_strategies = [](const Rules& rules) { return rules.rounds - 1; },
          .strategy_plays = [](int plays) { return plays + 1; }},
};

// Whether this share may be given up, with another one left to move to the split portfolio.
bool may_exchange(const State& now, Seat seat, Company given, Portion portion, Company moved) {
  if (portion == Portion::whole_split) return false;
  const bool regular = portion == Portion::regular;
  if ((regular ? regular_of(now, seat, given) : split_of(now, seat, given)) == 0) return false;
  return regular_of(now, seat, moved) > (regular && given == moved ? 1 : 0);
}

// Two cards, at least one of them regular: their number is public, so asking reveals nothing.
bool has_two_cards(const Board& board, Seat seat) {
  int cards = board.regular_size[seat];
  if (cards == 0) return false;
  for (const std::uint8_t split : board.split[seat]) cards += split;
  return cards > 1;
}

bool asks(const Rules&, const State& now, Seat seat) {
  return is_unused(now, seat, Investor::cramer) ||
         (is_unused(now, seat, Investor::chanda) && has_two_cards(now.board, seat));
}

void offer_exchanges(const State& now, Seat who, ActionList& out) {
  for (const Company given : kAllCompanies)
    for (const Portion portion : {Portion::regular, Portion::half_split})
      for (const Company moved : kAllCompanies)
        if (may_exchange(now, who, given, portion, moved))
          out.push_back(action_of(Verb::exchange, who, static_cast<int>(given), static_cast<int>(portion),
                                  static_cast<int>(moved)));
}

void legal(const Rules&, const State& now, Seat who, ActionList& out) {
  if (is_unused(now, who, Investor::cramer))
    for (const Verb verb : {Verb::raise, Verb::lower})
      for (const Company company : kAllCompanies) out.push_back(with_company(verb, who, company));
  if (is_unused(now, who, Investor::chanda)) offer_exchanges(now, who, out);
}

bool is_mine(const Action& act) {
  return verb_of(act) == Verb::raise || verb_of(act) == Verb::lower || verb_of(act) == Verb::exchange;
}

Refusal refuse(const Rules& rules, const State& now, const Action& act) {
  const Investor who = verb_of(act) == Verb::exchange ? Investor::chanda : Investor::cramer;
  const Rule cite = power_of(who)->cite;
  if (!has(now, act.by, who)) return {Reason::not_held, cite};
  if (!is_unused(now, act.by, who)) return {Reason::forbidden, cite};
  ActionList list;
  legal(rules, now, act.by, list);
  return contains(list, act) ? allowed() : Refusal{Reason::not_available, cite, {act.args[0]}};
}

void exchange(Ctx& ctx, const Action& act) {
  const Company given = company_in(act);
  const Company moved = static_cast<Company>(act.args[2]);
  const bool regular = portion_in(act) == Portion::regular;
  if (regular) {
    lose_shown(ctx.state, act.by, given, 1);
    ctx.state.board.discard.add(stock_of(given));
  } else {
    move_to_regular(ctx.state, act.by, given);
  }
  const Rule cite = power_of(Investor::chanda)->cite;
  ctx.tell.say({.what = regular ? Happening::share_discarded : Happening::moved_to_regular,
                .rule = cite,
                .seat = act.by,
                .company = given});
  move_to_split(ctx.state, act.by, moved);
  ctx.tell.say({.what = Happening::moved_to_split, .rule = cite, .seat = act.by, .company = moved});
}

int spaces_of(const Rules& rules, Verb verb) {
  const int spaces = rules.power_of(Investor::cramer);
  return verb == Verb::raise ? spaces : -spaces;
}

void apply(Ctx& ctx, const Action& act) {
  if (verb_of(act) == Verb::exchange) {
    use(ctx, act.by, *power_of(Investor::chanda));
    return exchange(ctx, act);
  }
  use(ctx, act.by, *power_of(Investor::cramer));
  move_company(ctx, company_in(act), spaces_of(ctx.rules, verb_of(act)));
}

Prospect prospect(const Rules& rules, const View& view, const Action& act) {
  if (verb_of(act) == Verb::exchange) return {.rule = power_of(Investor::chanda)->cite};
  Prospect move = prospect_of_move(rules, view, act.by, company_in(act), spaces_of(rules, verb_of(act)));
  move.rule = power_of(Investor::cramer)->cite;
  return move;
}

}  // namespace

std::span<const Power> action_powers() { return kActionPowers; }
Offer action_offer() { return {&asks, &legal, &is_mine, &refuse, &apply, &prospect}; }

}  // namespace bell::stockpile
