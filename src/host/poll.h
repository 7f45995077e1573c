// A vote of the people at a table. Kept in the table's record, so that it is the same at every node and after a
// restart.
#pragma once

#include <cstdint>
#include <string>

#include "kernel/seat.h"
#include "kernel/timestamp.h"
#include "wire/to_client.h"

namespace bell::host {

struct Poll {
  std::uint32_t number = 0;  // of the latest one, running or not; 0: there was none
  bool is_on = false;
  wire::VoteKind kind{};
  Seat seat = kNoSeat;  // whom it is about
  Timestamp ends{};
  SeatMask yes{};
  SeatMask asked{};
  std::uint32_t entry = 0;   // the entry to take back
  std::string token_hash{};  // of the new link
  Timestamp not_before{};    // no vote on a new link before this: after a no it cannot be called again at once

  bool is_open(Timestamp now) const { return is_on && now < ends; }
  bool is_agreed() const { return is_on && yes == asked; }

  std::string text() const;
  // Returns an empty poll if the text is not in our format.
  static Poll from(const std::string& text);
};

}  // namespace bell::host
