// Draws a lesson: the board, the text, and the choices.
#include <algorithm>

#include "tui/pager.h"
#include "tui/screen.h"
#include "tui/tutorial.h"

namespace bell::tui {

bool Tutorial::has(std::string_view part) const {
  return words_.has("lesson." + lesson_.title() + '.' + step().key + '.' + std::string(part));
}
std::string Tutorial::say(std::string_view part) const {
  return words_.say("lesson." + lesson_.title() + '.' + step().key + '.' + std::string(part));
}
std::string Tutorial::task() const { return step().asks() ? say("task") : ""; }

Menu Tutorial::menu_now() const {
  Menu menu;
  if (step().acts) menu = scene_.menu(stop().view, stop().choices, present(), terminal_.look());
  if (!step().quiz.empty())
    for (const std::string& company : lesson_.companies)
      menu.choices.push_back({words_.say(lesson_.title() + ".company." + company), std::nullopt, {}});
  const bool is_last = at_ + 1 == stops_.size();
  menu.question = step().asks() || is_last ? say("ask") : "";
  return menu;
}

const std::vector<MenuItem>& Tutorial::offered(const Menu& menu) const {
  const std::vector<MenuItem>* choices = &menu.choices;
  for (const std::size_t at : opened_) choices = &(*choices)[at].more;
  return *choices;
}

std::vector<News> Tutorial::news(std::size_t from) const {
  const std::vector<AnySeenEvent> facts(stop().memory.begin() + static_cast<std::ptrdiff_t>(from), stop().memory.end());
  std::vector<News> news;
  for (const texts::Sentence& each : texts::tell_each(words_, present(), facts))
    news.push_back({harmless(each.text), scene_.weight_of(facts[each.fact], viewer_of(kLearner))});
  return news;
}

// Where the terminal differs from the page, it has its own text.
Lines Tutorial::coach_lines() const {
  const texts::Args where{
      {"number", std::to_string(at_ + 1)}, {"count", std::to_string(stops_.size())}, {"title", say("title")}};
  Lines lines{paint(terminal_.look(), Ink::strong, words_.say("lesson.terminal.heading", where))};
  append(lines, wrap(say(has("terminal") ? "terminal" : "text") + ' ' + std::string(id_of(step().rule)), width()));
  if (step().asks()) append(lines, wrap(words_.say("lesson.try") + ' ' + task(), width()));
  return lines;
}

std::string Tutorial::prompt() const {
  const texts::Args args{{"news", std::to_string(unsaid_)}};
  if (!is_done_) return words_.say("lesson.terminal.prompt", args);
  return words_.say(at_ + 1 < stops_.size() ? "lesson.terminal.go_on" : "lesson.terminal.begin", args);
}

// What is taught, asked and answered, with what happened since the step before above it, if there is room for all that:
// else with less of the news, and the prompt counts the others.
Screen Tutorial::screen_for(const Menu& menu, const Look& look) {
  constexpr int kMostNews = 4;
  const texts::Present whom = present();
  Moment moment{.view = stop().view, .present = whom, .question = menu.question, .choices = offered(menu)};
  if (!opened_.empty()) moment.question = words_.say("ui.terminal.ask_further");
  Lines coach = is_read_ ? Lines{} : coach_lines();
  if (is_read_ && step().asks()) coach = wrap(words_.say("lesson.try") + ' ' + task(), width());
  for (const std::string& line : note_) coach.push_back(paint(look, Ink::strong, line));
  const std::vector<News> since = news(at_ == 0 ? 0 : stops_[at_ - 1].memory.size());
  Screen screen;
  for (const int rows : {kMostNews, 1, 0}) {
    const FittedNews told = note_.empty() ? fit_news(words_, since, rows, width()) : FittedNews{};
    unsaid_ = told.unsaid;
    moment.reply = told.lines;
    if (!moment.reply.empty()) moment.reply.emplace_back();
    append(moment.reply, coach);
    screen = compose(scene_, words_, moment, look);
    if (screen.has_reply) break;
  }
  return screen;
}

// What does not fit beside the board is read on a page of its own first.
bool Tutorial::draw(const Menu& menu) {
  unsaid_ = 0;
  if (!terminal_.is_interactive()) {
    write_transcript(menu);
    return true;
  }
  const Look look = terminal_.look();
  if (const Lines sorry = too_small(words_, look); !sorry.empty()) {
    terminal_.show(sorry);
    return true;
  }
  Screen screen = screen_for(menu, look);
  if (!screen.has_reply && !is_read_) {
    is_read_ = true;
    const bool was_shown = !note_.empty();  // beside the board, before something was typed
    return (was_shown || page_through(terminal_, words_, layout_of(coach_lines()), PagerStart::top)) && draw(menu);
  }
  if (!screen.has_reply && !note_.empty()) {
    if (!page_through(terminal_, words_, layout_of(note_), PagerStart::top)) return false;
    note_.clear();
    return draw(menu);
  }
  for (std::string& line : screen.lines) line = clip(line, look.width);
  terminal_.show(screen.lines);
  return true;
}

void Tutorial::write_transcript(const Menu& menu) {
  const Look look = terminal_.look();
  if (note_.empty() && opened_.empty()) {
    terminal_.write(listed_news(news(at_ == 0 ? 0 : stops_[at_ - 1].memory.size()), width()));
    terminal_.write(scene_.board(stop().view, present(), look));
    terminal_.write(coach_lines());
  }
  terminal_.write(note_);
  terminal_.write(wrap(menu.question, look.width - 1, 2));
  terminal_.write(draw_choices(offered(menu), look));
}

}  // namespace bell::tui
