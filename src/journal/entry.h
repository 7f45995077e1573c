// One line of a journal: who did what, when, in answer to what, and the checkpoint after it.
#pragma once

#include <cstdint>
#include <string>

#include "kernel/seat.h"
#include "kernel/timestamp.h"

namespace bell::journal {

// The table itself acts, by a command: a bot takes a seat, a clock is put right.
inline constexpr Seat kTable{0xFD};

inline constexpr std::uint32_t kOpening = 1;

struct Entry {
  std::uint32_t seq = 0;     // 1 is the first
  std::uint32_t change = 0;  // of the table: what one append writes. kOpening was the first, the opening itself
  Seat by = kChance;         // a seat, kChance or kTable
  std::string action;        // in the title's notation, or a command
  // Which question it answers: the change that put it to this seat. 0: nobody was asked.
  std::uint32_t decision = 0;
  std::uint64_t id = 0;  // chosen by whoever answered, to recognise the same answer when it comes again; 0: none
  Timestamp at{};        // never before the entry before
  std::uint64_t checkpoint = 0;
  int line = 0;  // where it stood in the file
};

}  // namespace bell::journal
