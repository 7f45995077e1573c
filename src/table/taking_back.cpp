// Undo appends an entry and deletes nothing: the match is replayed from the beginning without the void entries.
#include <algorithm>
#include <iterator>
#include <utility>

#include "table/course.h"
#include "table/undoing.h"

namespace bell::table {

const Course::Answer* Course::last_of(Seat seat) const {
  const auto found =
      std::find_if(answers_.rbegin(), answers_.rend(), [&](const Answer& each) { return each.by == seat; });
  return found == answers_.rend() ? nullptr : &*found;
}

std::uint32_t Course::last_answer(Seat seat) const {
  const Answer* last = last_of(seat);
  return last == nullptr ? 0 : last->seq;
}

// Seats that were asked before this answer was given answered the same simultaneous question; their answers stay.
bool Course::stays(const Live& live, std::uint32_t from) const {
  if (live.seq < from) return true;
  const auto taken = std::ranges::find(live_, from, &Live::seq);
  const auto answer = std::ranges::find(answers_, live.seq, &Answer::seq);
  return live.action.by != taken->action.by && answer != answers_.end() && answer->decision < taken->change;
}

void Course::judge_openness(Seat seat, const Match& before, const Action& act) {
  if (const Answer* last = last_of(seat)) last->openness = openness_of(before, *match_, act);
}

// After a restart: replays the match up to each answer. Between two answers there are only forced moves.
void Course::judge_again() const {
  const auto match = match_->fresh();
  auto live = live_.begin();
  const auto play_until = [&](std::uint32_t seq) {
    for (; live != live_.end() && live->seq < seq; ++live) match->apply_assuming_legal(live->action);
  };
  for (auto answer = answers_.begin(); answer != answers_.end(); ++answer) {
    play_until(answer->seq);
    const auto before = match->clone();
    const Action act = live->action;
    play_until(std::next(answer) == answers_.end() ? chain_.seq() + 1 : std::next(answer)->seq);
    answer->openness = openness_of(*before, *match, act);
  }
}

Openness Course::openness_of_answer(const Answer& answer) const {
  if (answer.openness == Openness::unknown) judge_again();
  return answer.openness;
}

UndoWay Course::undo_way(Seat seat) const {
  const Answer* own = last_of(seat);
  if (own == nullptr || match_->turn().is_over() || resigned_.has(seat)) return UndoWay::no;
  if (openness_of_answer(*own) == Openness::closed) return UndoWay::no;
  UndoWay way = UndoWay::free;
  for (const Answer& answer : answers_) {
    const bool is_simultaneous = answer.decision < own->change && !answer.ended_question;
    if (answer.seq <= own->seq || is_simultaneous) continue;
    if (openness_of_answer(answer) != Openness::open) return UndoWay::no;
    way = UndoWay::ask;
  }
  return way;
}

std::optional<Fault> Course::refuse_undo(std::uint32_t entry, Seat by) const {
  const bool is_last = index(by) < match_->seats() && entry != 0 && last_answer(by) == entry;
  if (is_last && !match_->turn().is_over()) return std::nullopt;
  return Fault{FaultCode::not_carried_out, {{"action", "undo " + std::to_string(entry)}}};
}

void Course::take_back(std::uint32_t entry, const journal::Entry& how) {
  PerSeat<std::vector<Action>> choices;
  for (const Seat seat : match_->turn().seats()) choices[seat] = match_->legal(seat);
  const Rule cited = match_->cited();
  std::vector<Live> standing;
  for (const Live& live : live_) {
    if (stays(live, entry))
      standing.push_back(live);
    else if (undone_.empty() || undone_.back() != live.change)
      undone_.push_back(live.change);
  }
  std::erase_if(answers_, [&](const Answer& answer) {
    return std::ranges::find(standing, answer.seq, &Live::seq) == standing.end();
  });
  live_ = std::move(standing);
  match_ = match_->fresh();
  marks_.assign(1, {journal::kOpening, static_cast<std::uint32_t>(match_->told_so_far())});
  for (const Live& live : live_) {
    match_->apply_assuming_legal(live.action);
    if (marks_.back().change != live.change) marks_.push_back({live.change, 0});
    marks_.back().told = static_cast<std::uint32_t>(match_->told_so_far());
  }
  for (const Seat seat : seats_of(match_->seats())) {
    const bool is_asked = match_->turn().is_for(seat);
    if (!is_asked) asked_[seat] = 0;
    if (is_asked && (match_->cited() != cited || choices[seat] != match_->legal(seat))) ask(seat, how);
  }
}

}  // namespace bell::table
