// Scrolls through lines.
#include "tui/pager.h"

#include <algorithm>

#include "tui/prompt.h"

namespace bell::tui {
namespace {

// The visible part, and the search text.
struct Window {
  Lines lines{};
  int top = 0;
  int rows = 1;
  std::string wanted{};

  int last_top() const { return std::max(0, static_cast<int>(lines.size()) - rows); }
  bool is_at_end() const { return top >= last_top(); }
  void go_to(int line) { top = std::clamp(line, 0, last_top()); }
  bool search(int from) {
    const int found = find_line(lines, wanted, from);
    if (found >= 0) go_to(found);
    return found >= 0;
  }
  // What is looked at stays in sight: as far down as it was, of however many lines there are now.
  void lay_out(Lines anew, int high) {
    const auto before = static_cast<int>(lines.size());
    lines = std::move(anew);
    rows = std::max(1, high);
    go_to(before == 0 ? 0 : top * static_cast<int>(lines.size()) / before);
  }
  Lines shown(const Look& look) const {
    Lines page;
    for (int at = top; at < std::min<int>(top + rows, static_cast<int>(lines.size())); ++at) {
      const std::string& line = lines[static_cast<std::size_t>(at)];
      const bool is_found =
          !wanted.empty() && texts::searchable(line).find(texts::searchable(wanted)) != std::string::npos;
      page.push_back(is_found ? paint(look, Ink::strong, line) : line);
    }
    return page;
  }
};

void scroll(Window& window, Keystroke::Kind key) {
  using Kind = Keystroke::Kind;
  if (key == Kind::up) window.go_to(window.top - 1);
  if (key == Kind::down) window.go_to(window.top + 1);
  if (key == Kind::page_up || key == Kind::left) window.go_to(window.top - window.rows);
  if (key == Kind::page_down || key == Kind::right) window.go_to(window.top + window.rows);
  if (key == Kind::home) window.go_to(0);
  if (key == Kind::end) window.go_to(window.last_top());
}

// Searches from line `from` on; the note says if there is nothing.
std::string look_for(Window& window, const texts::Catalogue& words, const std::string& wanted, int from) {
  window.wanted = wanted;
  if (wanted.empty() || window.search(from)) return "";
  return words.say("ui.terminal.pager.not_found", {{"text", wanted}});
}

// The same window, moved by lines that are typed: Enter goes on, and at the end back to the game.
bool turn_pages(Terminal& terminal, const texts::Catalogue& words, Window& window, std::string note) {
  for (;;) {
    Lines page = window.shown(terminal.look());
    if (!note.empty()) page.push_back(note);
    note.clear();
    terminal.show(page);
    const Typed typed = terminal.read_line(words.say("ui.terminal.pager.typed") + ' ');
    if (typed.ending == Typed::Ending::left) return false;
    if (typed.ending == Typed::Ending::resized) continue;
    const Command command = read_command(typed.text);
    if (command.kind == Command::Kind::quit) return false;
    if (command.kind == Command::Kind::back) {
      window.go_to(window.top - window.rows);
    } else if (typed.text.starts_with('/')) {
      note = look_for(window, words, harmless(typed.text.substr(1)), window.top + 1);
    } else {
      if (window.is_at_end()) return true;
      window.go_to(window.top + window.rows);
    }
  }
}

}  // namespace

Layout layout_of(Lines lines) {
  return [lines = std::move(lines)](const Look& look) {
    constexpr int kBelow = 2;
    Lines fitting;
    for (const std::string& line : lines) {
      if (width_of(line) <= look.width)
        fitting.push_back(line);
      else
        append(fitting, wrap(line, look.width, kBelow));
    }
    return fitting;
  };
}

int find_line(const Lines& lines, std::string_view wanted, int from) {
  const int count = static_cast<int>(lines.size());
  const std::string sought = texts::searchable(wanted);
  for (int step = 0; step < count; ++step) {
    const int at = (std::max(0, from) + step) % count;
    if (texts::searchable(lines[static_cast<std::size_t>(at)]).find(sought) != std::string::npos) return at;
  }
  return -1;
}

bool page_through(Terminal& terminal, const texts::Catalogue& words, const Layout& layout, PagerStart start,
                  const std::string& wanted) {
  Window window;
  Look look = terminal.look();
  window.lay_out(layout(look), look.height - 2);
  if (start == PagerStart::bottom) window.go_to(window.last_top());
  std::string note = look_for(window, words, wanted, 0);
  if (!terminal.can_move()) return turn_pages(terminal, words, window, note);
  for (;;) {
    Lines page = window.shown(look);
    page.resize(static_cast<std::size_t>(window.rows));
    page.push_back(
        paint(look, Ink::faint, clip(note.empty() ? words.say("ui.terminal.pager.keys") : note, look.width)));
    note.clear();
    terminal.show(page);
    const Keystroke key = terminal.read_key();
    if (key.kind == Keystroke::Kind::stopped) return false;
    if (key.kind == Keystroke::Kind::enter || key.kind == Keystroke::Kind::escape || key.text == "q") return true;
    if (key.kind == Keystroke::Kind::resized) {
      look = terminal.look();
      window.lay_out(layout(look), look.height - 2);
    }
    if (key.text == " ") scroll(window, Keystroke::Kind::page_down);
    if (key.text == "b") scroll(window, Keystroke::Kind::page_up);
    scroll(window, key.kind);
    if (key.text == "/") {
      const Typed typed = terminal.read_line("/");
      if (typed.ending == Typed::Ending::left) return false;
      note = look_for(window, words, harmless(typed.text), window.top);
    }
    if (key.text == "n" && !window.wanted.empty()) window.search(window.top + 1);
  }
}

}  // namespace bell::tui
