// What has happened, in the room there is for it.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <vector>

#include "kernel/seat.h"
#include "texts/texts.h"
#include "tui/look.h"

namespace bell::tui {

// How much a reader would miss a sentence: prices, splits, bankruptcies and what concerns the reader most of all, then
// what others bought, then the rest.
enum class Weight : std::uint8_t { light, plain, heavy };

// By the kind of fact; one of neither list weighs most if it is about the reader.
template <class Happening>
Weight weight_by_kind(Happening what, const auto& heavy, const auto& light, std::initializer_list<Seat> about,
                      Viewer reader) {
  if (std::ranges::find(heavy, what) != std::ranges::end(heavy)) return Weight::heavy;
  if (std::ranges::find(light, what) != std::ranges::end(light)) return Weight::light;
  const bool is_own =
      std::ranges::any_of(about, [reader](Seat seat) { return seat != kNoSeat && viewer_of(seat) == reader; });
  return is_own ? Weight::heavy : Weight::plain;
}

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
