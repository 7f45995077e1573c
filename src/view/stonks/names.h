// The names of Stonks' things, on the wire and in notation.
#pragma once

#include "view/describe.h"
#include "view/stonks/actions.h"
#include "view/stonks/ids.h"
#include "view/stonks/view.h"

namespace bell {

template <>
struct Named<stonks::Company> {
  static constexpr std::string_view type = "StonksCompany";
  static constexpr int first = 0;
  static constexpr int last = stonks::kCompanies - 1;
  static constexpr stonks::Company none() { return stonks::kNoCompany; }
  static std::string_view name(stonks::Company company) { return stonks::name_of(company); }
};

template <>
struct Named<stonks::Card> {
  static constexpr std::string_view type = "StonksCard";
  static constexpr int first = 1;
  static constexpr int last = stonks::kCards;
  static constexpr stonks::Card none() { return stonks::kNoCard; }
  static std::string name(stonks::Card card) { return stonks::notation(card); }
};

template <>
struct Collected<stonks::CardSet> {
  using Item = stonks::Card;
  template <class Visit>
  static void for_each(const stonks::CardSet& cards, Visit&& visit) {
    cards.for_each(visit);
  }
  static bool add(stonks::CardSet& cards, stonks::Card card) {
    if (cards.has(card)) return false;
    cards.add(card);
    return true;
  }
};

template <>
struct Named<stonks::Side> : NamedByPlace<2> {
  static constexpr std::string_view type = "StonksSide";
  static std::string_view name(stonks::Side side) { return Names{"A", "B"}[static_cast<std::size_t>(side)]; }
};

template <>
struct Named<stonks::Speculation> : NamedByPlace<4> {
  static constexpr std::string_view type = "StonksSpeculation";
  static std::string_view name(stonks::Speculation speculation) {
    return Names{"unused", "opened", "followed", "cancelled"}[static_cast<std::size_t>(speculation)];
  }
};

template <>
struct Named<stonks::TieBreak> : NamedByPlace<3> {
  static constexpr std::string_view type = "StonksTieBreak";
  static constexpr stonks::TieBreak none() { return stonks::TieBreak::none; }
  static std::string_view name(stonks::TieBreak tie_break) {
    return Names{"none", "cards", "shares"}[static_cast<std::size_t>(tie_break)];
  }
};

template <>
struct Named<stonks::StepId> {
  static constexpr std::string_view type = "StonksStep";
  static constexpr int first = 1;
  static constexpr int last = stonks::kSteps;
  static constexpr stonks::StepId none() { return stonks::StepId::none; }
  static std::string_view name(stonks::StepId step) { return stonks::name_of(step); }
};

}  // namespace bell
