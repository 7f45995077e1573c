// Draws the session: the board, the news, the question, and answers that need more space.
#include <algorithm>

#include "tui/explain.h"
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

// Only tall windows have space for it.
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
  prompt_ = prompt_of(words_, {});
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
    if (!page_through(terminal_, words_, layout_of(reply_), PagerStart::top)) return false;
    reply_.clear();
    moment.reply.clear();
    screen = compose(scene_, words_, moment, look);
  }
  prompt_ = prompt_of(words_, screen);
  for (std::string& line : screen.lines) line = clip(line, look.width);
  terminal_.show(screen.lines);
  return true;
}

Session::Answer Session::open_match() {
  if (start_ == Start::resumed) return Answer::acted;
  const Layout page = [this](const Look& look) {
    return opening_page(words_, desk_.setup().title, names_, reader_, look);
  };
  if (terminal_.is_interactive()) return wait_on(page);
  terminal_.write(page(terminal_.look()));
  return Answer::acted;
}

Session::Answer Session::report_if_due() {
  const std::vector<AnySeenEvent> memory = desk_.memory(reader_);
  const std::size_t from = std::min(reported_, memory.size());
  reported_ = memory.size();
  if (!terminal_.is_interactive() || pace_settings_.report == PaceSettings::Report::never || desk_.turn().is_over())
    return Answer::acted;
  const AnyView seen = view();
  const bool is_due =
      std::any_of(memory.begin() + static_cast<std::ptrdiff_t>(from), memory.end(), [&](const AnySeenEvent& fact) {
        const Scene::Stretch ended = scene_.ended_by(fact, seen);
        return ended == Scene::Stretch::round ||
               (ended == Scene::Stretch::turn && pace_settings_.report == PaceSettings::Report::turns);
      });
  if (!is_due) return Answer::acted;
  return wait_on([&](const Look& look) {
    return draw_report(words_, words_.say("ui.terminal.report_title"),
                       scene_.price_paths(seen, memory, present(), look), news_from(heard()), look);
  });
}

Session::Answer Session::wait_on(const Layout& page) {
  for (;;) {
    terminal_.show(page(terminal_.look()));
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

// The board in its roomiest layout, to scroll.
Session::Answer Session::show_table() {
  const Layout lines = [this](const Look& look) { return whole_board(scene_, view(), present(), look); };
  if (!terminal_.is_interactive()) return reply(lines(terminal_.look()));
  return page_through(terminal_, words_, lines, PagerStart::top) ? Answer::again : Answer::left;
}

// The whole match, starting at the end; a transcript has printed all but the latest news already.
Session::Answer Session::show_log(const std::string& wanted) {
  if (!terminal_.is_interactive()) return reply(listed_news(news_from(heard()), terminal_.look().width - 2));
  const Layout lines = [all = news_from(0)](const Look& look) { return listed_news(all, look.width - 2); };
  return page_through(terminal_, words_, lines, PagerStart::bottom, wanted) ? Answer::again : Answer::left;
}

}  // namespace bell::tui
