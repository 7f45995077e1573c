// The first game of a title: a recorded match, and what is taught before which choice of seat 0. The page uses the same
// files (lessons/README.md).
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
  std::string key;           // of its texts: lesson.<title>.<key>
  std::size_t decision = 0;  // of the learner, from 1: the step shows the table before it
  Rule rule = Rule::none;    // the rule being taught
  bool acts = false;         // the learner makes the choice that was made there
  std::string quiz{};        // or names a company: this one is right

  bool asks() const { return acts || !quiz.empty(); }
};

struct Lesson {
  journal::Journal journal;
  std::vector<std::string> companies;  // of a quiz, in the order of the board
  std::vector<LessonStep> steps;

  const std::string& title() const { return journal.header.setup.title; }
};

bool has_lesson(std::string_view title);
// Nothing: the title has no lesson.
std::optional<Lesson> lesson_of(std::string_view title);

}  // namespace bell::tui
