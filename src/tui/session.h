// One sitting at a table: who looks at the screen, what they are shown, and what they answer.
#pragma once

#include <array>
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "texts/texts.h"
#include "tui/desk.h"
#include "tui/manners.h"
#include "tui/news.h"
#include "tui/prompt.h"
#include "tui/scene.h"
#include "tui/terminal.h"

namespace bell::tui {

class Session {
 public:
  enum class Start : std::uint8_t { fresh, resumed };
  Session(Desk& desk, const Scene& scene, const texts::Catalogue& words, Terminal& terminal, Start start);

  enum class Ending : std::uint8_t { finished, left, broken };
  // Until the match is over, somebody leaves, or the journal can't be written (`problem` says why).
  Ending run();
  const std::string& problem() const { return problem_; }
  Lines news() const;         // since the last action of whoever looks
  Lines score_sheet() const;  // as whoever looked last may see it

 private:
  enum class Answer : std::uint8_t { again, acted, left, broken };

  texts::Present present() const { return {names_, reader_, box_ ? &*box_ : nullptr}; }
  AnyView view() const { return desk_.view_for(reader_); }

  // Before the first question: the title in three sentences, who plays, and what can be typed.
  Answer open_match();
  // Somebody else acts, and the screen shows it.
  Answer let_others_act();
  // A round is over, and the reader wants to hear of it.
  Answer report_if_due();
  // A page that waits for Enter; what else can be typed there is obeyed.
  Answer wait_on(const Lines& page);
  // `seat` decides: questions and mistakes are answered until it has acted or left.
  Answer ask(Seat seat);
  Answer ask_once(const std::vector<Choice>& choices, const std::vector<Action>& allowed);
  // What a line asks for first; the rest of it waits for the questions that follow.
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
  Answer submit_as_a_matter_of_course(const Action& act);
  Answer break_off(const Problem& why);
  Answer reply(Lines lines);
  bool hand_over(Seat seat);

  // False: whoever looked at a long reply has left.
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
  std::size_t reported_ = 0;                    // facts told when a report was last thought of
  Start start_;
  Manners manners_ = usual_manners();
  struct Ahead {
    std::string line{};
    std::optional<Action> act{};  // instead of a line
  };
  std::deque<Ahead> ahead_;          // typed beyond the present question
  std::vector<std::size_t> opened_;  // the folds of the menu that are open, outermost first
  Lines reply_;                      // to what was typed last; stands where the news would
  bool is_whole_ = true;             // the screen shows all there is on the table
  bool board_is_stale_ = true;       // a transcript shows the board once for each decision
  std::string problem_;
};

}  // namespace bell::tui
