// Replaying: entries become actions by matching what is legal, and every position must hash to its checkpoint.
#include "table/replay.h"

#include "engine/core/match.h"
#include "kernel/rules_revision.h"
#include "table/opening.h"

namespace bell::table {
namespace {

Problem at(const journal::Entry& entry, const std::string& why) {
  return {"line " + std::to_string(entry.line) + ": action " + std::to_string(entry.seq) + ", " + entry.action + ": " +
          why};
}

std::vector<Action> choices_of(const Match& match, Seat by) {
  if (by != kChance) return match.legal(by);
  std::vector<Action> actions;
  for (const Weighted& chance : match.chances()) actions.push_back(chance.action);
  return actions;
}

}  // namespace

Outcome<Replay, Problem> Replay::open(journal::Journal journal) {
  if (journal.header.rules_revision != kRulesRevision)
    return Problem{"This journal was played by revision " + std::to_string(journal.header.rules_revision) +
                   " of the rules; this version knows revision " + std::to_string(kRulesRevision) + "."};
  auto match = open_setup(journal.header.setup);
  if (!match) return Problem{"The header fits no game: " + match.error().text};
  return Replay(std::move(journal), std::move(*match));
}

Replay::Replay(journal::Journal journal, std::unique_ptr<Match> match)
    : journal_(std::move(journal)), match_(std::move(match)), checkpoint_(journal::first_checkpoint(journal_.header)) {}
Replay::Replay(Replay&&) noexcept = default;
Replay& Replay::operator=(Replay&&) noexcept = default;
Replay::~Replay() = default;

Outcome<Action, Problem> Replay::step() {
  const journal::Entry& entry = journal_.entries[next_];
  if (match_->turn().is_over()) return at(entry, "the match was already over.");
  for (const Action& action : choices_of(*match_, entry.by)) {
    if (match_->notation(action) != entry.action) continue;
    auto after = match_->clone();
    after->apply_assuming_legal(action);
    const std::uint64_t checkpoint = journal::next_checkpoint(checkpoint_, after->hash());
    if (checkpoint != entry.checkpoint)
      return at(entry, "the checkpoint does not hold: this line, one before it or the header was edited.");
    match_ = std::move(after);
    checkpoint_ = checkpoint;
    ++next_;
    return action;
  }
  return at(entry, "not possible here (" + std::string(id_of(match_->cited())) + ").");
}

Outcome<std::size_t, Problem> Replay::verify() {
  while (!at_end())
    if (const auto action = step(); !action) return action.error();
  const int last_line = journal_.entries.empty() ? 1 : journal_.entries.back().line;
  const bool is_over = match_->turn().is_over();
  if (is_over && !journal_.is_finished)
    return Problem{"line " + std::to_string(last_line) + ": the match is over, but the closing line is missing."};
  if (!is_over)
    return Problem{"line " + std::to_string(last_line) +
                   ": the journal stops before the match is over. It can be played on with bell play --resume."};
  return next_;
}

int Replay::seats() const { return match_->seats(); }
Turn Replay::turn() const { return match_->turn(); }
Rule Replay::cited() const { return match_->cited(); }
std::vector<Action> Replay::legal() const {
  const Turn turn = match_->turn();
  if (turn.is_over()) return {};
  return choices_of(*match_, turn.is_chance() ? kChance : turn.first());
}
std::vector<Action> Replay::legal_for(Seat who) const { return choices_of(*match_, who); }
std::vector<Choice> Replay::choices_for(Seat seat) const { return match_->choices(seat); }
AnyView Replay::view_for(Viewer viewer) const { return match_->view_for(viewer); }
std::vector<AnySeenEvent> Replay::told(Viewer viewer, std::size_t from) const { return match_->told(viewer, from); }
std::size_t Replay::told_so_far() const { return match_->told_so_far(); }
std::string Replay::notation(const Action& act) const { return match_->notation(act); }
SeatMask Replay::winners() const { return match_->winners(); }
std::int32_t Replay::score(Seat seat) const { return match_->score(seat); }

}  // namespace bell::table
