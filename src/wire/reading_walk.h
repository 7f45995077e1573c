// Reads what a description lists from untrusted JSON. The first fault is remembered with its path.
#pragma once

#include <algorithm>
#include <concepts>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "kernel/bag.h"
#include "kernel/enum_set.h"
#include "kernel/fixed_vec.h"
#include "kernel/per.h"
#include "kernel/quantity.h"
#include "view/describe.h"
#include "view/seen.h"
#include "wire/frame_id.h"
#include "wire/parse.h"
#include "wire/reader.h"

namespace bell::wire {

class ReadingWalk {
 public:
  explicit ReadingWalk(const Reader& from, int seats = kMaxSeats) : from_(from), seats_(seats) {}

  void seats(std::uint8_t& number) {
    number = from_.at("seats").byte(1, kMaxSeats);
    seats_ = number;
  }
  template <class T>
  void operator()(std::string_view key, T& thing) {
    get(from_.at(key), thing);
  }
  template <class T>
  void operator()(std::string_view key, std::optional<T>& thing) {
    thing.reset();
    if (from_.has(key) && !from_.at(key).is_null()) get(from_.at(key), thing.emplace());
  }
  void tag(std::string_view key, std::string_view value) {
    if (from_.at(key).text() != value) from_.at(key).refuse("other_word", {{"word", std::string(value)}});
  }
  template <class T>
  void or_null(std::string_view key, std::optional<T>& thing) {
    thing.reset();
    if (!from_.at(key).is_null()) get(from_.at(key), thing.emplace());
  }
  // Not supported: nothing reads types with mixed-in fields back; programs use the document itself.
  template <class T>
  void fields(T&) {}
  template <std::integral T>
  void operator()(std::string_view key, T& number, const Counted& counted) {
    number = static_cast<T>(counted_number(from_.at(key), counted));
  }
  template <std::integral T, int Capacity>
  void operator()(std::string_view key, FixedVec<T, Capacity>& numbers, const Counted& counted) {
    const Reader all = from_.at(key);
    const int count = all.size(Capacity);
    numbers.clear();
    for (int nth = 0; nth < count; ++nth) numbers.push_back(static_cast<T>(counted_number(all.at(nth), counted)));
  }
  template <std::integral T>
  void operator()(std::string_view key, std::optional<T>& number, const Counted& counted) {
    number.reset();
    if (from_.has(key)) (*this)(key, number.emplace(), counted);
  }
  template <class T>
  void always(std::string_view key, T& thing) {
    if (from_.has_null(key)) return from_.at(key).refuse("null");
    (*this)(key, thing);
  }
  void flag(std::string_view key, std::uint8_t& byte) { byte = from_.at(key).yes_or_no() ? 1 : 0; }
  template <class Set, class Item>
  void member(std::string_view key, Set& set, Item item) {
    from_.at(key).yes_or_no() ? set.add(item) : set.remove(item);
  }
  template <class T>
  void told(std::string_view, const T&) {}
  template <class T>
  void if_there(std::string_view key, T& thing, bool) {
    if (from_.has(key)) (*this)(key, thing);
  }
  template <class T, class Form, class Take>
  void as(std::string_view key, T& thing, Form&& form, Take&& take) {
    std::remove_cvref_t<decltype(form(thing))> read{};
    (*this)(key, read);
    if (!take(thing, read)) from_.at(key).refuse("impossible");
  }
  template <class Fill>
  void object(std::string_view key, Fill&& fill) {
    read_object(from_.at(key), fill);
  }
  template <class Fill>
  void maybe(std::string_view key, bool, Fill&& fill) {
    if (const Reader thing = from_.at(key); !thing.is_null()) read_object(thing, fill);
  }
  template <class Fill>
  void each_seat(std::string_view key, Fill&& fill) {
    const Reader list = from_.at(key);
    if (list.size(kMaxSeats) != seats_) return list.refuse("not_by_seats");
    for (const Seat seat : seats_of(seats_)) {
      const Reader one = list.at(index(seat));
      one.at("seat").number(index(seat), index(seat));
      read_object(one, [&](ReadingWalk& walk) { fill(walk, seat); });
    }
  }
  template <class Names, class Fill>
  void each_of(std::string_view key, const Names& names, Fill&& fill) {
    const Reader all = from_.at(key);
    for (const auto name : names)
      read_object(all.at(Named<std::remove_cvref_t<decltype(name)>>::name(name)),
                  [&](ReadingWalk& walk) { fill(walk, name); });
  }
  template <class Fill>
  void each_place(std::string_view key, int count, Fill&& fill) {
    const Reader all = from_.at(key);
    if (!has_entries(all, count)) return;
    for (int place = 0; place < count; ++place)
      read_object(all.at(place), [&](ReadingWalk& walk) { fill(walk, place); });
  }
  template <class T, int Capacity, class Fill>
  void list(std::string_view key, FixedVec<T, Capacity>& items, Fill&& fill) {
    const Reader all = from_.at(key);
    const int count = all.size(Capacity);
    items.clear();
    for (int nth = 0; nth < count; ++nth) {
      items.push_back({});
      read_object(all.at(nth), [&](ReadingWalk& walk) { fill_item(fill, walk, items[nth], nth); });
    }
  }
  template <class T, std::size_t Count, class Fill>
  void list(std::string_view key, std::array<T, Count>& items, Fill&& fill) {
    const Reader all = from_.at(key);
    if (!has_entries(all, static_cast<int>(Count))) return;
    int nth = 0;
    for (T& item : items) {
      read_object(all.at(nth), [&](ReadingWalk& walk) { fill_item(fill, walk, item, nth); });
      ++nth;
    }
  }
  template <class Modules, class Module, class Fill>
  void part(std::string_view key, Modules& modules, Module module, Fill&& fill) {
    if (!from_.has(key)) return;
    modules.add(module);
    object(key, fill);
  }

 private:
  static constexpr int kMostMoney = 1'000'000;
  static constexpr int kMostItems = 4096;
  template <class Way, class Variant>
  bool take_way(const Reader& from, std::string_view kind, Variant& into) {
    if (kind != Way::kKind) return false;
    get(from, into.template emplace<Way>());
    return true;
  }
  template <class Fill>
  void read_object(const Reader& from, Fill&& fill) {
    ReadingWalk walk(from, seats_);
    fill(walk);
  }
  static bool has_entries(const Reader& list, int count) {
    if (list.size(count) == count) return true;
    list.refuse("other_length", {{"count", std::to_string(count)}});
    return false;
  }

  static int counted_number(const Reader& from, const Counted& counted) {
    if (counted.none && from.is_null()) return *counted.none;
    return from.number(counted.low + counted.offset, counted.high + counted.offset) - counted.offset;
  }
  template <std::integral T>
  void get(const Reader& from, T& into) {
    constexpr int kLow = std::is_signed_v<T> ? std::max<int>(std::numeric_limits<T>::min(), -kMostMoney) : 0;
    constexpr auto kHigh = static_cast<int>(std::min<std::int64_t>(std::numeric_limits<T>::max(), kMostMoney));
    into = static_cast<T>(from.number(kLow, kHigh));
  }
  void get(const Reader& from, bool& into) { into = from.yes_or_no(); }
  void get(const Reader& from, std::uint64_t& into) { into = from.natural(); }
  void get(const Reader& from, std::uint32_t& into) {
    const std::uint64_t number = from.natural();
    if (number > UINT32_MAX) return from.refuse("large");
    into = static_cast<std::uint32_t>(number);
  }
  void get(const Reader& from, std::int64_t& into) {
    constexpr std::uint64_t kMost = std::uint64_t{1}
                                    << 53U;  // above this, some programs cannot represent integers exactly
    const std::uint64_t number = from.natural();
    if (number > kMost) return from.refuse("large");
    into = static_cast<std::int64_t>(number);
  }
  void get(const Reader& from, double& into) { into = from.real(); }
  void get(const Reader& from, FrameId& into) {
    const auto id = frame_id(from.text());
    if (!id) return from.refuse("no_id");
    into = *id;
  }
  template <class T>
  void get(const Reader& from, std::optional<T>& into) {
    into.reset();
    if (!from.is_null()) get(from, into.emplace());
  }
  template <class T>
  void get(const Reader& from, std::vector<T>& into) {
    into.clear();
    const int count = from.size(kMostItems);
    for (int nth = 0; nth < count; ++nth) get(from.at(nth), into.emplace_back());
  }
  void get(const Reader& from, std::map<std::string, std::string>& into) {
    into.clear();
    for (const std::string& key : from.keys(kMostItems)) into.emplace(key, from.at(key).text());
  }
  // One of several messages; `kind` says which.
  template <class... Ways>
    requires(requires { Ways::kKind; } && ...)
  void get(const Reader& from, std::variant<Ways...>& into) {
    const std::string kind = from.at("kind").text();
    if (!(take_way<Ways>(from, kind, into) || ...)) from.at("kind").refuse("unknown", {{"name", wire::quoted(kind)}});
  }
  void get(const Reader& from, std::string& into) { into = from.text(); }
  void get(const Reader& from, std::variant<std::string, std::uint64_t>& into) {
    if (from.is_text())
      into = from.text();
    else
      into = from.natural();
  }
  template <class Unit>
  void get(const Reader& from, Quantity<Unit>& into) {
    into = Quantity<Unit>(from.number(-kMostMoney, kMostMoney));
  }
  void get(const Reader& from, Seat& into) { into = from.seat_or_none(seats_); }
  void get(const Reader& from, Viewer& into) {
    into = from.is_null() ? Viewer::spectator : viewer_of(from.seat(seats_));
  }
  void get(const Reader& from, SeatMask& into) { into = from.seats(seats_); }
  void get(const Reader& from, Turn& into) { into = from.turn(seats_); }
  void get(const Reader& from, Rule& into) { into = from.is_null() ? Rule::none : rule_from(from.text()); }

  template <GoesByName T>
  static std::optional<T> named(std::string_view name) {
    std::optional<T> found;
    for_each_named<T>([&](T value, std::string_view its_name) {
      if (its_name == name) found = value;
    });
    return found;
  }
  template <GoesByName T>
  void get(const Reader& from, T& into) {
    if constexpr (CanBeNone<T>) {
      into = Named<T>::none();
      if (from.is_null()) return;
    }
    const std::string name = from.text();
    const auto found = named<T>(name);
    if (!found) from.refuse("unknown", {{"name", wire::quoted(name)}});
    into = found.value_or(static_cast<T>(Named<T>::first));  // valid as an index
  }
  template <GoesByNumber T>
  void get(const Reader& from, T& into) {
    into = from.is_null() ? Numbered<T>::none() : static_cast<T>(from.number(1, Numbered<T>::count) - 1);
  }
  template <class Enum, int Count>
  void get(const Reader& from, EnumSet<Enum, Count>& into) {
    into.clear();
    const int count = from.size(Count);
    for (int nth = 0; nth < count; ++nth) {
      const auto member = named<Enum>(from.at(nth).text());
      if (!member || into.has(*member)) return from.at(nth).refuse("no_member");
      into.add(*member);
    }
  }
  template <class Kind, int First, int Kinds>
  void get(const Reader& from, Bag<Kind, First, Kinds>& into) {
    into = {};
    for (int at = 0; at < Kinds; ++at) {
      const Kind kind = into.kind_at(at);
      const auto name = Named<Kind>::name(kind);
      if (from.has(name)) into.add(kind, from.at(name).number(0, kByte));
    }
  }
  template <IsCollected T>
  void get(const Reader& from, T& into) {
    constexpr int kMost = 255;
    into = {};
    const int count = from.size(kMost);
    for (int nth = 0; nth < count; ++nth) {
      const std::string name = from.at(nth).text();
      const auto item = named<typename Collected<T>::Item>(name);
      if (!item) return from.at(nth).refuse("unknown", {{"name", wire::quoted(name)}});
      if (!Collected<T>::add(into, *item)) return from.at(nth).refuse("often");
    }
  }
  template <class T>
  void get(const Reader& from, Seen<T>& seen) {
    seen = {};
    if (from.is_null()) return;
    T value{};
    get(from, value);
    seen = Seen<T>(value);
  }
  template <class T, int Count>
  void get(const Reader& from, Per<Seat, T, Count>& things) {
    if (from.size(kMaxSeats) != seats_) return from.refuse("not_by_seats");
    for (const Seat seat : seats_of(seats_)) get(from.at(index(seat)), things[seat]);
  }
  template <GoesByName Index, class T, int Count>
  void get(const Reader& from, Per<Index, T, Count>& things) {
    for (int at = 0; at < Count; ++at)
      get(from.at(Named<Index>::name(static_cast<Index>(at))), things[static_cast<Index>(at)]);
  }
  template <class T, int Capacity>
  void get(const Reader& from, FixedVec<T, Capacity>& things) {
    things.clear();
    const int count = from.size(Capacity);
    for (int nth = 0; nth < count; ++nth) {
      things.push_back({});
      get(from.at(nth), things[nth]);
    }
  }
  template <class T, std::size_t Count>
  void get(const Reader& from, std::array<T, Count>& things) {
    if (!has_entries(from, static_cast<int>(Count))) return;
    int nth = 0;
    for (T& thing : things) get(from.at(nth++), thing);
  }
  template <class T>
    requires requires(ReadingWalk& walk, T& thing) { describe(walk, thing); }
  void get(const Reader& from, T& thing) {
    read_object(from, [&](ReadingWalk& walk) { describe(walk, thing); });
  }

  Reader from_;
  int seats_ = 0;
};

}  // namespace bell::wire
