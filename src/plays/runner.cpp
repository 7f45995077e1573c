// The frame of a play: the rules it tests, the table it needs, and the report when a line fails.
#include "plays/runner.h"

#include <array>
#include <utility>

#include "kernel/invariant.h"

namespace bell::plays {
namespace {

constexpr std::string_view kTitleForm = "title stonks seats 3 modules none option rounds=1";

// "seats 3 modules moderate option rounds=1", in any order.
Fault read_setup(Phrase& phrase, Setup& setup) {
  setup.title = phrase.take();
  while (!phrase.is_done()) {
    if (phrase.eat("seats")) {
      const auto seats = phrase.eat_number();
      if (!seats) return malformed(kTitleForm, phrase);
      setup.seats = *seats;
    } else if (phrase.eat("modules")) {
      while (!phrase.is_done() && phrase.peek() != "seats" && phrase.peek() != "option") {
        const std::string name = phrase.take();
        if (name != "none") setup.modules.push_back(name);
      }
    } else if (phrase.eat("option")) {
      const std::string option = phrase.take();
      const std::size_t equals = option.find('=');
      if (equals == std::string::npos) return malformed(kTitleForm, phrase);
      setup.options[option.substr(0, equals)] = option.substr(equals + 1);
    } else {
      return malformed(kTitleForm, phrase);
    }
  }
  return std::nullopt;
}

}  // namespace

Runner::Obey Runner::verb(std::string_view word) {
  static constexpr std::array<std::pair<std::string_view, Obey>, 11> kVerbs{{{"rule", &Runner::rule},
                                                                             {"title", &Runner::title},
                                                                             {"given", &Runner::given},
                                                                             {"do", &Runner::act},
                                                                             {"run", &Runner::run},
                                                                             {"expect", &Runner::expect},
                                                                             {"event", &Runner::event},
                                                                             {"legal", &Runner::legal},
                                                                             {"offers", &Runner::offers},
                                                                             {"refuse", &Runner::refuse},
                                                                             {"keep", &Runner::keep}}};
  for (const auto& [name, obey] : kVerbs)
    if (name == word) return obey;
  return nullptr;
}

bool Runner::obey(const Line& line) {
  line_ = line.number;
  const Obey obeyed = verb(line.verb);
  if (obeyed == nullptr) return give_up(wrong("play.no_such_line", {{"found", line.verb}}));
  if (line.phrases.empty()) return give_up(wrong("play.empty_line", {{"word", line.verb}}));
  const bool is_single = line.verb == "rule" || line.verb == "title" || line.verb == "run";
  if (is_single && line.phrases.size() > 1) return give_up(wrong("play.one_phrase", {{"word", line.verb}}));
  const bool is_header = line.verb == "rule" || line.verb == "title" || line.verb == "keep";
  if (!is_header && !stage_ && !misfit_) return give_up(wrong("play.no_title", {{"word", line.verb}}));
  if (!is_header && misfit_ && line.verb != "refuse") return give_up({"play.no_match", because(misfit_->why)});
  return (this->*obeyed)(is_header ? line : seated(line));
}

Line Runner::seated(Line line) const {
  if (places_ == 0 || !stage_) return line;
  for (std::string& phrase : line.phrases) phrase = moved_on(phrase, {places_, seats_, stage_->owned()});
  return line;
}

Verdict Runner::finish() {
  if (!verdict_.faults.empty() || !can_move_) return std::move(verdict_);
  if (verdict_.rules.empty()) blame(wrong("play.tests_no_rule", {{"form", "rule ST-FLU-2"}}));
  if (checks_ == 0) blame(wrong("play.checks_nothing", {}));
  return std::move(verdict_);
}

bool Runner::rule(const Line& line) {
  for (Phrase phrase(line.phrases.front()); !phrase.is_done();) {
    const std::string id = phrase.take();
    const Rule found = rule_from(id);
    if (found == Rule::none) return give_up(wrong("play.no_rule", {{"found", id}}));
    verdict_.rules.push_back(found);
  }
  return true;
}

bool Runner::title(const Line& line) {
  if (stage_ || misfit_) return give_up(wrong("play.title_twice", {}));
  Setup setup;
  Phrase phrase(line.phrases.front());
  if (const Fault fault = read_setup(phrase, setup)) return give_up(*fault);
  auto stage = open_stage(setup);
  if (stage)
    stage_ = std::move(*stage);
  else
    misfit_ = stage.error();
  seats_ = setup.seats;
  can_move_ = !stage_ || stage_->move_on(places_);
  return can_move_;
}

// Processed before the play begins (can_move); the words after it say why.
bool Runner::keep(const Line& line) {
  Phrase phrase(line.phrases.front());
  return phrase.eat("seats") || give_up(*malformed("keep seats because …", phrase));
}

bool Runner::given(const Line& line) {
  if (match_) return give_up(wrong("play.given_too_late", {}));
  for (const std::string& phrase : line.phrases)
    if (const Fault fault = stage_->given(Phrase(phrase))) return give_up(*fault);
  return true;
}

bool Runner::set_table() {
  if (match_) return true;
  auto opened = stage_->open();
  if (!opened) return give_up({"play.no_table", because(opened.error())});
  match_ = std::move(*opened);
  const char* broken = match_->broken_invariant();
  return broken == nullptr || give_up({"play.no_table", because(untruth(broken))});
}

std::optional<Seat> Runner::actor(Phrase& phrase) const {
  if (phrase.eat("chance")) return kChance;
  return phrase.eat_seat(match_->seats());
}

// Two actions at different points may have the same notation; then the one that is legal now is meant.
std::optional<Action> Runner::written(Seat by, const std::string& notation) const {
  std::optional<Action> found;
  for (const Action& action : stage_->written(notation, by)) {
    if (!match_->refuse(action).is_refused()) return action;
    if (!found) found = action;
  }
  return found;
}

std::vector<std::string> Runner::choices(Seat by) const {
  std::vector<std::string> all;
  if (by == kChance)
    for (const Weighted& chance : match_->chances()) all.push_back(match_->notation(chance.action));
  else
    for (const Action& action : match_->legal(by)) all.push_back(match_->notation(action));
  return all;
}

void Runner::blame(Problem what) {
  if (verdict_.faults.empty() && match_) verdict_.position = stage_->position(*match_);
  what.facts->insert_or_assign("line", std::to_string(line_));
  verdict_.faults.push_back(std::move(what));
}

bool Runner::give_up(Problem what) {
  blame(std::move(what));
  return false;
}

bool Runner::check(const Fault& fault) {
  ++checks_;
  if (fault) blame(*fault);
  return true;
}

}  // namespace bell::plays
