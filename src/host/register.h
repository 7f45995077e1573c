// What a house remembers of its tables besides their journals: who sits where, how they gather, what was said, what is
// due, and the secrets of the deal. An interface, so that a database and a test can each bring one; it shares its
// database with a journal::Store, and opening a table is one transaction with the journal's creation.
//
// Any call can fail, at any time, for a minute or for good: a Fault says so (not_saved, save_unknown, unreadable,
// no_such_table …). All calls may come from several threads. Hashes, nonces and secrets are hexadecimal text.
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
  std::string token_hash{};  // of a person; in a free seat: for whom it is kept (a rematch), or empty
  std::string nonce_hash{};  // of a person: what was promised
  std::string nonce{};       // what was opened; empty until then
  Timestamp last_seen{};     // in a free seat that is kept: until when
  friend bool operator==(const SeatRecord&, const SeatRecord&) = default;
};

// Everything about a table but its entries, its chat and the deal's secret.
struct TableRecord {
  TableId id{};
  std::uint32_t version = 0;  // rises by one with every save(); append() leaves it
  Setup setup{};
  int revision = 0;        // of the title's rules
  std::string settings{};  // the host's own text: clock, name, hints, undo, watch …
  bool listed = false;     // in the lobby, for everybody
  std::string commitment{};
  std::uint32_t deals = 1;  // how often a deal was begun: each has a secret of its own
  std::string opener_hash{};
  std::string watch_hash{};
  Timestamp created{};
  State state = State::gathering;
  std::vector<SeatRecord> seats{};
  std::string poll{};  // the host's own text: the vote that is on, and the number of the last one
  TableId next{};      // where the same people play again; empty: nowhere yet
  // Moved by append() alone; what save() is given here is not looked at.
  std::uint32_t head = 0;          // entries of the journal
  std::uint32_t change = 0;        // the last one; 0: none yet
  Timestamp moved{};               // when that was
  std::string writer{};            // the node that wrote it
  std::optional<Timestamp> due{};  // when the table must next do something by itself
  friend bool operator==(const TableRecord&, const TableRecord&) = default;
};

// One append of one table. It stands or falls alone.
struct Append {
  TableId table{};
  std::uint32_t head = 0;  // as journal::Store::append: the number of the last entry that is there
  journal::Change change{};
  std::optional<Timestamp> due{};
};

struct ChatLine {
  std::uint32_t n = 0;   // 1 is the first; given by say()
  Seat seat = kNoSeat;   // kNoSeat: the table itself
  std::uint64_t id = 0;  // the writer's own, so that a repeat is recognised; unique for table and seat
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

  // A new table with `table.version`, its seats, the deal's secret, and its journal without entries under the same id:
  // one transaction. FaultCode::name_taken if there is such a table. The journal's header is `header`.
  virtual std::optional<Fault> open(const TableRecord& table, const journal::Header& header,
                                    const std::string& secret) = 0;
  virtual Outcome<TableRecord, Fault> find(const TableId& table) = 0;  // no_such_table
  // Listed tables, newest first.
  virtual Outcome<std::vector<TableRecord>, Fault> list(const Listing& wanted) = 0;

  // Replaces what `table.version - 1` was: false, and nothing changed, if that is not what is there. So of two who take
  // one seat, one gets it. If `players` is given the journal, which has no entries yet, is to name these players; if
  // `secret`, the deal has a new one.
  struct Along {
    std::optional<std::vector<std::string>> players{};
    std::optional<std::string> secret{};
  };
  virtual Outcome<bool, Fault> save(const TableRecord& table, const Along& along) = 0;

  // Appends by `node`, each alone, committed together; one answer each, in their order. With a change that is_last the
  // state becomes `finished`.
  virtual std::vector<journal::Appended> append(std::span<const Append> appends, const std::string& node) = 0;

  // Tables whose time has come: what this node wrote last at once, what others did `grace` later. Earliest first.
  virtual Outcome<std::vector<TableId>, Fault> due(Timestamp now, const std::string& node, std::int64_t grace,
                                                   std::uint32_t most) = 0;
  virtual std::optional<Fault> set_due(const TableId& table, std::optional<Timestamp> due) = 0;

  // Adds a line; gives its number, also if that seat's `id` was there before.
  virtual Outcome<std::uint32_t, Fault> say(const TableId& table, const ChatLine& line) = 0;
  // The last `most` lines from number `from` on, in order.
  virtual Outcome<std::vector<ChatLine>, Fault> chat(const TableId& table, std::uint32_t from, std::uint32_t most) = 0;

  virtual Outcome<std::string, Fault> secret(const TableId& table) = 0;

  // This node lives. Gives the store's time, and when any node, this one included, was last seen before (0: never).
  struct Beat {
    Timestamp now{};
    Timestamp before{};
  };
  virtual Outcome<Beat, Fault> beat(const std::string& node) = 0;
  // What is there now of these tables; those that are gone are left out.
  virtual Outcome<std::vector<Head>, Fault> heads(std::span<const TableId> tables) = 0;
  // Calls `changed` whenever another node has written to tables: appended, saved, or said something. May be called
  // twice for one change, and now and then not at all: heads() are compared anyway. Replaces what was given before.
  virtual void listen(std::function<void(const std::vector<TableId>&)> changed) = 0;

  // Changes whenever this house goes back to a backup: whoever remembers more than there is then forgets it.
  virtual Outcome<std::string, Fault> epoch() = 0;
  // With journal, chat and secret.
  virtual std::optional<Fault> remove(const TableId& table) = 0;
};

}  // namespace bell::host
