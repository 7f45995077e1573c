// Asks each title for its companies and prices.
#include "view/quotes.h"

#include "view/every_quotes.h"

namespace bell {

std::vector<Quote> quotes_of(const AnyView& view) {
  std::vector<Quote> quotes;
  std::visit(
      [&quotes](const auto& seen) {
        const auto add = [&quotes](std::string_view company, std::int32_t value) {
          quotes.push_back({company, value});
        };
        if constexpr (requires { for_each_quote(seen, add); }) for_each_quote(seen, add);
      },
      view);
  return quotes;
}

}  // namespace bell
