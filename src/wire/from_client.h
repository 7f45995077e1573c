// Messages from clients on their sockets: one object per frame; `do` names the kind.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "kernel/outcome.h"
#include "kernel/problem.h"
#include "kernel/seat.h"
#include "view/describe.h"
#include "wire/frame_id.h"

namespace bell::wire {

// "I sit at, or watch, this table."
struct Hello {
  static constexpr std::string_view kKind = "hello";
  std::string table{};
  std::optional<std::string> token{};
  std::optional<std::string> watch{};
  std::string lang{};
  std::optional<std::uint32_t> since{};  // the last change seen
  std::optional<std::string> epoch{};
};
template <class Walk, OneOf<Hello> T>
void describe(Walk& walk, T& hello) {
  walk.tag("do", Hello::kKind);
  walk("table", hello.table);
  walk("token", hello.token);
  walk("watch", hello.watch);
  walk("lang", hello.lang);
  walk("since", hello.since);
  walk("epoch", hello.epoch);
}

struct Act {
  static constexpr std::string_view kKind = "act";
  FrameId id{};
  std::uint32_t decision = 0;
  std::string action{};
};
template <class Walk, OneOf<Act> T>
void describe(Walk& walk, T& act) {
  walk.tag("do", Act::kKind);
  walk("id", act.id);
  walk("decision", act.decision);
  walk("action", act.action);
}

struct AskWhy {
  static constexpr std::string_view kKind = "why";
  FrameId id{};
  std::string action{};
};
template <class Walk, OneOf<AskWhy> T>
void describe(Walk& walk, T& why) {
  walk.tag("do", AskWhy::kKind);
  walk("id", why.id);
  walk("action", why.action);
}

struct Look {
  static constexpr std::string_view kKind = "look";
  std::uint32_t since = 0;
};
template <class Walk, OneOf<Look> T>
void describe(Walk& walk, T& look) {
  walk.tag("do", Look::kKind);
  walk("since", look.since);
}

struct CastVote {
  static constexpr std::string_view kKind = "vote";
  FrameId id{};
  std::uint32_t vote = 0;
  bool yes = false;
};
template <class Walk, OneOf<CastVote> T>
void describe(Walk& walk, T& cast) {
  walk.tag("do", CastVote::kKind);
  walk("id", cast.id);
  walk("vote", cast.vote);
  walk("yes", cast.yes);
}

// Take back my last answer; let a bot play for me; I am back; I resign; suggest a choice.
struct AskUndo {
  static constexpr std::string_view kKind = "undo";
  FrameId id{};
};
struct GoAway {
  static constexpr std::string_view kKind = "away";
  FrameId id{};
};
struct ComeBack {
  static constexpr std::string_view kKind = "back";
  FrameId id{};
};
struct GiveUp {
  static constexpr std::string_view kKind = "resign";
  FrameId id{};
};
struct AskHint {
  static constexpr std::string_view kKind = "hint";
  FrameId id{};
};
template <class T>
concept JustAnId = OneOf<T, AskUndo> || OneOf<T, GoAway> || OneOf<T, ComeBack> || OneOf<T, GiveUp> || OneOf<T, AskHint>;
template <class Walk, JustAnId T>
void describe(Walk& walk, T& wish) {
  walk.tag("do", T::kKind);
  walk("id", wish.id);
}

// "Let us vote whether a bot plays for an absent player."
struct CallAbsent {
  static constexpr std::string_view kKind = "absent";
  FrameId id{};
  Seat seat{};
};
template <class Walk, OneOf<CallAbsent> T>
void describe(Walk& walk, T& call) {
  walk.tag("do", CallAbsent::kKind);
  walk("id", call.id);
  walk.always("seat", call.seat);
}

struct SayChat {
  static constexpr std::string_view kKind = "chat";
  FrameId id{};
  std::string text{};
};
template <class Walk, OneOf<SayChat> T>
void describe(Walk& walk, T& say) {
  walk.tag("do", SayChat::kKind);
  walk("id", say.id);
  walk("text", say.text);
}

struct OpenNonce {
  static constexpr std::string_view kKind = "nonce";
  std::string nonce{};
};
template <class Walk, OneOf<OpenNonce> T>
void describe(Walk& walk, T& open) {
  walk.tag("do", OpenNonce::kKind);
  walk("nonce", open.nonce);
}

// The opener begins although somebody has not opened a nonce.
struct BeginAnyway {
  static constexpr std::string_view kKind = "begin";
  FrameId id{};
};
template <class Walk, OneOf<BeginAnyway> T>
void describe(Walk& walk, T& begin) {
  walk.tag("do", BeginAnyway::kKind);
  walk("id", begin.id);
}

struct SetLanguage {
  static constexpr std::string_view kKind = "lang";
  std::string lang{};
};
template <class Walk, OneOf<SetLanguage> T>
void describe(Walk& walk, T& set) {
  walk.tag("do", SetLanguage::kKind);
  walk("lang", set.lang);
}

struct ClientBeat {
  static constexpr std::string_view kKind = "beat";
};
template <class Walk, OneOf<ClientBeat> T>
void describe(Walk& walk, T&) {
  walk.tag("do", ClientBeat::kKind);
}

using FromClient = std::variant<Hello, Act, AskWhy, Look, AskUndo, CastVote, GoAway, ComeBack, CallAbsent, GiveUp,
                                SayChat, AskHint, OpenNonce, BeginAnyway, SetLanguage, ClientBeat>;

// The message in the frame, or the path of the first invalid part. Frames above kMostFrame bytes are refused.
inline constexpr std::size_t kMostFrame = std::size_t{16} * 1024;
Outcome<FromClient, Problem> read_frame(std::string_view frame);
void write(std::string& out, const FromClient& message);

}  // namespace bell::wire
