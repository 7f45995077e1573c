// A fact of a Stockpile match as JSON: its name, its rule, and those of its particulars that mean something.
#include "view/stockpile/actions.h"
#include "view/stockpile/fact_form.h"
#include "wire/parts.h"
#include "wire/stockpile/stockpile.h"

namespace bell::wire {
namespace {

using namespace bell::stockpile;

template <class T>
Json name_json(const Seen<T>& seen) {
  return seen.is_known() ? Json(name_of(seen.or_else(T{}))) : Json(nullptr);
}
Json pile_json(Pile pile) { return pile == kNoPile ? Json(nullptr) : Json(index(pile)); }

}  // namespace

Json encode_event(const SeenEvent& event) {
  const FactShape& form = form_of(event.what);
  Json json{{"what", form.name}, {"rule", id_of(event.rule)}};
  if (form.has(FactShape::seat)) json["seat"] = seat_json(event.seat);
  if (form.has(FactShape::other)) json["other"] = seat_json(event.other);
  if (form.has(FactShape::company)) json["company"] = name_of(event.company);
  if (form.has(FactShape::pile)) json["pile"] = pile_json(event.pile);
  if (form.has(FactShape::card)) json["card"] = name_json(event.card);
  if (form.has(FactShape::forecast)) json["forecast"] = name_json(event.forecast);
  if (form.has(FactShape::strategy)) json["strategy"] = name_json(event.strategy);
  if (form.has(FactShape::investor)) json["investor"] = name_json(event.investor);
  if (form.has(FactShape::number)) json["number"] = event.number;
  if (form.has(FactShape::value)) json["value"] = event.value;
  return json;
}

}  // namespace bell::wire
