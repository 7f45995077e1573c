// One picture of a written match on the screen: the board, what was told with it, and where in the match it stands.
// Pure.
#pragma once

#include <string>

#include "tui/film.h"
#include "tui/screen.h"

namespace bell::tui {

struct Frame {
  const Picture& picture;
  std::size_t at = 0;  // of the pictures, 0 is before anything happened
  std::size_t last = 0;
  std::string eyes;   // whose picture it is
  std::string below;  // what can be typed, what is being typed, or an answer to it
};

// Leaves the last line free, as everything that is drawn does.
Screen compose_frame(const Scene& scene, const texts::Catalogue& words, const texts::Present& present,
                     const Frame& frame, const Look& look);
// Everything that the picture shows, however many lines that takes.
Lines whole_picture(const Scene& scene, const texts::Present& present, const Picture& picture, const Look& look);
// What can be typed while pictures are shown, and what the signs on the board mean.
Lines viewer_help(const texts::Catalogue& words, std::string_view title, const Look& look);

}  // namespace bell::tui
