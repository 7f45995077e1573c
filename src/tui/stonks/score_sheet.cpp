// Rounds down, players across; then the last portfolios, the winners, and the tie-break that decided.
#include "tui/stonks/score_sheet.h"

#include <algorithm>

#include "tui/stonks/board.h"

namespace bell::tui::stonks_scene {

using namespace stonks;

namespace {

// The widths of the sheet's columns.
struct Grid {
  int label = 0;
  int column = 0;
};
Grid grid_of(const Brush& brush, const View& view) {
  constexpr int kWidest = 14;
  constexpr int kGap = 1;
  const int label = kGap + width_of(brush.say("stonks.ui.screen.score_sheet"));
  return {label, std::min(kWidest, (brush.look.width - label) / view.seats)};
}

// What each round that has been scored brought, first round first.
struct Scored {
  int round = 0;
  PerSeat<int> points;
};
std::vector<Scored> scored_rounds(std::span<const AnySeenEvent> memory) {
  std::vector<Scored> rounds;
  int round = 0;
  for (const AnySeenEvent& any : memory) {
    const SeenEvent& event = *std::get_if<SeenEvent>(&any);
    if (event.what == Happening::round_started) round = event.number;
    if (event.what != Happening::round_scored) continue;
    if (rounds.empty() || rounds.back().round != round) rounds.push_back({round, {}});
    rounds.back().points[event.seat] = event.number;
  }
  return rounds;
}

template <class Cell>
std::string sheet_row(const Grid& grid, const View& view, const std::string& label, Cell&& cell) {
  std::string line = pad(label, grid.label);
  for (const Seat seat : seats_of(view.seats)) line += pad_left(cell(seat), grid.column);
  return line;
}

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
  const bool shared = view.board.winners.size() > 1;
  const bool own = view.board.winners == SeatMask::only(seat_of(brush.present.reader));
  const char* key = shared ? "stonks.ui.screen.won_shared"
                    : own  ? "stonks.ui.screen.won_by_you"
                           : "stonks.ui.screen.won";
  Lines lines{paint(brush.look, Ink::strong, brush.say(key, {{"names", brush.words.list(names)}, {"points", points}}))};
  if (const std::string line = tie_break(brush, view); !line.empty()) lines.push_back(line);
  return lines;
}

}  // namespace

Lines draw_score_sheet(const Brush& brush, const View& view, std::span<const AnySeenEvent> memory) {
  const Grid grid = grid_of(brush, view);
  Lines lines{sheet_row(grid, view, paint(brush.look, Ink::strong, brush.say("stonks.ui.screen.score_sheet")),
                        [&](Seat seat) { return shortened(brush.short_name(seat), grid.column - 1); })};
  for (const Scored& round : scored_rounds(memory))
    lines.push_back(sheet_row(grid, view, brush.say("stonks.ui.screen.round", {{"n", std::to_string(round.round)}}),
                              [&](Seat seat) { return std::to_string(round.points[seat]); }));
  lines.push_back(paint(brush.look, Ink::strong,
                        sheet_row(grid, view, brush.say("stonks.ui.screen.total"),
                                  [&](Seat seat) { return std::to_string(view.board.points[seat].amount()); })));
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
