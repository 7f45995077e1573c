// Labels of choices on the screen, for tests: all of a menu, and whether each is in words.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tui/menu.h"

namespace bell::tui {

inline std::vector<std::string> labels_in(const std::vector<MenuItem>& items) {
  std::vector<std::string> labels;
  for (const MenuItem& item : items) {
    labels.push_back(item.label);
    for (const std::string& label : labels_in(item.more)) labels.push_back(label);
  }
  return labels;
}

// `key` is the prefix of the title's keys: if it appears, a catalogue lacks a sentence.
inline void expect_words(const std::string& text, const std::string& key) {
  EXPECT_FALSE(text.empty());
  EXPECT_EQ(text.find(key), std::string::npos) << "there are no words for it: " << text;
  EXPECT_EQ(text.find_first_of("{}?"), std::string::npos) << "something is missing: " << text;
}

}  // namespace bell::tui
