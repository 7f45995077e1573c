// What moves and sales come to in money, for the reader to weigh; the rules themselves charge and pay.
#pragma once

#include "tui/wall_street_1920/brush.h"

namespace bell::tui::wall_street_scene {

// Moving and buying there: the price, how much of it and of the fees to rivals is cash, and loans that takes.
struct Fare {
  int place = 0;
  int price = 0;   // capital pays first
  int rivals = 0;  // each to be paid besides, in cash
  int cash = 0;
  int loans = 0;
};
Fare fare_of(const Brush& brush, const wall_street_1920::View& view, Seat seat, int spaces);

// How many spaces a place is away from a seat's pawn, a whole lap for its own; 0 without a pawn.
int spaces_to(const wall_street_1920::View& view, Seat seat, int place);

// What the bank would pay for a share card.
int sale_of(const Brush& brush, const wall_street_1920::View& view, wall_street_1920::Card share);

}  // namespace bell::tui::wall_street_scene
