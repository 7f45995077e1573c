// Replays a journal entry by entry on a course.
#include "table/replay.h"

#include <algorithm>

#include "engine/revision.h"
#include "table/course.h"

namespace bell::table {

Outcome<Replay, OpenFault> Replay::open(journal::Journal journal) {
  // A match that began under another revision, but whose players agreed to continue under ours.
  const bool is_agreed = std::ranges::any_of(journal.entries, [&](const journal::Entry& entry) {
    const auto command = entry.by == journal::kTable ? journal::read_command(entry.by, entry.action) : std::nullopt;
    const auto* to = command ? std::get_if<journal::NewRevision>(&*command) : nullptr;
    return to != nullptr && to->revision == revision_of(journal.header.setup.title);
  });
  auto course = Course::open(journal.header, is_agreed ? Revisions::any : Revisions::ours);
  if (!course) return course.error();
  return Replay(std::move(journal), std::make_unique<Course>(std::move(*course)));
}

Replay::Replay(journal::Journal journal, std::unique_ptr<Course> course)
    : journal_(std::move(journal)), course_(std::move(course)) {}
Replay::Replay(Replay&&) noexcept = default;
Replay& Replay::operator=(Replay&&) noexcept = default;
Replay::~Replay() = default;

Outcome<std::optional<Action>, Fault> Replay::step() {
  auto followed = course_->follow(journal_.entries[next_]);
  if (followed) ++next_;
  return followed;
}

Outcome<std::size_t, Fault> Replay::verify() {
  while (!at_end())
    if (const auto action = step(); !action) return action.error();
  const bool is_over = turn().is_over();
  if (is_over && journal_.is_finished) return next_;
  Fault fault{is_over ? FaultCode::unclosed : FaultCode::unfinished};
  if (!journal_.entries.empty()) fault.facts["line"] = std::to_string(journal_.entries.back().line);
  return fault;
}

const Match& Replay::match() const { return course_->match(); }
int Replay::seats() const { return match().seats(); }
std::string Replay::player(Seat seat) const { return course_->player(seat); }
Turn Replay::turn() const { return match().turn(); }
Rule Replay::cited() const { return match().cited(); }
std::vector<Action> Replay::legal_for(Seat who) const { return possible_for(match(), who); }
std::vector<Choice> Replay::choices_for(Seat seat) const { return match().choices(seat); }
AnyView Replay::view_for(Viewer viewer) const { return match().view_for(viewer); }
std::vector<AnySeenEvent> Replay::told(Viewer viewer, std::size_t from) const { return match().told(viewer, from); }
std::size_t Replay::told_so_far() const { return match().told_so_far(); }
std::string Replay::notation(const Action& act) const { return match().notation(act); }
std::vector<Replay::Stands> Replay::standing() const {
  std::vector<Stands> all;
  for (const Course::Live& live : course_->live()) all.push_back({live.action, live.change});
  return all;
}
SeatMask Replay::winners() const { return match().winners(); }
std::int32_t Replay::score(Seat seat) const { return match().score(seat); }
ChanceKey Replay::chance_key() const { return match().chance_key(); }
std::uint32_t Replay::outcomes() const { return match().outcomes(); }
Action Replay::outcome(std::uint32_t n) const { return match().outcome(n); }
std::uint64_t Replay::checkpoint() const { return course_->chain().checkpoint(); }

}  // namespace bell::table
