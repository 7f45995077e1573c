// Reading a journal: the form of every line is checked here, its meaning where it is replayed.
#include <cerrno>
#include <charconv>
#include <cstring>
#include <fstream>
#include <sstream>

#include "journal/journal.h"

namespace bell::journal {
namespace {

using Fault = std::optional<std::string>;  // why a line is wrong

bool take(std::string_view& text, std::string_view prefix) {
  if (!text.starts_with(prefix)) return false;
  text.remove_prefix(prefix.size());
  return true;
}

template <class Number>
bool take_number(std::string_view& text, Number& out, int base = 10) {
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), out, base);
  if (fault != std::errc{}) return false;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return true;
}

template <class Number>
bool is_number(std::string_view text, Number& out) {
  return take_number(text, out) && text.empty();
}

constexpr std::size_t kCheckpointDigits = 16;

// " #0123456789abcdef" at the end of a line.
bool take_checkpoint_off(std::string_view& text, std::uint64_t& out) {
  const std::size_t mark = text.rfind(" #");
  if (mark == std::string_view::npos) return false;
  std::string_view digits = text.substr(mark + 2);
  if (digits.size() != kCheckpointDigits || !take_number(digits, out, 16) || !digits.empty()) return false;
  text = text.substr(0, mark);
  return true;
}

class Reader {
 public:
  Fault line(std::string_view text, int number) {
    if (journal_.is_finished) return "nothing may follow the closing line";
    if (text.empty()) return std::nullopt;
    if (text.front() == '[') return tag(text);
    if (number == 1 || !has_format_) return "this is not a journal of ours: it must begin with [Bell \"1\"]";
    if (text.starts_with("end ")) return closing(text);
    return entry(text, number);
  }
  Fault finish() const {
    if (!has_format_) return "this is not a journal of ours: it must begin with [Bell \"1\"]";
    if (journal_.header.setup.title.empty()) return "the tag [Title \"…\"] is missing";
    if (journal_.header.setup.seats == 0) return "the tag [Players \"…\"] is missing";
    return std::nullopt;
  }
  Journal result() { return std::move(journal_); }

 private:
  Fault tag(std::string_view text) {
    if (!journal_.entries.empty()) return "tags must stand before the first action";
    text.remove_prefix(1);
    const std::size_t space = text.find(' ');
    if (space == std::string_view::npos || !text.ends_with("\"]")) return "a tag reads [Name \"value\"]";
    const std::string_view name = text.substr(0, space);
    std::string_view rest = text.substr(space + 1, text.size() - space - 2);
    std::string value;
    if (!unquote(rest, value)) return "a tag reads [Name \"value\"]";
    return set(name, value);
  }

  static bool unquote(std::string_view text, std::string& out) {
    if (text.size() < 2 || text.front() != '"' || text.back() != '"') return false;
    text = text.substr(1, text.size() - 2);
    for (std::size_t at = 0; at < text.size(); ++at) {
      if (text[at] == '"') return false;
      if (text[at] == '\\' && ++at == text.size()) return false;
      out += text[at];
    }
    return true;
  }

  Fault set(std::string_view name, const std::string& value) {
    Header& header = journal_.header;
    if (name == "Bell") {
      int format = 0;
      if (!is_number(value, format) || format != kFormat) return "format " + value + " is not known to this version";
      has_format_ = true;
      return std::nullopt;
    }
    if (!has_format_) return "this is not a journal of ours: it must begin with [Bell \"1\"]";
    if (name == "Title") return header.setup.title = value, std::nullopt;
    if (name == "Module") return header.setup.modules.push_back(value), std::nullopt;
    if (name == "Option") return set_pair(header.setup.options, value);
    if (name == "Component") return set_pair(header.setup.components, value);
    if (name == "Revision") return is_number(value, header.rules_revision) ? Fault{} : "Revision needs a number";
    if (name == "Players") return is_number(value, header.setup.seats) ? Fault{} : "Players needs a number";
    if (name.starts_with("Seat")) return header.players.push_back(value), std::nullopt;
    return "the tag " + std::string(name) + " is not known";
  }

  static Fault set_pair(std::map<std::string, std::string>& pairs, const std::string& text) {
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos) return "this tag needs key=value";
    pairs[text.substr(0, equals)] = text.substr(equals + 1);
    return std::nullopt;
  }

  Fault entry(std::string_view text, int number) {
    Entry entry;
    entry.line = number;
    if (!take_checkpoint_off(text, entry.checkpoint)) return "the checkpoint (# and 16 hex digits) is missing or cut";
    if (!take_number(text, entry.seq) || !take(text, " ")) return "an action reads: number actor: action #checkpoint";
    if (entry.seq != journal_.entries.size() + 1)
      return "action " + std::to_string(journal_.entries.size() + 1) + " is expected here, not " +
             std::to_string(entry.seq);
    if (!take(text, "chance: ")) {
      int seat = -1;
      if (!take(text, "seat ") || !take_number(text, seat) || seat < 0 || seat >= kMaxSeats || !take(text, ": "))
        return "the actor must be chance or a seat from 0 to 4";
      entry.by = seat_at(seat);
    }
    entry.action = text;
    journal_.entries.push_back(entry);
    return std::nullopt;
  }

  Fault closing(std::string_view text) {
    std::uint64_t checkpoint = 0;
    std::uint32_t count = 0;
    if (!take_checkpoint_off(text, checkpoint) || !take(text, "end ") || !is_number(text, count))
      return "the closing line reads: end number #checkpoint";
    if (count != journal_.entries.size())
      return "the closing line counts " + std::to_string(count) + " actions, but there are " +
             std::to_string(journal_.entries.size());
    if (count > 0 && checkpoint != journal_.entries.back().checkpoint)
      return "the closing checkpoint is not that of the last action";
    journal_.is_finished = true;
    return std::nullopt;
  }

  Journal journal_;
  bool has_format_ = false;
};

Problem at_line(int number, const std::string& why) { return {"line " + std::to_string(number) + ": " + why + "."}; }

}  // namespace

Outcome<Journal, Problem> parse(std::string_view text, TornEnd torn_end) {
  Reader reader;
  const std::size_t size = text.size();
  int number = 0;
  while (!text.empty()) {
    ++number;
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos && torn_end == TornEnd::leave_out) break;
    if (end == std::string_view::npos) return at_line(number, "the last line was cut while being written");
    std::string_view line = text.substr(0, end);
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (const Fault fault = reader.line(line, number)) return at_line(number, *fault);
    text.remove_prefix(end + 1);
  }
  if (const Fault fault = reader.finish()) return at_line(number, *fault);
  Journal journal = reader.result();
  journal.length = size - text.size();
  return journal;
}

Outcome<Journal, Problem> read(const std::string& path, TornEnd torn_end) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return Problem{path + " can't be read: " + std::strerror(errno) + "."};
  std::ostringstream text;
  text << file.rdbuf();
  if (file.bad()) return Problem{path + " can't be read: " + std::strerror(errno) + "."};
  auto journal = parse(text.view(), torn_end);
  if (!journal) return Problem{path + ", " + journal.error().text};
  return journal;
}

}  // namespace bell::journal
