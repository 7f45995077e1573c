// Sources of points down, players across; above them the event, below them the winners and the tie-break that decided.
#include "tui/wall_street_1920/score_sheet.h"

#include "tui/wall_street_1920/board.h"
#include "view/wall_street_1920/actions.h"

namespace bell::tui::wall_street_scene {

using namespace wall_street_1920;

namespace {

constexpr int kLabelWidth = 16;
constexpr int kColumn = 12;

// What was told when everything was counted.
struct Count {
  PerPile<int> dynamite;
  PerCompany<PerSeat<int>> shares;
  PerCompany<PerSeat<int>> points;
  PerSeat<int> secret;
  PerSeat<int> extras;
  PerSeat<int> total;
};
Count count_of(std::span<const AnySeenEvent> memory) {
  Count count;
  for (const AnySeenEvent& any : memory) {
    const SeenEvent& event = *std::get_if<SeenEvent>(&any);
    if (event.what == Happening::pile_counted) count.dynamite[Pile(event.value)] = event.number;
    if (event.what == Happening::company_scored) {
      count.shares[event.company][event.seat] = event.value;
      count.points[event.company][event.seat] = event.number;
    }
    if (event.what == Happening::back_revealed) count.secret[event.seat] = event.number;
    if (event.what == Happening::extras_scored) count.extras[event.seat] = event.number;
    if (event.what == Happening::match_scored) count.total[event.seat] = event.number;
  }
  return count;
}

template <class Cell>
std::string row(const View& view, const std::string& label, Cell&& cell) {
  std::string line = pad(clip(label, kLabelWidth - 1), kLabelWidth);
  for (const Seat seat : seats_of(view.seats)) line += pad_left(cell(seat), kColumn);
  return line;
}
std::string number(int amount) { return std::to_string(amount); }

int variation_points(const Brush& brush, const View& view, Seat seat) {
  int points = 0;
  view.board.variations[seat].for_each([&](Card card, int count) { points += count * brush.printed.points[card]; });
  return points;
}
int loan_points(const Brush& brush, const View& view, Seat seat) {
  return -view.board.loans[seat] * brush.printed.tariff.loan_points;
}

Lines event_lines(const Brush& brush, const View& view, const Count& count) {
  std::string text = brush.say("dynamite_found");
  for (const Pile pile : kAllPiles) text += std::string("  ") + letter_of(pile) + ' ' + number(count.dynamite[pile]);
  const bool averted = view.board.event == kNoPile;
  return {text, averted ? brush.words.say("wall-street-1920.happening.event_averted")
                        : brush.say(std::string("event_was.") + letter_of(view.board.event))};
}

Lines source_lines(const Brush& brush, const View& view, const Count& count) {
  Lines lines;
  for (const Company company : kAllCompanies)
    lines.push_back(row(view, brush.name_of(company), [&](Seat seat) {
      return brush.say("company_points", {{"shares", number(count.shares[company][seat])},
                                          {"points", number(count.points[company][seat])}});
    }));
  const auto rest = [&](Seat seat) {  // gold after event A, and the first magnate
    return count.extras[seat] - variation_points(brush, view, seat) - loan_points(brush, view, seat);
  };
  lines.push_back(row(view, brush.say("secret"), [&](Seat seat) { return number(count.secret[seat]); }));
  lines.push_back(
      row(view, brush.say("variations_row"), [&](Seat seat) { return number(variation_points(brush, view, seat)); }));
  lines.push_back(row(view, brush.say("loans"), [&](Seat seat) { return number(loan_points(brush, view, seat)); }));
  lines.push_back(row(view, brush.say("rest"), [&](Seat seat) { return number(rest(seat)); }));
  lines.push_back(row(view, brush.say("cash"), [&](Seat seat) { return number(view.board.cash[seat].amount()); }));
  lines.push_back(paint(brush.look, Ink::strong,
                        row(view, brush.say("total"), [&](Seat seat) { return number(count.total[seat]); })));
  return lines;
}

bool capital_decided(const View& view) {
  const Board& board = view.board;
  for (const Seat seat : seats_of(view.seats))
    if (!board.winners.has(seat) && board.points[seat] == board.points[board.winners.lowest()]) return true;
  return false;
}
Lines verdict(const Brush& brush, const View& view) {
  const SeatMask winners = view.board.winners;
  std::string names;
  for (const Seat seat : winners) names += (names.empty() ? "" : ", ") + brush.name_of(seat);
  const bool own = is_seat(brush.present.reader) && winners == SeatMask::only(seat_of(brush.present.reader));
  const char* key = winners.size() > 1 ? "won_shared" : own ? "won_by_you" : "won";
  const texts::Args args{{"names", names}, {"points", number(view.board.points[winners.lowest()].amount())}};
  Lines lines{paint(brush.look, Ink::strong, brush.say(key, args))};
  if (capital_decided(view)) lines.push_back(brush.say("tie_capital", view.board.capital[winners.lowest()]));
  return lines;
}

}  // namespace

Lines draw_score_sheet(const Brush& brush, const View& view, std::span<const AnySeenEvent> memory) {
  Lines lines;
  if (view.board.winners.is_empty()) {
    lines.push_back(paint(brush.look, Ink::strong, brush.say("holdings")));
    append(lines, draw_purses(brush, view));
  } else {
    const Count count = count_of(memory);
    append(lines, event_lines(brush, view, count));
    lines.push_back(row(view, paint(brush.look, Ink::strong, brush.say("score")),
                        [&](Seat seat) { return clip(brush.first_name(seat), kColumn - 1); }));
    append(lines, source_lines(brush, view, count));
  }
  lines.emplace_back();
  for (const Seat seat : seats_of(view.seats)) append(lines, draw_hand(brush, view, seat));
  if (view.board.winners.is_empty()) return lines;
  lines.emplace_back();
  append(lines, verdict(brush, view));
  return lines;
}

}  // namespace bell::tui::wall_street_scene
