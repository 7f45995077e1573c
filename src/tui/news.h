// Shows what has happened in the available space.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/seat.h"
#include "texts/texts.h"
#include "tui/look.h"

namespace bell::tui {

// How important a sentence is to the reader: prices, splits, bankruptcies and what concerns the reader come first, then
// what others bought, then the rest.
enum class Weight : std::uint8_t { light, plain, heavy };

// By the kind of fact; one in neither list is heavy if it is about the reader.
template <class Happening>
struct Weights {
  std::span<const Happening> heavy;      // whoever they are about
  std::span<const Happening> passing;    // light, whoever they are about: turns that begin and end, who passes
  std::span<const Happening> of_others;  // light, but for whom they are about: small sums, dealt cards
};

// What is about the reader weighs most, unless it is passing.
template <class Happening>
Weight weight_by_kind(Happening what, const Weights<Happening>& weights, std::initializer_list<Seat> about,
                      Viewer reader) {
  const auto is_one_of = [what](std::span<const Happening> kinds) {
    return std::ranges::find(kinds, what) != kinds.end();
  };
  if (is_one_of(weights.heavy)) return Weight::heavy;
  if (is_one_of(weights.passing)) return Weight::light;
  const bool is_own =
      std::ranges::any_of(about, [reader](Seat seat) { return seat != kNoSeat && viewer_of(seat) == reader; });
  if (is_own) return Weight::heavy;
  return is_one_of(weights.of_others) ? Weight::light : Weight::plain;
}

struct News {
  std::string text;
  Weight weight = Weight::plain;
};

// All sentences, each on its own lines.
Lines listed_news(const std::vector<News>& news, int width);
// What a mark says of sentences that are left out: {number}.
inline constexpr std::string_view kMoreInTheLog = "ui.terminal.more_news";

struct FittedNews {
  Lines lines{};
  int unsaid = 0;  // sentences that are left out without a mark: there was no room for it
};
// In `rows` lines: all of it in order if there is room, sentences sharing lines if there must be; otherwise what weighs
// most, the newest first among equals, still in order, and a mark with how many sentences are left out. A single line
// is for what weighs most, with the mark if there is room for both.
FittedNews fit_news(const texts::Catalogue& words, const std::vector<News>& news, int rows, int width,
                    std::string_view mark = kMoreInTheLog);

}  // namespace bell::tui
