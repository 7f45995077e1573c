// Strategy cards that bring money for what their player has done or has: bids, goods, bonds, an unused action card.
#include <algorithm>
#include <array>

#include "engine/stockpile/modules/strategy_cards/strategy_row.h"
#include "view/stockpile/actions.h"

namespace bell::stockpile {
namespace {

constexpr int kBlock = 15;  // bids of a block trade begin here
constexpr int kValue = 3;   // bids of value investing end here
constexpr int kLadder = 5;  // the most that a bond ladder pays for

template <class Fits>
bool any_bid(const Rules& rules, const State& now, Seat seat, Fits&& fits) {
  for (std::size_t meeple = 0; meeple < rules.meeples; ++meeple)
    if (fits(rules.printed.bids[now.board.purchases[seat][meeple].space])) return true;
  return false;
}

int paid(const State& now, Seat seat, int meeple) {
  return now.board.purchases[seat][static_cast<std::size_t>(meeple)].paid;
}

int surplus_goods(const State& now, Seat seat) {
  int surplus = 0;
  for (int kind = 0; kind < kCommodities; ++kind)
    surplus += std::max(0, now.board.commerce.owned[seat].count(CommerceBag::kind_at(kind)) - 1);
  return surplus;
}

void gain_printed(Ctx& ctx, Rule why, Seat seat, Strategy card, int times) {
  gain(ctx, why, seat, Money(gain_of(ctx.rules, card)) * times);
}

void remove_tax(Ctx& ctx, Seat seat) {
  CommerceSlice& commerce = ctx.state.board.commerce;
  commerce.owned[seat].remove(Card::tax);
  commerce.gone.add(Card::tax);
  ctx.tell.say(
      {.what = Happening::thing_discarded, .rule = Rule::SP_STR_TAX_HAVEN, .seat = seat, .card = open(Card::tax)});
}

bool is_poorest(const Rules& rules, const State& now, Seat seat) {
  return std::all_of(now.board.cash.begin(), now.board.cash.begin() + rules.seats,
                     [&](Money cash) { return cash >= now.board.cash[seat]; });
}

void offer_purchases(const Rules& rules, const State& now, Seat who, ActionList& out) {
  for (int meeple = 0; meeple < rules.meeples; ++meeple)
    if (paid(now, who, meeple) > 0) out.push_back(action_of(Verb::refund, who, meeple));
}

const std::array kRows{
    StrategyRow{
        .id = Strategy::block_trading,
        .cite = Rule::SP_STR_BLOCK_TRADING,
        .can = [](const Rules& rules, const State& now,
                  Seat seat) { return any_bid(rules, now, seat, [](int bid) { return bid >= kBlock; }); },
        .begin = [](Ctx& ctx,
                    Seat seat) { gain_printed(ctx, Rule::SP_STR_BLOCK_TRADING, seat, Strategy::block_trading, 1); }},
    StrategyRow{.id = Strategy::value_investing,
                .cite = Rule::SP_STR_VALUE_INVESTING,
                .can = [](const Rules& rules, const State& now,
                          Seat seat) { return any_bid(rules, now, seat, [](int bid) { return bid <= kValue; }); },
                .begin =
                    [](Ctx& ctx, Seat seat) {
                      gain_printed(ctx, Rule::SP_STR_VALUE_INVESTING, seat, Strategy::value_investing, 1);
                    }},
    StrategyRow{.id = Strategy::corner_the_market,
                .cite = Rule::SP_STR_CORNER_THE_MARKET,
                .can = [](const Rules&, const State& now, Seat seat) { return surplus_goods(now, seat) > 0; },
                .begin =
                    [](Ctx& ctx, Seat seat) {
                      gain_printed(ctx, Rule::SP_STR_CORNER_THE_MARKET, seat, Strategy::corner_the_market,
                                   surplus_goods(ctx.state, seat));
                    }},
    StrategyRow{.id = Strategy::interpositioning,
                .cite = Rule::SP_STR_INTERPOSITIONING,
                .can =
                    [](const Rules& rules, const State& now, Seat seat) {
                      ActionList list;
                      offer_purchases(rules, now, seat, list);
                      return !list.is_empty();
                    },
                .choices = &offer_purchases,
                .choose =
                    [](Ctx& ctx, const Action& act) {
                      in_play(ctx).stage = kCarriedOut;
                      gain(ctx, Rule::SP_STR_INTERPOSITIONING, act.by, Money(paid(ctx.state, act.by, act.args[0])));
                    }},
    StrategyRow{
        .id = Strategy::naked_short,
        .cite = Rule::SP_STR_NAKED_SHORT,
        .can = &has_action_card,
        .choices = [](const Rules&, const State& now, Seat who, ActionList& out) { offer_action_cards(now, who, out); },
        .choose =
            [](Ctx& ctx, const Action& act) {
              in_play(ctx).stage = kCarriedOut;
              give_up_action_card(ctx, act, Rule::SP_STR_NAKED_SHORT);
              gain_printed(ctx, Rule::SP_STR_NAKED_SHORT, act.by, Strategy::naked_short, 1);
            }},
    StrategyRow{.id = Strategy::golden_parachute,
                .cite = Rule::SP_STR_GOLDEN_PARACHUTE,
                .can = &is_poorest,
                .begin =
                    [](Ctx& ctx, Seat seat) {
                      gain_printed(ctx, Rule::SP_STR_GOLDEN_PARACHUTE, seat, Strategy::golden_parachute, 1);
                    }},
    StrategyRow{.id = Strategy::tax_haven,
                .cite = Rule::SP_STR_TAX_HAVEN,
                .can = [](const Rules&, const State& now,
                          Seat seat) { return now.board.commerce.owned[seat].count(Card::tax) > 0; },
                .begin = &remove_tax},
    StrategyRow{.id = Strategy::bond_ladder,
                .cite = Rule::SP_STR_BOND_LADDER,
                .can = [](const Rules&, const State& now, Seat seat) { return now.board.bonds_held[seat] > 0; },
                .begin =
                    [](Ctx& ctx, Seat seat) {
                      gain_printed(ctx, Rule::SP_STR_BOND_LADDER, seat, Strategy::bond_ladder,
                                   std::min<int>(kLadder, ctx.state.board.bonds_held[seat]));
                    }},
};

}  // namespace

std::span<const StrategyRow> money_cards() { return kRows; }

}  // namespace bell::stockpile
