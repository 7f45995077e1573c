// A short report after a round: prices since the match began, and what happened last.
#pragma once

#include "tui/news.h"
#include "tui/scene.h"

namespace bell::tui {

// One line per price: its path as bars, its first and its current value.
Lines draw_price_paths(const std::vector<Scene::PricePath>& paths, const Look& look);

// Fits the screen, with a line left for the prompt.
Lines draw_report(const texts::Catalogue& words, const std::string& heading, const std::vector<Scene::PricePath>& paths,
                  const std::vector<News>& news, const Look& look);

}  // namespace bell::tui
