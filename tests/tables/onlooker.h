// Who looks at a table in tests of screens: one language, and windows of the usual sizes.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "rulebook/rulebook.h"
#include "tables/thorough.h"
#include "texts/level.h"
#include "tui/screen.h"

namespace bell::tui {

struct Size {
  int width;
  int height;
};
inline constexpr std::array kSizes{Size{80, 24}, Size{100, 30}, Size{140, 45}};

inline std::string name_of(const Setup& setup) {
  return setup.title + ", " + std::to_string(setup.seats) + " players, " + std::to_string(setup.modules.size()) +
         " modules";
}

inline std::string in_one(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}

// Words come round a window's edge on two lines: blanks of any number are one.
inline std::string in_one_line(const Lines& lines) {
  std::string text;
  for (const char letter : in_one(lines))
    if (!std::isspace(static_cast<unsigned char>(letter)) || (!text.empty() && text.back() != ' '))
      text += std::isspace(static_cast<unsigned char>(letter)) ? ' ' : letter;
  return text;
}

inline std::string printed_in(const Look& look, const std::string& line) {
  return look.letters == Look::Letters::unicode ? line : in_ascii(line);
}

// As it is printed, no line is wider than the window.
inline void expect_width(const Lines& lines, const Look& look, const std::string& where) {
  for (const std::string& line : lines)
    EXPECT_LE(width_of(printed_in(look, line)), look.width) << where << '\n' << line << '\n' << in_one(lines);
}

// A terminal without other letters is shown none, in a language that needs none.
inline void expect_plain(const Lines& lines, const Look& look, const std::string& where) {
  if (look.letters == Look::Letters::unicode) return;
  for (const std::string& line : lines)
    for (const char letter : printed_in(look, line))
      EXPECT_TRUE(letter >= ' ' && letter <= '~') << where << '\n' << line;
}

// One language at one table.
struct Onlooker {
  Onlooker(const Setup& setup, const std::string& language) : words(*texts::Catalogue::find(language)) {
    for (int seat = 1; seat <= setup.seats; ++seat) {
      const std::string name = words.say("ui.terminal.name." + std::to_string(seat));
      names.push_back(words.say("ui.terminal.bot", {{"name", name}, {"bot", texts::level_name(words, "clerk")}}));
    }
    auto opened = scene_for(setup, words);
    EXPECT_TRUE(opened.is_ok());
    scene = std::move(*opened);
  }
  std::vector<News> news(const texts::Present& present, const std::vector<AnySeenEvent>& facts) const {
    std::vector<News> news;
    for (const texts::Sentence& each : texts::tell_each(words, present, facts))
      news.push_back({each.text, scene->weight_of(facts[each.fact], present.reader)});
    return news;
  }
  const texts::Catalogue& words;
  std::vector<std::string> names;
  std::unique_ptr<Scene> scene;
};

}  // namespace bell::tui
