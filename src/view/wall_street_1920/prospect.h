// The certain effects of a choice in 1920 Wall Street, as far as the player can know them. What does not apply, or is
// not certain, is absent.
#pragma once

#include <optional>

#include "kernel/rule.h"
#include "view/wall_street_1920/figures.h"

namespace bell::wall_street_1920 {

// A magnate who acts because a company reaches an end of its track.
struct MagnateCall {
  Company company = kNoCompany;
  Magnate magnate = Magnate::none;
  MagnateSide side = MagnateSide::reward;
  Rule rule = Rule::none;       // what this side does
  std::optional<int> points{};  // at the end, for the player who calls
  std::optional<int> income{};  // cash at once, for the player who calls
  bool asks = false;            // the player who calls will have to choose
  SeatMask rivals{};            // rivals who pay, lose capital or return a card
  friend bool operator==(const MagnateCall&, const MagnateCall&) = default;
};

struct Prospect {
  Rule rule = Rule::none;  // the most relevant one

  // Money, at once.
  std::optional<Payment> pays{};
  std::optional<int> income{};   // coins of the market trend, or the proceeds of a sale
  std::optional<int> capital{};  // after raising it

  // Where a pawn or an option will be, and the card there.
  std::optional<int> spaces{};
  std::optional<int> place{};
  std::optional<FixedVec<Card, 2>> cards{};

  // The player's fares after a flip.
  std::optional<Fares> fares{};

  // Cards that are kept, sold, discarded, swapped, taken or returned.
  std::optional<Card> receives{};  // from a rival, or off a pile
  std::optional<int> points{};     // additional points at the end; for a magnate that is given away, the rival's
  std::optional<int> dynamite{};   // added to the pile
  std::optional<Stakes> stakes{};  // the player's, afterwards
  std::optional<PriceMoves> prices{};
  std::optional<FixedVec<MagnateCall, kCompanies>> calls{};

  friend bool operator==(const Prospect&, const Prospect&) = default;
};

}  // namespace bell::wall_street_1920
