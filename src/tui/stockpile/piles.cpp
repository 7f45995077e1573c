// Draws the stockpiles with bids and cards, and the insider pairs next to them.
#include <algorithm>
#include <utility>

#include "tui/stockpile/board.h"
#include "view/stockpile/actions.h"

namespace bell::tui::stockpile_scene {

using namespace stockpile;

namespace {

// Face-up cards by name, face-down ones known to the reader in brackets, others counted. Equal ones are grouped.
Lines cards_on(const Brush& brush, const View& view, Pile pile) {
  std::vector<std::pair<std::string, int>> counted;
  int unknown = 0;
  for (const SeenLaid& laid : view.laid) {
    if (laid.pile != pile) continue;
    if (!laid.card.is_known()) {
      ++unknown;
      continue;
    }
    const std::string name = brush.name_of(laid.card.or_else(kNoCard));
    const std::string shown = laid.face == Face::up ? name : '(' + name + ')';
    const auto same = std::ranges::find(counted, shown, &std::pair<std::string, int>::first);
    if (same == counted.end())
      counted.emplace_back(shown, 1);
    else
      ++same->second;
  }
  Lines cards;
  for (const auto& [name, number] : counted)
    cards.push_back(number == 1 ? name : brush.say("times", {{"number", std::to_string(number)}, {"what", name}}));
  if (unknown == 0) return cards;
  const bool is_tight = brush.look.form == Look::Form::tight;
  cards.push_back(paint(brush.look, Ink::faint,
                        is_tight ? brush.say("times", {{"number", std::to_string(unknown)}, {"what", "?"}})
                                 : brush.say("face_down", {{"number", std::to_string(unknown)}})));
  return cards;
}

std::string bid_on(const Brush& brush, const View& view, Pile pile) {
  const Bid& bid = view.board.tracks[pile];
  if (bid.by == kNoSeat) return paint(brush.look, Ink::faint, brush.dash());
  const std::string text = brush.say(
      "bid", {{"name", brush.look.form == Look::Form::tight ? brush.narrow_name(bid.by, 4) : brush.short_name(bid.by)},
              {"money", brush.money(brush.deduced.bids[index(pile)].printed)}});
  return paint(brush.look, brush.is_reader(bid.by) ? Ink::strong : Ink::plain, text);
}

// Nothing to bid for: before the cards are laid, and after they were taken.
bool are_all_empty(const View& view) {
  bool has_investor = false;
  bool has_bid = false;
  for (int at = 0; at < view.piles; ++at) {
    has_investor |= view.board.auction.on_pile[pile_at(at)] != Investor::none;
    has_bid |= view.board.tracks[pile_at(at)].by != kNoSeat;
  }
  return view.laid.is_empty() && !has_investor && !has_bid;
}

bool is_dealt(const View& view, int pair) { return view.board.pair_parts[static_cast<std::size_t>(pair)] != 0; }

// "Steel moves -3"
std::string pair_in_words(const Brush& brush, const SeenPair& pair) {
  const Company company = pair.company.or_else(kNoCompany);
  const std::string steps(stockpile::name_of(pair.forecast.or_else(kNoForecast)));
  return brush.say("pair_told", {{"company", company == kNoCompany ? "?" : brush.name_of(company)},
                                 {"what", steps.starts_with('$') ? "dividend" : "move"},
                                 {"steps", steps}});
}

enum class PairStyle : std::uint8_t { brief, in_words };

Lines known_pairs(const Brush& brush, const View& view, PairStyle style) {
  Lines parts;
  for (int at = 0; at < kPairs; ++at) {
    if (!is_dealt(view, at)) continue;
    const SeenPair& pair = view.pairs[static_cast<std::size_t>(at)];
    const bool is_covered = view.board.strategies.covers[static_cast<std::size_t>(at)] > 0;
    if (!pair.forecast.is_known() && !pair.company.is_known() && !is_covered) continue;
    const std::string cards = style == PairStyle::in_words ? ": " + pair_in_words(brush, pair)
                                                           : ' ' + brush.pair(pair.company.or_else(kNoCompany),
                                                                              pair.forecast.or_else(kNoForecast));
    parts.push_back(brush.whose(view, at) + cards +
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
  Lines lines;
  if (are_all_empty(view) && brush.look.form != Look::Form::roomy) return lines;
  if (brush.look.form != Look::Form::tight) lines.push_back(paint(brush.look, Ink::faint, brush.say("piles")));
  for (int at = 0; at < view.piles; ++at) {
    const std::string start = paint(brush.look, Ink::strong, std::to_string(at + 1)) + ' ' +
                              pad(bid_on(brush, view, pile_at(at)), bids) + "  ";
    const int indent = kNumber + bids + 2;
    const Investor up = view.board.auction.on_pile[pile_at(at)];
    if (up == Investor::none)
      append(lines, listed(start, cards_on(brush, view, pile_at(at)), ", ", width, indent));
    else
      append(lines,
             wrap(start + brush.name_of(up) + ' ' + brush.cash_of(up) + ": " + brush.power_of(up), width, indent));
  }
  return lines;
}

namespace {

// In words where they fit and there is room for the lines they take; else as they stand on the cards.
Lines draw_known_pairs(const Brush& brush, const View& view, int width) {
  const std::string between(brush.look.pick(" · ", ", "));
  const auto drawn = [&](PairStyle style) {
    const Lines known = known_pairs(brush, view, style);
    if (known.empty()) return known;
    return listed(paint(brush.look, Ink::faint, brush.say("pairs")) + "  ", known, between, width, 2);
  };
  Lines brief = drawn(PairStyle::brief);
  Lines in_words = drawn(PairStyle::in_words);
  const bool fits = std::ranges::all_of(in_words, [width](const auto& line) { return width_of(line) <= width; });
  const bool has_room = brush.look.form == Look::Form::roomy || in_words.size() <= brief.size();
  return fits && has_room ? in_words : brief;
}

}  // namespace

Lines draw_pairs(const Brush& brush, const View& view, int width) {
  Lines lines = draw_known_pairs(brush, view, width);
  if (const ForecastBag& unseen = brush.deduced.unseen_forecasts; unseen.size() > 0)
    append(lines, listed(paint(brush.look, Ink::faint, brush.say("unseen_forecasts")) + "  ", names_of(unseen), " ",
                         width, 2));
  return lines;
}

}  // namespace bell::tui::stockpile_scene
