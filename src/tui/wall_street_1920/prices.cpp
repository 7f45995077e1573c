// Draws prices as ladders, upright or lying, with (5) at the cube, and the magnates at their ends.
#include "tui/wall_street_1920/board.h"

namespace bell::tui::wall_street_scene {

using namespace wall_street_1920;

namespace {

constexpr int kLadderWidth = 9;
constexpr int kCompanyWidth = 7;
constexpr int kRungWidth = 3;
constexpr int kNeededWidth = 6;
constexpr int kHighScreen = 36;

std::string rung(const Brush& brush, const View& view, Company company, int level) {
  const std::string value = std::to_string(view.deduced.companies[company].values[level]);
  if (view.board.level[company] != level) return paint(brush.look, Ink::faint, value);
  return fill(brush.look, ink_of(company), '(' + value + ')');
}
std::string name(const Brush& brush, Company company, int width) {
  const std::string full = brush.name_of(company);
  return paint(brush.look, ink_of(company),
               width_of(full) <= width ? full : shortened(brush.short_name(company), width));
}
int spaces_of(const View& view) { return view.deduced.companies[Company::corn].values.size(); }

std::string needed(const View& view, Company company) { return shares_needed(view, company, view.viewer); }

template <class Cell>
std::string across(std::string_view label, Cell&& cell) {
  std::string line = pad(label, kCompanyWidth);
  for (const Company company : kAllCompanies) line += centre(cell(company), kLadderWidth);
  return line;
}
Lines draw_upright(const Brush& brush, const View& view) {
  Lines lines{across(brush.say("prices"), [&](Company company) { return name(brush, company, kLadderWidth - 1); })};
  for (int level = spaces_of(view) - 1; level >= 0; --level)
    lines.push_back(across("", [&](Company company) { return rung(brush, view, company, level); }));
  lines.push_back(paint(brush.look, Ink::faint,
                        across(brush.say("needed"), [&](Company company) { return needed(view, company); })));
  return lines;
}

Lines draw_lying(const Brush& brush, const View& view) {
  const int spaces = spaces_of(view);
  Lines lines{
      paint(brush.look, Ink::faint,
            pad(brush.say("prices"), kCompanyWidth + kRungWidth * spaces) + pad(brush.say("needed"), kNeededWidth))};
  for (const Company company : kAllCompanies) {
    std::string line = pad(name(brush, company, kCompanyWidth - 1), kCompanyWidth);
    for (int level = 0; level < spaces; ++level) line += centre(rung(brush, view, company, level), kRungWidth);
    lines.push_back(line + needed(view, company));
  }
  return lines;
}

}  // namespace

Lines draw_prices(const Brush& brush, const View& view) {
  return brush.look.height >= kHighScreen ? draw_upright(brush, view) : draw_lying(brush, view);
}

Lines draw_prices_and_magnates(const Brush& brush, const View& view) {
  constexpr int kNow = 5;
  constexpr int kRange = 6;
  Lines lines{paint(brush.look, Ink::faint,
                    pad(brush.say("prices"), kCompanyWidth + kNow + kRange) + pad(brush.say("needed"), kNeededWidth))};
  for (const Company company : kAllCompanies) {
    const auto& values = view.deduced.companies[company].values;
    const std::string range =
        std::to_string(values[0]) + std::string(brush.look.pick("–", "-")) + std::to_string(values[values.size() - 1]);
    lines.push_back(pad(name(brush, company, kCompanyWidth - 1), kCompanyWidth) +
                    pad(rung(brush, view, company, view.board.level[company]), kNow) +
                    pad(paint(brush.look, Ink::faint, range), kRange) + pad(needed(view, company), kNeededWidth) +
                    brush.short_deed_at(view, company));
  }
  return lines;
}

Lines draw_magnates(const Brush& brush, const View& view) {
  std::string text;
  for (const Company company : kAllCompanies) {
    const std::string deed = brush.deed_at(view, company);
    if (deed.empty()) continue;
    text += (text.empty() ? "" : brush.look.pick(" · ", " | "));
    text += name(brush, company, kLadderWidth) + ": " + deed;
  }
  if (text.empty()) return {};
  return wrap(brush.say("magnates") + "  " + text, brush.look.width - 1, 2);
}

}  // namespace bell::tui::wall_street_scene
