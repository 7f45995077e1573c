// Looking at insider pairs and turning them up.
#include "engine/stockpile/pairs.h"

namespace bell::stockpile {

void say_pair(Ctx& ctx, Happening what, Rule why, Seat seat, int pair) {
  const Pair& told = ctx.state.pairs[static_cast<std::size_t>(pair)];
  if (ctx.tell)
    ctx.tell.say({.what = what,
                  .rule = why,
                  .seat = seat,
                  .card = told.company.with(stock_of(told.company.truth())),
                  .forecast = told.forecast,
                  .number = pair});
}

void look_at_pair(Ctx& ctx, Rule why, Seat seat, int pair) {
  Pair& seen = ctx.state.pairs[static_cast<std::size_t>(pair)];
  seen.company.tell(seat);
  seen.forecast.tell(seat);
  if (ctx.tell)
    ctx.tell.say({.what = Happening::looked_at_pair,
                  .rule = why,
                  .seat = seat,
                  .card = Secret<Card>(stock_of(seen.company.truth()), seat),
                  .forecast = Secret<Forecast>(seen.forecast.truth(), seat),
                  .number = pair});
}

void reveal_pair(Ctx& ctx, Rule why, int pair) {
  Pair& turned = ctx.state.pairs[static_cast<std::size_t>(pair)];
  turned = {open(turned.company.truth()), open(turned.forecast.truth())};
  say_pair(ctx, Happening::pair_revealed, why, owner_of_pair(ctx.rules, pair), pair);
}

}  // namespace bell::stockpile
