// Text that is longer than the screen: scrolled and searched key by key, or page by page where keys can't be read.
#pragma once

#include <string>

#include "texts/texts.h"
#include "tui/terminal.h"

namespace bell::tui {

// Where the text begins to be shown.
enum class PagerStart : std::uint8_t { top, bottom };

// The first line at or after `from` that holds `wanted`, in whatever case, going round; -1 if there is none.
int find_line(const Lines& lines, std::string_view wanted, int from);

// Until the reader has seen enough. False: the reader leaves the match.
bool page_through(Terminal& terminal, const texts::Catalogue& words, const Lines& lines, PagerStart start,
                  const std::string& wanted = {});

}  // namespace bell::tui
