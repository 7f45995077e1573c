// Journal first: a change is applied only after it is written, and entries by others are read before an answer is
// judged again.
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
    if (course.player(seat) == kHuman || !staff.hire) continue;
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

std::optional<Outcome<Submitted, Fault>> Table::Inside::judge(const journal::Command& command, Seat by,
                                                              std::uint64_t called) const {
  if (const auto* receipt = called == 0 ? nullptr : receipts.find_command(called))
    return Outcome<Submitted, Fault>(Submitted{.ending = Submitted::Ending::done, .change = receipt->change});
  if (auto fault = course.refuse(command, by)) return Outcome<Submitted, Fault>(std::move(*fault));
  return std::nullopt;
}

Draft Table::Inside::draft_answer(Seat seat, const Action& act, const Answering& question, Timestamp now) const {
  Draft next = draft(now);
  next.act(act, question.decision, question.id);
  next.go_on();
  if (staff.judges_undo) next.judge_openness(seat, match(), act);
  return next;
}

// A stand-in plays on for a seat that resigns; both belong to one change.
Draft Table::Inside::draft_command(const journal::Command& command, Seat by, std::uint64_t called,
                                   Timestamp now) const {
  Draft next = draft(now);
  next.obey(command, by, called);
  if (std::holds_alternative<journal::Resign>(command) && course.player(by) == kHuman)
    next.obey(journal::StandIn{staff.stand_in, by}, journal::kTable, 0);
  if (std::holds_alternative<journal::Undo>(command) || std::holds_alternative<journal::NewRevision>(command))
    next.go_on();
  return next;
}

Outcome<std::uint32_t, Fault> Table::Inside::obey(const journal::Command& command, Seat by, std::uint64_t called,
                                                  Timestamp now) {
  for (int tries = 0; tries < kMostTries; ++tries) {
    if (const auto judged = judge(command, by, called)) {
      if (!*judged) return judged->error();
      return (*judged)->change;
    }
    const auto written = write(draft_command(command, by, called, now));
    if (!written) return written.error();
    if (*written) return **written;
  }
  return Fault{FaultCode::overtaken};
}

Outcome<std::optional<std::uint32_t>, Fault> Table::Inside::write(Draft draft) {
  const journal::Entry last = draft.change().entries.back();
  const std::optional<std::uint32_t> number = last.change;
  const journal::Appended appended = store.append(id, course.chain().seq(), draft.change());
  if (appended.ending == journal::Appended::Ending::done) {
    pending.emplace(std::move(draft));
    confirm();
    return number;
  }
  const bool is_unknown = appended.ending == journal::Appended::Ending::unknown;
  const auto news = catch_up();
  if (!news) return is_unknown ? appended.why : news.error();
  if (news->empty()) return is_unknown ? appended.why : Fault{FaultCode::overtaken};
  const auto is_ours = [&last](const journal::Entry& entry) { return entry.checkpoint == last.checkpoint; };
  return std::ranges::any_of(*news, is_ours) ? number : std::nullopt;
}

void Table::Inside::confirm() {
  for (const journal::Entry& entry : pending->change().entries) receipts.note(entry);
  course = pending->take_course();
  pending.reset();
}

Outcome<std::vector<journal::Entry>, Fault> Table::Inside::catch_up() {
  auto news = store.read(id, course.chain().seq() + 1);
  if (!news) return news.error();
  if (auto fault = follow(news->entries)) return std::move(*fault);
  return std::move(news->entries);
}

std::optional<Fault> Table::Inside::follow(const std::vector<journal::Entry>& news) {
  Course next = course.clone();
  for (const journal::Entry& entry : news)
    if (auto followed = next.follow(entry); !followed) return followed.error();
  for (const journal::Entry& entry : news) receipts.note(entry);
  course = std::move(next);
  return std::nullopt;
}

}  // namespace bell::table
