// What a sitting puts on the screen: the board, what happened since, the question, and answers that need more room.
#include <algorithm>

#include "tui/explain.h"
#include "tui/lesson.h"
#include "tui/pager.h"
#include "tui/report.h"
#include "tui/screen.h"
#include "tui/session.h"

namespace bell::tui {

std::size_t Session::heard() const { return is_seat(reader_) ? heard_[static_cast<std::size_t>(reader_)] : watched_; }

std::vector<News> Session::news_from(std::size_t from) const {
  std::vector<News> news;
  for (Desk::Heard& heard : desk_.sentences(words_, present(), from)) {
    const Weight weight = heard.fact ? scene_.weight_of(*heard.fact, reader_) : Weight::plain;
    news.push_back({harmless(heard.text), weight});
  }
  return news;
}

// Only tall windows have room for it.
std::vector<News> Session::earlier_news() const {
  if (terminal_.look().height <= 30) return {};
  std::vector<News> all = news_from(0);
  const std::size_t recent = news_from(heard()).size();
  all.resize(all.size() - std::min(all.size(), recent));
  return all;
}

Lines Session::news() const { return listed_news(news_from(heard()), terminal_.look().width - 2); }

// A transcript gets everything once, in order.
void Session::write_transcript(const std::string& question, const std::vector<MenuItem>& choices) {
  const Look look = terminal_.look();
  if (board_is_stale_) {
    terminal_.write(news());
    terminal_.write(scene_.board(view(), present(), look));
  }
  board_is_stale_ = false;
  terminal_.write(reply_);
  terminal_.write(wrap(question, look.width - 1, 2));
  terminal_.write(draw_choices(choices, look));
}

bool Session::draw(const std::string& question, const std::vector<MenuItem>& choices) {
  if (!terminal_.is_interactive()) {
    write_transcript(question, choices);
    return true;
  }
  const Look look = terminal_.look();
  if (const Lines sorry = too_small(words_, look); !sorry.empty()) {
    terminal_.show(sorry);
    return true;
  }
  const AnyView seen = view();
  const texts::Present whom = present();
  Moment moment{.view = seen, .present = whom, .question = question, .choices = choices};
  moment.news = news_from(heard());
  moment.earlier = earlier_news();
  moment.reply = reply_;
  Screen screen = compose(scene_, words_, moment, look);
  if (!screen.has_reply) {
    if (!page_through(terminal_, words_, reply_, PagerStart::top)) return false;
    reply_.clear();
    moment.reply.clear();
    screen = compose(scene_, words_, moment, look);
  }
  is_whole_ = screen.is_whole;
  for (std::string& line : screen.lines) line = clip(line, look.width);
  terminal_.show(screen.lines);
  return true;
}

Session::Answer Session::open_match() {
  if (start_ == Start::resumed) return Answer::acted;
  const Look look = terminal_.look();
  Lines page{paint(look, Ink::strong, words_.say(desk_.setup().title + ".title")), ""};
  append(page, opening_lines(words_, desk_.setup().title, look.width - 2));
  page.emplace_back();
  append(page, wrap(words_.say("ui.terminal.players"), look.width - 2));
  append(page, player_lines(words_, names_, reader_, look.width - 2));
  page.emplace_back();
  append(page, wrap(words_.say("ui.terminal.opening_keys"), look.width - 2));
  if (has_lesson(desk_.setup().title))
    append(page, wrap(words_.say("ui.terminal.tutorial", {{"title", desk_.setup().title}}), look.width - 2));
  page.emplace_back();
  if (terminal_.is_interactive()) return wait_on(page);
  terminal_.write(page);
  return Answer::acted;
}

Session::Answer Session::report_if_due() {
  const std::vector<AnySeenEvent> memory = desk_.memory(reader_);
  const std::size_t from = std::min(reported_, memory.size());
  reported_ = memory.size();
  if (!terminal_.is_interactive() || manners_.report == Manners::Report::never || desk_.turn().is_over())
    return Answer::acted;
  const bool is_due =
      std::any_of(memory.begin() + static_cast<std::ptrdiff_t>(from), memory.end(), [&](const AnySeenEvent& fact) {
        const Scene::Stretch ended = scene_.ended_by(fact, reader_);
        return ended == Scene::Stretch::round ||
               (ended == Scene::Stretch::turn && manners_.report == Manners::Report::turns);
      });
  if (!is_due) return Answer::acted;
  const Look look = terminal_.look();
  return wait_on(draw_report(words_, words_.say("ui.terminal.report_title"),
                             scene_.price_paths(view(), memory, present(), look), news_from(heard()), look));
}

Session::Answer Session::wait_on(const Lines& page) {
  for (;;) {
    terminal_.show(page);
    const Typed typed = terminal_.read_line(words_.say("ui.press_enter") + ' ');
    if (typed.ending == Typed::Ending::left) return Answer::left;
    if (typed.ending == Typed::Ending::resized) continue;
    const Command command = read_command(typed.text);
    if (command.kind == Command::Kind::quit) return Answer::left;
    if (command.kind == Command::Kind::log) {
      if (show_log(command.text) == Answer::left) return Answer::left;
      continue;
    }
    return Answer::acted;
  }
}

// The board in its roomiest form, to scroll.
Session::Answer Session::show_table() {
  const Lines lines = whole_board(scene_, view(), present(), terminal_.look());
  if (!terminal_.is_interactive()) return reply(lines);
  return page_through(terminal_, words_, lines, PagerStart::top) ? Answer::again : Answer::left;
}

// The whole match, from its end backwards; a transcript has told all but what was since.
Session::Answer Session::show_log(const std::string& wanted) {
  const int width = terminal_.look().width - 2;
  if (!terminal_.is_interactive()) return reply(listed_news(news_from(heard()), width));
  const Lines lines = listed_news(news_from(0), width);
  return page_through(terminal_, words_, lines, PagerStart::bottom, wanted) ? Answer::again : Answer::left;
}

}  // namespace bell::tui
