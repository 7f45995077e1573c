// Unseen cards are all cards minus those seen.
#include "engine/stockpile/known.h"

#include <algorithm>
#include <numeric>

namespace bell::stockpile {
namespace {

// Until then, an unseen card may still come into any pair.
bool are_all_dealt(const Board& board) {
  return std::all_of(board.pair_parts.begin(), board.pair_parts.end(),
                     [](std::uint8_t parts) { return parts == (kHasCompany | kHasForecast); });
}

}  // namespace

ForecastBag unseen_forecasts(const View& view) {
  ForecastBag left = view.board.forecasts;
  for (const SeenPair& pair : view.pairs)
    if (const Forecast seen = pair.forecast.or_else(kNoForecast); seen != kNoForecast && left.has(seen))
      left.remove(seen);
  return left;
}

CompanySet companies_left(const View& view) {
  if (view.board.round == 0) return {};
  CompanySet left = CompanySet::all();
  for (const SeenPair& pair : view.pairs)
    if (pair.company.is_known()) left.remove(pair.company.or_else(kNoCompany));
  return left;
}

KnownPair known_pair(const View& view, int pair) {
  const SeenPair& seen = view.pairs[static_cast<std::size_t>(pair)];
  KnownPair known{seen.company.or_else(kNoCompany), seen.forecast.or_else(kNoForecast)};
  if (!are_all_dealt(view.board)) return known;
  const CompanySet companies = companies_left(view);
  if (!seen.company.is_known() && companies.size() == 1) known.company = companies.lowest();
  const ForecastBag forecasts = unseen_forecasts(view);
  if (seen.forecast.is_known() || forecasts.size() == 0) return known;
  if (forecasts.count(forecasts.nth(0)) == forecasts.size()) known.forecast = forecasts.nth(0);
  return known;
}

int unseen_cards(const View& view, Seat seat) {
  const Shares& known = view.regular[seat];
  return view.board.regular_size[seat] - std::accumulate(known.begin(), known.end(), 0);
}

}  // namespace bell::stockpile
