// What has happened, in the room there is for it.
#pragma once

#include <string>
#include <vector>

#include "texts/texts.h"
#include "tui/look.h"

namespace bell::tui {

// How much a reader would miss a sentence: prices, splits, bankruptcies and what concerns the reader most of all, then
// what others bought, then the rest.
enum class Weight : std::uint8_t { light, plain, heavy };

struct News {
  std::string text;
  Weight weight = Weight::plain;
};

// One sentence after the other, each on lines of its own.
Lines listed_news(const std::vector<News>& news, int width);
// In `rows` lines: all of it in order if there is room, sentences sharing lines if there must be; otherwise what weighs
// most, the newest first among equals, still in order, and a mark with how many sentences are in the log only.
Lines fit_news(const texts::Catalogue& words, const std::vector<News>& news, int rows, int width);

}  // namespace bell::tui
