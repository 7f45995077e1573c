// Turns a description into JSON Schema. Walks a default object: which fields exist does not depend on its values.
#pragma once

#include <concepts>
#include <map>
#include <optional>
#include <string>
#include <string_view>

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
#include "wire/spelled.h"
#include "wire/wire.h"

namespace bell::wire {

Json nullable(Json type);
Json never_null(Json type);  // neither the value nor, in a list, an item
Json list_of(Json type);
Json reference_to(std::string_view definition);
// An object type without fields.
Json empty_object();

class SchemaWalk {
 public:
  // Adds fields to `object`, and the named types they use to `definitions`.
  SchemaWalk(Json& object, Json& definitions) : object_(object), definitions_(definitions) {}

  void seats(int) { add("seats", Json{{"type", "integer"}, {"minimum", 1}, {"maximum", kMaxSeats}}); }
  template <class T>
  void operator()(std::string_view key, const T&) {
    add(key, type_of<T>());
  }
  template <class T>
  void operator()(std::string_view key, const std::optional<T>&) {
    object_["properties"][std::string(key)] = type_of<T>();
  }
  void tag(std::string_view key, std::string_view value) { add(key, {{"const", std::string(value)}}); }
  template <class T>
  void or_null(std::string_view key, const std::optional<T>&) {
    add(key, nullable(type_of<T>()));
  }
  template <class T>
  void fields(const T&) {
    object_["allOf"] = Json::array({type_of<T>()});
  }
  template <std::integral T>
  void operator()(std::string_view key, T, const Counted& counted) {
    add(key, counted_type(counted));
  }
  template <std::integral T, int Capacity>
  void operator()(std::string_view key, const FixedVec<T, Capacity>&, const Counted& counted) {
    add(key, list_of(counted_type(counted)));
  }
  template <std::integral T>
  void operator()(std::string_view key, const std::optional<T>&, const Counted& counted) {
    object_["properties"][std::string(key)] = counted_type(counted);
  }
  template <class T>
  void always(std::string_view key, const T&) {
    add(key, never_null(type_of<T>()));
  }
  void flag(std::string_view key, std::uint8_t) { add(key, type_of<bool>()); }
  template <class Set, class Item>
  void member(std::string_view key, const Set&, Item) {
    add(key, type_of<bool>());
  }
  template <class T>
  void told(std::string_view key, const T& thing) {
    (*this)(key, thing);
  }
  template <class T>
  void if_there(std::string_view key, const T& thing, bool) {
    (*this)(key, std::optional<T>(thing));
  }
  template <class T, class Form, class Take>
  void as(std::string_view key, const T& thing, Form&& form, Take&&) {
    (*this)(key, form(thing));
  }
  template <class Fill>
  void object(std::string_view key, Fill&& fill) {
    add(key, object_type(fill));
  }
  template <class Fill>
  void maybe(std::string_view key, bool, Fill&& fill) {
    add(key, nullable(object_type(fill)));
  }
  template <class Fill>
  void each_seat(std::string_view key, Fill&& fill) {
    add(key, list_of(object_type([&](SchemaWalk& walk) {
          walk.add("seat", seat_type());
          fill(walk, Seat{0});
        })));
  }
  template <class Names, class Fill>
  void each_of(std::string_view key, const Names& names, Fill&& fill) {
    using Name = std::remove_cvref_t<decltype(*names.begin())>;
    add(key, by_name<Name>(object_type([&](SchemaWalk& walk) { fill(walk, static_cast<Name>(Named<Name>::first)); })));
  }
  template <class Fill>
  void each_place(std::string_view key, int, Fill&& fill) {
    add(key, list_of(object_type([&](SchemaWalk& walk) { fill(walk, 0); })));
  }
  template <class Items, class Fill>
  void list(std::string_view key, const Items&, Fill&& fill) {
    std::remove_cvref_t<decltype(*std::declval<Items&>().begin())> item{};
    add(key, list_of(object_type([&](SchemaWalk& walk) { fill_item(fill, walk, item, 0); })));
  }
  template <class Modules, class Module, class Fill>
  void part(std::string_view key, const Modules&, Module, Fill&& fill) {
    object_["properties"][std::string(key)] = object_type(fill);
  }

  // Adds a field with a type built by the caller.
  void add(std::string_view key, Json type) {
    object_["properties"][std::string(key)] = std::move(type);
    object_["required"].push_back(std::string(key));
  }
  // The schema of a type; if the type has a name, a reference to its definition.
  template <class T>
  Json type_of() {
    return type_like(static_cast<const T*>(nullptr));
  }
  // The type of a named value, never null; its names become a definition.
  template <GoesByName T>
  Json name_type() {
    Json& definition = definitions_[std::string(Named<T>::type)];
    if (definition.is_null()) {
      Json names = Json::array();
      for_each_named<T>([&](T, std::string_view name) { names.push_back(std::string(name)); });
      definition = Json{{"enum", names}};
    }
    return reference_to(Named<T>::type);
  }
  Json seat_type() {
    definitions_["Seat"] = counted_type({0, kMaxSeats - 1, 0});
    return reference_to("Seat");
  }

 private:
  static Json counted_type(const Counted& counted) {
    const Json type{
        {"type", "integer"}, {"minimum", counted.low + counted.offset}, {"maximum", counted.high + counted.offset}};
    return counted.none ? nullable(type) : type;
  }
  template <class Fill>
  Json object_type(Fill&& fill) {
    Json type = empty_object();
    SchemaWalk walk(type, definitions_);
    fill(walk);
    return type;
  }
  template <GoesByName Name>
  Json by_name(const Json& type) {
    return {{"type", "object"}, {"propertyNames", name_type<Name>()}, {"additionalProperties", type}};
  }

  // One overload per type that may occur in a description; the pointers are never dereferenced.
  Json type_like(const bool*) { return {{"type", "boolean"}}; }
  template <std::integral T>
  Json type_like(const T*) {
    return {{"type", "integer"}};
  }
  template <class Unit>
  Json type_like(const Quantity<Unit>*) {
    return {{"type", "integer"}};
  }
  Json type_like(const std::string_view*) { return {{"type", "string"}}; }
  Json type_like(const std::string*) { return {{"type", "string"}}; }
  Json type_like(const double*) { return {{"type", "number"}}; }
  Json type_like(const std::map<std::string, std::string>*) {
    return {{"type", "object"}, {"additionalProperties", type_of<std::string>()}};
  }
  // Types that differ by title; schema() defines them.
  Json type_like(const AnyView*) { return reference_to("View"); }
  Json type_like(const AnySeenEvent*) { return reference_to("Fact"); }
  Json type_like(const Choice*) { return reference_to("Choice"); }
  template <class T>
  Json type_like(const std::optional<T>*) {
    return nullable(type_of<T>());
  }
  template <class T>
  Json type_like(const Spelled<T>*) {
    return type_of<T>();
  }
  Json type_like(const FrameId*) { return {{"type", "string"}, {"pattern", "^[0-9a-f]{16}$"}}; }
  template <class T>
  Json type_like(const std::vector<T>*) {
    return list_of(type_of<T>());
  }
  template <class... Ways>
  Json type_like(const std::variant<Ways...>*) {
    return {{"anyOf", {type_of<Ways>()...}}};
  }
  Json type_like(const Seat*) { return nullable(seat_type()); }
  Json type_like(const Viewer*) { return nullable(seat_type()); }
  Json type_like(const SeatMask*) { return list_of(seat_type()); }
  Json type_like(const Rule*) { return nullable(Json{{"type", "string"}}); }
  Json type_like(const Turn*) { return {{"anyOf", {list_of(seat_type()), {{"const", "chance"}}, {{"type", "null"}}}}}; }
  template <GoesByName T>
  Json type_like(const T*) {
    if constexpr (CanBeNone<T>) return nullable(name_type<T>());
    return name_type<T>();
  }
  template <GoesByNumber T>
  Json type_like(const T*) {
    return nullable(counted_type({0, Numbered<T>::count - 1, 1}));
  }
  template <class Enum, int Count>
  Json type_like(const EnumSet<Enum, Count>*) {
    return list_of(name_type<Enum>());
  }
  template <class Item, int First, int Kinds>
  Json type_like(const Bag<Item, First, Kinds>*) {
    return by_name<Item>({{"type", "integer"}});
  }
  template <IsCollected T>
  Json type_like(const T*) {
    return list_of(name_type<typename Collected<T>::Item>());
  }
  template <class T>
  Json type_like(const Seen<T>*) {
    return nullable(type_of<T>());
  }
  template <class T, int Count>
  Json type_like(const Per<Seat, T, Count>*) {
    return list_of(type_of<T>());
  }
  template <GoesByName Index, class T, int Count>
  Json type_like(const Per<Index, T, Count>*) {
    return by_name<Index>(type_of<T>());
  }
  template <class T, int Capacity>
  Json type_like(const FixedVec<T, Capacity>*) {
    return list_of(type_of<T>());
  }
  template <class T, std::size_t Count>
  Json type_like(const std::array<T, Count>*) {
    return list_of(type_of<T>());
  }
  template <class T>
    requires requires(SchemaWalk& walk, const T& thing) { describe(walk, thing); }
  Json type_like(const T*) {
    const T thing{};
    if constexpr (requires { T::kType; }) {
      // Reserved before it is filled in, so that it comes before the types it uses.
      const std::string name(T::kType);
      if (!definitions_.contains(name)) {
        definitions_[name] = nullptr;
        const Json made = object_type([&](SchemaWalk& walk) { describe(walk, thing); });
        definitions_[name] = made;
      }
      return reference_to(name);
    } else {
      return object_type([&](SchemaWalk& walk) { describe(walk, thing); });
    }
  }

  Json& object_;
  Json& definitions_;
};

}  // namespace bell::wire
