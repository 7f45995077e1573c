// The charts of an analysis as inline SVG. Colours and texts come from the surrounding page.
#pragma once

#include <string>

#include "cli/analysis/account.h"

namespace bell::cli {

inline constexpr double kChartWide = 1000, kChartHigh = 100;

// Every seat's share of the win during the match.
std::string shares_chart(const Account& account);
// The position on a chart after that many actions, 0…1.
double progress_at(const Account& account, std::size_t actions);
// Where rounds begin: vertical lines for a chart, and their numbers for the page above it.
std::string round_lines(const Account& account);
std::string round_marks(const Account& account);
// A sample of a seat's line, for the legend.
std::string line_sample(std::size_t seat);
// A bar from the left edge, or from the middle to either side; `most` is its full length.
std::string bar(double value, double most);
std::string bar_both_ways(double value, double most);
// The worth of a choice, 0…1.
std::string share_bar(double share);

}  // namespace bell::cli
