// Writes what a description lists as JSON, directly into bytes: a server writes thousands of views a second, and
// building a tree first would cost ten times as much. Keys come in the order of the description, so equal views give
// equal bytes.
#pragma once

#include <array>
#include <charconv>
#include <concepts>
#include <map>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <variant>
#include <vector>

#include "kernel/bag.h"
#include "kernel/enum_set.h"
#include "kernel/fixed_vec.h"
#include "kernel/per.h"
#include "kernel/quantity.h"
#include "kernel/rule.h"
#include "kernel/turn.h"
#include "view/describe.h"
#include "view/kind.h"
#include "view/seen.h"
#include "wire/frame_id.h"
#include "wire/ink.h"
#include "wire/spelled.h"
#include "wire/wire.h"

namespace bell::wire {

void write_text(Ink& out, std::string_view text);  // quoted and escaped
// Parts that are not described by fields alone.
void write(Ink& out, const AnyView& view);
void write(Ink& out, const AnySeenEvent& event);
void write(Ink& out, const Choice& choice);

// The name of a value. Names that have to be put together are put together once.
template <GoesByName T>
std::string_view name_of_value(T thing) {
  if constexpr (std::same_as<decltype(Named<T>::name(thing)), std::string_view>) {
    return Named<T>::name(thing);
  } else {
    static const auto names = [] {
      std::array<std::string, Named<T>::last - Named<T>::first + 1> all;
      for (int at = Named<T>::first; at <= Named<T>::last; ++at)
        all[static_cast<std::size_t>(at - Named<T>::first)] = Named<T>::name(static_cast<T>(at));
      return all;
    }();
    const int at = static_cast<int>(thing) - Named<T>::first;
    return at >= 0 && at < static_cast<int>(names.size()) ? std::string_view(names[static_cast<std::size_t>(at)])
                                                          : kNoName;
  }
}

class WritingWalk {
 public:
  explicit WritingWalk(Ink& out, int seats = 0) : out_(out), seats_(seats) { out_.add('{'); }
  ~WritingWalk() {
    if (is_object_) out_.add('}');
  }
  WritingWalk(const WritingWalk&) = delete;
  WritingWalk& operator=(const WritingWalk&) = delete;

  // Writes one thing of any type that may occur in a description.
  template <class T>
  static void write_thing(Ink& out, const T& thing) {
    WritingWalk(out, kMaxSeats, Alone{}).put(thing);
  }

  void seats(int number) {
    seats_ = number;
    (*this)("seats", number);
  }
  template <class T>
  void operator()(std::string_view key, const T& thing) {
    begin(key);
    put(thing);
  }
  // Omits the field if there is no value.
  template <class T>
  void operator()(std::string_view key, const std::optional<T>& thing) {
    if (thing) (*this)(key, *thing);
  }
  // Names the kind of message.
  void tag(std::string_view key, std::string_view value) { (*this)(key, value); }
  // Writes null if there is no value.
  template <class T>
  void or_null(std::string_view key, const std::optional<T>& thing) {
    begin(key);
    put(thing);
  }
  // Writes another object's fields among ours. Not at the beginning of the object.
  template <class T>
  void fields(const T& thing) {
    const std::size_t brace = out_.size();
    put(thing);
    out_.replace(brace, ',');
    out_.drop_last();
  }
  template <std::integral T>
  void operator()(std::string_view key, T number, const Counted& counted) {
    begin(key);
    put_counted(number, counted);
  }
  template <std::integral T, int Capacity>
  void operator()(std::string_view key, const FixedVec<T, Capacity>& numbers, const Counted& counted) {
    begin(key);
    put_list(numbers, [&](T number) { put_counted(number, counted); });
  }
  template <std::integral T>
  void operator()(std::string_view key, const std::optional<T>& number, const Counted& counted) {
    if (number) (*this)(key, *number, counted);
  }
  template <class T>
  void always(std::string_view key, const T& thing) {
    (*this)(key, thing);
  }
  void flag(std::string_view key, std::uint8_t byte) { (*this)(key, byte != 0); }
  template <class Set, class Item>
  void member(std::string_view key, const Set& set, Item item) {
    (*this)(key, set.has(item));
  }
  template <class T>
  void told(std::string_view key, const T& thing) {
    (*this)(key, thing);
  }
  template <class T>
  void if_there(std::string_view key, const T& thing, bool is_there) {
    if (is_there) (*this)(key, thing);
  }
  template <class T, class Form, class Take>
  void as(std::string_view key, const T& thing, Form&& form, Take&&) {
    (*this)(key, form(thing));
  }
  template <class Fill>
  void object(std::string_view key, Fill&& fill) {
    begin(key);
    put_object(fill);
  }
  template <class Fill>
  void maybe(std::string_view key, bool is_there, Fill&& fill) {
    begin(key);
    is_there ? put_object(fill) : put_null();
  }
  template <class Fill>
  void each_seat(std::string_view key, Fill&& fill) {
    begin(key);
    put_list(seats_of(seats_), [&](Seat seat) {
      put_object([&](WritingWalk& walk) {
        walk("seat", seat);
        fill(walk, seat);
      });
    });
  }
  template <class Names, class Fill>
  void each_of(std::string_view key, const Names& names, Fill&& fill) {
    object(key, [&](WritingWalk& walk) {
      for (const auto name : names) walk.object(name_of_value(name), [&](WritingWalk& inner) { fill(inner, name); });
    });
  }
  template <class Fill>
  void each_place(std::string_view key, int count, Fill&& fill) {
    begin(key);
    put_list(std::views::iota(0, count), [&](int place) { put_object([&](WritingWalk& walk) { fill(walk, place); }); });
  }
  template <class Items, class Fill>
  void list(std::string_view key, const Items& items, Fill&& fill) {
    begin(key);
    int nth = 0;
    put_list(items,
             [&](const auto& item) { put_object([&](WritingWalk& walk) { fill_item(fill, walk, item, nth++); }); });
  }
  template <class Modules, class Module, class Fill>
  void part(std::string_view key, const Modules& modules, Module module, Fill&& fill) {
    if (modules.has(module)) object(key, fill);
  }

 private:
  struct Alone {};
  WritingWalk(Ink& out, int seats, Alone) : out_(out), seats_(seats), is_object_(false) {}
  // Our own keys need no escaping.
  [[gnu::always_inline]] void begin(std::string_view key) {
    char* to = out_.room(key.size() + 4);
    *to = ',';
    to += std::exchange(is_first_, false) ? 0 : 1;
    *to++ = '"';
    to = Ink::copy(to, key);
    *to++ = '"';
    *to++ = ':';
    out_.used(to);
  }
  template <class Fill>
  void put_object(Fill&& fill) {
    WritingWalk walk(out_, seats_);
    fill(walk);
  }
  template <class Items, class Put>
  void put_list(const Items& items, Put&& put_one) {
    out_.add('[');
    bool is_first = true;
    for (const auto& item : items) {
      if (!is_first) out_.add(',');
      is_first = false;
      put_one(item);
    }
    out_.add(']');
  }
  void put_null() { out_.add("null"); }
  void put_counted(int number, const Counted& counted) {
    number == counted.none ? put_null() : put(number + counted.offset);
  }

  void put(bool yes) { out_.add(yes ? std::string_view("true") : std::string_view("false")); }
  template <std::integral T>
    requires(!std::same_as<T, bool>)
  void put(T number) {
    constexpr std::size_t kMostDigits = 24;
    char* digits = out_.room(kMostDigits);
    if (number >= 0 && number <= 9) {  // most are
      *digits = static_cast<char>('0' + number);
      return out_.used(digits + 1);
    }
    const auto [end, error] = std::to_chars(digits, digits + kMostDigits, +number);
    static_cast<void>(error);  // there is room for any number
    out_.used(end);
  }
  template <class Unit>
  void put(Quantity<Unit> amount) {
    put(amount.amount());
  }
  // Our own names need no escaping either.
  void put_name(std::string_view name) {
    char* to = out_.room(name.size() + 2);
    *to++ = '"';
    to = Ink::copy(to, name);
    *to++ = '"';
    out_.used(to);
  }
  void put(std::string_view text) { write_text(out_, text); }
  void put(const std::string& text) { write_text(out_, text); }
  void put(const std::map<std::string, std::string>& pairs) {
    WritingWalk walk(out_, seats_);
    for (const auto& [key, value] : pairs) {
      if (!walk.is_first_) out_.add(',');
      walk.is_first_ = false;
      write_text(out_, key);  // untrusted text
      out_.add(':');
      write_text(out_, value);
    }
  }
  void put(double number) {
    char digits[32];
    const auto [end, error] = std::to_chars(digits, digits + sizeof digits, number, std::chars_format::fixed, 4);
    error == std::errc{} ? out_.add(std::string_view(digits, end)) : put_null();
  }
  template <class T>
  void put(const std::optional<T>& thing) {
    thing ? put(*thing) : put_null();
  }
  template <class T>
  void put(const Spelled<T>& spelled) {
    spelled.is_empty() ? put(T{}) : out_.add(spelled.json());
  }
  template <class... Ways>
    requires(requires { Ways::kKind; } && ...)
  void put(const std::variant<Ways...>& one_of) {
    std::visit([this](const auto& way) { this->put(way); }, one_of);
  }
  void put(FrameId id) { put(std::string_view(print(id))); }
  void put(const AnyView& view) { write(out_, view); }
  void put(const AnySeenEvent& event) { write(out_, event); }
  void put(const Choice& choice) { write(out_, choice); }
  template <class T>
  void put(const std::vector<T>& things) {
    put_list(things, [this](const T& thing) { put(thing); });
  }
  void put(Seat seat) { index(seat) < kMaxSeats ? put(index(seat)) : put_null(); }
  void put(Viewer viewer) { is_seat(viewer) ? put(seat_of(viewer)) : put_null(); }
  void put(Rule rule) { rule == Rule::none ? put_null() : put_name(id_of(rule)); }
  void put(const Turn& turn) {
    if (turn.is_over()) return put_null();
    turn.is_chance() ? put_name("chance") : put(turn.seats());
  }
  template <std::same_as<PlainValue> Plain>  // so that strings and numbers do not convert to it implicitly
  void put(const Plain& value) {
    if (const int* number = std::get_if<int>(&value)) return put(*number);
    if (const auto* name = std::get_if<std::string>(&value)) return put(std::string_view(*name));
    if (const auto* names = std::get_if<std::vector<std::string>>(&value))
      return put_list(*names, [this](const std::string& name) { put(std::string_view(name)); });
    put_null();
  }
  template <GoesByName T>
  void put(const T& thing) {
    if constexpr (CanBeNone<T>)
      if (thing == Named<T>::none()) return put_null();
    put_name(name_of_value(thing));
  }
  template <GoesByNumber T>
  void put(const T& place) {
    place == Numbered<T>::none() ? put_null() : put(static_cast<int>(place) + 1);
  }
  template <class Enum, int Count>
  void put(EnumSet<Enum, Count> set) {
    put_list(set, [this](Enum member) { put(member); });
  }
  template <class Item, int First, int Kinds>
  void put(const Bag<Item, First, Kinds>& bag) {
    WritingWalk walk(out_, seats_);
    bag.for_each([&](Item kind, int count) { walk(name_of_value(kind), count); });
  }
  template <IsCollected T>
  void put(const T& things) {
    out_.add('[');
    bool is_first = true;
    Collected<T>::for_each(things, [&](const auto& item) {
      if (!is_first) out_.add(',');
      is_first = false;
      put(item);
    });
    out_.add(']');
  }
  template <class T>
  void put(const Seen<T>& seen) {
    seen.is_known() ? put(seen.or_else(T{})) : put_null();
  }
  template <class T, int Count>
  void put(const Per<Seat, T, Count>& things) {
    put_list(seats_of(seats_), [&](Seat seat) { put(things[seat]); });
  }
  template <GoesByName Index, class T, int Count>
  void put(const Per<Index, T, Count>& things) {
    WritingWalk walk(out_, seats_);
    for (int at = 0; at < Count; ++at) walk(name_of_value(static_cast<Index>(at)), things[static_cast<Index>(at)]);
  }
  template <class T, int Capacity>
  void put(const FixedVec<T, Capacity>& things) {
    put_list(things, [this](const T& thing) { put(thing); });
  }
  template <class T, std::size_t Count>
  void put(const std::array<T, Count>& things) {
    put_list(things, [this](const T& thing) { put(thing); });
  }
  template <class T>
    requires requires(WritingWalk& walk, const T& thing) { describe(walk, thing); }
  void put(const T& thing) {
    put_object([&](WritingWalk& walk) { describe(walk, thing); });
  }

  Ink& out_;
  int seats_ = 0;
  bool is_first_ = true;
  bool is_object_ = true;
};

}  // namespace bell::wire
