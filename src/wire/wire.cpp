// Hands each title's things to that title's part of the wire.
#include "wire/wire.h"

#include <variant>

#include "wire/parts.h"
#include "wire/reader.h"
#include "wire/stockpile/stockpile.h"
#include "wire/stonks/stonks.h"
#include "wire/wall_street_1920/wall_street_1920.h"

namespace bell::wire {
namespace {

template <class View>
Outcome<AnyView, Problem> decoded(const Reader& document, const FirstFault& fault) {
  View view;
  read_view(document, view);
  if (fault) return *fault;
  return AnyView(view);
}

}  // namespace

template <>
Json encode(const AnyView& view) {
  return std::visit([](const auto& of_title) { return encode_view(of_title); }, view);
}

template <>
Json encode(const AnySeenEvent& event) {
  return std::visit([](const auto& of_title) { return encode_event(of_title); }, event);
}

template <>
Json encode(const Turn& turn) {
  if (turn.is_over()) return nullptr;
  if (turn.is_chance()) return "chance";
  return seats_json(turn.seats());
}

Outcome<AnyView, Problem> decode_view(const Json& json) {
  FirstFault fault;
  const Reader document(json, fault);
  const std::string title = document.at("title").text();
  if (fault) return *fault;
  if (title == "stonks") return decoded<stonks::View>(document, fault);
  if (title == "stockpile") return decoded<stockpile::View>(document, fault);
  if (title == "wall-street-1920") return decoded<wall_street_1920::View>(document, fault);
  document.at("title").refuse("no title is called '" + title + "'");
  return *fault;
}

}  // namespace bell::wire
