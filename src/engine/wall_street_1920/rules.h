// 1920 Wall Street as composed for one table: the program, the modules' answers, and the numbers. Immutable after
// composition.
#pragma once

#include "engine/wall_street_1920/state.h"
#include "engine/wall_street_1920/wall_street_1920.h"
#include "view/wall_street_1920/actions.h"

namespace bell::wall_street_1920 {

enum class MagnateSides : std::uint8_t { reward, punishment, mix };
enum class MemoryAidUse : std::uint8_t { off, on };

struct Rules {
  Program<WallStreet1920> program;
  Components printed;

  ModuleSet modules;  // in play; part of every view
  std::uint8_t seats = 0;
  std::uint8_t places = 0;  // of the rondel
  Side side = Side::blue;
  std::uint8_t top_level = 0;  // the highest space of every track
  MagnateSides magnate_sides = MagnateSides::reward;
  MemoryAidUse memory_aid = MemoryAidUse::off;

  // What else the active player may do, before or after the action; their verbs are ordered between `flip` and `move`.
  Offers<WallStreet1920> offers;
  // The surcharge for a seat on the card at a place.
  Question<Money(const Rules&, const Board&, Seat, int)> surcharge;
  // Additional points at the end.
  Question<Points(const Rules&, const Board&, Seat)> extra_points;
  // Companies for which a magnate waits at the ends of their tracks.
  Question<CompanySet(const Board&)> awaited;
  // The card at a place was bought or discarded.
  Moment<Ctx&, int> place_cleared;
  // The active player has brought these companies to an end of their tracks.
  Moment<Ctx&, CompanySet> ends_reached;
  // A choice of this seat would bring these companies there: adds the consequences to the prospect.
  Moment<const Rules&, const Board&, Seat, CompanySet, Prospect&> ends_foreseen;

  int value(Company company, int level) const {
    return printed.tracks[static_cast<std::size_t>(side)][company].values[static_cast<std::size_t>(level)];
  }
  int minimum(Company company) const { return printed.minimum[seats][company]; }
  const SecretShare& secret_share(Back back) const { return printed.backs[static_cast<std::size_t>(back) - 1]; }
  const std::array<Company, 2>& companies_of(Card dual) const {
    return printed.duals[static_cast<std::size_t>(nth_dual(dual))];
  }
};

}  // namespace bell::wall_street_1920
