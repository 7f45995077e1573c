// The prices of companies by name, for code that draws them over time and knows no title.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "view/any.h"

namespace bell {

struct Quote {
  std::string_view company;
  std::int32_t value = 0;
};
// In the title's order; empty before companies are in play, or if the title has no prices.
std::vector<Quote> quotes_of(const AnyView& view);

}  // namespace bell
