// Sources of points down, players across; above them the event, below them the winners and the tie-break that decided.
#include "tui/wall_street_1920/score_sheet.h"

#include "tui/wall_street_1920/board.h"
#include "view/wall_street_1920/actions.h"

namespace bell::tui::wall_street_scene {

using namespace wall_street_1920;

namespace {

constexpr int kLabelWidth = 16;
constexpr int kColumn = 12;

// As it was told when the piles were counted.
PerPile<int> dynamite_in(std::span<const AnySeenEvent> memory) {
  PerPile<int> dynamite;
  for (const AnySeenEvent& any : memory) {
    const SeenEvent& event = *std::get_if<SeenEvent>(&any);
    if (event.what == Happening::pile_counted) dynamite[Pile(event.value)] = event.number;
  }
  return dynamite;
}

template <class Cell>
std::string row(const View& view, const std::string& label, Cell&& cell) {
  std::string line = pad(label, kLabelWidth);
  for (const Seat seat : seats_of(view.seats)) line += pad_left(cell(seat), kColumn);
  return line;
}
std::string number(int amount) { return std::to_string(amount); }

Lines event_lines(const Brush& brush, const View& view, const PerPile<int>& dynamite) {
  std::string text = brush.say("dynamite_found");
  for (const Pile pile : kAllPiles) text += std::string("  ") + letter_of(pile) + ' ' + number(dynamite[pile]);
  const bool averted = view.board.event == kNoPile;
  Lines lines{text};
  append(lines, wrap(averted ? brush.words.say("wall-street-1920.happening.event_averted")
                             : brush.say(std::string("event_was.") + letter_of(view.board.event)),
                     brush.look.width));
  return lines;
}

Lines source_lines(const Brush& brush, const View& view) {
  const PerSeat<KnownHolding>& holdings = view.deduced.holdings;
  Lines lines;
  for (const Company company : kAllCompanies)
    lines.push_back(row(view, brush.name_of(company), [&](Seat seat) {
      const CompanyCount& count = holdings[seat].counts[company];
      return brush.say("company_points", {{"shares", number(count.shares)}, {"points", number(count.points)}});
    }));
  const auto add = [&](std::string_view label, auto&& points) {
    lines.push_back(row(view, brush.say(label), [&](Seat seat) { return number(points(seat)); }));
  };
  add("secret", [&](Seat seat) { return holdings[seat].secret; });
  add("variations_row", [&](Seat seat) { return holdings[seat].variations; });
  add("loans", [&](Seat seat) { return holdings[seat].loans; });
  add("rest", [&](Seat seat) { return holdings[seat].rest; });
  add("cash", [&](Seat seat) { return view.board.cash[seat].amount(); });
  add("total", [&](Seat seat) { return view.board.points[seat].amount(); });
  lines.back() = paint(brush.look, Ink::strong, lines.back());
  return lines;
}

Lines verdict(const Brush& brush, const View& view) {
  const SeatMask winners = view.board.winners;
  Lines names;
  for (const Seat seat : winners) names.push_back(brush.name_of(seat));
  const bool own = is_seat(brush.present.reader) && winners == SeatMask::only(seat_of(brush.present.reader));
  const char* key = winners.size() > 1 ? "won_shared" : own ? "won_by_you" : "won";
  const texts::Args args{{"names", brush.words.list(names)},
                         {"points", number(view.board.points[winners.lowest()].amount())}};
  Lines lines{paint(brush.look, Ink::strong, brush.say(key, args))};
  if (view.deduced.tie_break == TieBreak::capital)
    lines.push_back(brush.say("tie_capital", view.board.capital[winners.lowest()]));
  return lines;
}

}  // namespace

Lines draw_score_sheet(const Brush& brush, const View& view, std::span<const AnySeenEvent> memory) {
  Lines lines;
  if (view.board.winners.is_empty()) {
    lines.push_back(paint(brush.look, Ink::strong, brush.say("holdings")));
    append(lines, draw_purses(brush, view));
  } else {
    append(lines, event_lines(brush, view, dynamite_in(memory)));
    lines.push_back(row(view, paint(brush.look, Ink::strong, brush.say("score")),
                        [&](Seat seat) { return shortened(brush.first_name(seat), kColumn - 1); }));
    append(lines, source_lines(brush, view));
  }
  lines.emplace_back();
  for (const Seat seat : seats_of(view.seats)) append(lines, draw_hand(brush, view, seat));
  if (view.board.winners.is_empty()) return lines;
  lines.emplace_back();
  append(lines, verdict(brush, view));
  return lines;
}

}  // namespace bell::tui::wall_street_scene
