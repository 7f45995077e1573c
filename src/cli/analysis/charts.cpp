// Charts are stretched with the page, so they contain lines only: text would be stretched, too.
#include "cli/analysis/charts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cli/analysis/markup.h"
#include "cli/language.h"

namespace bell::cli {
namespace {

std::string points_of(const lab::AnalysisReport& report, std::size_t seat) {
  const double all = std::max(1.0, static_cast<double>(report.standings.back().after));
  std::string points;
  for (const lab::Standing& standing : report.standings)
    points +=
        fmt::format("{:.1f},{:.2f} ", kChartWide * standing.after / all, kChartHigh * (1 - standing.shares[seat]));
  return points;
}

// What the lines show, for screen readers.
std::string description(const Account& account) {
  std::string text;
  for (std::size_t seat = 0; seat < account.report().seats.size(); ++seat) {
    const auto share_less = [seat](const lab::Standing& a, const lab::Standing& b) {
      return a.shares[seat] < b.shares[seat];
    };
    const auto& line = account.report().standings;
    const auto [least, most] = std::minmax_element(line.begin(), line.end(), share_less);
    text += say("analysis.line", {{"name", account.name_of(seat_at(static_cast<int>(seat)))},
                                  {"first", percent(line.front().shares[seat])},
                                  {"last", percent(line.back().shares[seat])},
                                  {"least", percent(least->shares[seat])},
                                  {"most", percent(most->shares[seat])}}) +
            ' ';
  }
  return text;
}

std::string bar_from(double left, double width, std::string_view kind) {
  return fmt::format(
      "<svg class=\"bar\" viewBox=\"0 0 100 10\" preserveAspectRatio=\"none\" aria-hidden=\"true\">"
      "<rect class=\"track\" x=\"0\" y=\"0\" width=\"100\" height=\"10\"/>"
      "<rect class=\"{}\" x=\"{:.2f}\" y=\"0\" width=\"{:.2f}\" height=\"10\"/></svg>",
      kind, left, width);
}

double filled(double value, double most) { return most > 0 ? std::min(1.0, std::abs(value) / most) : 0; }

struct Beginning {
  int round;
  double progress;
};
std::vector<Beginning> rounds_of(const Account& account) {
  std::vector<Beginning> rounds;
  const auto& stands = account.chronicle().stands();
  for (std::size_t at = 0; at < stands.size(); ++at)
    if (stands[at].round > (rounds.empty() ? 0 : rounds.back().round))
      rounds.push_back({stands[at].round, progress_at(account, at)});
  return rounds;
}

}  // namespace

double progress_at(const Account& account, std::size_t actions) {
  return static_cast<double>(actions) / std::max(1.0, static_cast<double>(account.order().actions.size()));
}

std::string round_lines(const Account& account) {
  std::string lines;
  for (const Beginning& each : rounds_of(account))
    lines += fmt::format("<line class=\"round\" x1=\"{0:.1f}\" x2=\"{0:.1f}\" y1=\"0\" y2=\"{1:.0f}\"/>\n",
                         kChartWide * each.progress, kChartHigh);
  return lines;
}

std::string round_marks(const Account& account) {
  const std::vector<Beginning> rounds = rounds_of(account);
  if (rounds.empty()) return "";
  std::string marks;
  for (const Beginning& each : rounds)
    marks += fmt::format("<span style=\"left:{:.2f}%\">{}</span>", 100 * each.progress, each.round);
  return fmt::format(
      "<div class=\"of-rounds\" aria-hidden=\"true\">{}</div><div class=\"rounds\" aria-hidden=\"true\">"
      "{}</div>\n",
      escaped(say("analysis.rounds")), marks);
}

std::string shares_chart(const Account& account) {
  std::string markup = fmt::format(
      "<svg class=\"shares\" viewBox=\"0 0 {:.0f} {:.0f}\" preserveAspectRatio=\"none\" role=\"img\" "
      "aria-labelledby=\"shares-title shares-text\">\n"
      "<title id=\"shares-title\">{}</title>\n<desc id=\"shares-text\">{}</desc>\n",
      kChartWide, kChartHigh, escaped(say("analysis.shares_by_seat")), escaped(description(account)));
  for (const int quarter : {0, 25, 50, 75, 100})
    markup += fmt::format("<line class=\"grid\" x1=\"0\" x2=\"{:.0f}\" y1=\"{}\" y2=\"{}\"/>\n", kChartWide, quarter,
                          quarter);
  markup += round_lines(account);
  for (std::size_t seat = 0; seat < account.report().seats.size(); ++seat)
    markup += fmt::format("<polyline class=\"seat{}\" points=\"{}\"/>\n", seat, points_of(account.report(), seat));
  return markup + "</svg>\n";
}

std::string line_sample(std::size_t seat) {
  return fmt::format(
      "<svg class=\"sample\" viewBox=\"0 0 30 10\" aria-hidden=\"true\"><polyline class=\"seat{}\" points=\"0,5 "
      "30,5\"/>"
      "</svg>",
      seat);
}

std::string bar(double value, double most) { return bar_from(0, 100 * filled(value, most), "loss"); }

std::string share_bar(double share) { return bar_from(0, 100 * std::clamp(share, 0.0, 1.0), "share"); }

std::string bar_both_ways(double value, double most) {
  const double width = 50 * filled(value, most);
  return bar_from(value < 0 ? 50 - width : 50, width, value < 0 ? "loss" : "gain");
}

}  // namespace bell::cli
