// The first game of a title: a match that was played once, and what is taught before which choice of seat 0. The page
// follows the same description (lessons/README.md).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "journal/journal.h"
#include "kernel/rule.h"
#include "kernel/seat.h"

namespace bell::tui {

inline constexpr Seat kLearner = seat_at(0);

struct LessonStep {
  std::string key;           // of its words: lesson.<title>.<key>
  std::size_t decision = 0;  // of the learner, 1 is the first: the step shows the table before it
  Rule rule = Rule::none;    // the one that is taught
  bool acts = false;         // the learner makes the choice that was made there
  std::string quiz{};        // or says a company: this one is right

  bool asks() const { return acts || !quiz.empty(); }
};

struct Lesson {
  journal::Journal journal;
  std::vector<std::string> companies;  // of a quiz, in the order in which the board shows them
  std::vector<LessonStep> steps;

  const std::string& title() const { return journal.header.setup.title; }
};

bool has_lesson(std::string_view title);
// Nothing: that title has none.
std::optional<Lesson> lesson_of(std::string_view title);

}  // namespace bell::tui
