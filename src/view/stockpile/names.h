// The names of Stockpile's things, on the wire and in notation. Stockpiles, spaces, pairs, dice and meeples are
// numbered from 1; seats from 0.
#pragma once

#include "view/describe.h"
#include "view/stockpile/actions.h"
#include "view/stockpile/ids.h"
#include "view/stockpile/view.h"

namespace bell {

template <>
struct Named<stockpile::Company> {
  static constexpr std::string_view type = "StockpileCompany";
  static constexpr int first = 0;
  static constexpr int last = stockpile::kCompanies - 1;
  static constexpr stockpile::Company none() { return stockpile::kNoCompany; }
  static std::string_view name(stockpile::Company company) { return stockpile::name_of(company); }
};

template <>
struct Named<stockpile::Card> {
  static constexpr std::string_view type = "StockpileCard";
  static constexpr int first = 1;
  static constexpr int last = stockpile::kCardKinds;
  static constexpr stockpile::Card none() { return stockpile::kNoCard; }
  static std::string_view name(stockpile::Card card) { return stockpile::name_of(card); }
};

template <>
struct Named<stockpile::Forecast> {
  static constexpr std::string_view type = "StockpileForecast";
  static constexpr int first = 1;
  static constexpr int last = stockpile::kForecasts;
  static constexpr stockpile::Forecast none() { return stockpile::kNoForecast; }
  static std::string_view name(stockpile::Forecast forecast) { return stockpile::name_of(forecast); }
};

template <>
struct Named<stockpile::Investor> {
  static constexpr std::string_view type = "StockpileInvestor";
  static constexpr int first = 1;
  static constexpr int last = stockpile::kInvestors;
  static constexpr stockpile::Investor none() { return stockpile::Investor::none; }
  static std::string_view name(stockpile::Investor investor) { return stockpile::name_of(investor); }
};

template <>
struct Named<stockpile::Strategy> {
  static constexpr std::string_view type = "StockpileStrategy";
  static constexpr int first = 1;
  static constexpr int last = stockpile::kStrategies;
  static constexpr stockpile::Strategy none() { return stockpile::Strategy::none; }
  static std::string_view name(stockpile::Strategy card) { return stockpile::name_of(card); }
};

template <>
struct Collected<stockpile::StrategySet> {
  using Item = stockpile::Strategy;
  template <class Visit>
  static void for_each(const stockpile::StrategySet& cards, Visit&& visit) {
    for (int nth = 0; nth < cards.size(); ++nth) visit(cards.nth(nth));
  }
  static bool add(stockpile::StrategySet& cards, stockpile::Strategy card) {
    if (cards.count(card) == 2) return false;
    cards.add(card);
    return true;
  }
};

template <>
struct Named<stockpile::Portion> : NamedByPlace<3> {
  static constexpr std::string_view type = "StockpilePortion";
  static std::string_view name(stockpile::Portion portion) { return stockpile::name_of(portion); }
};

template <>
struct Named<stockpile::Face> : NamedByPlace<2> {
  static constexpr std::string_view type = "StockpileFace";
  static std::string_view name(stockpile::Face face) { return Names{"down", "up"}[static_cast<std::size_t>(face)]; }
};

template <>
struct Named<stockpile::PayMarks> : NamedByPlace<3> {
  static constexpr std::string_view type = "StockpilePayMarks";
  static std::string_view name(stockpile::PayMarks marks) {
    return Names{"unasked", "as_shown", "automatic"}[static_cast<std::size_t>(marks)];
  }
};

template <>
struct Named<stockpile::StepId> {
  static constexpr std::string_view type = "StockpileStep";
  static constexpr int first = 1;
  static constexpr int last = stockpile::kLastStep;
  static constexpr stockpile::StepId none() { return stockpile::StepId::none; }
  static std::string_view name(stockpile::StepId step) { return stockpile::name_of(step); }
};

template <>
struct Numbered<stockpile::Pile> {
  static constexpr int count = stockpile::kMaxPiles;
  static constexpr stockpile::Pile none() { return stockpile::kNoPile; }
};

}  // namespace bell
