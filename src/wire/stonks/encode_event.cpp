// A fact of a Stonks match as JSON: its name, its rule, and those of its particulars that mean something.
#include <array>

#include "view/stonks/actions.h"
#include "wire/stonks/stonks.h"

namespace bell::wire {
namespace {

using namespace bell::stonks;

// Which fields of a fact carry meaning; see the list of happenings.
enum Field : unsigned { seat = 1, card = 2, company = 4, number = 8, value = 16 };
struct Row {
  Happening what;
  const char* name;
  unsigned fields;
};

constexpr std::array kRows{
    Row{Happening::company_removed, "company_removed", company},
    Row{Happening::tile_placed, "tile_placed", company | number},
    Row{Happening::dealt, "dealt", seat | card},
    Row{Happening::laid_to_reveal, "laid_to_reveal", seat | card},
    Row{Happening::laid_face_down, "laid_face_down", seat | card},
    Row{Happening::revealed, "revealed", seat | card},
    Row{Happening::opener_chosen, "opener_chosen", seat},
    Row{Happening::market_opened, "market_opened", card},
    Row{Happening::played, "played", seat | card},
    Row{Happening::speculated_opening, "speculated_opening", seat | card | company},
    Row{Happening::speculated_following, "speculated_following", seat | card | company},
    Row{Happening::speculation_cancelled, "speculation_cancelled", seat},
    Row{Happening::price_changed, "price_changed", seat | company | number | value},
    Row{Happening::token_unlocked, "token_unlocked", company},
    Row{Happening::trump_changed, "trump_changed", company},
    Row{Happening::face_down_revealed, "face_down_revealed", seat | card},
    Row{Happening::trick_won, "trick_won", seat | card},
    Row{Happening::trick_lost, "trick_lost", seat},
    Row{Happening::card_taken, "card_taken", seat | card},
    Row{Happening::last_card_discarded, "last_card_discarded", seat | card},
    Row{Happening::hidden_revealed, "hidden_revealed", seat | card},
    Row{Happening::speculation_placed, "speculation_placed", seat | company},
    Row{Happening::round_scored, "round_scored", seat | number},
    Row{Happening::round_started, "round_started", number},
    Row{Happening::match_won, "match_won", seat},
};

// Happenings count from 1 without a gap.
constexpr bool rows_stand_in_order() {
  for (std::size_t at = 0; at < kRows.size(); ++at)
    if (static_cast<std::size_t>(kRows[at].what) != at + 1) return false;
  return true;
}
static_assert(rows_stand_in_order());

}  // namespace

Json encode_event(const SeenEvent& event) {
  const Row& row = kRows[static_cast<std::size_t>(event.what) - 1];
  Json json{{"what", row.name}, {"rule", id_of(event.rule)}};
  if ((row.fields & seat) != 0) json["seat"] = index(event.seat);
  if ((row.fields & card) != 0)
    json["card"] = event.card.is_known() ? Json(notation(event.card.or_else(kNoCard))) : Json(nullptr);
  if ((row.fields & company) != 0) json["company"] = name_of(event.company);
  if ((row.fields & number) != 0) json["number"] = event.number;
  if ((row.fields & value) != 0) json["value"] = event.value;
  return json;
}

}  // namespace bell::wire
