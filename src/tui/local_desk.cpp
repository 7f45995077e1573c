// Passes calls on to the table, with the current time.
#include "tui/local_desk.h"

#include "minds/minds.h"
#include "tui/names.h"
#include "tui/time_of_day.h"

namespace bell::tui {

std::vector<std::string> LocalDesk::names(const texts::Catalogue& words) const {
  std::vector<std::string> players;
  for (const Seat seat : seats_of(table_.seats())) players.push_back(table_.player(seat));
  return seat_names(words, players, said_);
}

std::vector<Desk::Heard> LocalDesk::sentences(const texts::Catalogue& words, const texts::Present& present,
                                              std::size_t from) const {
  const std::vector<AnySeenEvent> facts = table_.told(present.reader, from);
  std::vector<Heard> heard;
  for (texts::Sentence& sentence : texts::tell_each(words, present, facts))
    heard.push_back({std::move(sentence.text), facts[sentence.fact]});
  return heard;
}

Desk::Judged LocalDesk::judge(const texts::Catalogue& words, const Action& act) {
  const Refusal refusal = table_.refuse(act);
  if (!refusal.is_refused()) return {.is_allowed = true};
  return {.rule = refusal.rule, .sentence = texts::explain(words, table_.setup().title, refusal)};
}

std::vector<Desk::Hinted> LocalDesk::hints(Seat seat) {
  constexpr std::chrono::milliseconds kThought{1000};
  std::vector<Hinted> best;
  if (!table_.turn().is_for(seat)) return best;
  for (const minds::Hint& hint : minds::hints(table_.sight_for(seat), kThought, table_.decision(seat)))
    best.push_back({hint.action, hint.win_share});
  return best;
}

Outcome<Desk::Submitted, Problem> LocalDesk::submit(const texts::Catalogue& words, const Action& act) {
  // Nothing is sent twice here, so no id is needed.
  const auto submitted = table_.submit(act.by, act, table_.decision(act.by), 0, now());
  if (!submitted) return Problem{texts::explain(words, submitted.error())};
  return submitted->is_done() ? Submitted::done : Submitted::refused;
}

// Bots do not object; other people at this keyboard see what happens.
Outcome<bool, Problem> LocalDesk::undo(const texts::Catalogue& words, Seat seat) {
  if (table_.undo_way(seat) == table::UndoWay::no) return false;
  const auto undone = table_.undo(seat, now());
  if (!undone) return Problem{texts::explain(words, undone.error())};
  return true;
}

Outcome<Desk::Passed, Problem> LocalDesk::let_others_act(const texts::Catalogue& words) {
  const bool is_luck = table_.turn().is_chance();
  const auto moved = table_.advance_one(now());
  if (!moved) return Problem{texts::explain(words, moved.error())};
  if (!*moved) return Passed::ours;
  return is_luck ? Passed::luck : Passed::acted;
}

}  // namespace bell::tui
