// Chooses sentences by weight and packs them.
#include "tui/news.h"

#include <algorithm>

namespace bell::tui {
namespace {

constexpr int kIndent = 2;

// As many whole sentences on a line as fit; a sentence that is longer than a line goes on below.
Lines packed(const std::vector<News>& news, int width) {
  constexpr int kGap = 2;
  Lines rows;
  for (const News& each : news) {
    const bool fits = !rows.empty() && width_of(rows.back()) + kGap + width_of(each.text) <= width;
    if (fits)
      rows.back() += std::string(kGap, ' ') + each.text;
    else
      append(rows, wrap(each.text, width, kIndent));
  }
  return rows;
}

// The sentences with these positions, in order, and the mark for the others.
std::vector<News> with_mark(const texts::Catalogue& words, const std::vector<News>& news,
                            const std::vector<bool>& is_kept) {
  std::vector<News> kept;
  std::size_t more = 0;
  for (std::size_t at = 0; at < news.size(); ++at) {
    if (is_kept[at])
      kept.push_back(news[at]);
    else
      ++more;
  }
  if (more > 0) kept.push_back({words.say("ui.terminal.more_news", {{"number", std::to_string(more)}})});
  return kept;
}

bool fit_in(const Lines& lines, int rows) { return static_cast<int>(lines.size()) <= rows; }

}  // namespace

Lines listed_news(const std::vector<News>& news, int width) {
  Lines lines;
  for (const News& each : news) append(lines, wrap(each.text, width, kIndent));
  return lines;
}

Lines fit_news(const texts::Catalogue& words, const std::vector<News>& news, int rows, int width) {
  if (Lines all = listed_news(news, width); fit_in(all, rows)) return all;
  if (Lines all = packed(news, width); fit_in(all, rows)) return all;
  std::vector<std::size_t> order(news.size());
  for (std::size_t at = 0; at < order.size(); ++at) order[at] = order.size() - 1 - at;
  std::ranges::stable_sort(order, std::ranges::greater{}, [&](std::size_t at) { return news[at].weight; });
  std::vector<bool> is_kept(news.size(), false);
  Lines best;
  for (const std::size_t at : order) {
    is_kept[at] = true;
    Lines next = packed(with_mark(words, news, is_kept), width);
    if (fit_in(next, rows))
      best = std::move(next);
    else
      is_kept[at] = false;
  }
  if (best.empty() && rows > 0) best = packed(with_mark(words, news, is_kept), width);
  return fit_in(best, rows) ? best : Lines{};
}

}  // namespace bell::tui
