// What a sitting puts on the screen: the board, what happened since, the question, and answers that need more room.
#include <algorithm>

#include "tui/session.h"

namespace bell::tui {
namespace {

// Short sentences share a row as long as they fit.
Lines side_by_side(const Lines& sentences, int width) {
  constexpr int kGap = 2;
  Lines rows;
  for (const std::string& sentence : sentences) {
    if (!rows.empty() && width_of(rows.back()) + kGap + width_of(sentence) <= width)
      rows.back() += std::string(kGap, ' ') + sentence;
    else
      rows.push_back(sentence);
  }
  return rows;
}

}  // namespace

Lines Session::all_news(std::size_t from) const {
  Lines lines;
  const int width = terminal_.look().width - 4;
  for (const std::string& sentence : desk_.sentences(words_, present(), from))
    for (const std::string& line : wrap(sentence, width, 2)) lines.push_back(line);
  return lines;
}

Lines Session::news() const {
  return all_news(is_seat(reader_) ? heard_[static_cast<std::size_t>(reader_)] : watched_);
}

// A transcript gets everything once, in order. A screen gets what fits: the news give way, oldest first.
void Session::draw(const Lines& question) {
  const Look look = terminal_.look();
  if (!terminal_.is_interactive()) {
    if (board_is_stale_) {
      terminal_.write(news());
      terminal_.write(scene_.board(view(), present(), look));
    }
    board_is_stale_ = false;
    terminal_.write(reply_);
    terminal_.write(question);
    return;
  }
  Look above = look;  // the question stands below the board
  above.height = look.height - static_cast<int>(question.size()) - 1;
  Lines lines = scene_.board(view(), present(), above);
  const int spare = look.height - static_cast<int>(lines.size() + question.size()) - 1;
  const auto rows = static_cast<std::size_t>(std::max(0, spare));
  if (reply_.size() > rows) {
    show_in_pages(reply_);
    reply_.clear();
  }
  Lines middle = reply_.empty() ? news() : reply_;
  if (reply_.empty() && middle.size() > rows) middle = side_by_side(middle, look.width - 2);
  if (middle.size() > rows) middle.erase(middle.begin(), middle.end() - static_cast<std::ptrdiff_t>(rows));
  const bool airy = middle.size() + 2 <= rows;
  if (airy) lines.emplace_back();
  for (const std::string& line : middle) lines.push_back(' ' + (reply_.empty() ? paint(look, Ink::faint, line) : line));
  if (airy) lines.emplace_back();
  append(lines, question);
  terminal_.show(lines);
}

void Session::show_in_pages(const Lines& lines) {
  const auto rows = static_cast<std::ptrdiff_t>(std::max(4, terminal_.look().height - 2));
  for (auto from = lines.begin(); from != lines.end();) {
    const auto to = from + std::min(rows, lines.end() - from);
    terminal_.show(Lines(from, to));
    if (terminal_.read_line(words_.say("ui.press_enter") + ' ').ending == Typed::Ending::left) return;
    from = to;
  }
}

}  // namespace bell::tui
