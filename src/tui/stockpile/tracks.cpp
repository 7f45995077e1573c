// Draws prices as tracks: [5] is a company's space, the marks at both ends show where bankruptcy and split lead.
#include <algorithm>

#include "tui/stockpile/board.h"

namespace bell::tui::stockpile_scene {

using namespace stockpile;

namespace {

std::string drawn(const Space& space) { return std::to_string(space.value) + std::string(space.pays, '$'); }

int widest_space(const Brush& brush) {
  int widest = 1;
  for (const Track& track : brush.deduced.tracks)
    for (const Space& space : track.spaces) widest = std::max(widest, width_of(drawn(space)));
  return widest;
}

std::string spaces_of(const Brush& brush, const View& view, Company company, int widest) {
  const auto& spaces = brush.deduced.tracks[company].spaces;
  const int stands = view.board.place[company];
  std::string line;
  for (int place = 0; place < spaces.size(); ++place) {
    const std::string value = drawn(spaces[place]);
    if (place == stands)
      line += pad_left(fill(brush.look, ink_of(company), '[' + value + ']'), widest + 2);
    else
      line += pad_left(paint(brush.look, Ink::faint, value), place == stands + 1 ? widest : widest + 1);
  }
  return stands == spaces.size() - 1 ? line : line + ' ';
}

}  // namespace

std::string draw_legend(const Brush& brush) {
  return paint(brush.look, Ink::faint,
               brush.say("legend", {{"bankrupt", std::string(brush.look.pick("†", "x"))},
                                    {"split", std::string(brush.look.pick("»", ">"))}}));
}

Lines draw_tracks(const Brush& brush, const View& view) {
  constexpr int kName = 11;
  const std::string bankrupt(brush.look.pick("†", "x"));
  const std::string split(brush.look.pick("»", ">"));
  Lines lines;
  const int widest = widest_space(brush);
  for (const Company company : kAllCompanies) {
    const Track& track = brush.deduced.tracks[company];
    lines.push_back(pad(brush.name_of(company), kName) +
                    paint(brush.look, Ink::faint, pad_left(bankrupt + drawn(track.spaces[track.start]), 2)) +
                    spaces_of(brush, view, company, widest) +
                    paint(brush.look, Ink::faint, split + drawn(track.spaces[track.after_split])));
  }
  return lines;
}

}  // namespace bell::tui::stockpile_scene
