// Shows text longer than the screen: scrolled and searched with single keys, or page by page where keys cannot be read.
#pragma once

#include <functional>
#include <string>

#include "texts/texts.h"
#include "tui/terminal.h"

namespace bell::tui {

// Where to start.
enum class PagerStart : std::uint8_t { top, bottom };

// The text as it is laid out for a window; asked again when the window changes its size.
using Layout = std::function<Lines(const Look&)>;
// Of lines that are laid out already: those that are wider than the window go on below.
Layout layout_of(Lines lines);

// The first line at or after `from` that holds `wanted`, in whatever case and with or without accents, going round; -1
// if there is none.
int find_line(const Lines& lines, std::string_view wanted, int from);

// Until the reader has seen enough. False: the reader leaves the match.
bool page_through(Terminal& terminal, const texts::Catalogue& words, const Layout& layout, PagerStart start,
                  const std::string& wanted = {});

}  // namespace bell::tui
