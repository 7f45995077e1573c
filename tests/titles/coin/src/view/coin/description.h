// The fields of a Coin view by name, listed once; view/describe.h explains these lists.
#pragma once

#include "view/coin/names.h"
#include "view/coin/prospect.h"
#include "view/coin/view.h"

namespace bell::coin {

template <class Walk, OneOf<View> T>
void describe(Walk& walk, T& view) {
  auto& board = view.board;
  walk.seats(view.seats);
  walk("round", board.round);
  walk("rounds", view.rounds);
  walk("rounds_left", view.deduced.rounds_left);
  walk.always("steps", view.steps);
  walk("turn", board.cursor.turn);
  walk("hider", board.hider);
  walk("coin", view.coin);
  walk("claim", board.claim);
  walk("guess", board.guess);
  walk("prize", view.deduced.prize);
  walk("comfort", view.deduced.comfort);
  walk.each_seat("players", [&](auto& player, Seat seat) { player("points", board.points[seat]); });
  walk.part("stakes", view.modules, ModuleId::stakes, [&](auto& part) { part("factor", view.factor); });
  walk("winners", board.winners);
}

template <class Walk, OneOf<Prospect> T>
void describe(Walk& walk, T& prospect) {
  walk("rule", prospect.rule);
  walk("honest", prospect.honest);
  walk("if_right", prospect.if_right);
  walk("if_wrong", prospect.if_wrong);
}

}  // namespace bell::coin
