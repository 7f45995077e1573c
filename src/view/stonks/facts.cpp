// What can be told of a Stonks match: one row a fact, with what it says.
#include <array>

#include "view/stonks/names.h"
#include "view/stonks/vocabulary.h"

namespace bell::stonks {
namespace {

using Fact = FactForm<SeenEvent>;
using Said = Particular<SeenEvent>;
constexpr int kMost = 1000;  // of anything that is counted

constexpr Said kSeat{"seat", seat_kind(), [](const SeenEvent& event) { return std::optional(index(event.seat)); }};
constexpr Said kCompany{"company", named_kind<Company>(),
                        [](const SeenEvent& event) { return std::optional(static_cast<int>(event.company)); }};
constexpr Said kCard{"card", named_kind<Card>(), [](const SeenEvent& event) {
                       const Card card = event.card.or_else(kNoCard);
                       return event.card.is_known() ? std::optional(static_cast<int>(card)) : std::nullopt;
                     }};
constexpr Said kValue{"value", number_kind(0, kMost),
                      [](const SeenEvent& event) { return std::optional<int>(event.value); }};
constexpr Said number(std::string_view name) {
  return {name, number_kind(-kMost, kMost), [](const SeenEvent& event) { return std::optional<int>(event.number); }};
}

constexpr std::array kForms{
    Fact{Happening::company_removed, "company_removed", {kCompany}},
    Fact{Happening::tile_placed, "tile_placed", {kCompany, number("place")}},
    Fact{Happening::dealt, "dealt", {kSeat, kCard}},
    Fact{Happening::laid_to_reveal, "laid_to_reveal", {kSeat, kCard}},
    Fact{Happening::laid_face_down, "laid_face_down", {kSeat, kCard}},
    Fact{Happening::revealed, "revealed", {kSeat, kCard}},
    Fact{Happening::opener_chosen, "opener_chosen", {kSeat}},
    Fact{Happening::market_opened, "market_opened", {kCard}},
    Fact{Happening::played, "played", {kSeat, kCard}},
    Fact{Happening::speculated_opening, "speculated_opening", {kSeat, kCard, kCompany}},
    Fact{Happening::speculated_following, "speculated_following", {kSeat, kCard, kCompany}},
    Fact{Happening::speculation_cancelled, "speculation_cancelled", {kSeat}},
    Fact{Happening::price_changed, "price_changed", {kSeat, kCompany, number("steps"), kValue}},
    Fact{Happening::token_unlocked, "token_unlocked", {kCompany}},
    Fact{Happening::trump_changed, "trump_changed", {kCompany}},
    Fact{Happening::face_down_revealed, "face_down_revealed", {kSeat, kCard}},
    Fact{Happening::trick_won, "trick_won", {kSeat, kCard}},
    Fact{Happening::trick_lost, "trick_lost", {kSeat}},
    Fact{Happening::card_taken, "card_taken", {kSeat, kCard}},
    Fact{Happening::last_card_discarded, "last_card_discarded", {kSeat, kCard}},
    Fact{Happening::hidden_revealed, "hidden_revealed", {kSeat, kCard}},
    Fact{Happening::speculation_placed, "speculation_placed", {kSeat, kCompany}},
    Fact{Happening::round_scored, "round_scored", {kSeat, number("points")}},
    Fact{Happening::round_started, "round_started", {number("round")}},
    Fact{Happening::match_won, "match_won", {kSeat}},
};

}  // namespace

std::span<const Fact> Vocabulary::facts() { return kForms; }

}  // namespace bell::stonks
