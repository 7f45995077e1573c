// What a house stores about its tables besides their journals: seats, gathering, chat, due times, and the secrets of
// the deal. An interface, implemented by databases and by tests; it shares its database with a journal::Store, and
// opening a table is one transaction with the journal's creation.
//
// Any call can fail, at any time, for a minute or for good: a Fault says so (not_saved, save_unknown, unreadable,
// no_such_table …). Calls may come from several threads. Hashes, nonces and secrets are hexadecimal text.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "journal/store.h"
#include "kernel/seat.h"
#include "kernel/timestamp.h"

namespace bell::host {

using journal::TableId;

// gathering: people sit down. playing: the journal has entries. finished: played to its end. closed: given up.
enum class State : std::uint8_t { gathering = 1, playing = 2, finished = 3, closed = 4 };
enum class Sitting : std::uint8_t { free = 0, person = 1, bot = 2 };

struct SeatRecord {
  Sitting kind = Sitting::free;
  std::string name{};        // of a person; empty otherwise
  std::string hat{};         // of a person
  std::string lang{};        // of a person
  std::string bot{};         // of a bot: "broker"
  std::string token_hash{};  // of a person; in a free seat: the person it is kept for (a rematch), or empty
  std::string nonce_hash{};  // of a person: the hash they promised
  std::string nonce{};       // the opened nonce; empty until then
  Timestamp last_seen{};     // in a free seat that is kept: until when
  friend bool operator==(const SeatRecord&, const SeatRecord&) = default;
};

// Everything about a table but its entries, its chat and the deal's secret.
struct TableRecord {
  TableId id{};
  std::uint32_t version = 0;  // incremented by every save(); unchanged by append()
  Setup setup{};
  int revision = 0;        // of the title's rules
  std::string settings{};  // the host's own text: clock, name, hints, undo, watch …
  bool listed = false;     // shown to everybody in the lobby
  std::string commitment{};
  std::uint32_t deals = 1;  // how many deals were begun: each has its own secret
  std::string opener_hash{};
  std::string watch_hash{};
  Timestamp created{};
  State state = State::gathering;
  std::vector<SeatRecord> seats{};
  std::string poll{};  // the host's own text: the running vote, and the number of the latest
  TableId next{};      // where the same people play again; empty: nowhere yet
  // Set by append() alone; save() ignores these.
  std::uint32_t head = 0;          // entries of the journal
  std::uint32_t change = 0;        // the latest one; 0: none yet
  Timestamp moved{};               // when that was
  std::string writer{};            // the node that wrote it
  std::optional<Timestamp> due{};  // when the table must next act by itself
  friend bool operator==(const TableRecord&, const TableRecord&) = default;
};

// One append to one table, independent of the others.
struct Append {
  TableId table{};
  std::uint32_t head = 0;  // as in journal::Store::append: the number of the journal's last entry
  journal::Change change{};
  std::optional<Timestamp> due{};
  bool keeps_due = false;  // as far as its writer knows, `due` is there already
};

struct ChatLine {
  std::uint32_t n = 0;   // starts at 1; given by say()
  Seat seat = kNoSeat;   // kNoSeat: the table itself
  std::uint64_t id = 0;  // chosen by the writer, so that repeats are recognised; unique per table and seat
  Timestamp at{};
  std::string text{};
  friend bool operator==(const ChatLine&, const ChatLine&) = default;
};

struct Listing {
  std::optional<State> state{};
  std::string title{};  // empty: any
  std::uint32_t skip = 0;
  std::uint32_t most = 50;
};

struct Head {
  TableId table{};
  std::uint32_t head = 0;
  std::uint32_t version = 0;
};

class Register {
 public:
  virtual ~Register() = default;
  // The journals, in the same database. Tables of this house are created by open() and appended to by append(); the
  // store reads them.
  virtual journal::Store& journals() = 0;

  // Creates a table with `table.version`, its seats, the deal's secret, and an empty journal under the same id, in one
  // transaction. FaultCode::name_taken if the table exists. The journal's header is `header`.
  virtual std::optional<Fault> open(const TableRecord& table, const journal::Header& header,
                                    const std::string& secret) = 0;
  virtual Outcome<TableRecord, Fault> find(const TableId& table) = 0;  // no_such_table
  // Listed tables, newest first.
  virtual Outcome<std::vector<TableRecord>, Fault> list(const Listing& wanted) = 0;

  // Replaces version `table.version - 1`. False, and nothing changed, if the stored version is another; so if two
  // people take the same seat, one gets it. With `players`, the journal (which has no entries yet) will name these
  // players; with `secret`, the deal gets a new one.
  struct Along {
    std::optional<std::vector<std::string>> players{};
    std::optional<std::string> secret{};
  };
  virtual Outcome<bool, Fault> save(const TableRecord& table, const Along& along) = 0;

  // Appends by `node`, each on its own, committed together; one answer each, in their order. With a change that is_last
  // the state becomes `finished`.
  virtual std::vector<journal::Appended> append(std::span<const Append> appends, const std::string& node) = 0;

  // Tables that are due: those this node wrote last at once, the others `grace` later. Earliest first.
  virtual Outcome<std::vector<TableId>, Fault> due(Timestamp now, const std::string& node, std::int64_t grace,
                                                   std::uint32_t most) = 0;
  virtual std::optional<Fault> set_due(const TableId& table, std::optional<Timestamp> due) = 0;

  // Adds a line; gives its number, or the earlier number if that seat's `id` was there before.
  virtual Outcome<std::uint32_t, Fault> say(const TableId& table, const ChatLine& line) = 0;
  // The last `most` lines from number `from` on, in order.
  virtual Outcome<std::vector<ChatLine>, Fault> chat(const TableId& table, std::uint32_t from, std::uint32_t most) = 0;

  virtual Outcome<std::string, Fault> secret(const TableId& table) = 0;

  // Records that this node is alive. Gives the store's time, and when any node, this one included, was last seen before
  // (0: never).
  struct Beat {
    Timestamp now{};
    Timestamp before{};
    bool has_others = false;   // another node may be alive: it has beaten within the last kAlive milliseconds
    bool is_outdated = false;  // a later version has changed the store: this one is to end
  };
  static constexpr std::int64_t kAlive = 15'000;
  virtual Outcome<Beat, Fault> beat(const std::string& node) = 0;
  // This node serves nobody since then: it does not live any more, and beats no more.
  virtual std::optional<Fault> leave(const std::string& node, Timestamp since) = 0;
  // Whether others may write to it, too.
  virtual bool is_shared() const { return true; }
  // What is there now of these tables; those that are gone are left out.
  virtual Outcome<std::vector<Head>, Fault> heads(std::span<const TableId> tables) = 0;
  // Calls `changed` whenever another node has written to tables: appended, saved, or said something. A change may be
  // reported twice or, rarely, not at all: heads() are compared anyway. Replaces any earlier callback.
  virtual void listen(std::function<void(const std::vector<TableId>&)> changed) = 0;

  // Changes whenever this house is restored from a backup: clients that remember more than the store then discard it.
  virtual Outcome<std::string, Fault> epoch() = 0;
  // With journal, chat and secret.
  virtual std::optional<Fault> remove(const TableId& table) = 0;
};

}  // namespace bell::host
