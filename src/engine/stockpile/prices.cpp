// Moves a company on its track, one space at a time: past the end into a split, before the start into bankruptcy.
#include "engine/stockpile/prices.h"

#include "engine/market/price_track.h"
#include "engine/stockpile/dividend.h"
#include "engine/stockpile/money.h"
#include "engine/stockpile/portfolio.h"
#include "engine/stockpile/turn_order.h"

namespace bell::stockpile {
namespace {

void set_place(const Rules& rules, Board& board, Company company, int place) {
  board.place[company] = static_cast<std::uint8_t>(place);
  board.value[company] = rules.ladders[company].values[static_cast<std::size_t>(place)];
}

// Cards that were split before are paid first; then the regular ones move.
void split_cards(Ctx& ctx, Seat seat, Company company) {
  State& state = ctx.state;
  const int already = split_of(state, seat, company);
  const int regular = regular_of(state, seat, company);
  if (already > 0) {
    const Money bonus = split_bonus(ctx.rules, already);
    if (ctx.tell)
      ctx.tell.say({.what = Happening::split_paid,
                    .rule = Rule::SP_SPL_3,
                    .seat = seat,
                    .company = company,
                    .number = bonus.amount()});
    earn(ctx, seat, bonus);
  }
  if (regular == 0) return;
  lose_shown(state, seat, company, regular);
  state.board.split[seat][company] = static_cast<std::uint8_t>(already + regular);
  if (ctx.tell)
    ctx.tell.say(
        {.what = Happening::cards_split, .rule = Rule::SP_SPL_1, .seat = seat, .company = company, .number = regular});
}

// What moved the price of the company in motion from `before`.
struct PriceChange {
  Happening what;
  Rule rule;
  int before;
  int spaces = 0;
};

void say_changed(Ctx& ctx, const PriceChange& change) {
  const Company company = ctx.state.board.motion.company;
  if (ctx.tell)
    ctx.tell.say({.what = change.what,
                  .rule = change.rule,
                  .company = company,
                  .number = change.spaces,
                  .value = ctx.state.board.value[company],
                  .before = change.before});
}

void split(Ctx& ctx, Company company) {
  for (const Seat seat : in_turn_order(ctx.rules, ctx.state.board)) split_cards(ctx, seat, company);
  RULE(SP_SPL_4);  // past splits have no further effect: later cards are regular ones
}

void lose_all(Ctx& ctx, Seat seat, Company company) {
  State& state = ctx.state;
  const int regular = regular_of(state, seat, company);
  const int split_cards = split_of(state, seat, company);
  if (regular + split_cards == 0) return;
  lose_shown(state, seat, company, regular);
  state.board.split[seat][company] = 0;
  state.board.discard.add(stock_of(company), regular + split_cards);
  if (ctx.tell)
    ctx.tell.say({.what = Happening::cards_lost,
                  .rule = Rule::SP_BNK_1,
                  .seat = seat,
                  .company = company,
                  .number = regular,
                  .value = split_cards});
}

void go_bankrupt(Ctx& ctx, Company company) {
  for (const Seat seat : in_turn_order(ctx.rules, ctx.state.board)) lose_all(ctx, seat, company);
}

enum class Mark : std::uint8_t { none, asks };

// A pay mark on the space just entered. Holders are asked once per movement; after a split all cards are known.
Mark pay_at_mark(Ctx& ctx) {
  Board& board = ctx.state.board;
  Motion& motion = board.motion;
  const Company company = motion.company;
  const int dollars = ctx.rules.ladders[company].dollars[board.place[company]];
  if (dollars == 0) return Mark::none;
  RULE(SP_ADV_3);
  if (motion.marks == PayMarks::unasked) {
    motion.marks = PayMarks::as_shown;
    declare_dividend(ctx, company, dollars, kNoSeat);
    return Mark::asks;
  }
  for (const Seat seat : in_turn_order(ctx.rules, board)) {
    if (motion.marks == PayMarks::automatic)
      board.dividend.shown[seat] = {0, static_cast<std::uint8_t>(split_of(ctx.state, seat, company))};
    pay_for_shown(ctx, seat, company, dollars);
  }
  return Mark::none;
}

Mark advance(Ctx& ctx) {
  Board& board = ctx.state.board;
  Motion& motion = board.motion;
  const Company company = motion.company;
  Travel travel{.place = board.place[company], .left = motion.left};
  const Arrival arrival = take_space(ctx.rules.ladders[company], travel);
  motion.left = static_cast<std::int8_t>(travel.left);
  const int before = board.value[company];
  set_place(ctx.rules, board, company, travel.place);
  switch (arrival) {
    case Arrival::up:
      say_changed(ctx, {Happening::value_moved, Rule::SP_MOV_2, before, 1});
      return pay_at_mark(ctx);
    case Arrival::down:
      say_changed(ctx, {Happening::value_moved, Rule::SP_MOV_2, before, -1});
      break;
    case Arrival::split:
      say_changed(ctx, {Happening::stock_split, Rule::SP_SPL_2, before});
      split(ctx, company);
      motion.marks = PayMarks::automatic;
      break;
    case Arrival::bankrupt:
      say_changed(ctx, {Happening::bankrupt, Rule::SP_BNK_1, before});
      go_bankrupt(ctx, company);
      break;
  }
  return Mark::none;
}

struct MoveCompany {
  static constexpr StepId id = StepId::move_company;
  static constexpr Rule cite = Rule::SP_MOV_4;
  static Progress enter(Ctx& ctx) {
    Motion& motion = ctx.state.board.motion;
    while (motion.left != 0)
      if (advance(ctx) == Mark::asks) return Progress::opened;
    motion = {};
    ctx.state.board.dividend = {};
    return Progress::done;
  }
};

}  // namespace

Arrival take_space(const Ladder& ladder, Travel& travel) {
  const bool is_up = travel.left > 0;
  const int next = travel.place + (is_up ? 1 : -1);
  if (!market::PriceTrack(ladder.spaces).has(next)) {
    travel = is_up ? Travel{ladder.after_split, travel.left - 1} : Travel{ladder.start, 0};
    return is_up ? Arrival::split : Arrival::bankrupt;
  }
  travel = {next, travel.left + (is_up ? -1 : 1)};
  return is_up ? Arrival::up : Arrival::down;
}

Landing landing_of(const Rules& rules, const Board& board, Company company, int steps) {
  const Ladder& ladder = rules.ladders[company];
  Landing landing;
  Travel travel{.place = board.place[company], .left = steps};
  while (travel.left != 0) {
    const Arrival arrival = take_space(ladder, travel);
    landing.splits = static_cast<std::uint8_t>(landing.splits + (arrival == Arrival::split ? 1 : 0));
    landing.bankrupt = arrival == Arrival::bankrupt ? 1 : 0;
  }
  landing.place = static_cast<std::uint8_t>(travel.place);
  landing.value = ladder.values[landing.place];
  return landing;
}

Money split_bonus(const Rules& rules, int cards) { return Money(rules.printed.split_bonus) * cards; }

void start_company(const Rules& rules, Board& board, Company company) {
  set_place(rules, board, company, rules.ladders[company].start);
}

void move_company(Ctx& ctx, Company company, int steps) {
  if (steps == 0) return;
  ctx.state.board.motion = {.company = company, .left = static_cast<std::int8_t>(steps)};
  call(ctx, StepId::move_company, kNoSeat);
}

StepOps move_company_step() { return ops_of<MoveCompany, Stockpile>(); }

}  // namespace bell::stockpile
