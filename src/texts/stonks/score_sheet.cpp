// Explains a Stonks score: the points of each round.
#include "texts/stonks/wording.h"
#include "texts/wording.h"
#include "view/stonks/vocabulary.h"

namespace bell::texts {

using stonks::Happening;
using stonks::SeenEvent;

std::vector<SheetRow> Wording<stonks::Vocabulary>::sheet(const Catalogue& words, const stonks::View& view,
                                                         const std::vector<stonks::SeenEvent>& memory) {
  std::vector<SheetRow> rows;
  int round = 0;
  int scored = 0;
  PerSeat<int> points;
  const auto add_round = [&] {
    if (scored == 0) return;
    rows.push_back({.label = words.say("stonks.ui.screen.round", {{"n", std::to_string(scored)}}),
                    .rule = Rule::ST_END_3,
                    .cells = sheet_cells(view.seats, [&](Seat seat) { return points[seat]; })});
    points = {};
  };
  for (const SeenEvent& event : memory) {
    if (event.what == Happening::round_started) round = event.number;
    if (event.what != Happening::round_scored) continue;
    if (scored != round) add_round();
    scored = round;
    points[event.seat] = event.number;
  }
  add_round();
  rows.push_back({.label = words.say("stonks.ui.screen.total"),
                  .cells = sheet_cells(view.seats, [&](Seat seat) { return view.board.points[seat].amount(); }),
                  .is_total = true});
  return rows;
}

}  // namespace bell::texts
