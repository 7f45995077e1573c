// Tries the roomiest layout first.
#include "tui/screen.h"

#include <algorithm>

namespace bell::tui {
namespace {

constexpr int kPrompt = 1;

int rows_of(const Lines& lines) { return static_cast<int>(lines.size()); }

Lines question_lines(const Moment& moment, const Look& look) {
  Lines lines = wrap(moment.question, look.width - 1, 2);
  for (std::string& line : lines) line = paint(look, Ink::strong, line);
  append(lines, draw_choices({moment.choices.begin(), moment.choices.end()}, look));
  append(lines, moment.footer);
  return lines;
}

// The minimum number of lines for news, in this layout.
int wanted(const Moment& moment, const Look& look) {
  if (!moment.reply.empty()) return rows_of(moment.reply);
  constexpr int kMany = 6;
  constexpr int kSome = 4;
  constexpr int kFew = 2;
  const int most = look.form == Look::Form::roomy ? kMany : look.form == Look::Form::compact ? kSome : kFew;
  return std::min(rows_of(listed_news(moment.news, look.width - 2)), most);
}

struct Parts {
  Lines above;
  Lines below;
  int spare = 0;
};

Parts parts_in(const Scene& scene, const Moment& moment, const Look& look) {
  Parts parts{.above = {}, .below = question_lines(moment, look)};
  Look upper = look;
  upper.height = look.height - kPrompt - rows_of(parts.below) - wanted(moment, look);
  parts.above = scene.board(moment.view, moment.present, upper, moment.choices);
  parts.spare = look.height - kPrompt - rows_of(parts.below) - rows_of(parts.above);
  return parts;
}

// The news, and where there is room above them what was before. Counts in `unsaid` the news that are left out silently.
Lines between(const texts::Catalogue& words, const Moment& moment, const Look& look, int spare, int& unsaid) {
  const int width = look.width - 2;
  Lines lines;
  if (!moment.reply.empty()) {
    for (const std::string& line : moment.reply) lines.push_back(' ' + line);
    return lines;
  }
  const FittedNews fitted = fit_news(words, moment.news, spare, width, moment.mark);
  unsaid = fitted.unsaid;
  for (const std::string& line : fitted.lines) lines.push_back(' ' + line);
  const int room = spare - rows_of(lines) - 3;  // two blank lines around, one between
  if (room <= 0 || moment.earlier.empty()) return lines;
  Lines before = listed_news(moment.earlier, width);
  if (rows_of(before) > room) before.erase(before.begin(), before.end() - room);
  for (std::string& line : before) line = paint(look, Ink::faint, ' ' + line);
  if (!lines.empty()) before.emplace_back();
  append(before, lines);
  return before;
}

}  // namespace

Lines whole_board(const Scene& scene, const AnyView& view, const texts::Present& present, const Look& look) {
  constexpr int kEndless = 1000;
  Look roomy = look;
  roomy.form = Look::Form::roomy;
  roomy.height = kEndless;
  return scene.board(view, present, roomy);
}

Screen compose(const Scene& scene, const texts::Catalogue& words, const Moment& moment, const Look& look) {
  Look in_form = look;
  Parts parts;
  for (const Look::Form form : {Look::Form::roomy, Look::Form::compact, Look::Form::tight}) {
    in_form.form = form;
    parts = parts_in(scene, moment, in_form);
    if (parts.spare >= wanted(moment, in_form)) break;
  }
  Screen screen{.lines = parts.above};
  screen.is_whole = in_form.form == Look::Form::roomy &&
                    parts.above.size() >= whole_board(scene, moment.view, moment.present, look).size();
  screen.has_reply = moment.reply.empty() || parts.spare >= rows_of(moment.reply);
  if (parts.spare < 0) {  // only with replaced components, for which no board was designed
    screen.fits = false;
    screen.lines.resize(static_cast<std::size_t>(std::max(0, rows_of(screen.lines) + parts.spare)));
  }
  const Lines middle = between(words, moment, look, std::max(0, parts.spare), screen.unsaid);
  const bool is_airy = rows_of(middle) + 2 <= parts.spare;
  if (is_airy) screen.lines.emplace_back();
  append(screen.lines, middle);
  if (is_airy) screen.lines.emplace_back();
  append(screen.lines, parts.below);
  return screen;
}

std::string prompt_of(const texts::Catalogue& words, const Screen& screen) {
  return words.say("ui.terminal.prompt",
                   {{"table", screen.is_whole ? "whole" : "cut"}, {"news", std::to_string(screen.unsaid)}});
}

Lines too_small(const texts::Catalogue& words, const Look& look) {
  if (look.width >= kLeastWidth && look.height >= kLeastHeight) return {};
  return wrap(words.say("ui.terminal.too_small", {{"width", std::to_string(look.width)},
                                                  {"height", std::to_string(look.height)},
                                                  {"least_width", std::to_string(kLeastWidth)},
                                                  {"least_height", std::to_string(kLeastHeight)}}),
              std::max(10, look.width - 1));
}

}  // namespace bell::tui
