// Puts the parts of a screen together so that they fit: board, news or reply, question and choices. Pure functions.
#pragma once

#include <span>
#include <string>

#include "tui/news.h"
#include "tui/scene.h"

namespace bell::tui {

// The smallest window in which every board of every setup fits.
inline constexpr int kLeastWidth = 80;
inline constexpr int kLeastHeight = 24;

// Everything shown at once.
struct Moment {
  const AnyView& view;
  const texts::Present& present;
  std::string question{};               // empty: nobody is asked
  std::span<const MenuItem> choices{};  // the current choices
  std::vector<News> news{};             // since the reader's last decision
  std::vector<News> earlier{};          // before that: shown where there is room
  Lines reply{};                        // to what was typed last; stands where the news would
  Lines footer{};                       // below everything, already as wide as the window
  std::string_view mark = kMoreInTheLog;
};

struct Screen {
  Lines lines{};
  bool fits = true;       // nothing was left out for want of room
  bool has_reply = true;  // the whole reply is on it
  bool is_whole = true;   // the board shows all there is on the table
  int unsaid = 0;         // news that are neither on it nor counted by a mark
};

// Leaves a line for the prompt.
Screen compose(const Scene& scene, const texts::Catalogue& words, const Moment& moment, const Look& look);

// What stands before the line that is typed: it tells of what the screen had no room for.
std::string prompt_of(const texts::Catalogue& words, const Screen& screen);

// The board with everything on it, however many lines that takes.
Lines whole_board(const Scene& scene, const AnyView& view, const texts::Present& present, const Look& look);

// The message for a window that is too small; empty if it is not.
Lines too_small(const texts::Catalogue& words, const Look& look);

}  // namespace bell::tui
