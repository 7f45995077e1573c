// The drawings of an analysis, as SVG inside the page. Colours and words are left to the page around them.
#pragma once

#include <string>

#include "cli/analysis/account.h"

namespace bell::cli {

inline constexpr double kChartWide = 1000, kChartHigh = 100;

// Every seat's share of the victory over the match.
std::string shares_chart(const Account& account);
// How far along a chart it is after so many actions, 0…1.
double progress_at(const Account& account, std::size_t actions);
// Where rounds begin: upright lines for a chart, and their numbers for the page above it.
std::string round_lines(const Account& account);
std::string round_marks(const Account& account);
// The line by which a seat is drawn in it.
std::string line_sample(std::size_t seat);
// A bar from the left edge, or from the middle to either side; `most` fills it.
std::string bar(double value, double most);
std::string bar_both_ways(double value, double most);
// What a choice is worth, 0…1.
std::string share_bar(double share);

}  // namespace bell::cli
