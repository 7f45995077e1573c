// Describes everything a player sees in one place. A view, or a part of one, lists its fields once, by name:
//
//   template <class Walk, OneOf<View> T>
//   void describe(Walk& walk, T& view) {
//     walk.seats(view.seats);
//     walk("round", view.board.round);
//     …
//   }
//
// and everything that writes, reads or documents it walks that list. T is const for walks that only read. Only listed
// fields are sent, and no walk can forget one. A walk supports:
//
//   walk.seats(number)                   first of all: the length of the lists by seat
//   walk(key, field)                     a field of any type that wire/writing_walk.h can write; hidden values are null
//   walk(key, number, Counted{low, high, offset, none})   a number within bounds, sent with the offset added; the
//                                        value that means nothing is null
//   walk(key, numbers, counted)          a list of such numbers
//   walk.tag(key, name)                  the kind of message: always that name
//   walk.or_null(key, optional)          null if there is none; walk(key, optional) omits it instead
//   walk.fields(thing)                   another object's fields among ours; written only
//   walk.always(key, field)              a name, seat or list of these that is never null
//   walk.flag(key, byte)                 0 or 1 as false or true
//   walk.member(key, set, item)          whether the item is in the set
//   walk.told(key, value)                follows from other fields: written, not read
//   walk.if_there(key, field, is_there)  omitted unless is_there
//   walk.as(key, field, form, take)      in another form: writes form(field); take(field, form) reads it back,
//                                        and is false if no field has that form
//   walk.object(key, fill)               a nested object: fill(walk)
//   walk.maybe(key, is_there, fill)      the same, or null unless is_there
//   walk.each_seat(key, fill)            a list with an object per seat at the table: fill(walk, seat)
//   walk.each_of(key, names, fill)       an object per name in a list: fill(walk, name), keyed by the name
//   walk.each_place(key, count, fill)    a list with an object per place: fill(walk, place), from 0
//   walk.list(key, items, fill)          a list of objects: fill(walk, item), or fill(walk, item, nth)
//   walk.part(key, modules, module, fill)   a module's own fields: present only if the module is in play
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

namespace bell {

template <class T, class Thing>
concept OneOf = std::same_as<std::remove_const_t<T>, Thing>;

// Bounds of a stored number, and the offset added where people read it: levels are stored from 0 and shown from 1.
struct Counted {
  int low = 0;
  int high = 255;
  int offset = 0;
  std::optional<int> none{};  // means nothing
};
constexpr Counted from_one(int count) { return {0, count - 1, 1}; }
constexpr Counted up_to(int most) { return {0, most, 0}; }

// Named values. Specialised next to each enumeration that is ever sent:
//   type          its name in the schema, "StonksCompany"
//   first, last   the lowest and the highest value
//   none()        the value that means nothing, if there is one: sent as null
//   name(T)       "carrot"; kNoName for a number in between that is not a value
template <class T>
struct Named;
inline constexpr std::string_view kNoName = "?";

template <class T>
concept GoesByName = requires(T value) {
  { Named<T>::type } -> std::convertible_to<std::string_view>;
  { Named<T>::name(value) } -> std::convertible_to<std::string_view>;
};
// Enumerations whose values count from 0 and index a list of names.
template <std::size_t Count>
struct NamedByPlace {
  static constexpr int first = 0;
  static constexpr int last = static_cast<int>(Count) - 1;
  using Names = std::array<std::string_view, Count>;
};

template <class T>
concept CanBeNone = GoesByName<T> && requires {
  { Named<T>::none() } -> std::same_as<T>;
};

// Calls visit(value, name) for each value.
template <GoesByName T, class Visit>
void for_each_named(Visit&& visit) {
  for (int at = Named<T>::first; at <= Named<T>::last; ++at) {
    const auto value = static_cast<T>(at);
    if constexpr (CanBeNone<T>)
      if (value == Named<T>::none()) continue;
    if (const auto name = Named<T>::name(value); name != kNoName) visit(value, name);
  }
}

// Numbered places, stored from 0 and sent from 1: the third stockpile. Specialised next to the type:
//   count    the largest number of places
//   none()   the value that means nothing, sent as null
template <class T>
struct Numbered;
template <class T>
concept GoesByNumber = requires {
  { Numbered<T>::count } -> std::convertible_to<int>;
  { Numbered<T>::none() } -> std::same_as<T>;
};

// Collections of named things, other than the kernel's. Specialised next to the type:
//   Item
//   for_each(const T&, visit(Item))   in a fixed order, equal ones together
//   add(T&, Item)                     false if it cannot hold another equal one
template <class T>
struct Collected;
template <class T>
concept IsCollected = requires { typename Collected<T>::Item; };

// For walks: fills in one item of a list, passing its index if `fill` takes it.
template <class Fill, class Walk, class Item>
void fill_item(Fill& fill, Walk& walk, Item& item, int nth) {
  if constexpr (std::invocable<Fill&, Walk&, Item&, int>)
    fill(walk, item, nth);
  else
    fill(walk, item);
}

}  // namespace bell
