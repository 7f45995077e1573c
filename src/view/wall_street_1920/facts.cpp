// The facts of 1920 Wall Street: one row each, with its particulars.
#include <array>

#include "view/wall_street_1920/names.h"
#include "view/wall_street_1920/vocabulary.h"

namespace bell::wall_street_1920 {
namespace {

using Fact = FactForm<SeenEvent>;
using Said = Particular<SeenEvent>;
constexpr int kMost = 1000;  // limit for any count

template <class T>
std::optional<int> told(const Seen<T>& seen) {
  return seen.is_known() ? std::optional(static_cast<int>(seen.or_else({}))) : std::nullopt;
}

namespace said {
constexpr Said kSeat{"seat", seat_kind(), [](const SeenEvent& event) { return std::optional(index(event.seat)); }};
constexpr Said kRival{"rival", seat_kind(), [](const SeenEvent& event) { return std::optional(index(event.other)); }};
constexpr Said kCompany{"company", named_kind<Company>(),
                        [](const SeenEvent& event) { return std::optional(static_cast<int>(event.company)); }};
constexpr Said kCard{"card", named_kind<Card>(), [](const SeenEvent& event) { return told(event.card); }};
constexpr Said kBack{"back", numbered_kind<Back>(), [](const SeenEvent& event) { return told(event.back); }};

// Most facts have one figure, some a second one; each is named by its meaning there.
constexpr Said first(std::string_view name, Kind kind = number_kind(-kMost, kMost)) {
  return {name, kind, [](const SeenEvent& event) { return std::optional<int>(event.number); }};
}
constexpr Said second(std::string_view name, Kind kind = number_kind(0, kMost)) {
  return {name, kind, [](const SeenEvent& event) { return std::optional<int>(event.value); }};
}
constexpr Said kBefore{"before", number_kind(0, kMost),
                       [](const SeenEvent& event) { return std::optional<int>(event.before); }};
constexpr Said kMagnate = first("magnate", numbered_kind<Magnate>());
constexpr Said kPile = second("pile", named_kind<Pile>());
}  // namespace said

// A share is shown when its sale is announced; the card that refills a place lay open on the deck.
constexpr std::array kFactForms{
    Fact{Happening::card_laid, "card_laid", {said::kCard, said::first("place")}},
    Fact{Happening::card_removed, "card_removed", {said::kCard}},
    Fact{Happening::capital_dealt, "capital_dealt", {said::kSeat, said::kBack}},
    Fact{Happening::start_chosen, "start_chosen", {said::kSeat}},
    Fact{Happening::card_turned_up, "card_turned_up", {said::kCard}},
    Fact{Happening::pawn_placed, "pawn_placed", {said::kSeat, said::first("place")}, kConsequence},
    Fact{Happening::turn_started, "turn_started", {said::kSeat, said::first("round")}, kConsequence},
    Fact{Happening::trend_flipped,
         "trend_flipped",
         {said::kSeat, said::second("trend", named_kind<Trend>())},
         kConsequence},
    Fact{Happening::moved, "moved", {said::kSeat, said::first("spaces"), said::second("place")}, kConsequence},
    Fact{Happening::paid, "paid", {said::kSeat, said::first("cash"), said::second("by_capital")}, kConsequence},
    Fact{Happening::rival_paid, "rival_paid", {said::kSeat, said::kRival, said::first("cash")}, kConsequence},
    Fact{Happening::loan_taken, "loan_taken", {said::kSeat, said::first("loans"), said::second("owed")}, kConsequence},
    Fact{Happening::coins_taken, "coins_taken", {said::kSeat, said::first("coins")}, kConsequence},
    Fact{Happening::card_kept, "card_kept", {said::kSeat, said::kCard}, kConsequence},
    Fact{Happening::card_discarded, "card_discarded", {said::kSeat, said::kCard, said::kPile}, kConsequence},
    Fact{Happening::place_refilled, "place_refilled", {said::kCard, said::first("place")}, kConsequence},
    Fact{Happening::price_changed,
         "price_changed",
         {said::kSeat, said::kCompany, said::first("spaces"), said::second("value"), said::kBefore},
         kConsequence},
    Fact{Happening::share_sold,
         "share_sold",
         {said::kSeat, said::kCard, said::first("income"), said::second("place")},
         kConsequence},
    Fact{Happening::capital_raised, "capital_raised", {said::kSeat, said::first("capital")}, kConsequence},
    Fact{Happening::capital_lowered, "capital_lowered", {said::kSeat, said::first("capital")}, kConsequence},
    Fact{Happening::share_shown, "share_shown", {said::kSeat, said::kCard, said::kCompany}},
    Fact{Happening::all_shares_shown, "all_shares_shown", {said::kSeat}},
    Fact{Happening::share_counted, "share_counted", {said::kSeat, said::kCard, said::first("count")}},
    Fact{Happening::offered, "offered", {said::kSeat, said::kCard}},
    Fact{Happening::offer_revealed, "offer_revealed", {said::kSeat, said::kCard}},
    Fact{Happening::swapped, "swapped", {said::kSeat, said::kCard, said::kRival}},
    Fact{Happening::swapped_back, "swapped_back", {said::kSeat, said::kCard, said::kRival}},
    Fact{Happening::exchange_failed, "exchange_failed", {said::kSeat}},
    Fact{Happening::magnate_laid, "magnate_laid", {said::kMagnate, said::kCompany}},
    Fact{Happening::magnate_turned,
         "magnate_turned",
         {said::kMagnate, said::second("side", named_kind<MagnateSide>())},
         kConsequence},
    Fact{Happening::magnate_acted, "magnate_acted", {said::kSeat, said::kCompany, said::kMagnate}, kConsequence},
    Fact{Happening::magnate_given, "magnate_given", {said::kSeat, said::first("points")}, kConsequence},
    Fact{Happening::loan_returned, "loan_returned", {said::kSeat, said::first("owed")}, kConsequence},
    Fact{Happening::discard_taken, "discard_taken", {said::kSeat, said::kCard, said::kPile}, kConsequence},
    Fact{Happening::card_returned, "card_returned", {said::kSeat, said::kCard}},
    Fact{Happening::option_laid, "option_laid", {said::kSeat, said::first("place")}, kConsequence},
    Fact{Happening::option_came_back, "option_came_back", {said::kSeat}, kConsequence},
    Fact{Happening::pile_counted, "pile_counted", {said::kPile, said::first("dynamite")}},
    Fact{Happening::event_triggered, "event_triggered", {said::kPile}},
    Fact{Happening::event_averted, "event_averted", {}},
    Fact{Happening::back_revealed, "back_revealed", {said::kSeat, said::kBack, said::first("points")}},
    Fact{Happening::company_scored,
         "company_scored",
         {said::kSeat, said::kCompany, said::second("shares"), said::first("points")}},
    Fact{Happening::extras_scored, "extras_scored", {said::kSeat, said::first("points")}},
    Fact{Happening::match_scored, "match_scored", {said::kSeat, said::first("points")}},
    Fact{Happening::match_won, "match_won", {said::kSeat, said::first("points")}},
    Fact{Happening::sale_announced, "sale_announced", {said::kSeat, said::kCard}},
    Fact{Happening::effect_begun, "effect_begun", {said::kSeat, said::kCard}, kConsequence},
    Fact{Happening::turn_ended, "turn_ended", {said::kSeat}, kConsequence},
    Fact{Happening::offer_declined, "offer_declined", {said::kSeat}, kConsequence},
};
static_assert(kFactForms.size() == kHappenings, "a row for each fact");

}  // namespace

std::span<const Fact> Vocabulary::facts() { return kFactForms; }

}  // namespace bell::wall_street_1920
