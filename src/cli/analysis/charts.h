// The drawings of an analysis, as SVG inside the page. Colours and words are left to the page around them.
#pragma once

#include <string>

#include "cli/analysis/account.h"

namespace bell::cli {

// Every seat's share of the victory over the match.
std::string shares_chart(const Account& account);
// The line by which a seat is drawn in it.
std::string line_sample(std::size_t seat);
// A bar from the left edge, or from the middle to either side; `most` fills it.
std::string bar(double value, double most);
std::string bar_both_ways(double value, double most);

}  // namespace bell::cli
