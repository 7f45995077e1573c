// Maps cards to their numbers and to the fields that store them.
#include "rulebook/stockpile/cards.h"

#include <array>

namespace bell::rulebook {
namespace {

using stockpile::Components;
using stockpile::Investor;
using stockpile::Strategy;

constexpr int kMostSpaces = 9;
constexpr int kMostTimes = 6;  // companies, pairs

struct PowerNumber {
  std::string_view key;
  Investor who;
};
constexpr std::array kPowers{
    PowerNumber{"power.cramer", Investor::cramer},   PowerNumber{"power.deborah", Investor::deborah},
    PowerNumber{"power.graham", Investor::graham},   PowerNumber{"power.ana", Investor::ana},
    PowerNumber{"power.dangote", Investor::dangote}, PowerNumber{"power.li", Investor::li},
    PowerNumber{"power.barack", Investor::barack},   PowerNumber{"power.liliane", Investor::liliane},
    PowerNumber{"power.mitt", Investor::mitt},       PowerNumber{"power.oprah", Investor::oprah},
    PowerNumber{"power.soros", Investor::soros},     PowerNumber{"power.sanders", Investor::sanders},
};
constexpr std::string_view kOutbid = "power.liliane_outbid";

using CardNumbers = decltype(Components::strategy_cost) Components::*;
struct CardNumber {
  std::string_view key;
  Strategy card;
  CardNumbers where;
  int least;
  int most;
};
constexpr CardNumber cost(std::string_view key, Strategy card) {
  return {key, card, &Components::strategy_cost, 0, kMostMoney};
}
constexpr CardNumber gain(std::string_view key, Strategy card) {
  return {key, card, &Components::strategy_gain, 0, kMostMoney};
}
constexpr CardNumber spaces(std::string_view key, Strategy card) {
  return {key, card, &Components::strategy_gain, 1, kMostSpaces};
}
constexpr CardNumber times(std::string_view key, Strategy card) {
  return {key, card, &Components::strategy_times, 1, kMostTimes};
}
constexpr CardNumber limit(std::string_view key, Strategy card) {
  return {key, card, &Components::strategy_limit, 0, kMostMoney};
}

constexpr std::array kCards{
    gain("strategy.block-trading.gain", Strategy::block_trading),
    limit("strategy.block-trading.limit", Strategy::block_trading),
    gain("strategy.value-investing.gain", Strategy::value_investing),
    limit("strategy.value-investing.limit", Strategy::value_investing),
    cost("strategy.corner-the-market.cost", Strategy::corner_the_market),
    gain("strategy.corner-the-market.gain", Strategy::corner_the_market),
    cost("strategy.corporate-espionage.cost", Strategy::corporate_espionage),
    times("strategy.corporate-espionage.times", Strategy::corporate_espionage),
    times("strategy.insider-trading.times", Strategy::insider_trading),
    gain("strategy.data-broker.gain", Strategy::data_broker),
    gain("strategy.diversification.gain", Strategy::diversification),
    cost("strategy.dividend-growth-investing.cost", Strategy::dividend_growth_investing),
    gain("strategy.dividend-growth-investing.gain", Strategy::dividend_growth_investing),
    cost("strategy.special-dividend.cost", Strategy::special_dividend),
    gain("strategy.special-dividend.gain", Strategy::special_dividend),
    cost("strategy.falsified-earnings.cost", Strategy::falsified_earnings),
    spaces("strategy.falsified-earnings.spaces", Strategy::falsified_earnings),
    gain("strategy.vulture-capitalism.gain", Strategy::vulture_capitalism),
    limit("strategy.vulture-capitalism.limit", Strategy::vulture_capitalism),
    cost("strategy.interpositioning.cost", Strategy::interpositioning),
    times("strategy.market-maker.times", Strategy::market_maker),
    spaces("strategy.market-maker.spaces", Strategy::market_maker),
    gain("strategy.naked-short.gain", Strategy::naked_short),
    cost("strategy.rogue-trading.cost", Strategy::rogue_trading),
    times("strategy.systemic-shock.times", Strategy::systemic_shock),
    spaces("strategy.systemic-shock.spaces", Strategy::systemic_shock),
    cost("strategy.short-and-distort.cost", Strategy::short_and_distort),
    times("strategy.short-and-distort.times", Strategy::short_and_distort),
    gain("strategy.short-and-distort.gain", Strategy::short_and_distort),
    cost("strategy.pump-and-dump.cost", Strategy::pump_and_dump),
    spaces("strategy.pump-and-dump.spaces", Strategy::pump_and_dump),
    cost("strategy.bear-raid.cost", Strategy::bear_raid),
    spaces("strategy.bear-raid.spaces", Strategy::bear_raid),
    cost("strategy.stock-buyback.cost", Strategy::stock_buyback),
    times("strategy.stock-buyback.spaces", Strategy::stock_buyback),
    gain("strategy.stock-buyback.gain", Strategy::stock_buyback),
    gain("strategy.golden-parachute.gain", Strategy::golden_parachute),
    cost("strategy.tax-haven.cost", Strategy::tax_haven),
    gain("strategy.bond-ladder.gain", Strategy::bond_ladder),
    limit("strategy.bond-ladder.limit", Strategy::bond_ladder),
    cost("strategy.dead-cat-bounce.cost", Strategy::dead_cat_bounce),
    spaces("strategy.dead-cat-bounce.spaces", Strategy::dead_cat_bounce),
};

std::vector<Field> all_fields() {
  std::vector<Field> fields;
  for (const PowerNumber& each : kPowers)
    fields.push_back({each.key, 0, 0, each.who == Investor::cramer ? kMostSpaces : kMostMoney});
  fields.push_back({kOutbid, 0, 0, kMostMoney});
  for (const CardNumber& each : kCards) fields.push_back({each.key, 0, each.least, each.most});
  return fields;
}

}  // namespace

std::span<const Field> card_fields() {
  static const std::vector<Field> kFields = all_fields();
  return kFields;
}

void fill_cards(const Numbers& numbers, Components& printed) {
  for (const PowerNumber& each : kPowers)
    printed.investor_power[static_cast<std::size_t>(each.who)] = number_of(numbers, each.key);
  printed.liliane_outbid = number_of(numbers, kOutbid);
  for (const CardNumber& each : kCards)
    (printed.*each.where)[static_cast<std::size_t>(each.card)] = number_of(numbers, each.key);
}

}  // namespace bell::rulebook
