// An undo is appended, nothing is deleted: the match is replayed from the beginning without the entries that are void.
#include <algorithm>
#include <utility>

#include "table/course.h"
#include "table/undoing.h"

namespace bell::table {

// Seats that were asked before this answer was given answered the same simultaneous question; their answers stand.
bool Course::stays(const Live& live, std::uint32_t from) const {
  if (live.seq < from) return true;
  const Seat by = live.action.by;
  const auto taken = std::ranges::find(live_, from, &Live::seq);
  const Answer& answer = last_[by];
  return by != taken->action.by && answer.seq == live.seq && answer.decision < taken->change;
}

void Course::judge_openness(Seat seat, const Match& before, const Action& act) {
  last_[seat].openness = is_open(before, *match_, act) ? Openness::open : Openness::closed;
}

bool Course::is_open_answer(const Answer& answer) const {
  if (answer.openness != Openness::unknown) return answer.openness == Openness::open;
  const auto match = match_->fresh();
  const auto at = std::ranges::find(live_, answer.seq, &Live::seq);
  for (auto live = live_.begin(); live != at; ++live) match->apply_assuming_legal(live->action);
  const auto before = match->clone();
  match->apply_assuming_legal(at->action);
  answer.openness = is_open(*before, *match, at->action) ? Openness::open : Openness::closed;
  return answer.openness == Openness::open;
}

UndoWay Course::undo_way(Seat seat) const {
  const Answer& own = last_[seat];
  if (own.seq == 0 || match_->turn().is_over() || match_->cited() != own.cited || resigned_.has(seat))
    return UndoWay::no;
  UndoWay way = UndoWay::free;
  for (const Seat other : seats_of(match_->seats())) {
    const Answer& answer = last_[other];
    if (other == seat || answer.seq < own.seq || answer.decision < own.change) continue;
    if (!answer.was_public || !is_open_answer(answer)) return UndoWay::no;
    way = UndoWay::ask;
  }
  return is_open_answer(own) ? way : UndoWay::no;
}

std::optional<Fault> Course::refuse_undo(std::uint32_t entry, Seat by) const {
  const bool is_last = index(by) < match_->seats() && entry != 0 && last_[by].seq == entry;
  if (!is_last || match_->turn().is_over() || match_->cited() != last_[by].cited)
    return Fault{FaultCode::not_carried_out, {{"action", "undo " + std::to_string(entry)}}};
  return std::nullopt;
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
  for (Answer& answer : last_)
    if (answer.seq >= entry && std::ranges::find(standing, answer.seq, &Live::seq) == standing.end()) answer = {};
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
