// Parses a line: the checkpoint from its end, number and actor from its beginning; the rest is the action.
#include "journal/read_entry.h"

#include <optional>

#include "journal/command.h"
#include "journal/journal.h"
#include "journal/scan.h"

namespace bell::journal {
namespace {

// Removes " #0123456789abcdef" from the end of a line.
bool take_checkpoint_off(std::string_view& text, std::uint64_t& out) {
  const std::size_t mark = text.rfind(" #");
  if (mark == std::string_view::npos) return false;
  std::string_view digits = text.substr(mark + 2);
  if (!take_word(digits, out) || !digits.empty()) return false;
  text = text.substr(0, mark);
  return true;
}

// Removes " {change 2, decision 1, id 9f3c0a11d2e4b567, at 1731780031412}" from the end of the rest.
bool take_circumstances_off(std::string_view& text, Entry& out) {
  const std::size_t mark = text.rfind(" {");
  if (mark == std::string_view::npos) return false;
  std::string_view inner = text.substr(mark);
  if (!take(inner, " {change ") || !take_number(inner, out.change)) return false;
  if (take(inner, ", decision ") && !take_number(inner, out.decision)) return false;
  if (take(inner, ", id ") && !take_word(inner, out.id)) return false;
  if (take(inner, ", at ") && !take_number(inner, out.at.milliseconds)) return false;
  if (inner != "}") return false;
  text = text.substr(0, mark);
  return true;
}

bool take_actor(std::string_view& text, int format, Seat& out) {
  if (take(text, "chance: ")) return out = kChance, true;
  if (format != kOldFormat && take(text, "table: ")) return out = kTable, true;
  int seat = -1;
  if (!take(text, "seat ") || !take_number(text, seat) || seat < 0 || seat >= kMaxSeats || !take(text, ": "))
    return false;
  out = seat_at(seat);
  return true;
}

bool is_next_change(std::uint32_t change, const Entry* last) {
  if (last == nullptr) return change == kOpening + 1;
  return change == last->change || change == last->change + 1;
}

}  // namespace

Outcome<Entry, Fault> read_entry(int format, std::string_view line, const Entry* last) {
  const std::uint32_t expected = last == nullptr ? 1 : last->seq + 1;
  Entry entry;
  std::string_view text = line;
  if (!take_checkpoint_off(text, entry.checkpoint)) return Fault{FaultCode::bad_checkpoint};
  if (!take_number(text, entry.seq) || !take(text, " ")) return Fault{FaultCode::bad_entry};
  if (entry.seq != expected)
    return Fault{FaultCode::wrong_number,
                 {{"expected", std::to_string(expected)}, {"found", std::to_string(entry.seq)}}};
  if (!take_actor(text, format, entry.by)) return Fault{FaultCode::bad_actor};
  entry.change = kOpening + entry.seq;
  if (format == kOldFormat) return entry.action = text, entry;
  if (!take_circumstances_off(text, entry)) return Fault{FaultCode::bad_entry};
  entry.action = text;
  const bool is_of_a_seat = entry.by != kChance && entry.by != kTable;
  const bool may_be_called = entry.decision != 0 || (entry.by != kChance && read_command(entry.by, entry.action));
  if ((entry.decision != 0 && !is_of_a_seat) || (entry.id != 0 && !may_be_called)) return Fault{FaultCode::bad_entry};
  if (!is_next_change(entry.change, last)) return Fault{FaultCode::wrong_change};
  if (entry.by == kTable && !read_command(kTable, entry.action)) return Fault{FaultCode::bad_command};
  if (print(format, entry) != std::string(line) + '\n') return Fault{FaultCode::not_as_written};
  return entry;
}

}  // namespace bell::journal
