// Coin as composed for one table: the program, the modules' answers, and the numbers. Immutable after composition.
#pragma once

#include "engine/coin/coin.h"
#include "engine/coin/state.h"

namespace bell::coin {

struct Rules {
  Program<Coin> program;
  Components printed;

  ModuleSet modules;  // in play; part of every view
  std::uint8_t seats = 0;
  std::uint8_t rounds = 0;
  std::uint8_t factor = 1;  // by which points are multiplied

  // What points are worth at this table.
  Question<Points(const Rules&)> worth;

  Points prize() const { return worth(*this, Points(printed.prize)); }
  Points comfort() const { return worth(*this, Points(printed.comfort)); }
};

constexpr Seat guesser_of(const Board& board) { return next_seat(board.hider, 2); }

}  // namespace bell::coin
