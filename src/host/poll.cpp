// Stores a vote as numbers separated by blanks.
#include "host/poll.h"

#include <sstream>

namespace bell::host {
namespace {

constexpr int kKinds = 4;

unsigned bits_of(SeatMask seats) {
  unsigned bits = 0;
  for (const Seat seat : seats) bits |= 1U << static_cast<unsigned>(index(seat));
  return bits;
}

SeatMask seats_in(unsigned bits) {
  SeatMask seats;
  for (const Seat seat : seats_of(kMaxSeats))
    if ((bits >> static_cast<unsigned>(index(seat)) & 1U) != 0) seats.add(seat);
  return seats;
}

}  // namespace

std::string Poll::text() const {
  std::ostringstream text;
  text << number << ' ' << is_on << ' ' << static_cast<int>(kind) << ' ' << index(seat) << ' ' << ends.milliseconds
       << ' ' << bits_of(yes) << ' ' << bits_of(asked) << ' ' << entry << ' ' << not_before.milliseconds << ' '
       << token_hash;
  return text.str();
}

Poll Poll::from(const std::string& text) {
  if (text.empty()) return {};
  std::istringstream words(text);
  Poll poll;
  int kind = 0;
  int place = 0;
  unsigned said_yes = 0;
  unsigned are_asked = 0;
  words >> poll.number >> poll.is_on >> kind >> place >> poll.ends.milliseconds >> said_yes >> are_asked >>
      poll.entry >> poll.not_before.milliseconds;
  if (!words || kind < 0 || kind >= kKinds) return {};
  words >> poll.token_hash;  // may be missing
  poll.kind = static_cast<wire::VoteKind>(kind);
  poll.seat = seat_at(place);
  poll.yes = seats_in(said_yes);
  poll.asked = seats_in(are_asked);
  return poll;
}

}  // namespace bell::host
