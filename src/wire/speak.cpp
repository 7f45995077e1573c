// Runs each message through the walk over its fields.
#include "wire/speak.h"

#include <algorithm>
#include <charconv>

#include "wire/parse.h"
#include "wire/reading_walk.h"
#include "wire/writing_walk.h"

namespace bell::wire {
namespace {

template <class Message>
void spell(std::string& out, const Message& message) {
  Ink ink;
  WritingWalk::write_thing(ink, message);
  out.append(ink.bytes());
}

template <class Part>
Spelled<Part> spelled_part(const Part& part) {
  std::string json;
  spell(json, part);
  return Spelled<Part>(std::move(json));
}

template <class Message>
Outcome<Message, Problem> read_message(const Json& json) {
  FirstFault fault;
  ReadingWalk walk{Reader(json, fault)};
  Message message;
  describe(walk, message);
  if (fault) return *fault;
  return message;
}

template <class Message>
Outcome<Message, Problem> read_body(std::string_view body) {
  const auto json = parse(body);
  if (!json) return json.error();
  return read_message<Message>(*json);
}

template <class... Ways>
Outcome<FromClient, Problem> read_one_of(const Json& json, const std::string& kind, const std::variant<Ways...>*) {
  std::optional<Outcome<FromClient, Problem>> result;
  const auto try_way = [&]<class Way>(const Way*) {
    if (kind != Way::kKind) return false;
    auto read = read_message<Way>(json);
    result.emplace(read ? Outcome<FromClient, Problem>(FromClient(std::move(*read))) : read.error());
    return true;
  };
  if ((try_way(static_cast<const Ways*>(nullptr)) || ...)) return std::move(*result);
  FirstFault fault;
  Reader(json, fault).at("do").refuse("unknown", {{"name", wire::quoted(kind)}});
  return *fault;
}

// An answer exactly as our clients write it, which is most of what a server reads. Nothing: anything else, which is for
// the parser.
std::optional<Act> plain_act(std::string_view frame) {
  const auto take = [&frame](std::string_view words) {
    const bool is_next = frame.starts_with(words);
    if (is_next) frame.remove_prefix(words.size());
    return is_next;
  };
  const auto is_plain = [](char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; };
  constexpr std::size_t kDigits = 16;
  if (!take(R"({"do":"act","id":")")) return std::nullopt;
  const auto id = frame_id(frame.substr(0, kDigits));
  if (!id) return std::nullopt;
  frame.remove_prefix(kDigits);
  if (!take(R"(","decision":)")) return std::nullopt;
  Act act{.id = *id};
  const auto [end, error] = std::from_chars(frame.data(), frame.data() + frame.size(), act.decision);
  if (error != std::errc{} || frame.starts_with('0')) return std::nullopt;
  frame.remove_prefix(static_cast<std::size_t>(end - frame.data()));
  if (!take(R"(,"action":")") || !frame.ends_with(R"("})")) return std::nullopt;
  act.action = frame.substr(0, frame.size() - 2);
  return std::ranges::all_of(act.action, is_plain) ? std::optional(std::move(act)) : std::nullopt;
}

}  // namespace

std::string print(FrameId id) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text(16, '0');
  for (std::size_t at = 0; at < text.size(); ++at) text[text.size() - 1 - at] = kDigits[(id.number >> (4 * at)) & 15U];
  return text;
}

std::optional<FrameId> frame_id(std::string_view digits) {
  FrameId id;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), id.number, 16);
  const bool is_whole = digits.size() == 16 && error == std::errc{} && end == digits.data() + digits.size();
  return is_whole && id.number != 0 ? std::optional(id) : std::nullopt;
}

Outcome<FromClient, Problem> read_frame(std::string_view frame) {
  if (frame.size() > kMostFrame) return Problem{"reason.json.many_bytes", Facts{{"most", std::to_string(kMostFrame)}}};
  if (auto act = plain_act(frame)) return FromClient(std::move(*act));
  const auto json = parse(frame);
  if (!json) return json.error();
  FirstFault fault;
  const std::string kind = Reader(*json, fault).at("do").text();
  if (fault) return *fault;
  return read_one_of(*json, kind, static_cast<const FromClient*>(nullptr));
}

void write(std::string& out, const FromClient& message) {
  std::visit([&](const auto& way) { spell(out, way); }, message);
}

void write(std::string& out, const Welcome& message) { spell(out, message); }
void write(std::string& out, const Gathering& message) { spell(out, message); }
void write(std::string& out, const Update& message) { spell(out, message); }
void write(std::string& out, const Done& message) { spell(out, message); }
void write(std::string& out, const No& message) { spell(out, message); }
void write(std::string& out, const Why& message) { spell(out, message); }
void write(std::string& out, const Chat& message) { spell(out, message); }
void write(std::string& out, const Hints& message) { spell(out, message); }
void write(std::string& out, const Beat& message) { spell(out, message); }
void write(std::string& out, const Bye& message) { spell(out, message); }
void write(std::string& out, const About& message) { spell(out, message); }
void write(std::string& out, const Titles& message) { spell(out, message); }
void write(std::string& out, const Tables& message) { spell(out, message); }
void write(std::string& out, const TableCard& message) { spell(out, message); }
void write(std::string& out, const Opened& message) { spell(out, message); }
void write(std::string& out, const Seated& message) { spell(out, message); }
void write(std::string& out, const RuleBook& message) { spell(out, message); }
void write(std::string& out, const ReplayPage& message) { spell(out, message); }
void write(std::string& out, const Certificate& message) { spell(out, message); }
void write(std::string& out, const Analysis& message) { spell(out, message); }
void write(std::string& out, const Relinking& message) { spell(out, message); }
void write(std::string& out, const NewTable& message) { spell(out, message); }
void write(std::string& out, const Sit& message) { spell(out, message); }

Spelled<Told> spelled(const Told& told) { return spelled_part(told); }
Spelled<std::vector<Person>> spelled(const std::vector<Person>& people) { return spelled_part(people); }
Spelled<ClockNow> spelled(const ClockNow& clock) { return spelled_part(clock); }
Spelled<Vote> spelled(const Vote& vote) { return spelled_part(vote); }
Spelled<Over> spelled(const Over& over) { return spelled_part(over); }

Outcome<NewTable, Problem> read_new_table(std::string_view body) { return read_body<NewTable>(body); }
Outcome<Sit, Problem> read_sit(std::string_view body) { return read_body<Sit>(body); }
Outcome<FreeSeat, Problem> read_free_seat(std::string_view body) { return read_body<FreeSeat>(body); }
Outcome<AskRelink, Problem> read_ask_relink(std::string_view body) { return read_body<AskRelink>(body); }
Outcome<SeatBot, Problem> read_seat_bot(std::string_view body) { return read_body<SeatBot>(body); }
Outcome<Mine, Problem> read_mine(std::string_view body) { return read_body<Mine>(body); }
Outcome<Certificate, Problem> read_certificate(std::string_view text) { return read_body<Certificate>(text); }

}  // namespace bell::wire
