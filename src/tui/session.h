// One session at a table: who is at the screen, what they are shown, and what they answer.
#pragma once

#include <array>
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "texts/texts.h"
#include "tui/desk.h"
#include "tui/news.h"
#include "tui/pace.h"
#include "tui/pager.h"
#include "tui/prompt.h"
#include "tui/scene.h"
#include "tui/terminal.h"

namespace bell::tui {

class Session {
 public:
  enum class Start : std::uint8_t { fresh, resumed };
  Session(Desk& desk, const Scene& scene, const texts::Catalogue& words, Terminal& terminal, Start start);

  enum class Ending : std::uint8_t { finished, left, broken };
  // Returns when the match is over, somebody leaves, or the journal cannot be written (`problem` says why).
  Ending run();
  const std::string& problem() const { return problem_; }
  Lines news() const;         // since the last action of the current reader
  Lines score_sheet() const;  // as the last reader may see it

 private:
  enum class Answer : std::uint8_t { again, acted, left, broken };

  texts::Present present() const { return {names_, reader_, box_ ? &*box_ : nullptr}; }
  AnyView view() const { return desk_.view_for(reader_); }

  // Before the first question: the title in three sentences, the players, and what can be typed.
  Answer open_match();
  // Somebody else acts, and the screen shows it.
  Answer let_others_act();
  // Shows a report if a round is over and the reader wants reports.
  Answer report_if_due();
  // A page that waits for Enter; what else can be typed there is obeyed.
  Answer wait_on(const Layout& page);
  // `seat` decides: questions and mistakes are answered until it has acted or left.
  Answer ask(Seat seat);
  Answer ask_once(const std::vector<Choice>& choices, const std::vector<Action>& allowed);
  // Executes the first part of a line; the rest waits for the questions that follow.
  Answer obey_line(const std::string& line, const Menu& menu, const std::vector<Action>& allowed);
  Answer obey(const Command& command, const Menu& menu, const std::vector<Action>& allowed);
  Answer choose_together(std::vector<std::string> numbers, const std::vector<MenuItem>& choices);
  Answer choose(int number, const std::vector<MenuItem>& choices);
  Answer say_why(const Command& command, const std::vector<MenuItem>& choices, const std::vector<Action>& allowed);
  Answer say_hint(const Menu& menu);
  Answer show_log(const std::string& wanted);
  Answer show_table();
  Answer undo();
  Answer set_pace(const std::string& word);
  Answer set_report(const std::string& word);
  Answer submit(const Action& act);
  Answer submit_automatically(const Action& act);
  Answer break_off(const Problem& why);
  Answer reply(Lines lines);
  bool hand_over(Seat seat);

  // False: the reader left while looking at a long reply.
  bool draw(const std::string& question, const std::vector<MenuItem>& choices);
  void write_transcript(const std::string& question, const std::vector<MenuItem>& choices);
  std::size_t heard() const;  // facts told before the reader's last action
  std::vector<News> news_from(std::size_t from) const;
  std::vector<News> earlier_news() const;
  int reply_width() const { return terminal_.look().width - 3; }

  Desk& desk_;
  const Scene& scene_;
  const texts::Catalogue& words_;
  Terminal& terminal_;
  std::vector<std::string> names_;
  std::optional<AnyComponents> box_;
  int people_ = 0;
  Viewer reader_ = Viewer::spectator;
  std::array<std::size_t, kMaxSeats> heard_{};  // facts told before each seat's last action
  std::size_t watched_ = 0;                     // facts told when the screen last showed others acting
  std::size_t reported_ = 0;                    // facts told when a report was last considered
  Start start_;
  PaceSettings pace_settings_ = pace_from_environment();
  struct Ahead {
    std::string line{};
    std::optional<Action> act{};  // instead of a line
  };
  std::deque<Ahead> ahead_;          // typed beyond the present question
  std::vector<std::size_t> opened_;  // the folds of the menu that are open, outermost first
  Lines reply_;                      // to what was typed last; stands where the news would
  std::string prompt_;               // that goes with the screen
  bool board_is_stale_ = true;       // a transcript shows the board once for each decision
  std::string problem_;
};

}  // namespace bell::tui
