// A first game taught step by step: the recorded table, one idea, and perhaps something to try.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "kernel/outcome.h"
#include "table/open_fault.h"
#include "tui/lesson.h"
#include "tui/prompt.h"
#include "tui/scene.h"
#include "tui/screen.h"
#include "tui/terminal.h"

namespace bell::tui {

// The table before one of the learner's choices.
struct LessonStop {
  AnyView view;
  std::vector<Choice> choices;
  Action taken;
  std::vector<AnySeenEvent> memory;  // the facts told to the learner until then
};

// One per step, in order. A fault: the match cannot be replayed by our rules.
Outcome<std::vector<LessonStop>, table::OpenFault> stops_of(const Lesson& lesson);

class Tutorial {
 public:
  Tutorial(const Lesson& lesson, std::vector<LessonStop> stops, const Scene& scene, const texts::Catalogue& words,
           Terminal& terminal);

  enum class Ending : std::uint8_t { finished, left };
  Ending run();

 private:
  enum class Answer : std::uint8_t { again, next, back, left };

  const LessonStep& step() const { return lesson_.steps[at_]; }
  const LessonStop& stop() const { return stops_[at_]; }
  texts::Present present() const { return {names_, viewer_of(kLearner), box_ ? &*box_ : nullptr}; }
  std::string say(std::string_view part) const;  // of this step
  bool has(std::string_view part) const;
  std::string task() const;

  Answer teach();
  Answer obey(const Command& command, const Menu& menu);
  Answer choose(int number, const std::vector<MenuItem>& choices);
  Answer judge(const Action& act);
  Answer guess(std::size_t company);
  Answer show_answer(const Menu& menu);
  Answer show_log();
  Answer show_table();
  Answer show_help();
  Answer note(Lines lines);

  Menu menu_now() const;
  const std::vector<MenuItem>& offered(const Menu& menu) const;
  std::vector<News> news(std::size_t from) const;
  Lines coach_lines() const;
  Screen screen_for(const Menu& menu, const Look& look);
  // False: the learner left while reading.
  bool draw(const Menu& menu);
  void write_transcript(const Menu& menu);
  std::string prompt() const;
  int width() const { return terminal_.look().width - 3; }

  const Lesson& lesson_;
  std::vector<LessonStop> stops_;
  const Scene& scene_;
  const texts::Catalogue& words_;
  Terminal& terminal_;
  std::vector<std::string> names_;
  std::optional<AnyComponents> box_;
  std::size_t at_ = 0;
  std::vector<std::size_t> opened_;  // folds of the menu
  Lines note_;                       // on what was typed last
  int unsaid_ = 0;                   // news that the screen has no room for
  bool is_done_ = false;             // nothing is asked, or it was answered
  bool is_read_ = false;             // what is taught was shown on a page of its own
};

}  // namespace bell::tui
