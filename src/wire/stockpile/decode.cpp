// A viewer's Stockpile table back from JSON, trusting nothing.
#include "view/stockpile/actions.h"
#include "wire/stockpile/fields.h"
#include "wire/stockpile/stockpile.h"

namespace bell::wire {
namespace {

using namespace bell::stockpile;

constexpr int kMostMoney = 1'000'000;
constexpr int kMostStrategies = 2 * kStrategies;

// Lists hold lists and things with fields hold both: all are declared before any is defined.
template <class Index, class T, int Count>
void read(const Reader& from, Per<Index, T, Count>& things);
template <class T, std::size_t Count>
void read(const Reader& from, std::array<T, Count>& things);
template <class T, int Capacity>
void read(const Reader& from, FixedVec<T, Capacity>& things);
template <class T>
void read(const Reader& from, Seen<T>& seen);
template <HasFields T>
void read(const Reader& from, T& thing);

void read(const Reader& from, std::uint8_t& into) { into = static_cast<std::uint8_t>(from.number(0, kByte)); }
void read(const Reader& from, std::int8_t& into) { into = static_cast<std::int8_t>(from.number(-128, 127)); }
void read(const Reader& from, Money& into) { into = Money(from.number(-kMostMoney, kMostMoney)); }
void read(const Reader& from, Seat& into) { into = from.seat_or_none(kMaxSeats); }
void read(const Reader& from, SeatMask& into) { into = from.seats(kMaxSeats); }
void read(const Reader& from, Turn& into) { into = from.turn(kMaxSeats); }
void read(const Reader& from, Viewer& into) {
  into = from.is_null() ? Viewer::spectator : viewer_of(from.seat(kMaxSeats));
}
void read(const Reader& from, Pile& into) { into = from.is_null() ? kNoPile : pile_at(from.number(0, kMaxPiles - 1)); }
void read(const Reader& from, PayMarks& into) { into = static_cast<PayMarks>(from.number(0, 2)); }
void read(const Reader& from, Face& into) {
  const std::string face = from.text();
  if (face != "up" && face != "down") from.refuse("should be up or down");
  into = face == "up" ? Face::up : Face::down;
}

// One of the kinds from `first` to `last` by its name, or `none` for null.
template <class Kind>
void read_name(const Reader& from, Kind& into, int first, int last, Kind none) {
  into = none;
  if (from.is_null()) return;
  const std::string name = from.text();
  for (int at = first; at <= last; ++at)
    if (name_of(static_cast<Kind>(at)) == name) {
      into = static_cast<Kind>(at);
      return;
    }
  from.refuse("there is no '" + name + "'");
}
void read(const Reader& from, Company& into) { read_name(from, into, 0, kCompanies - 1, kNoCompany); }
void read(const Reader& from, Card& into) { read_name(from, into, 1, kCardKinds, kNoCard); }
void read(const Reader& from, Forecast& into) { read_name(from, into, 1, kForecasts, kNoForecast); }
void read(const Reader& from, Investor& into) { read_name(from, into, 1, kInvestors, Investor::none); }
void read(const Reader& from, Strategy& into) { read_name(from, into, 1, kStrategies, Strategy::none); }

void read(const Reader& from, StrategySet& into) {
  const int count = from.size(kMostStrategies);
  for (int nth = 0; nth < count; ++nth) {
    Strategy card{};
    read(from.at(nth), card);
    if (card == Strategy::none || into.count(card) == 2) return from.at(nth).refuse("is no card, or there too often");
    into.add(card);
  }
}
template <class Kind, int First, int Kinds>
void read(const Reader& from, Bag<Kind, First, Kinds>& into) {
  for (int at = 0; at < Kinds; ++at) {
    const Kind kind = into.kind_at(at);
    if (from.has(name_of(kind))) into.add(kind, from.at(name_of(kind)).number(0, kByte));
  }
}

template <class T>
void read_row(const Reader& from, T& things, int count);
template <class Index, class T, int Count>
void read(const Reader& from, Per<Index, T, Count>& things) {
  read_row(from, things, Count);
}
template <class T, std::size_t Count>
void read(const Reader& from, std::array<T, Count>& things) {
  read_row(from, things, static_cast<int>(Count));
}
template <HasFields T>
void read(const Reader& from, T& thing) {
  fields(thing, [&from](std::string_view key, auto& field) { read(from.at(key), field); });
}
template <class T>
void read(const Reader& from, Seen<T>& seen) {
  if (from.is_null()) return;
  T value{};
  read(from, value);
  seen = Seen<T>(value);
}
template <class T>
void read_row(const Reader& from, T& things, int count) {
  if (from.size(count) != count) return from.refuse("should have " + std::to_string(count) + " entries");
  int nth = 0;
  for (auto& thing : things) read(from.at(nth++), thing);
}
template <class T, int Capacity>
void read(const Reader& from, FixedVec<T, Capacity>& things) {
  const int count = from.size(Capacity);
  for (int nth = 0; nth < count; ++nth) {
    T thing{};
    read(from.at(nth), thing);
    things.push_back(thing);
  }
}

}  // namespace

void read_view(const Reader& from, View& view) { read(from, view); }

}  // namespace bell::wire
