// Votes. Not voting counts as no. A vote is kept in the table's record, so the first node to change the record decides
// it.
#include "deal/deal.h"
#include "host/desk.h"
#include "host/guest.h"
#include "host/words.h"

namespace bell::host {
namespace {

constexpr std::chrono::hours kForAYear{24 * 365};

}  // namespace

// People who play their own seat. Bots and empty seats do not vote.
SeatMask Desk::voters(Seat but) const {
  SeatMask asked;
  for (const Seat seat : seats_of(table_->seats()))
    if (seat != but && table_->is_human(seat) && !table_->resigned().has(seat)) asked.add(seat);
  return asked;
}

// All people but one, including those replaced by a bot for now: the seat is still theirs to give away.
SeatMask Desk::owners(Seat but) const {
  SeatMask asked;
  for (const Seat seat : seats_of(table_->seats())) {
    const bool is_person = record_.seats[static_cast<std::size_t>(index(seat))].kind == Sitting::person;
    if (seat != but && is_person && !table_->resigned().has(seat)) asked.add(seat);
  }
  return asked;
}

void Desk::call_vote(Poll wanted, std::chrono::milliseconds lasting, const std::string& lang, const Voted& done) {
  const auto calling = [this, wanted, lasting, lang](TableRecord& next, Register::Along&) -> std::optional<wire::No> {
    const Poll last = Poll::from(next.poll);
    if (last.is_open(house_.now())) return refusal(lang, "vote_running");
    Poll poll = wanted;
    poll.number = last.number + 1;
    poll.is_on = true;
    poll.ends = {house_.now().milliseconds + lasting.count()};
    poll.not_before = last.not_before;
    next.poll = poll.text();
    return std::nullopt;
  };
  edit(calling, lang, [this, self = shared_from_this(), done](std::optional<wire::No> no) {
    done(std::move(no));
    count_votes();
    set_timer();
  });
}

// Closes a vote that did not pass. If it was about giving a seat away, it cannot be called again at once.
void Desk::drop_vote(std::uint32_t number) {
  const auto dropping = [this, number](TableRecord& next, Register::Along&) -> std::optional<wire::No> {
    Poll poll = Poll::from(next.poll);
    if (!poll.is_on || poll.number != number) return std::nullopt;
    poll.is_on = false;
    if (poll.kind == wire::VoteKind::relink)
      poll.not_before = {house_.now().milliseconds +
                         std::chrono::milliseconds(house_.staff.timings.relink_again).count()};
    next.poll = poll.text();
    return std::nullopt;
  };
  edit(dropping, "en", [](const std::optional<wire::No>&) {});
}

void Desk::vote(const std::shared_ptr<Guest>& guest, const wire::CastVote& cast) {
  const auto voting = [this, guest, cast](TableRecord& next, Register::Along&) -> std::optional<wire::No> {
    Poll poll = Poll::from(next.poll);
    if (!poll.is_open(house_.now()) || poll.number != cast.vote) return refusal(guest->lang, "no_vote");
    // The person whose link is said to be lost may object.
    const bool is_owners_no = poll.kind == wire::VoteKind::relink && guest->seat() == poll.seat && !cast.yes;
    if (!poll.asked.has(guest->seat()) && !is_owners_no) return refusal(guest->lang, "not_asked");
    if (cast.yes) poll.yes.add(guest->seat());
    next.poll = poll.text();
    return std::nullopt;
  };
  edit(voting, guest->lang, [this, self = shared_from_this(), guest, cast](std::optional<wire::No> no) {
    if (no) {
      no->id = cast.id;
      return guest->say(*no);
    }
    guest->say(wire::Done{cast.id, table_->change()});
    if (cast.yes) return count_votes();
    const Poll poll = this->poll();
    if (poll.kind != wire::VoteKind::revision) drop_vote(cast.vote);  // people may still agree to new rules later
  });
}

// The node that removes an agreed vote from the record carries it out, so it happens exactly once.
void Desk::count_votes() {
  const Poll agreed = poll();
  if (!agreed.is_agreed()) return;
  const auto closing = [agreed](TableRecord& next, Register::Along&) -> std::optional<wire::No> {
    Poll poll = Poll::from(next.poll);
    if (!poll.is_agreed() || poll.number != agreed.number) return refusal("en", "no_vote");
    poll.is_on = false;
    if (poll.kind == wire::VoteKind::relink)
      next.seats[static_cast<std::size_t>(index(poll.seat))].token_hash = poll.token_hash;
    poll.token_hash.clear();
    next.poll = poll.text();
    return std::nullopt;
  };
  edit(closing, "en", [this, self = shared_from_this(), agreed](const std::optional<wire::No>& no) {
    if (!no) carry_out(agreed);
  });
}

void Desk::carry_out(const Poll& agreed) {
  switch (agreed.kind) {
    case wire::VoteKind::undo:
      enqueue({.propose = [this, agreed]() -> std::optional<Result> {
                 if (table_->undo_way(agreed.seat) == table::UndoWay::no) return Fault{FaultCode::no_undo, {}};
                 return table_->propose(journal::Undo{agreed.entry}, agreed.seat, 0, house_.now());
               },
               .ended = [](const Result&) {}});
      break;
    case wire::VoteKind::absent:
      order(journal::StandIn{house_.staff.timings.stand_in_bot, agreed.seat});
      break;
    case wire::VoteKind::revision:
      order(journal::NewRevision{table_->known_revision()});
      break;
    case wire::VoteKind::relink:
      tell_of_relink(agreed.seat);
      break;
  }
}

// Closes a vote that a move has overtaken or whose time is up.
void Desk::look_at_vote() {
  const Poll poll = this->poll();
  if (!poll.is_on) return;
  const bool is_overtaken =
      table_ && poll.kind == wire::VoteKind::undo && table_->last_answer(poll.seat) != poll.entry && !poll.is_agreed();
  if (is_overtaken || !poll.is_open(house_.now())) drop_vote(poll.number);
}

// The match began under other rules: its people decide whether it continues under ours.
void Desk::ask_revision() {
  if (const Poll poll = this->poll(); poll.is_open(house_.now()) && poll.kind == wire::VoteKind::revision) return;
  call_vote({.kind = wire::VoteKind::revision, .asked = voters(kNoSeat)}, kForAYear, "en",
            [](const std::optional<wire::No>&) {});
}

}  // namespace bell::host
