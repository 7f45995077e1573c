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
      "bid", {{"name", brush.short_name(bid.by)}, {"money", brush.money(brush.deduced.bids[index(pile)].printed)}});
  return paint(brush.look, brush.is_reader(bid.by) ? Ink::strong : Ink::plain, text);
}

Lines content_of(const Brush& brush, const View& view, Pile pile) {
  const Investor up = view.board.auction.on_pile[pile];
  if (up == Investor::none) return cards_on(brush, view, pile);
  return {brush.name_of(up) + ' ' + brush.cash_of(up), paint(brush.look, Ink::faint, brush.power_of(up))};
}

bool is_dealt(const View& view, int pair) { return view.board.pair_parts[static_cast<std::size_t>(pair)] != 0; }

Lines known_pairs(const Brush& brush, const View& view) {
  Lines parts;
  for (int at = 0; at < kPairs; ++at) {
    if (!is_dealt(view, at)) continue;
    const SeenPair& pair = view.pairs[static_cast<std::size_t>(at)];
    const bool is_covered = view.board.strategies.covers[static_cast<std::size_t>(at)] > 0;
    if (!pair.forecast.is_known() && !pair.company.is_known() && !is_covered) continue;
    parts.push_back(brush.whose(view, at) + ' ' +
                    brush.pair(pair.company.or_else(kNoCompany), pair.forecast.or_else(kNoForecast)) +
                    (is_covered ? ' ' + paint(brush.look, Ink::red, brush.say("covered")) : ""));
  }
  return parts;
}

// Highest first.
Lines names_of(const ForecastBag& forecasts) {
  Lines names;
  forecasts.for_each([&names](Forecast kind, int count) {
    for (int n = 0; n < count; ++n) names.emplace(names.begin(), stockpile::name_of(kind));
  });
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
  if (const ForecastBag& unseen = brush.deduced.unseen_forecasts; unseen.size() > 0)
    lines.push_back(paint(brush.look, Ink::faint, brush.say("unseen_forecasts")) + "  " +
                    joined(names_of(unseen), " "));
  return lines;
}

}  // namespace bell::tui::stockpile_scene
