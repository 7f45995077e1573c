// A fact of a 1920 Wall Street match as JSON: its name, its rule, and those of its particulars that mean something.
#include <array>

#include "view/wall_street_1920/actions.h"
#include "wire/wall_street_1920/wall_street_1920.h"

namespace bell::wire {
namespace {

using namespace bell::wall_street_1920;

// Which fields of a fact carry meaning; see the list of happenings.
enum Field : unsigned { seat = 1, card = 2, company = 4, number = 8, value = 16, other = 32, back = 64, pile = 128 };
struct Row {
  Happening what;
  const char* name;
  unsigned fields;
};

constexpr std::array kRows{
    Row{Happening::card_laid, "card_laid", card | number},
    Row{Happening::card_removed, "card_removed", card},
    Row{Happening::capital_dealt, "capital_dealt", seat | back},
    Row{Happening::start_chosen, "start_chosen", seat},
    Row{Happening::card_turned_up, "card_turned_up", card},
    Row{Happening::pawn_placed, "pawn_placed", seat | number},
    Row{Happening::turn_started, "turn_started", seat | number},
    Row{Happening::trend_flipped, "trend_flipped", seat | value},
    Row{Happening::moved, "moved", seat | number | value},
    Row{Happening::paid, "paid", seat | number | value},
    Row{Happening::rival_paid, "rival_paid", seat | other | number},
    Row{Happening::loan_taken, "loan_taken", seat | number | value},
    Row{Happening::coins_taken, "coins_taken", seat | number},
    Row{Happening::card_kept, "card_kept", seat | card},
    Row{Happening::card_discarded, "card_discarded", seat | card | pile},
    Row{Happening::place_refilled, "place_refilled", card | number},
    Row{Happening::price_changed, "price_changed", seat | company | number | value},
    Row{Happening::share_sold, "share_sold", seat | card | number | value},
    Row{Happening::capital_raised, "capital_raised", seat | number},
    Row{Happening::capital_lowered, "capital_lowered", seat | number},
    Row{Happening::share_shown, "share_shown", seat | card | company},
    Row{Happening::all_shares_shown, "all_shares_shown", seat},
    Row{Happening::share_counted, "share_counted", seat | card | number},
    Row{Happening::offered, "offered", seat | card},
    Row{Happening::offer_revealed, "offer_revealed", seat | card},
    Row{Happening::swapped, "swapped", seat | other | card},
    Row{Happening::swapped_back, "swapped_back", seat | other | card},
    Row{Happening::exchange_failed, "exchange_failed", seat},
    Row{Happening::magnate_laid, "magnate_laid", company | number},
    Row{Happening::magnate_turned, "magnate_turned", number | value},
    Row{Happening::magnate_acted, "magnate_acted", seat | company | number},
    Row{Happening::magnate_given, "magnate_given", seat | number},
    Row{Happening::loan_returned, "loan_returned", seat | number},
    Row{Happening::discard_taken, "discard_taken", seat | card | pile},
    Row{Happening::card_returned, "card_returned", seat | card},
    Row{Happening::option_laid, "option_laid", seat | number},
    Row{Happening::option_came_back, "option_came_back", seat},
    Row{Happening::pile_counted, "pile_counted", pile | number},
    Row{Happening::event_triggered, "event_triggered", pile},
    Row{Happening::event_averted, "event_averted", 0},
    Row{Happening::back_revealed, "back_revealed", seat | back | number},
    Row{Happening::company_scored, "company_scored", seat | company | number | value},
    Row{Happening::extras_scored, "extras_scored", seat | number},
    Row{Happening::match_scored, "match_scored", seat | number},
    Row{Happening::match_won, "match_won", seat | number},
    Row{Happening::sale_announced, "sale_announced", seat | card},
    Row{Happening::effect_begun, "effect_begun", seat | card},
    Row{Happening::turn_ended, "turn_ended", seat},
    Row{Happening::offer_declined, "offer_declined", seat},
};

// Happenings count from 1 without a gap.
constexpr bool rows_stand_in_order() {
  for (std::size_t at = 0; at < kRows.size(); ++at)
    if (static_cast<std::size_t>(kRows[at].what) != at + 1) return false;
  return true;
}
static_assert(kRows.size() == kHappenings && rows_stand_in_order());

}  // namespace

Json encode_back(const Seen<Back>& known) {
  return known.is_known() ? Json(static_cast<int>(known.or_else(kNoBack))) : Json(nullptr);
}

Json encode_event(const SeenEvent& event) {
  const Row& row = kRows[static_cast<std::size_t>(event.what) - 1];
  Json json{{"what", row.name}, {"rule", id_of(event.rule)}};
  if ((row.fields & seat) != 0) json["seat"] = index(event.seat);
  if ((row.fields & other) != 0) json["other"] = index(event.other);
  if ((row.fields & card) != 0)
    json["card"] = event.card.is_known() ? Json(notation(event.card.or_else(kNoCard))) : Json(nullptr);
  if ((row.fields & back) != 0) json["back"] = encode_back(event.back);
  if ((row.fields & company) != 0) json["company"] = name_of(event.company);
  if ((row.fields & number) != 0) json["number"] = event.number;
  if ((row.fields & value) != 0) json["value"] = event.value;
  if ((row.fields & pile) != 0) json["pile"] = std::string(1, letter_of(static_cast<Pile>(event.value)));
  return json;
}

}  // namespace bell::wire
