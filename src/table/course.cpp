// Writing an entry and reading one are the same step; reading also compares.
#include "table/course.h"

#include <algorithm>
#include <utility>

#include "engine/revision.h"
#include "table/opening.h"
#include "table/table.h"

namespace bell::table {
namespace {

Fault fault_at(const journal::Entry& entry, FaultCode code) {
  Facts facts{{"number", std::to_string(entry.seq)}, {"action", entry.action}};
  if (entry.line > 0) facts["line"] = std::to_string(entry.line);
  return {code, std::move(facts)};
}

// The questions for the seats to move, except the one about to answer: its next question is a new one.
struct Questions {
  Rule cited = Rule::none;
  PerSeat<std::vector<Action>> choices{};
};

Questions questions_but_to(Seat actor, const Match& match) {
  Questions questions{.cited = match.cited()};
  for (const Seat seat : match.turn().seats())
    if (seat != actor) questions.choices[seat] = match.legal(seat);
  return questions;
}

}  // namespace

std::vector<Action> possible_for(const Match& match, Seat by) {
  if (by != kChance) return index(by) < match.seats() ? match.legal(by) : std::vector<Action>{};
  std::vector<Action> actions;
  for (const Weighted& chance : match.chances()) actions.push_back(chance.action);
  return actions;
}

Outcome<Course, OpenFault> Course::open(const journal::Header& header, Revisions revisions, const Ruleset* rules) {
  const auto known = revision_of(header.setup.title);
  const bool is_ours = !known || header.revision == *known;
  if (!is_ours && revisions == Revisions::ours)
    return OpenFault{Fault{FaultCode::other_revision,
                           {{"title", header.setup.title},
                            {"written", std::to_string(header.revision)},
                            {"known", std::to_string(*known)}}}};
  using Opened = Outcome<std::unique_ptr<Match>, OpenFault>;
  const bool is_composed = rules != nullptr && rules->setup() == header.setup;
  auto match = is_composed ? Opened(rules->new_match()) : open_setup(header.setup);
  if (!match) return match.error();
  Course course(header, std::move(*match));
  course.is_checked_ = is_ours;
  return course;
}

Course::Course(const journal::Header& header, std::unique_ptr<Match> match)
    : header_(std::make_shared<const journal::Header>(header)), match_(std::move(match)), chain_(header) {
  for (const Seat seat : match_->turn().seats()) asked_[seat] = change_;
  marks_.push_back({change_, static_cast<std::uint32_t>(match_->told_so_far())});
}

Course::Course(const Course& other)
    : header_(other.header_),
      match_(other.match_->clone()),
      chain_(other.chain_),
      change_(other.change_),
      at_(other.at_),
      asked_(other.asked_),
      stand_in_(other.stand_in_),
      resigned_(other.resigned_),
      is_checked_(other.is_checked_),
      live_(other.live_),
      marks_(other.marks_),
      undone_(other.undone_),
      answers_(other.answers_),
      asked_at_(other.asked_at_),
      stood_still_(other.stood_still_),
      overtime_(other.overtime_),
      allowance_(other.allowance_) {}

const std::string& Course::player(Seat seat) const {
  static const std::string kNobody;
  if (stand_in_[seat]) return *stand_in_[seat];
  const auto at = static_cast<std::size_t>(index(seat));
  return at < header_->players.size() ? header_->players[at] : kNobody;
}

journal::Entry Course::act(const Action& act, journal::Entry how) {
  const Questions before = questions_but_to(act.by, *match_);
  how.by = act.by;
  how.action = match_->notation(act);
  if (act.by == kChance)
    answers_.clear();
  else if (how.decision != 0)
    note_answer(how);
  const Turn turn = match_->turn();
  match_->apply_assuming_legal(act);
  live_.push_back({act, chain_.seq() + 1, how.change});
  const bool is_same_step = match_->cited() == before.cited;
  if (!answers_.empty() && !(is_same_step && goes_on(turn, match_->turn()))) answers_.back().ended_question = true;
  for (const Seat seat : seats_of(match_->seats())) {
    if (!match_->turn().is_for(seat)) {
      asked_[seat] = 0;
      continue;
    }
    const bool is_still_asked = asked_[seat] != 0 && is_same_step && before.choices[seat] == match_->legal(seat);
    if (!is_still_asked) ask(seat, how);
  }
  return sign(std::move(how));
}

void Course::ask(Seat seat, const journal::Entry& how) {
  asked_[seat] = how.change;
  asked_at_[seat] = how.at;
  stood_still_[seat] = 0;
}

// A stand-in uses up no person's time.
void Course::note_answer(const journal::Entry& how) {
  answers_.push_back({.seq = chain_.seq() + 1, .change = how.change, .decision = how.decision, .by = how.by});
  if (stand_in_[how.by]) return;
  const std::int64_t used = how.at.milliseconds - asked_at_[how.by].milliseconds - stood_still_[how.by];
  overtime_[how.by] += std::max<std::int64_t>(0, used - allowance_);
}

std::optional<Fault> Course::refuse(const journal::Command& command, Seat by) const {
  if (header_->format == journal::kOldFormat) return Fault{FaultCode::no_commands};
  const auto is_seat_here = [this](Seat seat) { return index(seat) < match_->seats(); };
  if (const auto* undo = std::get_if<journal::Undo>(&command)) return refuse_undo(undo->entry, by);
  if (std::holds_alternative<journal::ClockStop>(command)) return std::nullopt;
  if (const auto* to = std::get_if<journal::NewRevision>(&command)) {
    if (!is_checked_ && to->revision > 0) return std::nullopt;
    return Fault{FaultCode::not_carried_out, {{"action", print(command)}}};
  }
  const auto* bot = std::get_if<journal::StandIn>(&command);
  const auto* back = std::get_if<journal::Back>(&command);
  const Seat seat = bot != nullptr ? bot->at : back != nullptr ? back->at : by;
  const Facts which{{"seat", std::to_string(index(seat))}};
  if (!is_seat_here(seat)) return Fault{FaultCode::not_a_persons_seat, which};
  if (back != nullptr && (!stand_in_[seat] || resigned_.has(seat))) return Fault{FaultCode::no_stand_in, which};
  if (back == nullptr && !stand_in_[seat] && player(seat) != kHuman) return Fault{FaultCode::not_a_persons_seat, which};
  if (bot == nullptr && back == nullptr && resigned_.has(seat)) return Fault{FaultCode::not_a_persons_seat, which};
  return std::nullopt;
}

journal::Entry Course::obey(const journal::Command& command, journal::Entry how) {
  if (const auto* bot = std::get_if<journal::StandIn>(&command)) stand_in_[bot->at] = bot->bot;
  if (const auto* back = std::get_if<journal::Back>(&command)) stand_in_[back->at].reset();
  if (const auto* stop = std::get_if<journal::ClockStop>(&command))
    for (const Seat seat : match_->turn().seats()) stood_still_[seat] += stop->seconds * 1000;
  if (const auto* to = std::get_if<journal::NewRevision>(&command))
    is_checked_ = to->revision == revision_of(header_->setup.title);
  if (std::holds_alternative<journal::Resign>(command)) resigned_.add(how.by);
  if (const auto* undo = std::get_if<journal::Undo>(&command)) take_back(undo->entry, how);
  how.action = print(command);
  return sign(std::move(how));
}

journal::Entry Course::sign(journal::Entry entry) {
  change_ = entry.change;
  at_ = entry.at;
  const auto told = static_cast<std::uint32_t>(match_->told_so_far());
  if (marks_.back().change == change_)
    marks_.back().told = told;
  else
    marks_.push_back({change_, told});
  return chain_.add(std::move(entry), match_->hash());
}

std::optional<Action> Course::read_action(const journal::Entry& entry) const {
  for (const Action& action : possible_for(*match_, entry.by))
    if (match_->notation(action) == entry.action) return action;
  return std::nullopt;
}

Outcome<std::optional<Action>, Fault> Course::follow(const journal::Entry& entry) {
  if (match_->turn().is_over()) return fault_at(entry, FaultCode::match_over);
  std::optional<Action> action;
  journal::Entry again;
  if (const auto command = entry.by == kChance ? std::nullopt : journal::read_command(entry.by, entry.action)) {
    if (auto why = refuse(*command, entry.by)) {
      Fault fault = fault_at(entry, why->code);
      fault.facts.merge(why->facts);
      return fault;
    }
    again = obey(*command, entry);
  } else {
    if (entry.decision != 0 && entry.decision != asked_[entry.by]) return fault_at(entry, FaultCode::wrong_decision);
    action = read_action(entry);
    if (!action) return fault_at(entry, FaultCode::not_possible).with("rule", std::string(id_of(match_->cited())));
    again = act(*action, entry);
  }
  if (again.seq != entry.seq || (is_checked_ && again.checkpoint != entry.checkpoint))
    return fault_at(entry, FaultCode::edited);
  chain_.trust(entry);
  return action;
}

}  // namespace bell::table
