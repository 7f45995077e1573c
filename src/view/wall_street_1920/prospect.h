// What a choice in 1920 Wall Street certainly does, as far as the one who chooses can know. What does not belong to the
// choice, or is not certain, is absent.
#pragma once

#include <optional>

#include "kernel/rule.h"
#include "view/wall_street_1920/figures.h"

namespace bell::wall_street_1920 {

// A magnate who acts because a company comes to an end of its track.
struct MagnateCall {
  Company company = kNoCompany;
  Magnate magnate = Magnate::none;
  MagnateSide side = MagnateSide::reward;
  Rule rule = Rule::none;       // what this side does
  std::optional<int> points{};  // at the end, for the one who calls
  std::optional<int> income{};  // cash at once, for the one who calls
  bool asks = false;            // the one who calls will have to choose
  SeatMask rivals{};            // who pay, lose capital or return a card
  friend bool operator==(const MagnateCall&, const MagnateCall&) = default;
};

struct Prospect {
  Rule rule = Rule::none;  // the one that says most about the choice

  // Money, at once.
  std::optional<Payment> pays{};
  std::optional<int> income{};   // coins of the market trend, or what a sale brings
  std::optional<int> capital{};  // after raising it

  // Where a pawn or an option will be, and what lies there.
  std::optional<int> spaces{};
  std::optional<int> place{};
  std::optional<FixedVec<Card, 2>> cards{};

  // The fares of the one who chooses after a flip.
  std::optional<Fares> fares{};

  // Cards that are kept, sold, discarded, swapped, taken or returned.
  std::optional<Card> receives{};  // from a rival, or off a pile
  std::optional<int> points{};     // more at the end; for a magnate that is given away, those of the rival
  std::optional<int> dynamite{};   // more on the pile
  std::optional<Stakes> stakes{};  // of the one who chooses, afterwards
  std::optional<PriceMoves> prices{};
  std::optional<FixedVec<MagnateCall, kCompanies>> calls{};

  friend bool operator==(const Prospect&, const Prospect&) = default;
};

}  // namespace bell::wall_street_1920
