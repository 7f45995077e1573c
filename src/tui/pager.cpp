// A window that moves over lines.
#include "tui/pager.h"

#include <algorithm>

#include "tui/prompt.h"

namespace bell::tui {
namespace {

// What the reader looks at, and for.
struct Window {
  const Lines& lines;
  int top = 0;
  int rows = 1;
  std::string wanted{};

  int last_top() const { return std::max(0, static_cast<int>(lines.size()) - rows); }
  void go_to(int line) { top = std::clamp(line, 0, last_top()); }
  bool search(int from) {
    const int found = find_line(lines, wanted, from);
    if (found >= 0) go_to(found);
    return found >= 0;
  }
  Lines shown(const Look& look) const {
    Lines page;
    for (int at = top; at < std::min<int>(top + rows, static_cast<int>(lines.size())); ++at) {
      const std::string& line = lines[static_cast<std::size_t>(at)];
      const bool is_found = !wanted.empty() && lowered(line).find(lowered(wanted)) != std::string::npos;
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

bool turn_pages(Terminal& terminal, const texts::Catalogue& words, const Lines& lines) {
  const auto rows = static_cast<std::ptrdiff_t>(std::max(4, terminal.look().height - 2));
  for (auto from = lines.begin(); from != lines.end();) {
    const auto to = from + std::min(rows, lines.end() - from);
    terminal.show(Lines(from, to));
    const Typed typed = terminal.read_line(words.say("ui.press_enter") + ' ');
    if (typed.ending == Typed::Ending::left || read_command(typed.text).kind == Command::Kind::quit) return false;
    if (typed.ending == Typed::Ending::line) from = to;
  }
  return true;
}

}  // namespace

int find_line(const Lines& lines, std::string_view wanted, int from) {
  const int count = static_cast<int>(lines.size());
  const std::string low = lowered(wanted);
  for (int step = 0; step < count; ++step) {
    const int at = (std::max(0, from) + step) % count;
    if (lowered(lines[static_cast<std::size_t>(at)]).find(low) != std::string::npos) return at;
  }
  return -1;
}

bool page_through(Terminal& terminal, const texts::Catalogue& words, const Lines& lines, PagerStart start,
                  const std::string& wanted) {
  if (!terminal.can_move()) return turn_pages(terminal, words, lines);
  Window window{.lines = lines, .wanted = wanted};
  bool is_new = true;
  std::string note;
  for (;;) {
    const Look look = terminal.look();
    window.rows = std::max(1, look.height - 2);
    if (is_new) window.go_to(start == PagerStart::bottom ? window.last_top() : 0);
    if (is_new && !wanted.empty() && !window.search(0))
      note = words.say("ui.terminal.pager.not_found", {{"text", wanted}});
    is_new = false;
    window.go_to(window.top);
    Lines page = window.shown(look);
    page.resize(static_cast<std::size_t>(window.rows));
    page.push_back(
        paint(look, Ink::faint, clip(note.empty() ? words.say("ui.terminal.pager.keys") : note, look.width)));
    note.clear();
    terminal.show(page);
    const Keystroke key = terminal.read_key();
    if (key.kind == Keystroke::Kind::stopped) return false;
    if (key.kind == Keystroke::Kind::enter || key.kind == Keystroke::Kind::escape || key.text == "q") return true;
    if (key.text == " ") scroll(window, Keystroke::Kind::page_down);
    if (key.text == "b") scroll(window, Keystroke::Kind::page_up);
    scroll(window, key.kind);
    if (key.text == "/") {
      const Typed typed = terminal.read_line("/");
      if (typed.ending == Typed::Ending::left) return false;
      window.wanted = harmless(typed.text);
      if (!window.wanted.empty() && !window.search(window.top))
        note = words.say("ui.terminal.pager.not_found", {{"text", window.wanted}});
    }
    if (key.text == "n" && !window.wanted.empty()) window.search(window.top + 1);
  }
}

}  // namespace bell::tui
