// Sources of points as rows, players as columns; above them the event, below them the winners and the tie-break.
#include "tui/wall_street_1920/score_sheet.h"

#include "tui/sheet.h"
#include "tui/wall_street_1920/board.h"
#include "view/wall_street_1920/actions.h"

namespace bell::tui::wall_street_scene {

using namespace wall_street_1920;

namespace {

std::string number(int amount) { return std::to_string(amount); }

// As it was told when the piles were counted; empty if that is not at hand.
std::string dynamite_line(const Brush& brush, std::span<const AnySeenEvent> memory) {
  std::string line;
  for (const AnySeenEvent& any : memory) {
    const SeenEvent& event = *std::get_if<SeenEvent>(&any);
    if (event.what == Happening::pile_counted)
      line += std::string("  ") + letter_of(Pile(event.value)) + ' ' + number(event.number);
  }
  return line.empty() ? line : brush.say("dynamite_found") + line;
}

Lines event_lines(const Brush& brush, const View& view, std::span<const AnySeenEvent> memory) {
  const bool averted = view.board.event == kNoPile;
  Lines lines;
  if (std::string line = dynamite_line(brush, memory); !line.empty()) lines.push_back(std::move(line));
  append(lines, wrap(averted ? brush.words.say("wall-street-1920.happening.event_averted")
                             : brush.say(std::string("event_was.") + letter_of(view.board.event)),
                     brush.look.width));
  return lines;
}

Lines verdict(const Brush& brush, const View& view) {
  const SeatMask winners = view.board.winners;
  Lines names;
  for (const Seat seat : winners) names.push_back(brush.name_of(seat));
  const texts::Args args{{"names", brush.words.list(names)},
                         {"points", number(view.board.points[winners.lowest()].amount())}};
  Lines lines = verdict_lines(brush.look, brush.say(won_key(winners, brush.present.reader), args));
  if (view.deduced.tie_break == TieBreak::capital)
    lines.push_back(brush.say("tie_capital", view.board.capital[winners.lowest()]));
  return lines;
}

}  // namespace

Lines draw_score_sheet(const Brush& brush, const View& view, std::span<const texts::SheetRow> rows,
                       std::span<const AnySeenEvent> memory) {
  Lines lines;
  if (view.board.winners.is_empty()) {
    lines.push_back(paint(brush.look, Ink::strong, brush.say("holdings")));
    append(lines, draw_purses(brush, view));
  } else {
    append(lines, event_lines(brush, view, memory));
    Lines names;
    for (const Seat seat : seats_of(view.seats)) names.push_back(brush.first_name(seat));
    append(lines, draw_sheet(brush.look, brush.say("score"), names, rows));
  }
  lines.emplace_back();
  for (const Seat seat : seats_of(view.seats)) append(lines, draw_hand(brush, view, seat));
  if (view.board.winners.is_empty()) return lines;
  lines.emplace_back();
  append(lines, verdict(brush, view));
  return lines;
}

}  // namespace bell::tui::wall_street_scene
