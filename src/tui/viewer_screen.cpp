// The same forms of the board as in play; the status stands where a question would.
#include "tui/viewer_screen.h"

#include "tui/explain.h"

namespace bell::tui {
namespace {

constexpr std::string_view kMoreBehindT = "ui.replay.more";

std::string place_of(const texts::Catalogue& words, const Frame& frame) {
  const std::string last = std::to_string(frame.last);
  if (frame.at == 0) return words.say("ui.replay.status_start", {{"last", last}});
  return words.say(
      "ui.replay.status",
      {{"position", std::to_string(frame.at)}, {"last", last}, {"where", texts::where(words, frame.picture.view)}});
}

// `unsaid` are the news that are neither shown nor counted above.
Lines status_of(const texts::Catalogue& words, const Frame& frame, int unsaid, const Look& look) {
  std::string place = place_of(words, frame) + " · " + frame.eyes;
  if (unsaid > 0) place += ' ' + words.say(kMoreBehindT, {{"number", std::to_string(unsaid)}});
  Lines lines;
  for (const std::string& line : wrap(place, look.width - 1)) lines.push_back(paint(look, Ink::strong, line));
  for (const std::string& line : wrap(frame.below, look.width - 1)) lines.push_back(paint(look, Ink::faint, line));
  return lines;
}

}  // namespace

Screen compose_frame(const Scene& scene, const texts::Catalogue& words, const texts::Present& present,
                     const Frame& frame, const Look& look) {
  if (Lines sorry = too_small(words, look); !sorry.empty()) return {.lines = std::move(sorry), .fits = false};
  Moment moment{.view = frame.picture.view, .present = present};
  moment.news = frame.picture.news;
  moment.mark = kMoreBehindT;
  moment.footer = status_of(words, frame, 0, look);
  const Screen screen = compose(scene, words, moment, look);
  if (screen.unsaid == 0) return screen;
  moment.footer = status_of(words, frame, screen.unsaid, look);
  return compose(scene, words, moment, look);
}

Lines whole_picture(const Scene& scene, const texts::Present& present, const Picture& picture, const Look& look) {
  Lines lines = whole_board(scene, picture.view, present, look);
  if (picture.news.empty()) return lines;
  lines.emplace_back();
  append(lines, listed_news(picture.news, look.width - 2));
  return lines;
}

Lines viewer_help(const texts::Catalogue& words, std::string_view title, const Look& look) {
  const int width = look.width - 2;
  constexpr int kUnderText = 16;
  Lines lines;
  for (const std::string key : {"step", "round", "ends", "go", "seat", "all", "leave"})
    append(lines, wrap(words.say("ui.replay.help." + key), width, kUnderText));
  lines.emplace_back();
  append(lines, legend_lines(words, title, width));
  return lines;
}

}  // namespace bell::tui
