// Opens the table, seats the session at it, and says farewell in words that stay on the screen.
#include "kernel/visible.h"
#include "tui/local_desk.h"
#include "tui/opening.h"
#include "tui/scene.h"
#include "tui/session.h"
#include "tui/terminal.h"
#include "tui/tui.h"
#include "tui/tutorial.h"

#include <cstdio>

namespace bell::tui {
namespace {

int complain(const std::string& text) {
  std::fprintf(stderr, "bell: %s\n", visible(text).c_str());
  return 1;
}

int say_farewell(Terminal& terminal, const Session& session, Session::Ending ending, const texts::Catalogue& words,
                 const std::string& journal_path) {
  if (ending == Session::Ending::broken) {
    terminal.leave();
    return complain(session.problem());
  }
  const Lines news = session.news();
  const Lines sheet = session.score_sheet();
  terminal.leave();
  if (ending == Session::Ending::finished) {
    terminal.write(news);
    terminal.write({""});
    terminal.write(sheet);
    return 0;
  }
  terminal.write({"", words.say("ui.left")});
  if (!journal_path.empty()) terminal.write({words.say("ui.saved", {{"path", journal_path}})});
  return 0;
}

const texts::Catalogue& words_in(const std::string& language) {
  const texts::Catalogue* words = texts::Catalogue::find(language);
  return words != nullptr ? *words : *texts::Catalogue::find("en");
}

// `journal_path` is where the match can be resumed; empty: it is kept elsewhere.
int sit_down(Desk& desk, const texts::Catalogue& words, Session::Start start, const std::string& journal_path) {
  const auto scene = scene_for(desk.setup(), words);
  if (!scene) return complain(texts::explain(words, scene.error()));
  Terminal terminal;
  Session session(desk, **scene, words, terminal, start);
  const Session::Ending ending = session.run();
  return say_farewell(terminal, session, ending, words, journal_path);
}

}  // namespace

int play_at(Desk& desk, const std::string& language) {
  return sit_down(desk, words_in(language), Session::Start::fresh, "");
}

Outcome<bool, Problem> teach(const std::string& title, const std::string& language) {
  const texts::Catalogue& words = words_in(language);
  const auto lesson = lesson_of(title);
  if (!lesson) return Problem{words.say("lesson.terminal.none", {{"title", title}})};
  auto stops = stops_of(*lesson);
  if (!stops) return Problem{std::visit([&](const auto& why) { return texts::explain(words, why); }, stops.error())};
  const auto scene = scene_for(lesson->journal.header.setup, words);
  if (!scene) return scene.error();
  Terminal terminal;
  Tutorial tutorial(*lesson, std::move(*stops), **scene, words, terminal);
  return tutorial.run() == Tutorial::Ending::finished;
}

int play(const PlayOrder& order) {
  const texts::Catalogue& words = words_in(order.language);
  auto opened = open_table(order);
  if (!opened) return complain(std::visit([&](const auto& why) { return texts::explain(words, why); }, opened.error()));
  LocalDesk desk(opened->table, order.names);
  const int exit = sit_down(desk, words, order.resume ? Session::Start::resumed : Session::Start::fresh, opened->path);
  for (const Fault& lost : opened->table.lost_turns()) complain(texts::explain(words, lost));
  return exit;
}

}  // namespace bell::tui
