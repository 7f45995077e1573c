// Tables before, during and after a match: cards, orders, sitting down. Each message lists its fields once.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "kernel/seat.h"
#include "view/describe.h"

namespace bell::wire {

// How long a player may think: no limit; seconds per move plus a reserve; days per move.
struct NoClock {
  static constexpr std::string_view kKind = "none";
};
struct LiveClock {
  static constexpr std::string_view kKind = "live";
  std::int32_t move = 0;  // seconds
  std::int32_t bank = 0;  // seconds, for the whole match
};
struct DayClock {
  static constexpr std::string_view kKind = "days";
  std::int32_t days = 0;
};
template <class Walk, OneOf<NoClock> T>
void describe(Walk& walk, T&) {
  walk.tag("kind", NoClock::kKind);
}
template <class Walk, OneOf<LiveClock> T>
void describe(Walk& walk, T& clock) {
  walk.tag("kind", LiveClock::kKind);
  walk("move", clock.move);
  walk("bank", clock.bank);
}
template <class Walk, OneOf<DayClock> T>
void describe(Walk& walk, T& clock) {
  walk.tag("kind", DayClock::kKind);
  walk("days", clock.days);
}
using Clock = std::variant<NoClock, LiveClock, DayClock>;

// An order for a new table.
struct NewTable {
  static constexpr std::string_view kType = "NewTable";
  std::string title{};
  std::int32_t players = 0;
  std::vector<std::string> modules{};
  std::map<std::string, std::string> options{};
  std::vector<std::string> seats{};  // one per seat: "open", or the name of a bot
  Clock clock{};
  bool listed = false;
  bool watch = false;
  bool hints = false;
  bool undo = false;
  std::string name{};
  std::optional<std::string> password{};
  std::optional<std::string> webhook{};  // notified whose turn it is, if its host is allowed
  std::optional<std::string> lang{};     // of the table's own messages; default: that of the person who orders
};
template <class Walk, OneOf<NewTable> T>
void describe(Walk& walk, T& table) {
  walk("title", table.title);
  walk("players", table.players);
  walk("modules", table.modules);
  walk("options", table.options);
  walk("seats", table.seats);
  walk("clock", table.clock);
  walk("listed", table.listed);
  walk("watch", table.watch);
  walk("hints", table.hints);
  walk("undo", table.undo);
  walk("name", table.name);
  walk("password", table.password);
  walk("webhook", table.webhook);
  walk("lang", table.lang);
}

struct Opened {
  static constexpr std::string_view kType = "Opened";
  std::string table{};
  std::string commitment{};
  std::string watch{};  // the token for watching
};
template <class Walk, OneOf<Opened> T>
void describe(Walk& walk, T& opened) {
  walk("table", opened.table);
  walk("commitment", opened.commitment);
  walk("watch", opened.watch);
}

struct Sit {
  static constexpr std::string_view kType = "Sit";
  Seat seat{};
  std::string name{};
  std::string hat{};
  std::string nonce_hash{};
  std::string lang{};
};
template <class Walk, OneOf<Sit> T>
void describe(Walk& walk, T& sit) {
  walk.always("seat", sit.seat);
  walk("name", sit.name);
  walk("hat", sit.hat);
  walk("nonce_hash", sit.nonce_hash);
  walk("lang", sit.lang);
}

struct Seated {
  static constexpr std::string_view kType = "Seated";
  std::string table{};
  Seat seat{};
};
template <class Walk, OneOf<Seated> T>
void describe(Walk& walk, T& seated) {
  walk("table", seated.table);
  walk.always("seat", seated.seat);
}

// The opener frees a seat; or seats a bot there, or opens it again.
struct FreeSeat {
  static constexpr std::string_view kType = "FreeSeat";
  Seat seat{};
};
template <class Walk, OneOf<FreeSeat> T>
void describe(Walk& walk, T& free) {
  walk.always("seat", free.seat);
}
struct SeatBot {
  static constexpr std::string_view kType = "SeatBot";
  Seat seat{};
  std::optional<std::string> bot{};
};
template <class Walk, OneOf<SeatBot> T>
void describe(Walk& walk, T& wish) {
  walk.always("seat", wish.seat);
  walk.or_null("bot", wish.bot);
}

// "I have lost the link to this seat": the token sent with this becomes the seat's new one, if all others agree.
struct AskRelink {
  static constexpr std::string_view kType = "AskRelink";
  Seat seat{};
};
template <class Walk, OneOf<AskRelink> T>
void describe(Walk& walk, T& ask) {
  walk.always("seat", ask.seat);
}
struct Relinking {
  static constexpr std::string_view kType = "Relinking";
  std::string table{};
  Seat seat{};
  std::uint32_t vote = 0;
  std::int64_t ends = 0;
};
template <class Walk, OneOf<Relinking> T>
void describe(Walk& walk, T& relinking) {
  walk("table", relinking.table);
  walk.always("seat", relinking.seat);
  walk("vote", relinking.vote);
  walk("ends", relinking.ends);
}

// The tables where somebody has a seat, with the tokens that prove it.
struct Mine {
  static constexpr std::string_view kType = "Mine";
  struct One {
    std::string table{};
    std::string token{};
  };
  std::vector<One> tables{};
};
template <class Walk, OneOf<Mine::One> T>
void describe(Walk& walk, T& one) {
  walk("table", one.table);
  walk("token", one.token);
}
template <class Walk, OneOf<Mine> T>
void describe(Walk& walk, T& mine) {
  walk("tables", mine.tables);
}

enum class PersonKind : std::uint8_t { person, bot, free };

struct Person {
  static constexpr std::string_view kType = "Person";
  Seat seat{};
  PersonKind kind{};
  std::string name{};
  std::string hat{};
  std::optional<std::string> bot{};
  bool here = false;
  std::optional<std::int64_t> away_since{};
  std::optional<std::int64_t> absent_at{};  // from then on the others may vote whether a bot plays
  std::optional<std::string> played_by{};   // a bot that stands in
  bool resigned = false;
  bool ready = false;  // before the start: this seat is ready
};
template <class Walk, OneOf<Person> T>
void describe(Walk& walk, T& person) {
  walk.always("seat", person.seat);
  walk("kind", person.kind);
  walk("name", person.name);
  walk("hat", person.hat);
  walk.or_null("bot", person.bot);
  walk("here", person.here);
  walk.or_null("away_since", person.away_since);
  walk.or_null("absent_at", person.absent_at);
  walk.or_null("played_by", person.played_by);
  walk("resigned", person.resigned);
  walk("ready", person.ready);
}

enum class TableState : std::uint8_t { open, playing, finished, closed };

struct TableCard {
  static constexpr std::string_view kType = "TableCard";
  std::string table{};
  std::string title{};
  std::string title_text{};
  std::string name{};
  std::int32_t players = 0;
  std::vector<std::string> modules{};
  std::vector<std::string> modules_text{};
  std::map<std::string, std::string> options{};
  Clock clock{};
  TableState state{};
  bool listed = false;
  bool watch = false;
  bool hints = false;
  bool undo = false;
  std::vector<Person> people{};
  std::int32_t watchers = 0;
  std::int64_t created = 0;
  std::int64_t moved = 0;
  Seat seat = kNoSeat;  // the caller's
  bool opener = false;  // whether the caller opened it
  bool your_turn = false;
  std::string where{};
  std::string commitment{};
  std::vector<std::optional<std::string>> nonce_hashes{};  // by seat, for people
  std::int32_t deals = 1;                                  // how many deals were begun
  std::optional<std::string> next{};                       // the table where the same people play again
};
template <class Walk, OneOf<TableCard> T>
void describe(Walk& walk, T& card) {
  walk("table", card.table);
  walk("title", card.title);
  walk("title_text", card.title_text);
  walk("name", card.name);
  walk("players", card.players);
  walk("modules", card.modules);
  walk("modules_text", card.modules_text);
  walk("options", card.options);
  walk("clock", card.clock);
  walk("state", card.state);
  walk("listed", card.listed);
  walk("watch", card.watch);
  walk("hints", card.hints);
  walk("undo", card.undo);
  walk("people", card.people);
  walk("watchers", card.watchers);
  walk("created", card.created);
  walk("moved", card.moved);
  walk("seat", card.seat);
  walk("opener", card.opener);
  walk("your_turn", card.your_turn);
  walk("where", card.where);
  walk("commitment", card.commitment);
  walk("nonce_hashes", card.nonce_hashes);
  walk("deals", card.deals);
  walk.or_null("next", card.next);
}

struct Tables {
  static constexpr std::string_view kType = "Tables";
  std::vector<TableCard> tables{};
  bool more = false;  // there is a next page
};
template <class Walk, OneOf<Tables> T>
void describe(Walk& walk, T& tables) {
  walk("tables", tables.tables);
  walk("more", tables.more);
}

}  // namespace bell::wire

namespace bell {

template <>
struct Named<wire::PersonKind> : NamedByPlace<3> {
  static constexpr std::string_view type = "PersonKind";
  static constexpr std::string_view name(wire::PersonKind kind) {
    constexpr Names kNames{"person", "bot", "free"};
    return kNames[static_cast<std::size_t>(kind)];
  }
};
template <>
struct Named<wire::TableState> : NamedByPlace<4> {
  static constexpr std::string_view type = "TableState";
  static constexpr std::string_view name(wire::TableState state) {
    constexpr Names kNames{"open", "playing", "finished", "closed"};
    return kNames[static_cast<std::size_t>(state)];
  }
};

}  // namespace bell
