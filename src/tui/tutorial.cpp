// Handles the learner's answers: right, legal but not what is taught, or a question.
#include "tui/tutorial.h"

#include <algorithm>

#include "rulebook/rulebook.h"
#include "table/replay.h"
#include "table/table.h"
#include "tui/explain.h"
#include "tui/names.h"
#include "tui/pager.h"

namespace bell::tui {

Outcome<std::vector<LessonStop>, table::OpenFault> stops_of(const Lesson& lesson) {
  auto replay = table::Replay::open(lesson.journal);
  if (!replay) return replay.error();
  const Viewer learner = viewer_of(kLearner);
  std::vector<LessonStop> stops;
  std::size_t decision = 0;
  while (!replay->at_end() && stops.size() < lesson.steps.size()) {
    const bool is_own = lesson.journal.entries[replay->position()].by == kLearner;
    decision += is_own ? 1 : 0;
    LessonStop stop;
    if (is_own) stop = {replay->view_for(learner), replay->choices_for(kLearner), {}, replay->told(learner, 0)};
    const auto action = replay->step();
    if (!action) return table::OpenFault{action.error()};
    if (!is_own) continue;
    stop.taken = **action;
    while (stops.size() < lesson.steps.size() && lesson.steps[stops.size()].decision == decision) stops.push_back(stop);
  }
  return stops;
}

Tutorial::Tutorial(const Lesson& lesson, std::vector<LessonStop> stops, const Scene& scene,
                   const texts::Catalogue& words, Terminal& terminal)
    : lesson_(lesson), stops_(std::move(stops)), scene_(scene), words_(words), terminal_(terminal) {
  const Setup& setup = lesson.journal.header.setup;
  if (auto printed = rulebook::printed(setup)) box_ = std::move(*printed);
  std::vector<std::string> players = lesson.journal.header.players;
  players[static_cast<std::size_t>(index(kLearner))] = table::kHuman;
  names_ = seat_names(words, players, {});
}

Tutorial::Ending Tutorial::run() {
  while (at_ < stops_.size()) {
    opened_.clear();
    note_.clear();
    is_done_ = !step().asks();
    is_read_ = false;
    const Answer answer = teach();
    if (answer == Answer::left) return Ending::left;
    if (answer == Answer::next)
      ++at_;
    else
      at_ -= at_ > 0 ? 1 : 0;
  }
  return Ending::finished;
}

Tutorial::Answer Tutorial::teach() {
  for (;;) {
    const Menu menu = menu_now();
    if (!draw(menu)) return Answer::left;
    const Typed typed = terminal_.read_line(prompt() + ' ');
    if (typed.ending == Typed::Ending::left) return Answer::left;
    if (typed.ending == Typed::Ending::resized) continue;
    if (const Answer answer = obey(read_command(typed.text), menu); answer != Answer::again) return answer;
  }
}

Tutorial::Answer Tutorial::obey(const Command& command, const Menu& menu) {
  switch (command.kind) {
    case Command::Kind::quit:
      return Answer::left;
    case Command::Kind::number:
      return choose(command.number, offered(menu));
    case Command::Kind::nothing:
      if (opened_.empty() && is_done_) return Answer::next;
      if (opened_.empty()) return note(wrap(words_.say("lesson.terminal.first"), width()));
      opened_.pop_back();
      return note({});
    case Command::Kind::back:
      if (opened_.empty()) return Answer::back;
      opened_.pop_back();
      return note({});
    case Command::Kind::explain:
    case Command::Kind::why:
      return note(rule_lines(words_, step().rule, width()));
    case Command::Kind::rule:
      return note(rule_lines(words_, lesson_.title(), command.text, width()));
    case Command::Kind::hint:
      return show_answer(menu);
    case Command::Kind::log:
      return show_log();
    case Command::Kind::words:
      if (command.text == "show") return show_answer(menu);
      if (step().acts && !is_done_)
        if (const auto meant = scene_.read(command.text, actions_of(stop().choices))) return judge(*meant);
      return note(wrap(words_.say("lesson.terminal.help"), width()));
    case Command::Kind::help:
      return show_help();
    case Command::Kind::table:
      return show_table();
    case Command::Kind::score:
    case Command::Kind::players:
    case Command::Kind::undo:
    case Command::Kind::pace:
    case Command::Kind::report:
      return note(wrap(words_.say("lesson.terminal.help"), width()));
  }
  return Answer::again;
}

Tutorial::Answer Tutorial::choose(int number, const std::vector<MenuItem>& choices) {
  const auto last = static_cast<int>(choices.size());
  if (number > last)
    return note(wrap(words_.say(last == 0 ? "lesson.terminal.help" : "ui.bad_number",
                                {{"typed", std::to_string(number)}, {"last", std::to_string(last)}}),
                     width()));
  const auto at = static_cast<std::size_t>(number - 1);
  if (!step().acts) return guess(at);
  if (choices[at].action) return judge(*choices[at].action);
  opened_.push_back(at);
  return note({});
}

Tutorial::Answer Tutorial::judge(const Action& act) {
  if (act == stop().taken) return Answer::next;
  const std::vector<Action> allowed = actions_of(stop().choices);
  if (std::ranges::find(allowed, act) == allowed.end()) return note(wrap(words_.say("lesson.terminal.help"), width()));
  opened_.clear();
  return note(wrap(words_.say("lesson.other", {{"task", task()}}), width()));
}

Tutorial::Answer Tutorial::guess(std::size_t company) {
  is_done_ = lesson_.companies[company] == step().quiz;
  return note(wrap(is_done_ ? words_.say("lesson.right") : say(has("why_terminal") ? "why_terminal" : "why"), width()));
}

// The learner reads which answer is right, and continues.
Tutorial::Answer Tutorial::show_answer(const Menu& menu) {
  if (!step().asks()) return Answer::next;
  is_done_ = true;
  opened_.clear();
  std::vector<std::size_t> path = path_to(menu.choices, stop().taken);
  if (!step().acts)
    path = {static_cast<std::size_t>(std::ranges::find(lesson_.companies, step().quiz) - lesson_.companies.begin())};
  return note(wrap(words_.say("lesson.terminal.answer", {{"choice", choice_at(menu.choices, path)}}), width()));
}

Tutorial::Answer Tutorial::show_log() {
  if (!terminal_.is_interactive()) return note(listed_news(news(0), width()));
  const Layout lines = [all = news(0)](const Look& look) { return listed_news(all, look.width - 2); };
  return page_through(terminal_, words_, lines, PagerStart::bottom) ? Answer::again : Answer::left;
}

Tutorial::Answer Tutorial::show_table() {
  const Layout lines = [this](const Look& look) { return whole_board(scene_, stop().view, present(), look); };
  if (!terminal_.is_interactive()) return note(lines(terminal_.look()));
  return page_through(terminal_, words_, lines, PagerStart::top) ? Answer::again : Answer::left;
}

// What can be typed, and the signs on the board.
Tutorial::Answer Tutorial::show_help() {
  Lines lines = wrap(words_.say("lesson.terminal.help"), width());
  append(lines, legend_lines(words_, lesson_.title(), width()));
  return note(std::move(lines));
}

Tutorial::Answer Tutorial::note(Lines lines) {
  note_ = std::move(lines);
  return Answer::again;
}

}  // namespace bell::tui
