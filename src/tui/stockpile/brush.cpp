// Names, cards and inks of Stockpile.
#include "tui/stockpile/brush.h"

#include <algorithm>
#include <array>

#include "view/stockpile/actions.h"

namespace bell::tui::stockpile_scene {

using namespace stockpile;

namespace {

InvestorNumbers numbers_of(const Deduced& deduced, Investor investor) {
  for (const InvestorNumbers& each : deduced.investors)
    if (each.investor == investor) return each;
  return {};
}
StrategyNumbers numbers_of(const Deduced& deduced, Strategy strategy) {
  for (const StrategyNumbers& each : deduced.strategies)
    if (each.strategy == strategy) return each;
  return {};
}

std::string given_name(const std::string& name) { return name.substr(0, name.find(' ')); }

}  // namespace

std::string Brush::say(std::string_view key, const texts::Args& args) const {
  return words.say("stockpile.ui." + std::string(key), args);
}

std::string Brush::name_of(Seat seat) const {
  if (is_reader(seat)) return words.say("ui.you");
  const auto place = static_cast<std::size_t>(index(seat));
  if (place < present.names.size()) return present.names[place];
  return words.say("ui.seat", {{"number", std::to_string(place + 1)}});
}
std::string Brush::short_name(Seat seat) const {
  const std::string name = name_of(seat);
  const std::string first = given_name(name);
  const bool is_shared = std::ranges::count_if(present.names, [&](const std::string& other) {
                           return other != name && given_name(other) == first;
                         }) > 0;
  constexpr int kWidest = 16;
  return shortened(is_shared && !is_reader(seat) ? name.substr(0, name.find(" (")) : first, kWidest);
}

std::string Brush::narrow_name(Seat seat, int width) const {
  const std::string name = short_name(seat);
  return is_reader(seat) && width_of(name) > width ? say("row.you") : shortened(name, width);
}

std::string Brush::money(int amount) const {
  return (amount < 0 ? "-" : "") + words.say("stockpile.money", {{"number", std::to_string(std::abs(amount))}});
}

std::string Brush::name_of(Company company) const {
  return paint(look, ink_of(company), words.say("stockpile.short." + std::string(stockpile::name_of(company))));
}
std::string Brush::name_of(Card card) const {
  if (card == kNoCard) return "?";
  if (is_stock(card)) return name_of(company_of(card));
  if (is_fee(card)) return say("fee", {{"money", money(deduced.fees[static_cast<std::size_t>(size_of_fee(card))])}});
  return words.say("stockpile.short." + std::string(stockpile::name_of(card)));
}
std::string Brush::name_of(Investor investor) const {
  return words.say("stockpile.investor." + std::string(stockpile::name_of(investor)));
}
std::string Brush::name_of(Strategy strategy) const {
  return words.say("stockpile.strategy." + std::string(stockpile::name_of(strategy)));
}

std::string Brush::power_of(Investor investor) const {
  const InvestorNumbers numbers = numbers_of(deduced, investor);
  return words.say("stockpile.power." + std::string(stockpile::name_of(investor)),
                   {{"number", std::to_string(numbers.power)},
                    {"money", money(numbers.power)},
                    {"second_money", money(numbers.second)}});
}
std::string Brush::effect_of(Strategy strategy) const {
  const StrategyNumbers numbers = numbers_of(deduced, strategy);
  return words.say("stockpile.effect." + std::string(stockpile::name_of(strategy)),
                   {{"number", std::to_string(numbers.gain)},
                    {"money", money(numbers.gain)},
                    {"times", std::to_string(numbers.times)},
                    {"limit", std::to_string(numbers.limit)},
                    {"limit_money", money(numbers.limit)}});
}
std::string Brush::cash_of(Investor investor) const { return money(numbers_of(deduced, investor).cash); }
int Brush::cost_of(Strategy strategy) const { return numbers_of(deduced, strategy).cost; }

std::string Brush::pair(Company company, Forecast forecast) const {
  if (company == kNoCompany && forecast == kNoForecast) return "?";
  return (company == kNoCompany ? "?" : name_of(company)) + ' ' + std::string(stockpile::name_of(forecast));
}

std::string Brush::whose(const View& view, int pair) const {
  const SeenPair& seen = view.pairs[static_cast<std::size_t>(pair)];
  return whose(seen.owner, seen.face == Face::up);
}
std::string Brush::whose(Seat owner, bool is_open) const {
  if (owner == kNoSeat) return say(is_open ? "public_pair" : "beside");
  return is_reader(owner) ? say("own_pair") : say("pair_of", {{"name", short_name(owner)}});
}

Ink ink_of(Company company) {
  constexpr std::array kInks{Ink::red, Ink::green, Ink::blue, Ink::yellow, Ink::orange, Ink::strong};
  return kInks[static_cast<std::size_t>(company)];
}

std::string joined(const Lines& parts, std::string_view between) {
  std::string text;
  for (const std::string& part : parts) {
    if (!text.empty()) text += between;
    text += part;
  }
  return text;
}

Lines listed(std::string_view label, const Lines& items, std::string_view between, int width, int indent) {
  Lines lines{std::string(label)};
  bool is_first = true;
  for (const std::string& item : items) {
    const std::string next = (is_first ? "" : std::string(between)) + item;
    if (is_first || width_of(lines.back()) + width_of(next) < width) {
      lines.back() += next;
    } else {
      lines.back() += between.substr(0, between.starts_with(',') ? 1 : 0);
      lines.push_back(pad("", indent) + item);
    }
    is_first = false;
  }
  return lines;
}

}  // namespace bell::tui::stockpile_scene
