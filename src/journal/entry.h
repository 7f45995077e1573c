// One line of a journal: who did what, when, in answer to which question, and the checkpoint after it.
#pragma once

#include <cstdint>
#include <string>

#include "kernel/seat.h"
#include "kernel/timestamp.h"

namespace bell::journal {

// The table itself, by a command: a bot takes a seat, a clock is corrected.
inline constexpr Seat kTable{0xFD};

inline constexpr std::uint32_t kOpening = 1;

struct Entry {
  std::uint32_t seq = 0;     // starts at 1
  std::uint32_t change = 0;  // the number of the append that wrote it; kOpening is the first
  Seat by = kChance;         // a seat, kChance or kTable
  std::string action;        // in the title's notation, or a command
  // Which question it answers: the change that asked this seat. 0: nobody was asked.
  std::uint32_t decision = 0;
  std::uint64_t id = 0;  // chosen by the player, so that a repeated answer is recognised; 0: none
  Timestamp at{};        // never earlier than the entry before
  std::uint64_t checkpoint = 0;
  int line = 0;  // its line in the file
};

}  // namespace bell::journal
