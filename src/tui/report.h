// A short report when a round is over: prices since the match began, and what happened last.
#pragma once

#include "tui/news.h"
#include "tui/scene.h"

namespace bell::tui {

// A line for each price: its path as bars, where it began and where it is.
Lines draw_price_paths(const std::vector<Scene::PricePath>& paths, const Look& look);

// Fits the screen, with a line left for the prompt.
Lines draw_report(const texts::Catalogue& words, const std::string& heading, const std::vector<Scene::PricePath>& paths,
                  const std::vector<News>& news, const Look& look);

}  // namespace bell::tui
