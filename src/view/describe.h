// One description of everything a player sees. A view, or a part of one, lists its fields once, by name:
//
//   template <class Walk, OneOf<View> T>
//   void describe(Walk& walk, T& view) {
//     walk.seats(view.seats);
//     walk("round", view.board.round);
//     …
//   }
//
// and whoever writes it, reads it or says what it looks like walks that list. T is const for those who only look.
// Nothing is sent that is not listed, and what is listed can't be forgotten by anybody. A walk can do:
//
//   walk.seats(number)                   first of all: how many seats the lists by seat have
//   walk(key, field)                     a field of any type that has a form (see wire/forms.h); what is hidden is null
//   walk(key, number, Counted{low, high, offset, none})   a number within bounds, sent as itself plus the offset; the
//                                        one that stands for nothing is null
//   walk(key, numbers, counted)          a list of such numbers
//   walk.tag(key, name)                  which message this is: always that name
//   walk.or_null(key, optional)          null while there is none; walk(key, optional) leaves it out instead
//   walk.fields(thing)                   the fields of something that is an object by itself, among ours; written only
//   walk.always(key, field)              a name, seat or list of these that is never null
//   walk.flag(key, byte)                 0 or 1 as false or true
//   walk.member(key, set, item)          whether the item is in the set
//   walk.told(key, value)                follows from other fields: written, not read
//   walk.if_there(key, field, is_there)  absent unless it is there
//   walk.as(key, field, form, take)      in another form: form(field) is written; take(field, form) reads that back,
//                                        and is false if no field has that form
//   walk.object(key, fill)               fields of their own: fill(walk)
//   walk.maybe(key, is_there, fill)      the same, or null while it is not there
//   walk.each_seat(key, fill)            a list with an object for each seat at the table: fill(walk, seat)
//   walk.each_of(key, names, fill)       an object for each name in a list: fill(walk, name), keyed by the name
//   walk.each_place(key, count, fill)    a list with an object for each of so many places: fill(walk, place), from 0
//   walk.list(key, items, fill)          a list of objects: fill(walk, item), or fill(walk, item, nth)
//   walk.part(key, modules, module, fill)   a module's own fields: there only if the module is in play
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

// Bounds of a number as it is kept, and what is added to it where people read it: levels are kept from 0 and told
// from 1.
struct Counted {
  int low = 0;
  int high = 255;
  int offset = 0;
  std::optional<int> none{};  // stands for nothing
};
constexpr Counted from_one(int count) { return {0, count - 1, 1}; }
constexpr Counted up_to(int most) { return {0, most, 0}; }

// Values that go by name. Specialised beside each enumeration that is ever sent:
//   type          what the schema calls it, "StonksCompany"
//   first, last   the lowest and the highest value there is
//   none()        the value that stands for nothing, if there is one: it is sent as null
//   name(T)       "carrot"; kNoName for a number between them that is no value
template <class T>
struct Named;
inline constexpr std::string_view kNoName = "?";

template <class T>
concept GoesByName = requires(T value) {
  { Named<T>::type } -> std::convertible_to<std::string_view>;
  { Named<T>::name(value) } -> std::convertible_to<std::string_view>;
};
// Enumerations whose values count from 0 and are called by their place in a row of names.
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

// Calls visit(value, name) for each value there is.
template <GoesByName T, class Visit>
void for_each_named(Visit&& visit) {
  for (int at = Named<T>::first; at <= Named<T>::last; ++at) {
    const auto value = static_cast<T>(at);
    if constexpr (CanBeNone<T>)
      if (value == Named<T>::none()) continue;
    if (const auto name = Named<T>::name(value); name != kNoName) visit(value, name);
  }
}

// Places that go by number, kept from 0 and sent from 1: the third stockpile. Specialised beside the type:
//   count    how many there are at most
//   none()   the value that stands for nothing, which is sent as null
template <class T>
struct Numbered;
template <class T>
concept GoesByNumber = requires {
  { Numbered<T>::count } -> std::convertible_to<int>;
  { Numbered<T>::none() } -> std::same_as<T>;
};

// Collections of things that go by name, other than the kernel's. Specialised beside the type:
//   Item
//   for_each(const T&, visit(Item))   in a fixed order, equal ones one after the other
//   add(T&, Item)                     false if it can't hold another one like it
template <class T>
struct Collected;
template <class T>
concept IsCollected = requires { typename Collected<T>::Item; };

// For walks: fills in one item of a list, telling which it is if that is asked for.
template <class Fill, class Walk, class Item>
void fill_item(Fill& fill, Walk& walk, Item& item, int nth) {
  if constexpr (std::invocable<Fill&, Walk&, Item&, int>)
    fill(walk, item, nth);
  else
    fill(walk, item);
}

}  // namespace bell
