// Parses journals. The form of every line is checked here, its meaning by the replay.
#include <map>
#include <optional>
#include <utility>

#include "journal/journal.h"
#include "journal/read_entry.h"
#include "journal/scan.h"

namespace bell::journal {
namespace {

using MaybeFault = std::optional<Fault>;

bool unquote(std::string_view text, std::string& out) {
  if (text.size() < 2 || text.front() != '"' || text.back() != '"') return false;
  text = text.substr(1, text.size() - 2);
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '"') return false;
    if (text[at] == '\\' && ++at == text.size()) return false;
    out += text[at];
  }
  return true;
}

MaybeFault set_pair(std::map<std::string, std::string>& pairs, std::string_view tag, const std::string& text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string::npos) return Fault{FaultCode::tag_needs_pair, {{"tag", std::string(tag)}}};
  pairs[text.substr(0, equals)] = text.substr(equals + 1);
  return std::nullopt;
}

MaybeFault set_number(int& into, std::string_view tag, const std::string& text) {
  if (is_number(text, into)) return std::nullopt;
  return Fault{FaultCode::tag_needs_number, {{"tag", std::string(tag)}}};
}

class Reader {
 public:
  // Without its line end.
  MaybeFault line(const std::string_view raw, int number) {
    std::string_view text = raw;
    if ((number == 1 || is_old()) && text.ends_with('\r')) text.remove_suffix(1);
    if (number == 1 && !text.starts_with("[Bell \"")) return Fault{FaultCode::not_ours};
    if (has_control(text)) return Fault{FaultCode::control_character};
    if (journal_.is_finished) return Fault{FaultCode::after_end};
    if (is_old() && text.empty()) return std::nullopt;
    if (text.starts_with('[')) return is_header_ ? tag(raw, text) : Fault{FaultCode::late_tag};
    if (is_header_ && !is_old()) return beginning(text);
    if (is_header_)
      if (const MaybeFault fault = whole_header()) return fault;
    is_header_ = false;
    return text.starts_with("end ") ? closing(text) : entry(text, number);
  }
  MaybeFault finish() const {
    if (header_text_.empty()) return Fault{FaultCode::not_ours};
    if (const MaybeFault fault = whole_header()) return fault;
    if (is_header_ && !is_old()) return Fault{FaultCode::no_beginning};
    return std::nullopt;
  }
  Journal result() { return std::move(journal_); }

 private:
  bool is_old() const { return journal_.header.format == kOldFormat; }

  MaybeFault tag(std::string_view raw, std::string_view text) {
    header_text_.append(raw).append("\n");
    text.remove_prefix(1);
    const std::size_t space = text.find(' ');
    if (space == std::string_view::npos || !text.ends_with("\"]")) return Fault{FaultCode::bad_tag};
    std::string value;
    if (!unquote(text.substr(space + 1, text.size() - space - 2), value)) return Fault{FaultCode::bad_tag};
    return set(text.substr(0, space), value);
  }

  MaybeFault set(std::string_view name, const std::string& value) {
    Header& header = journal_.header;
    if (name == "Bell" && !std::exchange(has_format_, true)) {
      if (is_number(value, header.format) && (header.format == kOldFormat || header.format == kFormat))
        return std::nullopt;
      return Fault{FaultCode::other_format, {{"format", value}}};
    }
    if (name == "Title") return header.setup.title = value, std::nullopt;
    if (name == "Module") return header.setup.modules.push_back(value), std::nullopt;
    if (name == "Option") return set_pair(header.setup.options, name, value);
    if (name == "Component") return set_pair(header.setup.components, name, value);
    if (name == "Revision") return set_number(header.revision, name, value);
    if (name == "Players") return set_number(header.setup.seats, name, value);
    if (name == "Seat" + std::to_string(header.players.size())) return header.players.push_back(value), std::nullopt;
    if (name.starts_with("Seat")) return Fault{FaultCode::seats_out_of_order};
    return Fault{FaultCode::unknown_tag, {{"tag", std::string(name)}}};
  }

  MaybeFault whole_header() const {
    if (journal_.header.setup.title.empty()) return Fault{FaultCode::missing_tag, {{"tag", "Title"}}};
    if (journal_.header.revision == 0) return Fault{FaultCode::missing_tag, {{"tag", "Revision"}}};
    if (journal_.header.setup.seats == 0) return Fault{FaultCode::missing_tag, {{"tag", "Players"}}};
    return std::nullopt;
  }

  // The hash covers the header as we would print it, so the tags must be written exactly like that.
  MaybeFault beginning(std::string_view text) {
    if (const MaybeFault fault = whole_header()) return fault;
    std::uint64_t checkpoint = 0;
    std::string_view digits = text;
    if (!take(digits, "begin #") || !take_word(digits, checkpoint) || !digits.empty())
      return Fault{FaultCode::bad_beginning};
    if (checkpoint != Chain(journal_.header).checkpoint()) return Fault{FaultCode::edited_header};
    if (header_text_.append(text).append("\n") != print(journal_.header)) return Fault{FaultCode::not_as_written};
    is_header_ = false;
    return std::nullopt;
  }

  MaybeFault entry(std::string_view text, int number) {
    const Entry* last = journal_.entries.empty() ? nullptr : &journal_.entries.back();
    auto entry = read_entry(journal_.header.format, text, last);
    if (!entry) return entry.error();
    entry->line = number;
    journal_.entries.push_back(std::move(*entry));
    return std::nullopt;
  }

  MaybeFault closing(const std::string_view line) {
    std::uint32_t count = 0;
    std::uint64_t checkpoint = 0;
    std::string_view text = line;
    if (!take(text, "end ") || !take_number(text, count) || !take(text, " #") || !take_word(text, checkpoint) ||
        !text.empty())
      return Fault{FaultCode::bad_end};
    if (count != journal_.entries.size())
      return Fault{FaultCode::wrong_count,
                   {{"said", std::to_string(count)}, {"counted", std::to_string(journal_.entries.size())}}};
    if (count > 0 && checkpoint != journal_.entries.back().checkpoint) return Fault{FaultCode::wrong_end};
    if (!is_old() && std::string(line) + '\n' != print_end(count, checkpoint)) return Fault{FaultCode::not_as_written};
    journal_.is_finished = true;
    return std::nullopt;
  }

  Journal journal_;
  bool has_format_ = false;
  bool is_header_ = true;
  std::string header_text_;
};

}  // namespace

Outcome<Journal, Fault> parse(std::string_view text, TornEnd torn_end) {
  Reader reader;
  const std::size_t size = text.size();
  int number = 0;
  const auto at_line = [&number](const Fault& fault) { return fault.with("line", std::to_string(number)); };
  while (!text.empty()) {
    ++number;
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos && torn_end == TornEnd::leave_out) break;
    if (end == std::string_view::npos) return at_line(Fault{FaultCode::torn});
    if (const MaybeFault fault = reader.line(text.substr(0, end), number)) return at_line(*fault);
    text.remove_prefix(end + 1);
  }
  if (const MaybeFault fault = reader.finish()) return at_line(*fault);
  Journal journal = reader.result();
  journal.length = size - text.size();
  return journal;
}

}  // namespace bell::journal
