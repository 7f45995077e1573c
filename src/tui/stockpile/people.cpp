// Draws the reader's hand, and everybody's goods and investors, in as many lines as there is space for.
#include "tui/stockpile/board.h"
#include "view/stockpile/actions.h"

namespace bell::tui::stockpile_scene {

using namespace stockpile;

namespace {

std::string label(const Brush& brush, std::string_view key) {
  return paint(brush.look, Ink::faint, brush.say(key)) + "  ";
}

std::string between(const Brush& brush) { return std::string(brush.look.pick(" · ", "; ")); }

// Market cards, commerce cards, and the action cards of this round.
std::string hand(const Brush& brush, const View& view, Seat reader) {
  Lines cards;
  for (const auto& card : view.hands[reader]) cards.push_back(brush.name_of(card.or_else(kNoCard)));
  for (const auto& card : view.commerce_hands[reader]) cards.push_back(brush.name_of(card.or_else(kNoCard)));
  for (const Card card : kActionCards)
    for (int number = view.kept[reader].count(card); number > 0; --number) cards.push_back(brush.name_of(card));
  return joined(cards, ", ");
}

// " (no effect)" behind a strategy card that can do nothing.
std::string mark_of(const Brush& brush, const View& view, Strategy card) {
  return view.idle.has_any(card) ? ' ' + brush.say("strategy_no_effect") : "";
}

Lines strategies(const Brush& brush, const View& view, const StrategySet& hand) {
  Lines cards;
  hand.for_each_design([&](Strategy card) {
    const std::string cost = brush.cost_of(card) > 0 ? ' ' + brush.money(brush.cost_of(card)) : "";
    const std::string name = brush.name_of(card) + cost + mark_of(brush, view, card);
    cards.push_back(hand.count(card) > 1 ? brush.say("times", {{"number", "2"}, {"what", name}}) : name);
  });
  return cards;
}

std::string goods_of(const Brush& brush, const CommerceBag& owned) {
  Lines kinds;
  for (int at = 0; at < kCommodities; ++at) {
    const Card kind = CommerceBag::kind_at(at);
    if (const int number = owned.count(kind); number > 0)
      kinds.push_back(number == 1
                          ? brush.name_of(kind)
                          : brush.say("times", {{"number", std::to_string(number)}, {"what", brush.name_of(kind)}}));
  }
  return joined(kinds, ", ");
}

Lines goods(const Brush& brush, const View& view) {
  Lines parts;
  for (const Seat seat : seats_of(view.seats))
    if (const std::string owned = goods_of(brush, view.board.commerce.owned[seat]); !owned.empty())
      parts.push_back(brush.short_name(seat) + ' ' + owned);
  return parts;
}

// Calls `visit(name, investor)` for every investor at the table; the name is the owner's and its own.
template <class Visit>
void for_each_investor(const Brush& brush, const View& view, Visit&& visit) {
  for (const Seat seat : seats_of(view.seats))
    for (const Investor investor : view.board.investors.of[seat])
      if (investor != Investor::none) visit(brush.short_name(seat) + ' ' + brush.name_of(investor), investor);
}

Lines investor_names(const Brush& brush, const View& view) {
  Lines names;
  for_each_investor(brush, view, [&names](const std::string& name, Investor) { names.push_back(name); });
  if (names.empty()) return {};
  return listed(label(brush, "investors"), names, between(brush), brush.look.width, 2);
}

// The two cards to choose from, with two players; if only one is kept, each choice explains it itself.
Lines offered_in_full(const Brush& brush, const View& view) {
  constexpr int kName = 24;
  Lines lines;
  if (!is_seat(view.viewer) || view.meeples == 1) return lines;
  for (const auto& offered : view.offered[seat_of(view.viewer)])
    if (const Investor investor = offered.or_else(Investor::none); investor != Investor::none) {
      append(lines,
             wrap(pad(brush.name_of(investor) + ' ' + brush.cash_of(investor), kName) + ' ' + brush.power_of(investor),
                  brush.look.width, 2));
    }
  return lines;
}

StrategySet own_strategies(const View& view) {
  return is_seat(view.viewer) ? view.strategies[seat_of(view.viewer)].or_else({}) : StrategySet{};
}

}  // namespace

Lines investors_in_full(const Brush& brush, const View& view) {
  constexpr int kName = 24;
  Lines lines;
  for_each_investor(brush, view, [&](const std::string& name, Investor investor) {
    append(lines, wrap(pad(name, kName) + ' ' + brush.power_of(investor), brush.look.width, 2));
  });
  return lines;
}

Lines strategies_in_full(const Brush& brush, const View& view) {
  Lines lines;
  own_strategies(view).for_each_design([&](Strategy card) {
    const std::string cost = brush.cost_of(card) > 0 ? ", " + brush.money(brush.cost_of(card)) : "";
    append(lines, wrap(brush.name_of(card) + cost + mark_of(brush, view, card) + ": " + brush.effect_of(card),
                       brush.look.width - 2, 2));
  });
  return lines;
}

// The hand always; then goods, strategies and investors, each if it fits; the investors in full if that fits, too.
Lines draw_people(const Brush& brush, const View& view, int room) {
  const int width = brush.look.width;
  Lines lines;
  const auto add_if_it_fits = [&lines, room](const Lines& more) {
    const bool fits = static_cast<int>(lines.size() + more.size()) <= room;
    if (fits) append(lines, more);
    return fits;
  };
  if (is_seat(view.viewer))
    if (const std::string cards = hand(brush, view, seat_of(view.viewer)); !cards.empty())
      append(lines, wrap(label(brush, "hold") + cards, width, 2));
  add_if_it_fits(offered_in_full(brush, view));
  if (const Lines owned = goods(brush, view); !owned.empty())
    add_if_it_fits(listed(label(brush, "goods"), owned, between(brush), width, 2));
  if (const StrategySet own = own_strategies(view); own.size() > 0)
    add_if_it_fits(listed(label(brush, "strategies"), strategies(brush, view, own), between(brush), width, 2));
  if (!add_if_it_fits(investors_in_full(brush, view))) add_if_it_fits(investor_names(brush, view));
  return lines;
}

}  // namespace bell::tui::stockpile_scene
