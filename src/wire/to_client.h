// Messages to clients on their sockets: one object per frame; `is` names the kind.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "kernel/rule.h"
#include "view/choice.h"
#include "view/describe.h"
#include "wire/from_client.h"
#include "wire/house.h"
#include "wire/lobby.h"
#include "wire/spelled.h"

namespace bell::wire {

inline constexpr std::int32_t kProtocol = 1;

struct Welcome {
  static constexpr std::string_view kType = "Welcome";
  std::string build{};
  std::string table{};
  Seat seat = kNoSeat;
  bool opener = false;
  std::string epoch{};
  std::int64_t now = 0;
  HouseLimits limits{};
};
template <class Walk, OneOf<Welcome> T>
void describe(Walk& walk, T& welcome) {
  walk.tag("is", "welcome");
  walk.told("protocol", kProtocol);
  walk("build", welcome.build);
  walk("table", welcome.table);
  walk("seat", welcome.seat);
  walk("opener", welcome.opener);
  walk("epoch", welcome.epoch);
  walk("now", welcome.now);
  walk("limits", welcome.limits);
}

struct Gathering {
  static constexpr std::string_view kType = "Gathering";
  TableCard card{};
  bool open_nonces = false;
};
template <class Walk, OneOf<Gathering> T>
void describe(Walk& walk, T& gathering) {
  walk.tag("is", "gathering");
  walk("card", gathering.card);
  walk("open_nonces", gathering.open_nonces);
}

// A fact with its sentence; `text` is empty if there is nothing to say.
struct Told {
  static constexpr std::string_view kType = "Told";
  std::uint32_t change = 0;
  std::string text{};
  AnySeenEvent fact{};
};
template <class Walk, OneOf<Told> T>
void describe(Walk& walk, T& told) {
  walk("change", told.change);
  walk("text", told.text);
  walk.fields(told.fact);
}

struct OfferedChoice {
  static constexpr std::string_view kType = "OfferedChoice";
  std::string text{};
  Choice choice{};
};
template <class Walk, OneOf<OfferedChoice> T>
void describe(Walk& walk, T& offered) {
  walk("text", offered.text);
  walk.fields(offered.choice);
}

struct TurnOf {
  static constexpr std::string_view kType = "TurnOf";
  SeatMask seats{};
  std::optional<std::uint32_t> decision{};
  std::string step{};
  Rule rule = Rule::none;
  std::string text{};
  std::string help{};
  std::optional<std::int64_t> deadline{};
};
template <class Walk, OneOf<TurnOf> T>
void describe(Walk& walk, T& turn) {
  walk("seats", turn.seats);
  walk.or_null("decision", turn.decision);
  walk("step", turn.step);
  walk("rule", turn.rule);
  walk("text", turn.text);
  walk("help", turn.help);
  walk.or_null("deadline", turn.deadline);
}

enum class ClockKind : std::uint8_t { live, days };
struct ClockNow {
  static constexpr std::string_view kType = "ClockNow";
  ClockKind kind{};
  std::int32_t move = 0;                            // seconds or days
  std::vector<std::optional<std::int64_t>> bank{};  // milliseconds left, by seat; null: has none
  bool running = false;
};
template <class Walk, OneOf<ClockNow> T>
void describe(Walk& walk, T& clock) {
  walk("kind", clock.kind);
  walk("move", clock.move);
  walk("bank", clock.bank);
  walk("running", clock.running);
}

enum class VoteKind : std::uint8_t { undo, absent, relink, revision };
struct Vote {
  static constexpr std::string_view kType = "Vote";
  std::uint32_t vote = 0;
  VoteKind kind{};
  Seat seat = kNoSeat;
  std::int64_t ends = 0;
  SeatMask yes{};
  SeatMask asked{};
  std::string text{};
};
template <class Walk, OneOf<Vote> T>
void describe(Walk& walk, T& vote) {
  walk("vote", vote.vote);
  walk("kind", vote.kind);
  walk("seat", vote.seat);
  walk("ends", vote.ends);
  walk("yes", vote.yes);
  walk("asked", vote.asked);
  walk("text", vote.text);
}

struct ScoreRow {
  std::string label{};
  Rule rule = Rule::none;
  std::vector<std::optional<std::string>> cells{};  // by seat
  bool total = false;
};
template <class Walk, OneOf<ScoreRow> T>
void describe(Walk& walk, T& row) {
  walk("label", row.label);
  walk("rule", row.rule);
  walk("cells", row.cells);
  walk("total", row.total);
}
struct ScoreSheet {
  static constexpr std::string_view kType = "ScoreSheet";
  std::vector<std::string> columns{};  // the players' names, by seat
  std::vector<ScoreRow> rows{};
};
template <class Walk, OneOf<ScoreSheet> T>
void describe(Walk& walk, T& sheet) {
  walk("columns", sheet.columns);
  walk("rows", sheet.rows);
}

enum class OverWhy : std::uint8_t { played, closed };
struct Over {
  static constexpr std::string_view kType = "Over";
  SeatMask winners{};
  std::vector<std::int32_t> scores{};  // by seat
  std::vector<std::int32_t> places{};  // by seat, 1 is the first
  OverWhy why{};
  ScoreSheet sheet{};
};
template <class Walk, OneOf<Over> T>
void describe(Walk& walk, T& over) {
  walk("winners", over.winners);
  walk("scores", over.scores);
  walk("places", over.places);
  walk("why", over.why);
  walk("sheet", over.sheet);
}

enum class UndoState : std::uint8_t { free, ask, no };

struct Update {
  static constexpr std::string_view kType = "Update";
  std::string table{};
  std::string epoch{};
  std::uint32_t change = 0;
  Viewer viewer = Viewer::spectator;
  std::int64_t now = 0;
  AnyView view{};
  std::vector<Spelled<Told>> told{};
  std::vector<std::uint32_t> undone{};  // all changes that were taken back
  TurnOf turn{};
  std::vector<OfferedChoice> choices{};
  std::optional<Spelled<ClockNow>> clock{};
  Spelled<std::vector<Person>> people{};
  std::int32_t watchers = 0;
  UndoState undo{};
  std::optional<Spelled<Vote>> vote{};
  bool hints = false;
  std::optional<Spelled<Over>> over{};
  std::optional<std::string> next{};  // the table where the same people play again
};
template <class Walk, OneOf<Update> T>
void describe(Walk& walk, T& update) {
  walk.tag("is", "update");
  walk("table", update.table);
  walk("epoch", update.epoch);
  walk("change", update.change);
  walk("viewer", update.viewer);
  walk("now", update.now);
  walk("view", update.view);
  walk("told", update.told);
  walk("undone", update.undone);
  walk("turn", update.turn);
  walk("choices", update.choices);
  walk.or_null("clock", update.clock);
  walk("people", update.people);
  walk("watchers", update.watchers);
  walk("undo", update.undo);
  walk.or_null("vote", update.vote);
  walk("hints", update.hints);
  walk.or_null("over", update.over);
  walk.or_null("next", update.next);
}

struct Done {
  static constexpr std::string_view kType = "Done";
  FrameId id{};
  std::uint32_t change = 0;
};
template <class Walk, OneOf<Done> T>
void describe(Walk& walk, T& done) {
  walk.tag("is", "done");
  walk("id", done.id);
  walk("change", done.change);
}

// A refusal: also the body of a refused request.
struct No {
  static constexpr std::string_view kType = "No";
  std::optional<FrameId> id{};
  std::string code{};
  Rule rule = Rule::none;
  std::map<std::string, std::string> facts{};
  std::string text{};
};
template <class Walk, OneOf<No> T>
void describe(Walk& walk, T& no) {
  walk.tag("is", "no");
  walk.or_null("id", no.id);
  walk("code", no.code);
  walk("rule", no.rule);
  walk("facts", no.facts);
  walk("text", no.text);
}

struct Why {
  static constexpr std::string_view kType = "Why";
  FrameId id{};
  std::string action{};
  bool allowed = false;
  Rule rule = Rule::none;
  std::string text{};
};
template <class Walk, OneOf<Why> T>
void describe(Walk& walk, T& why) {
  walk.tag("is", "why");
  walk("id", why.id);
  walk("action", why.action);
  walk("allowed", why.allowed);
  walk("rule", why.rule);
  walk("text", why.text);
}

struct Chat {
  static constexpr std::string_view kType = "Chat";
  std::uint32_t n = 0;
  Seat seat = kNoSeat;  // null: the table itself
  std::int64_t at = 0;
  std::string text{};
};
template <class Walk, OneOf<Chat> T>
void describe(Walk& walk, T& chat) {
  walk.tag("is", "chat");
  walk("n", chat.n);
  walk("seat", chat.seat);
  walk("at", chat.at);
  walk("text", chat.text);
}

struct HintLine {
  std::string action{};
  double share = 0;  // of the win, 0…1
  double pm = 0;     // margin of error
};
template <class Walk, OneOf<HintLine> T>
void describe(Walk& walk, T& hint) {
  walk("action", hint.action);
  walk("share", hint.share);
  walk("pm", hint.pm);
}
struct Hints {
  static constexpr std::string_view kType = "Hints";
  FrameId id{};
  std::vector<HintLine> hints{};
  std::int64_t visits = 0;
};
template <class Walk, OneOf<Hints> T>
void describe(Walk& walk, T& hints) {
  walk.tag("is", "hints");
  walk("id", hints.id);
  walk("hints", hints.hints);
  walk("visits", hints.visits);
}

struct Beat {
  static constexpr std::string_view kType = "Beat";
  std::int64_t now = 0;
};
template <class Walk, OneOf<Beat> T>
void describe(Walk& walk, T& beat) {
  walk.tag("is", "beat");
  walk("now", beat.now);
}

enum class ByeWhy : std::uint8_t { restart, slow, replaced, closed, limit };
struct Bye {
  static constexpr std::string_view kType = "Bye";
  ByeWhy why{};
  std::optional<std::int64_t> until{};
  std::string text{};
};
template <class Walk, OneOf<Bye> T>
void describe(Walk& walk, T& bye) {
  walk.tag("is", "bye");
  walk("why", bye.why);
  walk.or_null("until", bye.until);
  walk("text", bye.text);
}

}  // namespace bell::wire

namespace bell {

template <>
struct Named<wire::ClockKind> : NamedByPlace<2> {
  static constexpr std::string_view type = "ClockKind";
  static constexpr std::string_view name(wire::ClockKind kind) {
    constexpr Names kNames{"live", "days"};
    return kNames[static_cast<std::size_t>(kind)];
  }
};
template <>
struct Named<wire::VoteKind> : NamedByPlace<4> {
  static constexpr std::string_view type = "VoteKind";
  static constexpr std::string_view name(wire::VoteKind kind) {
    constexpr Names kNames{"undo", "absent", "relink", "revision"};
    return kNames[static_cast<std::size_t>(kind)];
  }
};
template <>
struct Named<wire::OverWhy> : NamedByPlace<2> {
  static constexpr std::string_view type = "OverWhy";
  static constexpr std::string_view name(wire::OverWhy why) {
    constexpr Names kNames{"played", "closed"};
    return kNames[static_cast<std::size_t>(why)];
  }
};
template <>
struct Named<wire::UndoState> : NamedByPlace<3> {
  static constexpr std::string_view type = "UndoState";
  static constexpr std::string_view name(wire::UndoState state) {
    constexpr Names kNames{"free", "ask", "no"};
    return kNames[static_cast<std::size_t>(state)];
  }
};
template <>
struct Named<wire::ByeWhy> : NamedByPlace<5> {
  static constexpr std::string_view type = "ByeWhy";
  static constexpr std::string_view name(wire::ByeWhy why) {
    constexpr Names kNames{"restart", "slow", "replaced", "closed", "limit"};
    return kNames[static_cast<std::size_t>(why)];
  }
};

}  // namespace bell
