// Rounds as rows, players as columns; then the last portfolios, the winners, and the tie-break.
#include "tui/stonks/score_sheet.h"

#include "tui/sheet.h"
#include "tui/stonks/board.h"

namespace bell::tui::stonks_scene {

using namespace stonks;

namespace {

// The comparison after points that set the winners apart; empty if points alone did.
std::string tie_break(const Brush& brush, const View& view) {
  const KnownPortfolio& best = view.deduced.portfolios[view.board.winners.lowest()];
  switch (view.deduced.tie_break) {
    case TieBreak::cards:
      return brush.say("stonks.ui.screen.tie_cards", {{"n", std::to_string(best.cards)}});
    case TieBreak::shares:
      return brush.say("stonks.ui.screen.tie_shares", {{"n", std::to_string(best.shares)}});
    case TieBreak::none:
      break;
  }
  return "";
}

Lines verdict(const Brush& brush, const View& view) {
  Lines names;
  for (const Seat seat : view.board.winners) names.push_back(brush.name_of(seat));
  const std::string points = std::to_string(view.board.points[view.board.winners.lowest()].amount());
  const std::string key = "stonks.ui.screen." + std::string(won_key(view.board.winners, brush.present.reader));
  Lines lines = verdict_lines(brush.look, brush.say(key, {{"names", brush.words.list(names)}, {"points", points}}));
  if (const std::string line = tie_break(brush, view); !line.empty()) lines.push_back(line);
  return lines;
}

}  // namespace

Lines draw_score_sheet(const Brush& brush, const View& view, std::span<const texts::SheetRow> rows) {
  Lines names;
  for (const Seat seat : seats_of(view.seats)) names.push_back(brush.short_name(seat));
  Lines lines = draw_sheet(brush.look, brush.say("stonks.ui.screen.score_sheet"), names, rows);
  if (view.board.winners.is_empty()) return lines;
  lines.emplace_back();
  const Lines portfolios = draw_players(brush, view);
  append(lines, portfolios);
  lines.emplace_back();
  const Lines words = verdict(brush, view);
  append(lines, words);
  return lines;
}

}  // namespace bell::tui::stonks_scene
