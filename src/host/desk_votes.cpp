// What people decide together. Silence is no; nobody is asked twice about the same.
#include <limits>

#include "host/desk.h"
#include "host/guest.h"
#include "host/words.h"

namespace bell::host {

// People who play their own seat. Bots and empty seats do not vote.
SeatMask Desk::voters(Seat but) const {
  SeatMask asked;
  for (const Seat seat : seats_of(table_->seats()))
    if (seat != but && table_->is_human(seat) && !table_->resigned().has(seat)) asked.add(seat);
  return asked;
}

void Desk::call_vote(wire::VoteKind kind, Seat seat, std::chrono::milliseconds lasting, std::uint32_t entry) {
  SeatMask asked = voters(seat);
  if (kind == wire::VoteKind::absent) {  // who is not here is not asked: everyone present agrees
    SeatMask here;
    for (const Seat each : asked)
      if (is_here(each)) here.add(each);
    asked = here;
  }
  poll_ = Poll{.number = ++polls_,
               .kind = kind,
               .seat = seat,
               .ends = {house_.now().milliseconds + lasting.count()},
               .asked = asked,
               .entry = entry};
  tell_all();
  set_timer();
}

void Desk::vote(Guest& guest, const wire::CastVote& cast) {
  const auto no = [&](std::string_view code) {
    wire::No refused = refusal(guest.lang, code);
    refused.id = cast.id;
    guest.say(refused);
  };
  if (!poll_ || poll_->number != cast.vote) return no("no_vote");
  if (!poll_->asked.has(guest.seat())) return no("not_asked");
  guest.say(wire::Done{cast.id, table_->change()});
  if (cast.yes) {
    poll_->yes.add(guest.seat());
    tell_all();
    return count_votes();
  }
  if (poll_->kind == wire::VoteKind::revision) return;  // may still agree later
  poll_.reset();
  tell_all();
}

void Desk::count_votes() {
  if (!poll_ || poll_->yes != poll_->asked) return;
  const Poll agreed = *poll_;
  poll_.reset();
  switch (agreed.kind) {
    case wire::VoteKind::undo:
      enqueue({.propose = [this, agreed]() -> std::optional<Result> {
                 if (table_->undo_way(agreed.seat) == table::UndoWay::no) return Fault{FaultCode::no_undo, {}};
                 return table_->propose(journal::Undo{agreed.entry}, agreed.seat, 0, house_.now());
               },
               .ended = [](const Result&) {}});
      break;
    case wire::VoteKind::absent:
      order(journal::StandIn{house_.staff.manners.stand_in_bot, agreed.seat});
      break;
    case wire::VoteKind::revision:
      order(journal::NewRevision{table_->known_revision()});
      break;
    case wire::VoteKind::relink:
      break;
  }
  tell_all();
}

// Other rules began this match: its people say whether it goes on by ours.
void Desk::ask_revision() {
  if (poll_ && poll_->kind == wire::VoteKind::revision) return;
  call_vote(wire::VoteKind::revision, kNoSeat, std::chrono::hours(24 * 365), 0);
  count_votes();  // if there is nobody to ask
}

}  // namespace bell::host
