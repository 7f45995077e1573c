// Collects the rows of all investors, answers the rules' questions with them, and finds an investor's owner.
#include "engine/stockpile/modules/investors/powers.h"

#include <array>

namespace bell::stockpile {
namespace {

constexpr std::array kNoPower{Power{.id = Investor::bill, .cite = Rule::SP_INV_BILL, .box = InvestorBox::base}};

std::array<const Power*, kInvestors + 1> index_rows() {
  std::array<const Power*, kInvestors + 1> rows{};
  for (const std::span<const Power> some : {std::span<const Power>(kNoPower), supply_powers(), demand_powers(),
                                            action_powers(), selling_powers(), end_of_round_powers()})
    for (const Power& row : some) rows[static_cast<std::size_t>(row.id)] = &row;
  return rows;
}

// Asks the rows of a seat's investors, one after the other.
template <class Column, class Value, class... Facts>
Value ask(const Board& board, Seat seat, Column column, Value so_far, Facts&&... facts) {
  for (const Investor investor : board.investors.of[seat])
    if (const Power* row = power_of(investor); row != nullptr && row->*column != nullptr)
      so_far = (row->*column)(facts..., so_far);
  return so_far;
}

template <class Column>
void tell(Ctx& ctx, Seat seat, Column column) {
  for (const Investor investor : ctx.state.board.investors.of[seat])
    if (const Power* row = power_of(investor); row != nullptr && row->*column != nullptr) (row->*column)(ctx, seat);
}

}  // namespace

const Power* power_of(Investor investor) {
  static const auto kRows = index_rows();
  return kRows[static_cast<std::size_t>(investor)];
}

int slot_of(const State& now, Seat seat, Investor investor) {
  const auto& of = now.board.investors.of[seat];
  return of[0] == investor ? 0 : of[1] == investor ? 1 : -1;
}

Seat owner_of(const Rules& rules, const State& now, Investor investor) {
  for (const Seat seat : seats_of(rules.seats))
    if (has(now, seat, investor)) return seat;
  return kNoSeat;
}

bool is_unused(const State& now, Seat seat, Investor investor) {
  const int slot = slot_of(now, seat, investor);
  return slot >= 0 && (now.board.investors.used[seat] >> slot & 1) == 0;
}

void mark_used(State& state, Seat seat, Investor investor) {
  std::uint8_t& used = state.board.investors.used[seat];
  used = static_cast<std::uint8_t>(used | 1 << slot_of(state, seat, investor));
}

void use(Ctx& ctx, Seat seat, const Power& power) {
  mark_used(ctx.state, seat, power.id);
  ctx.tell.say({.what = Happening::power_used, .rule = power.cite, .seat = seat, .investor = open(power.id)});
}

void install_answers(Rules& rules) {
  RULE(SP_INV_6);
  rules.bid_value.add(Precedence::replace,
                      [](const Rules& all, const Board& board, Seat seat, int space, Money so_far) {
                        return ask(board, seat, &Power::bid_value, so_far, all, space);
                      });
  rules.paid_space.add(Precedence::additive, [](const Rules&, const Board& board, Seat seat, int so_far) {
    return ask(board, seat, &Power::paid_space, so_far);
  });
  rules.pay_for_placing.add(Precedence::additive, [](const Rules& all, const Board& board, Seat seat, Money so_far) {
    return ask(board, seat, &Power::pay_for_placing, so_far, all);
  });
  rules.passing.add(Precedence::additive, [](const Rules&, const Board& board, Seat seat, Passing so_far) {
    return ask(board, seat, &Power::passing, so_far);
  });
  rules.sale_price.add(Precedence::additive, [](const Rules& all, const Board& board, Seat seat, Money so_far) {
    return ask(board, seat, &Power::sale_price, so_far, all);
  });
  rules.fee.add(Precedence::replace, [](const Rules&, const Board& board, Seat seat, Money so_far) {
    return ask(board, seat, &Power::fee, so_far);
  });
  rules.cards_face_up.add(Precedence::replace, [](const Rules&, const Board& board, Seat seat, int so_far) {
    return ask(board, seat, &Power::cards_face_up, so_far);
  });
  rules.interest.add(Precedence::additive, [](const Rules& all, const Board& board, Seat seat, Money so_far) {
    return ask(board, seat, &Power::interest, so_far, all, board, seat);
  });
  rules.strategy_plays.add(Precedence::replace, [](const Rules&, const Board& board, Seat seat, int so_far) {
    return ask(board, seat, &Power::strategy_plays, so_far);
  });
  rules.extra_strategies.add(Precedence::additive, [](const Rules& all, const Board& board, Seat seat, int so_far) {
    for (const Investor investor : board.investors.of[seat])
      if (const Power* row = power_of(investor); row != nullptr && row->extra_strategies != nullptr)
        so_far += row->extra_strategies(all);
    return so_far;
  });
}

void install_moments(Rules& rules) {
  rules.round_started.add([](Ctx& ctx) { ctx.state.board.investors.used = {}; });
  rules.meeple_placed.add([](Ctx& ctx, Seat seat) { tell(ctx, seat, &Power::meeple_placed); });
  rules.meeple_outbid.add([](Ctx& ctx, Seat seat) { tell(ctx, seat, &Power::meeple_outbid); });
  rules.final_sale.add([](Ctx& ctx, Seat seat) { tell(ctx, seat, &Power::final_sale); });
}

}  // namespace bell::stockpile
