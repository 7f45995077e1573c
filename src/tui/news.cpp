// Selects sentences by weight and packs them into lines.
#include "tui/news.h"

#include <algorithm>

namespace bell::tui {
namespace {

constexpr int kIndent = 2;

// As many whole sentences on a line as fit; a sentence longer than a line continues on the next.
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

// The sentences with these indexes, in order, and a mark for the others.
std::vector<News> with_mark(const texts::Catalogue& words, const std::vector<News>& news,
                            const std::vector<bool>& is_kept, std::string_view mark) {
  std::vector<News> kept;
  std::size_t more = 0;
  for (std::size_t at = 0; at < news.size(); ++at) {
    if (is_kept[at])
      kept.push_back(news[at]);
    else
      ++more;
  }
  if (more > 0) kept.push_back({words.say(mark, {{"number", std::to_string(more)}})});
  return kept;
}

bool fit_in(const Lines& lines, int rows) { return static_cast<int>(lines.size()) <= rows; }

}  // namespace

Lines listed_news(const std::vector<News>& news, int width) {
  Lines lines;
  for (const News& each : news) append(lines, wrap(each.text, width, kIndent));
  return lines;
}

FittedNews fit_news(const texts::Catalogue& words, const std::vector<News>& news, int rows, int width,
                    std::string_view mark) {
  const auto count = static_cast<int>(news.size());
  if (rows <= 0) return {.unsaid = count};
  if (Lines all = listed_news(news, width); fit_in(all, rows)) return {std::move(all)};
  if (Lines all = packed(news, width); fit_in(all, rows)) return {std::move(all)};
  std::vector<std::size_t> order(news.size());
  for (std::size_t at = 0; at < order.size(); ++at) order[at] = order.size() - 1 - at;
  std::ranges::stable_sort(order, std::ranges::greater{}, [&](std::size_t at) { return news[at].weight; });
  std::vector<bool> is_kept(news.size(), false);
  Lines best;
  for (const std::size_t at : order) {
    is_kept[at] = true;
    Lines next = packed(with_mark(words, news, is_kept, mark), width);
    if (fit_in(next, rows)) {
      best = std::move(next);
      continue;
    }
    is_kept[at] = false;
    const bool is_alone = rows == 1 && best.empty() && width_of(news[at].text) <= width;
    if (is_alone) return {{news[at].text}, count - 1};
  }
  return {best.empty() ? packed(with_mark(words, news, is_kept, mark), width) : std::move(best)};
}

}  // namespace bell::tui
