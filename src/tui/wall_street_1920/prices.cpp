// Prices as ladders, upright or lying; (5) is where the cube stands. And the magnates who wait at their ends.
#include "tui/wall_street_1920/board.h"

namespace bell::tui::wall_street_scene {

using namespace wall_street_1920;

namespace {

constexpr int kLadderWidth = 9;
constexpr int kCompanyWidth = 7;
constexpr int kRungWidth = 3;
constexpr int kHighScreen = 36;

std::string rung(const Brush& brush, const View& view, Company company, int level) {
  const auto& track = brush.printed.tracks[static_cast<std::size_t>(view.side)][company];
  const std::string value = std::to_string(track.values[static_cast<std::size_t>(level)]);
  if (view.board.level[company] != level) return paint(brush.look, Ink::faint, value);
  return fill(brush.look, ink_of(company), '(' + value + ')');
}
std::string name(const Brush& brush, Company company, int width) {
  return paint(brush.look, ink_of(company), clip(brush.name_of(company), width));
}
std::string minimum(const Brush& brush, const View& view, Company company) {
  return std::to_string(brush.printed.minimum[view.seats][company]);
}

template <class Cell>
std::string across(std::string_view label, Cell&& cell) {
  std::string line = pad(label, kCompanyWidth);
  for (const Company company : kAllCompanies) line += centre(cell(company), kLadderWidth);
  return line;
}
Lines draw_upright(const Brush& brush, const View& view) {
  Lines lines{across(brush.say("prices"), [&](Company company) { return name(brush, company, kLadderWidth - 1); })};
  for (int level = view.spaces - 1; level >= 0; --level)
    lines.push_back(across("", [&](Company company) { return rung(brush, view, company, level); }));
  lines.push_back(paint(brush.look, Ink::faint,
                        across(brush.say("needed"), [&](Company company) { return minimum(brush, view, company); })));
  return lines;
}

Lines draw_lying(const Brush& brush, const View& view) {
  Lines lines{paint(brush.look, Ink::faint,
                    pad(brush.say("prices"), kCompanyWidth + kRungWidth * view.spaces) + brush.say("needed"))};
  for (const Company company : kAllCompanies) {
    std::string line = pad(name(brush, company, kCompanyWidth - 1), kCompanyWidth);
    for (int level = 0; level < view.spaces; ++level) line += centre(rung(brush, view, company, level), kRungWidth);
    lines.push_back(pad(line, kCompanyWidth + kRungWidth * view.spaces + 2) + minimum(brush, view, company));
  }
  return lines;
}

}  // namespace

Lines draw_prices(const Brush& brush, const View& view) {
  return brush.look.height >= kHighScreen ? draw_upright(brush, view) : draw_lying(brush, view);
}

Lines draw_magnates(const Brush& brush, const View& view) {
  const MagnatesSlice& slice = view.board.magnates;
  std::string text;
  for (const Company company : kAllCompanies) {
    const int magnate = slice.card[company];
    if (magnate == 0) continue;
    const bool punishes = (slice.punishing >> magnate & 1U) != 0;
    const std::string key = (punishes ? "punishment." : "reward.") + std::to_string(magnate);
    text += (text.empty() ? "" : brush.look.pick(" · ", " | "));
    text += name(brush, company, kLadderWidth) + ": " + brush.say(key);
  }
  if (text.empty()) return {};
  return wrap(brush.say("magnates") + "  " + text, brush.look.width - 1, 2);
}

}  // namespace bell::tui::wall_street_scene
