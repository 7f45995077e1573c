// The facts of Coin: one row each, with its particulars.
#include <array>

#include "view/coin/names.h"
#include "view/coin/vocabulary.h"

namespace bell::coin {
namespace {

using Fact = FactForm<SeenEvent>;
using Said = Particular<SeenEvent>;
constexpr int kMost = 1000;  // limit for any count

constexpr Said kSeat{"seat", seat_kind(), [](const SeenEvent& event) { return std::optional(index(event.seat)); }};
constexpr Said kSide{"side", named_kind<Side>(), [](const SeenEvent& event) {
                       const Side side = event.side.or_else(Side::none);
                       return event.side.is_known() ? std::optional(static_cast<int>(side)) : std::nullopt;
                     }};
constexpr Said number(std::string_view name) {
  return {name, number_kind(0, kMost), [](const SeenEvent& event) { return std::optional<int>(event.number); }};
}

constexpr std::array kFacts{
    Fact{Happening::round_started, "round_started", {kSeat, number("round")}},
    Fact{Happening::tossed, "tossed", {kSeat, kSide}},
    Fact{Happening::claimed, "claimed", {kSeat, kSide}},
    Fact{Happening::guessed, "guessed", {kSeat, kSide}},
    Fact{Happening::shown, "shown", {kSide}},
    Fact{Happening::scored, "scored", {kSeat, number("points")}},
    Fact{Happening::match_won, "match_won", {kSeat}},
};

}  // namespace

std::span<const Fact> Vocabulary::facts() { return kFacts; }

}  // namespace bell::coin
