// Prices as tracks: [5] is where a company stands, the marks at both ends say where bankruptcy and split lead.
#include <algorithm>

#include "tui/stockpile/board.h"

namespace bell::tui::stockpile_scene {

using namespace stockpile;

namespace {

std::string space_of(const Ladder& ladder, int place) {
  const auto at = static_cast<std::size_t>(place);
  return std::to_string(ladder.values[at]) + std::string(ladder.dollars[at], '$');
}

int widest_space(const Brush& brush) {
  int widest = 1;
  for (const Company company : kAllCompanies)
    for (int place = 0; place < brush.game.ladder(company).spaces; ++place)
      widest = std::max(widest, width_of(space_of(brush.game.ladder(company), place)));
  return widest;
}

std::string track(const Brush& brush, const View& view, Company company, int widest) {
  const Ladder& ladder = brush.game.ladder(company);
  const int stands = view.board.place[company];
  std::string line;
  for (int place = 0; place < ladder.spaces; ++place) {
    const std::string value = space_of(ladder, place);
    if (place == stands)
      line += pad_left(fill(brush.look, ink_of(company), '[' + value + ']'), widest + 2);
    else
      line += pad_left(paint(brush.look, Ink::faint, value), place == stands + 1 ? widest : widest + 1);
  }
  return stands == ladder.spaces - 1 ? line : line + ' ';
}

}  // namespace

Lines draw_tracks(const Brush& brush, const View& view) {
  constexpr int kName = 11;
  const std::string bankrupt(brush.look.pick("†", "x"));
  const std::string split(brush.look.pick("»", ">"));
  Lines lines{paint(brush.look, Ink::faint, brush.say("legend", {{"bankrupt", bankrupt}, {"split", split}}))};
  const int widest = widest_space(brush);
  for (const Company company : kAllCompanies) {
    const Ladder& ladder = brush.game.ladder(company);
    lines.push_back(pad(brush.name_of(company), kName) +
                    paint(brush.look, Ink::faint, pad_left(bankrupt + space_of(ladder, ladder.start), 2)) +
                    track(brush, view, company, widest) +
                    paint(brush.look, Ink::faint, split + space_of(ladder, ladder.after_split)));
  }
  return lines;
}

}  // namespace bell::tui::stockpile_scene
