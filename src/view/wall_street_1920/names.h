// The names of 1920 Wall Street's things, on the wire and in notation.
#pragma once

#include "view/describe.h"
#include "view/kind.h"
#include "view/wall_street_1920/actions.h"
#include "view/wall_street_1920/ids.h"
#include "view/wall_street_1920/view.h"

namespace bell {

template <>
struct Named<wall_street_1920::Company> {
  static constexpr std::string_view type = "WallStreet1920Company";
  static constexpr int first = 0;
  static constexpr int last = wall_street_1920::kCompanies - 1;
  static constexpr wall_street_1920::Company none() { return wall_street_1920::kNoCompany; }
  static std::string_view name(wall_street_1920::Company company) { return wall_street_1920::name_of(company); }
};

template <>
struct Named<wall_street_1920::Card> {
  static constexpr std::string_view type = "WallStreet1920Card";
  static constexpr int first = 1;
  static constexpr int last = wall_street_1920::kCards;
  static constexpr wall_street_1920::Card none() { return wall_street_1920::kNoCard; }
  static std::string name(wall_street_1920::Card card) { return wall_street_1920::notation(card); }
};

// Identified by its place in the printed list, like dual shares.
template <>
struct Named<wall_street_1920::Back> {
  static constexpr std::string_view type = "WallStreet1920Back";
  static constexpr int first = 1;
  static constexpr int last = wall_street_1920::kBacks;
  static constexpr wall_street_1920::Back none() { return wall_street_1920::kNoBack; }
  static std::string name(wall_street_1920::Back back) { return "back" + std::to_string(static_cast<int>(back)); }
};

template <>
struct Named<wall_street_1920::Pile> {
  static constexpr std::string_view type = "WallStreet1920Pile";
  static constexpr int first = 0;
  static constexpr int last = wall_street_1920::kPiles - 1;
  static constexpr wall_street_1920::Pile none() { return wall_street_1920::kNoPile; }
  static std::string name(wall_street_1920::Pile pile) { return std::string(1, wall_street_1920::letter_of(pile)); }
};

template <>
struct Named<wall_street_1920::Magnate> {
  static constexpr std::string_view type = "WallStreet1920Magnate";
  static constexpr int first = 1;
  static constexpr int last = wall_street_1920::kMagnates;
  static constexpr wall_street_1920::Magnate none() { return wall_street_1920::Magnate::none; }
  static std::string name(wall_street_1920::Magnate magnate) {
    return "magnate" + std::to_string(static_cast<int>(magnate));
  }
};

template <>
struct Named<wall_street_1920::MagnateSide> : NamedByPlace<2> {
  static constexpr std::string_view type = "WallStreet1920MagnateSide";
  static std::string_view name(wall_street_1920::MagnateSide side) {
    return side == wall_street_1920::MagnateSide::reward ? "reward" : "punishment";
  }
};

template <>
struct Named<wall_street_1920::Trend> : NamedByPlace<2> {
  static constexpr std::string_view type = "WallStreet1920Trend";
  static std::string_view name(wall_street_1920::Trend trend) {
    return trend == wall_street_1920::Trend::clockwise ? "clockwise" : "counterclockwise";
  }
};

template <>
struct Named<wall_street_1920::Side> : NamedByPlace<2> {
  static constexpr std::string_view type = "WallStreet1920Side";
  static std::string_view name(wall_street_1920::Side side) {
    return side == wall_street_1920::Side::blue ? "blue" : "orange";
  }
};

template <>
struct Named<wall_street_1920::TieBreak> : NamedByPlace<2> {
  static constexpr std::string_view type = "WallStreet1920TieBreak";
  static constexpr wall_street_1920::TieBreak none() { return wall_street_1920::TieBreak::none; }
  static std::string_view name(wall_street_1920::TieBreak tie_break) {
    return Names{"none", "capital"}[static_cast<std::size_t>(tie_break)];
  }
};

template <>
struct Named<wall_street_1920::StepId> {
  static constexpr std::string_view type = "WallStreet1920Step";
  static constexpr int first = 1;
  static constexpr int last = wall_street_1920::kSteps;
  static constexpr wall_street_1920::StepId none() { return wall_street_1920::StepId::none; }
  static std::string_view name(wall_street_1920::StepId step) { return wall_street_1920::name_of(step); }
};

}  // namespace bell

namespace bell::wall_street_1920 {

// Written as a number, sent as a name: "capital 3 to 0" deals back3.
template <GoesByName T>
constexpr Kind numbered_kind() {
  Kind kind = named_kind<T>();
  kind.write = [](int number) { return std::to_string(number); };
  return kind;
}

}  // namespace bell::wall_street_1920
