// A vote of the people at a table. It is kept with the table, so that it is the same at every node and after a restart.
#pragma once

#include <cstdint>
#include <string>

#include "kernel/seat.h"
#include "kernel/timestamp.h"
#include "wire/to_client.h"

namespace bell::host {

struct Poll {
  std::uint32_t number = 0;  // of the last one, also when none is on; 0: there was none
  bool is_on = false;
  wire::VoteKind kind{};
  Seat seat = kNoSeat;  // whom it is about
  Timestamp ends{};
  SeatMask yes{};
  SeatMask asked{};
  std::uint32_t entry = 0;   // what is to be taken back
  std::string token_hash{};  // of the new link
  Timestamp not_before{};    // the next question for a new link: who said no is not asked again at once

  bool is_open(Timestamp now) const { return is_on && now < ends; }
  bool is_agreed() const { return is_on && yes == asked; }

  std::string text() const;
  // Of a text that is none of ours: no vote.
  static Poll from(const std::string& text);
};

}  // namespace bell::host
