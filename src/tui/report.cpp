// Puts prices first, because they are what the round was about.
#include "tui/report.h"

#include <algorithm>

namespace bell::tui {

Lines draw_price_paths(const std::vector<Scene::PricePath>& paths, const Look& look) {
  constexpr std::size_t kMostBars = 40;
  int names = 0;
  for (const Scene::PricePath& path : paths) names = std::max(names, width_of(path.name));
  Lines lines;
  for (const Scene::PricePath& path : paths) {
    if (path.values.empty()) continue;
    const std::size_t from = path.values.size() > kMostBars ? path.values.size() - kMostBars : 0;
    const std::vector<int> shown(path.values.begin() + static_cast<std::ptrdiff_t>(from), path.values.end());
    lines.push_back(pad(path.name, names + 2) + sparkline(look, shown) + "  " + std::to_string(shown.front()) + ' ' +
                    std::string(look.pick("→", ">")) + ' ' + std::to_string(shown.back()));
  }
  return lines;
}

Lines draw_report(const texts::Catalogue& words, const std::string& heading, const std::vector<Scene::PricePath>& paths,
                  const std::vector<News>& news, const Look& look) {
  Lines lines{paint(look, Ink::strong, heading), ""};
  append(lines, draw_price_paths(paths, look));
  lines.emplace_back();
  constexpr int kFewest = 2;  // room for a mark, whatever the news
  const int rows = look.height - static_cast<int>(lines.size()) - 2;
  append(lines, fit_news(words, news, std::max(rows, kFewest), look.width - 2).lines);
  lines.emplace_back();
  return lines;
}

}  // namespace bell::tui
