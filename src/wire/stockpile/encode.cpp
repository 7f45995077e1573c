// A viewer's Stockpile table as JSON: what lies open by name, what is hidden from that viewer as null.
#include "view/stockpile/actions.h"
#include "wire/parts.h"
#include "wire/stockpile/fields.h"
#include "wire/stockpile/stockpile.h"

namespace bell::wire {
namespace {

using namespace bell::stockpile;

// Lists hold lists and things with fields hold both: all are declared before any is defined.
template <class Index, class T, int Count>
Json write(const Per<Index, T, Count>& things);
template <class T, std::size_t Count>
Json write(const std::array<T, Count>& things);
template <class T, int Capacity>
Json write(const FixedVec<T, Capacity>& things);
template <class T>
Json write(const Seen<T>& seen);
template <HasFields T>
Json write(const T& thing);

Json write(std::uint8_t number) { return number; }
Json write(std::int8_t number) { return number; }
Json write(Money money) { return money.amount(); }
Json write(Seat seat) { return seat_json(seat); }
Json write(Pile pile) { return pile == kNoPile ? Json(nullptr) : Json(index(pile)); }
Json write(Viewer viewer) { return is_seat(viewer) ? Json(index(seat_of(viewer))) : Json(nullptr); }
Json write(const Turn& turn) { return encode(turn); }
Json write(Face face) { return face == Face::up ? "up" : "down"; }
Json write(PayMarks marks) { return static_cast<int>(marks); }
Json write(Company company) { return company == kNoCompany ? Json(nullptr) : Json(name_of(company)); }
Json write(Card card) { return card == kNoCard ? Json(nullptr) : Json(name_of(card)); }
Json write(Forecast forecast) { return forecast == kNoForecast ? Json(nullptr) : Json(name_of(forecast)); }
Json write(Investor investor) { return investor == Investor::none ? Json(nullptr) : Json(name_of(investor)); }
Json write(Strategy card) { return card == Strategy::none ? Json(nullptr) : Json(name_of(card)); }
Json write(SeatMask seats) { return seats_json(seats); }

Json write(const StrategySet& cards) {
  Json list = Json::array();
  for (int nth = 0; nth < cards.size(); ++nth) list.push_back(name_of(cards.nth(nth)));
  return list;
}
template <class Kind, int First, int Kinds>
Json write(const Bag<Kind, First, Kinds>& bag) {
  Json counts = Json::object();
  for (int at = 0; at < Kinds; ++at)
    if (const Kind kind = bag.kind_at(at); bag.count(kind) > 0) counts[std::string(name_of(kind))] = bag.count(kind);
  return counts;
}

template <class T>
Json write_list(const T& things);
template <class Index, class T, int Count>
Json write(const Per<Index, T, Count>& things) {
  return write_list(things);
}
template <class T, std::size_t Count>
Json write(const std::array<T, Count>& things) {
  return write_list(things);
}
template <class T, int Capacity>
Json write(const FixedVec<T, Capacity>& things) {
  return write_list(things);
}
template <HasFields T>
Json write(const T& thing) {
  Json json = Json::object();
  fields(thing, [&json](std::string_view key, const auto& field) { json[std::string(key)] = write(field); });
  return json;
}
template <class T>
Json write(const Seen<T>& seen) {
  return seen.is_known() ? write(seen.or_else(T{})) : Json(nullptr);
}
template <class T>
Json write_list(const T& things) {
  Json list = Json::array();
  for (const auto& thing : things) list.push_back(write(thing));
  return list;
}

}  // namespace

Json encode_view(const View& view) {
  Json json{{"title", "stockpile"}};
  json.update(write(view));
  return json;
}

}  // namespace bell::wire
