// The main loop: shows others acting, and asks people until they have acted.
#include "tui/session.h"

#include <algorithm>

#include "rulebook/rulebook.h"
#include "tui/explain.h"

namespace bell::tui {
namespace {

const std::vector<MenuItem>& follow(const Menu& menu, const std::vector<std::size_t>& opened) {
  const std::vector<MenuItem>* choices = &menu.choices;
  for (const std::size_t at : opened) choices = &(*choices)[at].more;
  return *choices;
}

// Names come from files, programs and other people.
std::vector<std::string> safe_names(const Desk& desk, const texts::Catalogue& words) {
  std::vector<std::string> names = desk.names(words);
  for (std::string& name : names) name = harmless(name);
  return names;
}

// The most relevant rule for a legal action; none for others.
Rule rule_behind(const Desk& desk, const Action& act) {
  for (const Choice& choice : desk.choices_for(act.by))
    if (choice.action == act) return std::visit([](const auto& prospect) { return prospect.rule; }, choice.prospect);
  return Rule::none;
}

}  // namespace

Session::Session(Desk& desk, const Scene& scene, const texts::Catalogue& words, Terminal& terminal, Start start)
    : desk_(desk), scene_(scene), words_(words), terminal_(terminal), names_(safe_names(desk, words)), start_(start) {
  if (auto printed = rulebook::printed(desk.setup())) box_ = std::move(*printed);
  for (const Seat seat : seats_of(desk.setup().seats)) {
    people_ += desk.is_ours(seat) ? 1 : 0;
    if (desk.is_ours(seat)) reader_ = viewer_of(seat);
  }
  if (people_ != 1) reader_ = Viewer::spectator;
  if (start == Start::resumed) reported_ = desk.told_so_far();
}

Session::Ending Session::run() {
  Answer answer = open_match();
  while (answer != Answer::left && answer != Answer::broken && !desk_.turn().is_over()) {
    if (terminal_.is_told_to_stop()) return Ending::left;
    answer = let_others_act();
    if (answer == Answer::again) {  // a person must act
      Seat seat = desk_.turn().first();
      for (const Seat each : desk_.turn().seats())
        if (viewer_of(each) == reader_) seat = each;  // no needless passing of the keyboard
      answer = ask(seat);
    }
    if (answer == Answer::acted) answer = report_if_due();
  }
  if (answer == Answer::left) return Ending::left;
  if (answer == Answer::broken) return Ending::broken;
  if (people_ > 1) reader_ = Viewer::spectator;  // everybody sees the same end
  return Ending::finished;
}

Session::Answer Session::let_others_act() {
  const auto passed = desk_.let_others_act(words_);
  if (!passed) return break_off(passed.error());
  if (*passed == Desk::Passed::ours) return Answer::again;
  if (*passed == Desk::Passed::later) return Answer::acted;
  names_ = safe_names(desk_, words_);            // somebody may have come or gone
  ahead_.clear();                                // it was meant for the earlier position
  if (people_ > 1) reader_ = Viewer::spectator;  // between two turns the screen shows no hand
  if (*passed == Desk::Passed::luck || !terminal_.is_interactive() || pace_settings_.moment() == 0)
    return Answer::acted;
  if (news_from(watched_).empty()) return Answer::acted;
  watched_ = desk_.told_so_far();
  draw("", {});
  terminal_.pause(pace_settings_.moment());
  return Answer::acted;
}

Session::Answer Session::ask(Seat seat) {
  const std::vector<Choice> choices = desk_.choices_for(seat);
  const std::vector<Action> allowed = actions_of(choices);
  if (scene_.is_automatic(allowed)) return submit_automatically(allowed.front());
  if (people_ > 1 && reader_ != viewer_of(seat) && !hand_over(seat)) return Answer::left;
  reader_ = viewer_of(seat);
  opened_.clear();
  reply_.clear();
  board_is_stale_ = true;
  Answer answer = Answer::again;
  while (answer == Answer::again) answer = ask_once(choices, allowed);
  return answer;
}

Session::Answer Session::ask_once(const std::vector<Choice>& choices, const std::vector<Action>& allowed) {
  const Menu menu = scene_.menu(view(), choices, present(), terminal_.look());
  if (!ahead_.empty()) {
    const Ahead next = ahead_.front();
    ahead_.pop_front();
    return next.act ? submit(*next.act) : obey(read_command(next.line), menu, allowed);
  }
  if (!draw(opened_.empty() ? menu.question : words_.say("ui.terminal.ask_further"), follow(menu, opened_)))
    return Answer::left;
  const Typed typed = terminal_.read_line(prompt_ + ' ');
  if (typed.ending == Typed::Ending::left) return Answer::left;
  if (typed.ending == Typed::Ending::resized) return Answer::again;
  return obey_line(typed.text, menu, allowed);
}

Session::Answer Session::obey_line(const std::string& line, const Menu& menu, const std::vector<Action>& allowed) {
  std::vector<std::string> parts = parts_of(line);
  if (menu.together && opened_.empty() && parts.size() > 1 && are_numbers(parts))
    return choose_together(std::move(parts), menu.choices);
  for (std::size_t at = 1; at < parts.size(); ++at) ahead_.push_back({.line = parts[at]});
  return obey(read_command(parts.front()), menu, allowed);
}

// In the order of the list, whatever the order of typing.
Session::Answer Session::choose_together(std::vector<std::string> numbers, const std::vector<MenuItem>& choices) {
  std::vector<int> chosen;
  for (const std::string& each : numbers) chosen.push_back(read_command(each).number);
  std::ranges::sort(chosen);
  const auto last = static_cast<int>(choices.size());
  if (chosen.back() > last) return choose(chosen.back(), choices);
  for (const int number : chosen) ahead_.push_back({.act = choices[static_cast<std::size_t>(number - 1)].action});
  return Answer::again;
}

Session::Answer Session::obey(const Command& command, const Menu& menu, const std::vector<Action>& allowed) {
  const std::vector<MenuItem>& choices = follow(menu, opened_);
  switch (command.kind) {
    case Command::Kind::number:
      return choose(command.number, choices);
    case Command::Kind::words: {
      const auto meant = scene_.read(command.text, allowed);
      if (meant) return submit(*meant);
      return reply(not_understood(words_, desk_.setup().title, command.text, reply_width()));
    }
    case Command::Kind::nothing:
    case Command::Kind::back:
      if (!opened_.empty()) opened_.pop_back();
      return reply({});
    case Command::Kind::explain:
      return reply(explain_lines(desk_, words_, present(), view(), reply_width()));
    case Command::Kind::why:
      return say_why(command, choices, allowed);
    case Command::Kind::hint:
      return say_hint(menu);
    case Command::Kind::help:
      return reply(help_lines(words_, desk_.setup().title, reply_width()));
    case Command::Kind::log:
      return show_log(command.text);
    case Command::Kind::table:
      return show_table();
    case Command::Kind::score:
      return reply(score_sheet());
    case Command::Kind::players:
      return reply(player_lines(words_, names_, reader_, reply_width()));
    case Command::Kind::undo:
      return undo();
    case Command::Kind::pace:
      return set_pace(command.text);
    case Command::Kind::report:
      return set_report(command.text);
    case Command::Kind::rule:
      return reply(rule_lines(words_, desk_.setup().title, command.text, reply_width()));
    case Command::Kind::quit:
      return Answer::left;
  }
  return Answer::again;
}

Session::Answer Session::choose(int number, const std::vector<MenuItem>& choices) {
  const auto last = static_cast<int>(choices.size());
  if (number > last)
    return reply({words_.say("ui.bad_number", {{"typed", std::to_string(number)}, {"last", std::to_string(last)}})});
  const MenuItem& choice = choices[static_cast<std::size_t>(number - 1)];
  if (choice.action) return submit(*choice.action);
  opened_.push_back(static_cast<std::size_t>(number - 1));
  return reply({});
}

Session::Answer Session::say_why(const Command& command, const std::vector<MenuItem>& choices,
                                 const std::vector<Action>& allowed) {
  Lines lines;
  std::optional<Action> meant = command.number > 0 ? std::nullopt : scene_.read(command.text, allowed);
  if (command.number > 0 && command.number <= static_cast<int>(choices.size())) {
    const MenuItem* choice = &choices[static_cast<std::size_t>(command.number - 1)];
    lines = wrap((choice->heading.empty() ? "" : choice->heading + ' ') + choice->label, reply_width(), 2);
    while (!choice->action) choice = &choice->more.front();
    meant = choice->action;
  }
  if (!meant) return reply(not_understood(words_, desk_.setup().title, command.text, reply_width()));
  append(lines, why_lines(desk_, words_, present(), *meant, rule_behind(desk_, *meant), reply_width()));
  return reply(std::move(lines));
}

// This takes a moment; input typed meanwhile is discarded.
Session::Answer Session::say_hint(const Menu& menu) {
  if (terminal_.is_interactive()) terminal_.write({words_.say("ui.terminal.hint.thinking")});
  return reply(hint_lines(desk_, words_, menu.choices, seat_of(reader_), reply_width()));
}

Session::Answer Session::undo() {
  const auto undone = desk_.undo(words_, seat_of(reader_));
  if (!undone) return break_off(undone.error());
  if (!*undone) return reply(wrap(words_.say("ui.terminal.no_undo"), reply_width()));
  const std::size_t told = desk_.told_so_far();
  for (std::size_t& each : heard_) each = std::min(each, told);
  watched_ = std::min(watched_, told);
  reported_ = std::min(reported_, told);
  return Answer::acted;
}

Session::Answer Session::set_pace(const std::string& word) {
  const auto pace = pace_from(word);
  if (!pace) return reply(wrap(words_.say("ui.terminal.pace_is"), reply_width()));
  pace_settings_.pace = *pace;
  return reply(wrap(words_.say("ui.terminal.pace_set", {{"pace", word}}), reply_width()));
}

Session::Answer Session::set_report(const std::string& word) {
  const auto report = report_from(word);
  if (!report) return reply(wrap(words_.say("ui.terminal.report_is"), reply_width()));
  pace_settings_.report = *report;
  return reply(wrap(words_.say("ui.terminal.report_set", {{"report", word}}), reply_width()));
}

Session::Answer Session::submit(const Action& act) {
  const std::size_t told = desk_.told_so_far();
  const auto submitted = desk_.submit(words_, act);
  if (!submitted) return break_off(submitted.error());
  if (*submitted == Desk::Submitted::refused)
    return reply(why_lines(desk_, words_, present(), act, Rule::none, terminal_.look().width - 2));
  heard_[static_cast<std::size_t>(index(act.by))] = told;
  watched_ = desk_.told_so_far();
  return Answer::acted;
}

Session::Answer Session::break_off(const Problem& why) {
  problem_ = texts::explain(words_, why);
  return Answer::broken;
}

// The person did not decide, so the news since their last decision remain.
Session::Answer Session::submit_automatically(const Action& act) {
  const auto heard = heard_;
  const Answer answer = submit(act);
  heard_ = heard;
  return answer;
}

// After a mistake, a question or an answer, the rest of the input line may no longer fit.
Session::Answer Session::reply(Lines lines) {
  if (!lines.empty()) ahead_.clear();
  reply_ = std::move(lines);
  return Answer::again;
}

// Clears everything of the last player's from the screen before the next one takes the keyboard.
bool Session::hand_over(Seat seat) {
  if (!terminal_.is_interactive()) return true;
  const std::string& name = names_[static_cast<std::size_t>(index(seat))];
  for (;;) {
    terminal_.show(hand_over_page(words_, name, terminal_.look()));
    const Typed typed = terminal_.read_line("  " + words_.say("ui.hand_over_ready", {{"name", name}}) + ' ');
    if (typed.ending == Typed::Ending::left) return false;
    if (typed.ending == Typed::Ending::line) return read_command(typed.text).kind != Command::Kind::quit;
  }
}

Lines Session::score_sheet() const {
  const Look look = terminal_.look();
  return scene_.score_sheet(view(), desk_.score_sheet(words_, reader_), desk_.memory(reader_), present(), look);
}

}  // namespace bell::tui
