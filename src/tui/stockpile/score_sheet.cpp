// Adds up the amounts told in the final scoring or, before that, what everybody sees.
#include "tui/stockpile/score_sheet.h"

#include "tui/sheet.h"
#include "tui/stockpile/board.h"

namespace bell::tui::stockpile_scene {

using namespace stockpile;

namespace {

std::string verdict(const Brush& brush, const View& view) {
  Lines names;
  for (const Seat seat : view.board.winners) names.push_back(brush.name_of(seat));
  const Seat first = view.board.winners.lowest();
  const texts::Args args{{"names", brush.words.list(names)}, {"money", brush.money(view.board.cash[first].amount())}};
  return brush.say("sheet." + std::string(won_key(view.board.winners, brush.present.reader)), args);
}

}  // namespace

Lines draw_score_sheet(const Brush& brush, const View& view, std::span<const texts::SheetRow> rows) {
  const bool is_over = !view.board.winners.is_empty();
  Lines names;
  for (const Seat seat : seats_of(view.seats)) names.push_back(brush.short_name(seat));
  Lines lines = draw_sheet(brush.look, brush.say(is_over ? "sheet.title" : "sheet.now"), names, rows);
  if (is_over) {
    append(lines, verdict_lines(brush.look, verdict(brush, view)));
    return lines;
  }
  for (const Lines& more : {investors_in_full(brush, view), strategies_in_full(brush, view)})
    if (!more.empty()) {
      lines.emplace_back();
      append(lines, more);
    }
  return lines;
}

}  // namespace bell::tui::stockpile_scene
