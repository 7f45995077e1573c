// A match written down: tag pairs for the order form, then one decision or stroke of luck a line, each with a
// checkpoint. This room knows the form of the lines, not their meaning.
//
//   [Bell "1"]                        format of the file
//   [Title "stonks"]
//   [Revision "1"]                    revision of the title's rules
//   [Players "3"]
//   [Seat0 "you"] [Seat1 "broker"] …  who plays, one tag a line
//   [Module "…"] [Option "rounds=3"] [Component "shares=[…]"]   as often as needed
//
//   1 chance: remove honey #1f0c…     sequence number, actor, action, checkpoint (16 hex digits)
//   2 seat 0: play C7 #…
//   end 212 #…                        only when the match is over: the number of lines and the last checkpoint
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/outcome.h"
#include "kernel/problem.h"
#include "kernel/rules_revision.h"
#include "kernel/seat.h"
#include "kernel/setup.h"

namespace bell::journal {

inline constexpr int kFormat = 1;

struct Header {
  Setup setup;
  int rules_revision = kRulesRevision;
  std::vector<std::string> players;  // by seat; may be shorter than the table
  friend bool operator==(const Header&, const Header&) = default;
};

struct Entry {
  std::uint32_t seq = 0;  // 1 is the first
  Seat by = kChance;
  std::string action;  // in the title's notation
  std::uint64_t checkpoint = 0;
  int line = 0;  // where it stood in the file
};

struct Journal {
  Header header;
  std::vector<Entry> entries;
  bool is_finished = false;  // the closing line is there
  std::size_t length = 0;    // bytes of the whole lines, a torn end not counted
};

std::string print(const Header& header);
std::string print(const Entry& entry);
std::string print_end(std::uint32_t entries, std::uint64_t checkpoint);

// The whole text, or the first line that is wrong and why. A last line without its line end was cut while being
// written: it is left out if `tolerate_torn_end`, refused otherwise.
enum class TornEnd { refuse, leave_out };
Outcome<Journal, Problem> parse(std::string_view text, TornEnd torn_end);
Outcome<Journal, Problem> read(const std::string& path, TornEnd torn_end);

// The chain of checkpoints: it starts with the header, and each position adds its hash. So an edit anywhere shows.
std::uint64_t first_checkpoint(const Header& header);
std::uint64_t next_checkpoint(std::uint64_t before, std::uint64_t position_hash);

}  // namespace bell::journal
