// A viewer's view of a Stockpile table: the board, the viewer's own secrets, and blanks for those of others.
#pragma once

#include <type_traits>

#include "view/seen.h"
#include "view/stockpile/board.h"
#include "view/stockpile/deduced.h"
#include "view/stockpile/ids.h"

namespace bell::stockpile {

inline constexpr int kMaxLaid = 21;        // cards on all stockpiles: 5 opening, 10 market, 5 commerce, 1 first-player
inline constexpr int kMaxHand = 2;         // market cards, commerce cards
inline constexpr int kMaxActionCards = 8;  // in the whole deck; ActionCards could count 15 of a kind
inline constexpr int kMaxOffered = 4;      // investors dealt to one player

enum class Face : std::uint8_t { down = 0, up = 1 };

// A card on a stockpile. Who knows it is public.
struct SeenLaid {
  Seen<Card> card;
  SeatMask knowers;
  Face face = Face::down;
  Pile pile = kNoPile;
  friend constexpr bool operator==(const SeenLaid&, const SeenLaid&) = default;
};

struct SeenPair {
  Seen<Company> company;
  Seen<Forecast> forecast;
  SeatMask knowers;
  Face face = Face::down;
  Seat owner = kNoSeat;  // kNoSeat: the public pair, or one beside the board
  friend constexpr bool operator==(const SeenPair&, const SeenPair&) = default;
};

// The first card of a placement, chosen before the second: secret until both are laid.
struct Placement {
  Card card = kNoCard;
  Pile pile = kNoPile;
  Face face = Face::down;
  friend constexpr bool operator==(const Placement&, const Placement&) = default;
};

struct View {
  Board board;
  PerSeat<Seen<StrategySet>> strategies;
  StrategySet idle;                   // of the viewer's hand: can do nothing, now or in this game
  ModuleSet modules;                  // in play
  Viewer viewer = Viewer::spectator;  // whose view it is
  std::uint8_t seats = 0;
  std::uint8_t rounds = 0;
  std::uint8_t piles = 0;
  std::uint8_t meeples = 0;              // per player
  FixedVec<StepId, 4> steps;             // in progress: each but the last waits for the next
  FixedVec<Seat, 4> actors;              // the actor of each of these steps
  PerSeat<Shares> regular;               // a minimum; exact for the viewer's own
  FixedVec<SeenLaid, kMaxLaid> laid;     // in laying order
  std::array<SeenPair, kPairs> pairs{};  // the players', the public one, those beside the board
  PerSeat<FixedVec<Seen<Card>, kMaxHand>> hands;
  Seen<Placement> placing;
  PerSeat<ActionCards> kept;              // action cards of this round: a minimum; exact for the viewer's own
  PerSeat<std::uint8_t> kept_size;        // their number
  FixedVec<Seen<Card>, kMaxPiles> drawn;  // opening cards that one player draws for all
  SeatMask drawers;                       // the seats that know them
  PerSeat<FixedVec<Seen<Card>, kMaxHand>> commerce_hands;
  PerSeat<FixedVec<Seen<Investor>, kMaxOffered>> offered;
  PerSeat<FixedVec<Seen<Investor>, 2>> kept_investors;
  std::array<std::uint8_t, 3> filler{};  // up to a whole word, so that equal views have equal bytes
  Deduced deduced;                       // follows from all of the above
  friend constexpr bool operator==(const View&, const View&) = default;
};

static_assert(std::is_trivially_copyable_v<View>);
static_assert(std::has_unique_object_representations_v<View>, "padding would enter comparisons");

}  // namespace bell::stockpile
