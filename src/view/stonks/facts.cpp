// The facts of Stonks: one row each, with its particulars.
#include <array>

#include "view/stonks/names.h"
#include "view/stonks/vocabulary.h"

namespace bell::stonks {
namespace {

using Fact = FactForm<SeenEvent>;
using Said = Particular<SeenEvent>;
constexpr int kMost = 1000;  // limit for any count

std::optional<int> card_seen(const SeenEvent& event) {
  return event.card.is_known() ? std::optional(static_cast<int>(event.card.or_else(kNoCard))) : std::nullopt;
}

namespace said {

constexpr Said seat{"seat", seat_kind(), [](const SeenEvent& event) { return std::optional(index(event.seat)); }};
constexpr Said company{"company", named_kind<Company>(),
                       [](const SeenEvent& event) { return std::optional(static_cast<int>(event.company)); }};
constexpr Said card{"card", named_kind<Card>(), &card_seen};
constexpr Said value{"value", number_kind(0, kMost),
                     [](const SeenEvent& event) { return std::optional<int>(event.value); }};
constexpr Said before{"before", number_kind(0, kMost),
                      [](const SeenEvent& event) { return std::optional<int>(event.before); }};
constexpr Said number(std::string_view name) {
  return {name, number_kind(-kMost, kMost), [](const SeenEvent& event) { return std::optional<int>(event.number); }};
}

}  // namespace said

constexpr std::array kFactForms{
    Fact{Happening::company_removed, "company_removed", {said::company}},
    Fact{Happening::tile_placed, "tile_placed", {said::company, said::number("place")}},
    Fact{Happening::dealt, "dealt", {said::seat, said::card}},
    Fact{Happening::laid_to_reveal, "laid_to_reveal", {said::seat, said::card}},
    Fact{Happening::laid_face_down, "laid_face_down", {said::seat, said::card}},
    Fact{Happening::revealed, "revealed", {said::seat, said::card}},
    Fact{Happening::opener_chosen, "opener_chosen", {said::seat}},
    Fact{Happening::market_opened, "market_opened", {said::card}},
    Fact{Happening::played, "played", {said::seat, said::card}},
    Fact{Happening::speculated_opening, "speculated_opening", {said::seat, said::card, said::company}},
    Fact{Happening::speculated_following, "speculated_following", {said::seat, said::card, said::company}},
    Fact{Happening::speculation_cancelled, "speculation_cancelled", {said::seat}},
    Fact{Happening::price_changed,
         "price_changed",
         {said::seat, said::company, said::number("steps"), said::value, said::before},
         kConsequence},
    Fact{Happening::token_unlocked, "token_unlocked", {said::company}, kConsequence},
    Fact{Happening::trump_changed, "trump_changed", {said::company}, kConsequence},
    Fact{Happening::face_down_revealed, "face_down_revealed", {said::seat, said::card}},
    Fact{Happening::trick_won, "trick_won", {said::seat, said::card}},
    Fact{Happening::trick_lost, "trick_lost", {said::seat}},
    Fact{Happening::card_taken, "card_taken", {said::seat, said::card}},
    Fact{Happening::last_card_discarded, "last_card_discarded", {said::seat, said::card}},
    Fact{Happening::hidden_revealed, "hidden_revealed", {said::seat, said::card}},
    Fact{Happening::speculation_placed, "speculation_placed", {said::seat, said::company}, kConsequence},
    Fact{Happening::round_scored, "round_scored", {said::seat, said::number("points")}},
    Fact{Happening::round_started, "round_started", {said::number("round")}},
    Fact{Happening::match_won, "match_won", {said::seat, said::number("points")}},
};

}  // namespace

std::span<const Fact> Vocabulary::facts() { return kFactForms; }

}  // namespace bell::stonks
