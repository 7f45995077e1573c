// A match written down: tags for the setup and the players, then one decision or chance event per line, each with a
// checkpoint. This room knows the form of the lines, not their meaning. Full description: docs/journal-format.md.
//
//   [Bell "2"]                        format of the file
//   [Title "…"]
//   [Revision "1"]                    of the title's rules
//   [Players "3"]
//   [Module "…"] [Option "rounds=3"] [Component "…=[…]"]   as often as needed, one tag per line
//   [Seat0 "human"] [Seat1 "broker"] …                      who plays
//   begin #5d1f…                      the checkpoint of the lines above
//   1 chance: remove honey {change 2, at 1731780000000} #1f0c…
//   2 seat 0: play C7 {change 3, decision 2, id 9f3c0a11d2e4b567, at 1731780031412} #54e2…
//   end 2 #54e2…                      only when the match is over: the number of entries and the last checkpoint
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "journal/entry.h"
#include "kernel/fault.h"
#include "kernel/outcome.h"
#include "kernel/setup.h"

namespace bell::journal {

// Format 1 had neither changes nor commands, and the players were not in the chain. It can still be read, and a match
// begun in it continues in it.
inline constexpr int kOldFormat = 1;
inline constexpr int kFormat = 2;

struct Header {
  int format = kFormat;
  Setup setup;
  int revision = 0;                    // of the title's rules
  std::vector<std::string> players{};  // by seat: "human", or a bot's name; may have fewer entries than there are seats
  friend bool operator==(const Header&, const Header&) = default;
};

struct Journal {
  Header header;
  std::vector<Entry> entries;
  bool is_finished = false;  // it has its closing line
  std::size_t length = 0;    // bytes of whole lines; a torn last line is not counted
};

std::string print(const Header& header);
std::string print(int format, const Entry& entry);
std::string print_end(std::uint32_t entries, std::uint64_t checkpoint);

// Parses the whole text, or names the first line that is wrong. A last line without its line end was torn while being
// written.
enum class TornEnd { refuse, leave_out };
Outcome<Journal, Fault> parse(std::string_view text, TornEnd torn_end);
// The same from a file. Reads at most kMostBytes, and only regular files that begin like a journal.
inline constexpr std::size_t kMostBytes = std::size_t{16} << 20U;
Outcome<Journal, Fault> read(const std::string& path, TornEnd torn_end);

// Numbers entries and chains their checkpoints. The chain begins with the header; every entry adds its own line and the
// hash of the position after it. So an edit anywhere changes all later checkpoints.
class Chain {
 public:
  explicit Chain(const Header& header);
  std::uint32_t seq() const { return seq_; }  // of the latest entry
  std::uint64_t checkpoint() const { return checkpoint_; }
  int format() const { return format_; }

  // Accepts an entry written under other rules without checking it.
  void trust(const Entry& entry) {
    seq_ = entry.seq;
    checkpoint_ = entry.checkpoint;
  }
  // Gives the entry its number and its checkpoint; it becomes the latest.
  Entry add(Entry entry, std::uint64_t position_hash);

 private:
  int format_;
  std::uint32_t seq_ = 0;
  std::uint64_t checkpoint_;
};

}  // namespace bell::journal
