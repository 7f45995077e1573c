// The stockpiles: who bids what, what lies there, and the insider pairs beside them.
#include <algorithm>

#include "tui/stockpile/board.h"
#include "view/stockpile/actions.h"

namespace bell::tui::stockpile_scene {

using namespace stockpile;

namespace {

// Face-up cards by name, face-down ones the reader knows in brackets, the others counted.
Lines cards_on(const Brush& brush, const View& view, Pile pile) {
  Lines cards;
  int unknown = 0;
  for (const SeenLaid& laid : view.laid) {
    if (laid.pile != pile) continue;
    if (!laid.card.is_known())
      ++unknown;
    else if (laid.face == Face::up)
      cards.push_back(brush.name_of(laid.card.or_else(kNoCard)));
    else
      cards.push_back('(' + brush.name_of(laid.card.or_else(kNoCard)) + ')');
  }
  if (unknown > 0)
    cards.push_back(paint(brush.look, Ink::faint, brush.say("face_down", {{"number", std::to_string(unknown)}})));
  return cards;
}

std::string bid_on(const Brush& brush, const View& view, Pile pile) {
  const Bid& bid = view.board.tracks[pile];
  if (bid.by == kNoSeat) return paint(brush.look, Ink::faint, brush.dash());
  const std::string text = brush.say(
      "bid", {{"name", brush.short_name(bid.by)}, {"money", brush.money(brush.game.printed.bids[bid.space])}});
  return paint(brush.look, brush.is_reader(bid.by) ? Ink::strong : Ink::plain, text);
}

Lines content_of(const Brush& brush, const View& view, Pile pile) {
  const Investor up = view.board.auction.on_pile[pile];
  if (up == Investor::none) return cards_on(brush, view, pile);
  const auto at = static_cast<std::size_t>(up);
  const auto& cash = view.meeples == 1 ? brush.game.printed.investor_cash : brush.game.printed.investor_cash_two;
  return {brush.name_of(up) + ' ' + brush.money(cash[at]), paint(brush.look, Ink::faint, brush.power_of(up))};
}

// Pairs of one owner or place, in a few words.
std::string whose(const Brush& brush, const View& view, int pair) {
  const Seat owner = owner_of_pair(view, pair);
  if (owner == kNoSeat)
    return brush.say(view.pairs[static_cast<std::size_t>(pair)].face == Face::up ? "public_pair" : "beside");
  return brush.is_reader(owner) ? brush.say("own_pair") : brush.say("pair_of", {{"name", brush.short_name(owner)}});
}

bool is_dealt(const View& view, int pair) { return view.board.pair_parts[static_cast<std::size_t>(pair)] != 0; }

Lines known_pairs(const Brush& brush, const View& view) {
  Lines parts;
  for (int at = 0; at < kPairs; ++at) {
    if (!is_dealt(view, at)) continue;
    const SeenPair& pair = view.pairs[static_cast<std::size_t>(at)];
    const bool is_covered = view.board.strategies.covers[static_cast<std::size_t>(at)] > 0;
    if (!pair.forecast.is_known() && !pair.company.is_known() && !is_covered) continue;
    parts.push_back(whose(brush, view, at) + ' ' + brush.pair(pair) +
                    (is_covered ? ' ' + paint(brush.look, Ink::red, brush.say("covered")) : ""));
  }
  return parts;
}

// Forecasts in play that the reader has not seen on any pair.
Lines unseen_forecasts(const View& view) {
  ForecastBag left = view.board.forecasts;
  for (const SeenPair& pair : view.pairs)
    if (const Forecast seen = pair.forecast.or_else(kNoForecast); seen != kNoForecast && left.count(seen) > 0)
      left.remove(seen);
  Lines names;
  while (left.size() > 0) {
    const Forecast next = left.nth(left.size() - 1);
    names.emplace_back(stockpile::name_of(next));
    left.remove(next);
  }
  return names;
}

}  // namespace

Lines draw_piles(const Brush& brush, const View& view, int width) {
  constexpr int kNumber = 2;
  int bids = 1;
  for (int at = 0; at < view.piles; ++at) bids = std::max(bids, width_of(bid_on(brush, view, pile_at(at))));
  Lines lines{paint(brush.look, Ink::faint, brush.say("piles"))};
  for (int at = 0; at < view.piles; ++at) {
    const std::string start = paint(brush.look, Ink::strong, std::to_string(at + 1)) + ' ' +
                              pad(bid_on(brush, view, pile_at(at)), bids) + "  ";
    const int indent = kNumber + bids + 2;
    const Lines cards = listed(start, content_of(brush, view, pile_at(at)), ", ", width, indent);
    append(lines, cards);
  }
  return lines;
}

Lines draw_pairs(const Brush& brush, const View& view, int width) {
  Lines lines;
  const Lines known = known_pairs(brush, view);
  const std::string between(brush.look.pick(" · ", ", "));
  if (!known.empty())
    lines = listed(paint(brush.look, Ink::faint, brush.say("pairs")) + "  ", known, between, width, 2);
  const Lines unseen = unseen_forecasts(view);
  if (!unseen.empty() && is_dealt(view, 0))
    lines.push_back(paint(brush.look, Ink::faint, brush.say("unseen_forecasts")) + "  " + joined(unseen, " "));
  if (!is_dealt(view, 0) && view.board.forecasts.size() > 0 && brush.game.plays("forecast_dice"))
    lines.push_back(paint(brush.look, Ink::faint, brush.say("dice")) + "  " + joined(unseen, " "));
  return lines;
}

}  // namespace bell::tui::stockpile_scene
