// Stonks as composed for one table: the program, the modules' answers, and the numbers. Immutable after composition.
#pragma once

#include <array>

#include "engine/stonks/state.h"
#include "engine/stonks/stonks.h"

namespace bell::stonks {

struct Rules {
  Program<Stonks> program;
  Components printed;

  ModuleSet modules;  // in play; part of every view
  std::uint8_t seats = 0;
  std::uint8_t rounds = 0;
  std::uint8_t hand = 0;                               // cards dealt to each
  std::uint8_t companies = kCompanies;                 // in play
  std::array<Side, kCompanies> side{};                 // by place in the row
  std::array<std::uint8_t, kCompanies> start_level{};  // by place in the row, 0 is lowest

  // Which tokens are black once `changed` has moved (ST-FLU-3, unless a module says otherwise).
  Question<CompanySet(const Board&, Company)> blackened;
  // A player won a trick.
  Moment<State&, Seat> trick_won;

  int value(Side of, int level) const {
    return printed.values[static_cast<std::size_t>(of)][static_cast<std::size_t>(level)];
  }
  int shares(Card card) const { return printed.shares[static_cast<std::size_t>(rank_of(card) - 1)]; }
  int fluctuation(Card card) const { return printed.fluctuation[static_cast<std::size_t>(rank_of(card) - 1)]; }
  int tricks() const { return hand - kStartCards - kLastCards; }

  static constexpr int kStartCards = 2;  // laid into the portfolio before the first trick
  static constexpr int kLastCards = 1;   // discarded when the round ends
};

}  // namespace bell::stonks
