// The journal before the truth: a change becomes real when it is written, and what others wrote is read before anything
// is judged again.
#include "table/inside.h"

#include <algorithm>
#include <utility>

namespace bell::table {

Table::Inside::Inside(Course begun, journal::Store& kept_in, journal::TableId called, Staff brought)
    : course(std::move(begun)), store(kept_in), id(std::move(called)), staff(std::move(brought)) {}

std::optional<Fault> Table::Inside::seat_players() {
  const std::size_t named = course.header().players.size();
  if (named != static_cast<std::size_t>(match().seats()))
    return Fault{FaultCode::players_needed,
                 {{"needed", std::to_string(match().seats())}, {"named", std::to_string(named)}}};
  for (const Seat seat : seats_of(match().seats())) {
    if (course.player(seat) == kHuman) continue;
    if (const auto mind = mind_at(seat); !mind) return mind.error();
  }
  return std::nullopt;
}

Outcome<Mind*, Fault> Table::Inside::mind_at(Seat seat) {
  Sitting& here = sitting[seat];
  if (here.mind == nullptr || here.player != course.player(seat)) {
    auto hired = staff.hire(course.player(seat), course.header().setup, seat);
    if (!hired) return hired.error();
    here = {course.player(seat), std::move(*hired)};
  }
  return here.mind.get();
}

std::optional<Seat> Table::Inside::mind_in_turn() const {
  for (const Seat seat : match().turn().seats())
    if (course.player(seat) != kHuman) return seat;
  return std::nullopt;
}

std::optional<Submitted> Table::Inside::judge(Seat seat, const Action& act, const Answering& question) const {
  using Ending = Submitted::Ending;
  if (index(seat) >= match().seats() || act.by != seat)
    return Submitted{.ending = Ending::refused, .refusal = {Reason::not_your_turn, match().cited()}};
  if (const auto* receipt = receipts.find(seat, question.decision)) {
    if (question.id == 0 || receipt->id != question.id) return Submitted{Ending::answered};
    return Submitted{.ending = Ending::done, .change = receipt->change};
  }
  const Refusal refusal = match().refuse(act);
  const bool is_asked = refusal.reason != Reason::not_your_turn && refusal.reason != Reason::match_over;
  if (is_asked && question.decision != course.decision(seat)) return Submitted{Ending::stale};
  if (refusal.is_refused()) return Submitted{.ending = Ending::refused, .refusal = refusal};
  return std::nullopt;
}

Outcome<std::uint32_t, Fault> Table::Inside::obey(const journal::Command& command, Timestamp now) {
  for (int tries = 0; tries < kMostTries; ++tries) {
    if (const auto fault = course.refuse(command)) return *fault;
    Draft next = draft(now);
    next.obey(command);
    const auto written = write(std::move(next));
    if (!written) return written.error();
    if (*written) return **written;
  }
  return Fault{FaultCode::overtaken};
}

Outcome<std::optional<std::uint32_t>, Fault> Table::Inside::write(Draft draft) {
  const journal::Change& change = draft.change();
  const journal::Entry& last = change.entries.back();
  const std::optional<std::uint32_t> number = last.change;
  const journal::Appended appended = store.append(id, course.chain().seq(), change);
  if (appended.ending == journal::Appended::Ending::done) {
    for (const journal::Entry& entry : change.entries) receipts.note(entry);
    course = draft.take_course();
    return number;
  }
  const bool is_unknown = appended.ending == journal::Appended::Ending::unknown;
  const auto news = catch_up();
  if (!news) return is_unknown ? appended.why : news.error();
  if (news->empty()) return is_unknown ? appended.why : Fault{FaultCode::overtaken};
  const auto is_ours = [&last](const journal::Entry& entry) { return entry.checkpoint == last.checkpoint; };
  return std::ranges::any_of(*news, is_ours) ? number : std::nullopt;
}

Outcome<std::vector<journal::Entry>, Fault> Table::Inside::catch_up() {
  auto news = store.read(id, course.chain().seq() + 1);
  if (!news) return news.error();
  Course next = course.clone();
  for (const journal::Entry& entry : news->entries)
    if (const auto followed = next.follow(entry); !followed) return followed.error();
  for (const journal::Entry& entry : news->entries) receipts.note(entry);
  course = std::move(next);
  return std::move(news->entries);
}

}  // namespace bell::table
