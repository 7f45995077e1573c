// A match with people and minds at it, and a journal. It owns the truth and has no accessor for it: whoever sits here
// gets a view, the facts told to that seat, and the actions it may take.
//
// Everything happens in numbered changes. A change is one append to the journal: what somebody did, and everything that
// followed without a further decision. Nobody hears of it before it is written.
//
// A table has no clock, no luck, no threads and no files of its own. The caller says what time it is, a Dealer draws,
// a Mind thinks, a Store keeps. One caller at a time.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "journal/command.h"
#include "journal/store.h"
#include "kernel/action.h"
#include "kernel/outcome.h"
#include "kernel/refusal.h"
#include "kernel/setup.h"
#include "kernel/timestamp.h"
#include "kernel/turn.h"
#include "table/mind.h"
#include "table/open_fault.h"
#include "view/any_sight.h"
#include "view/title_sheet.h"

namespace bell::table {

// The titles that can be opened, and why an order form fits none of them.
std::vector<TitleSheet> titles();
std::optional<OpenFault> refuse_setup(const Setup& setup);
// Of the rules of a title; 0 if there is no such title.
int revision(std::string_view title);

inline constexpr std::string_view kHuman = "human";

struct Order {
  Setup setup;
  std::vector<std::string> players;  // by seat: kHuman, or the name of a mind
};

// What became of an action that was handed in.
struct Submitted {
  enum class Ending : std::uint8_t {
    done,      // also if it was done before and came again
    refused,   // by the rules
    answered,  // another answer to the same question was there first
    stale,     // that question is not, or no longer, before this seat
  };
  Ending ending{};
  std::uint32_t change = 0;  // the one that holds it, if done
  Refusal refusal{};         // if refused
  bool is_done() const { return ending == Ending::done; }
};

// How a seat may take back its last answer: by itself, if all agree, or not at all.
enum class UndoWay : std::uint8_t { free, ask, no };

struct ToldAt {
  std::uint32_t change = 0;
  AnySeenEvent fact;
};

class Table {
 public:
  // A new table, and its journal under the name `id`. The dealer has not begun.
  static Outcome<Table, OpenFault> open(const Order& order, journal::Store& store, const journal::TableId& id,
                                        Staff staff);
  // Takes up a match where its journal stops. The store outlives the table.
  static Outcome<Table, OpenFault> resume(journal::Store& store, const journal::TableId& id, Staff staff);
  Table(Table&&) noexcept;
  Table& operator=(Table&&) noexcept;
  ~Table();

  const Setup& setup() const;
  int seats() const;
  std::string player(Seat seat) const;  // kHuman, or the mind that plays now, perhaps as a stand-in
  bool is_human(Seat seat) const;

  Turn turn() const;
  Rule cited() const;            // the rule that calls for what must be done now
  std::uint32_t change() const;  // the last one
  // Which question is before `seat`: the number of the change that put it, or 0. It names one question for ever: it is
  // never used twice, it is the same after a restart, and others who answer at the same time leave it as it is.
  std::uint32_t decision(Seat seat) const;

  // What a seat may do: the actions; with what each certainly does; with all that the seat sees.
  std::vector<Action> legal_for(Seat seat) const;
  std::vector<Choice> choices_for(Seat seat) const;
  AnySight sight_for(Seat seat) const;  // precondition: it is its turn
  Refusal refuse(const Action& act) const;
  // What `seat` means by this text, possible or not; if several actions are written so, one that is possible.
  std::optional<Action> read_action(Seat seat, std::string_view text) const;

  // `seat` answers the question `decision` with `act`. With an `id` other than 0 the same answer may be submitted
  // again: it is carried out once and gets the same reply every time, even after a restart. An answer that is not
  // carried out leaves no trace. A fault means that it was not saved, or that nobody knows; submitting it again is
  // safe.
  Outcome<Submitted, Fault> submit(Seat seat, const Action& act, std::uint32_t decision, std::uint64_t id,
                                   Timestamp now);
  // Makes one change by luck or by a mind, unless a person must act; returns whether it did. Faults as above.
  Outcome<bool, Fault> advance_one(Timestamp now);
  // The same until a person must act or the match is over; gives the last change.
  Outcome<std::uint32_t, Fault> advance(Timestamp now);

  // A mind stands in for the person at `seat`, until that person has the seat back. Gives the change.
  Outcome<std::uint32_t, Fault> stand_in(Seat seat, const std::string& mind, Timestamp now);
  Outcome<std::uint32_t, Fault> give_back(Seat seat, Timestamp now);
  // A stand-in plays the seat out; it is placed last.
  Outcome<std::uint32_t, Fault> resign(Seat seat, Timestamp now);
  // Takes back the last answer of `seat`; whether others agreed, where they must, is the caller's business.
  Outcome<std::uint32_t, Fault> undo(Seat seat, Timestamp now);
  UndoWay undo_way(Seat seat) const;
  std::uint32_t last_answer(Seat seat) const;  // its entry, for journal::Undo; 0: none
  std::vector<std::uint32_t> undone() const;   // every change that was taken back

  // The same in two steps, for callers that must not block while it is written. The change is prepared on a copy and is
  // then pending; the caller appends it behind head() and reports the outcome. One at a time.
  //
  // Returns the reply if there is nothing to write; returns nothing if a change is now pending.
  std::optional<Outcome<Submitted, Fault>> propose(Seat seat, const Action& act, std::uint32_t decision,
                                                   std::uint64_t id, Timestamp now);
  std::optional<Outcome<Submitted, Fault>> propose(const journal::Command& command, Seat by, std::uint64_t id,
                                                   Timestamp now);
  bool propose_luck(Timestamp now);  // says whether there is any
  const journal::Change* pending() const;
  std::uint32_t head() const;  // entries so far
  std::uint32_t confirm();     // it is written, and real now; gives the change
  void reject();               // it is not, and will not be
  // Applies what the journal holds behind head(), after a conflict or an unknown outcome. Nothing is pending
  // afterwards. Returns whether the pending change is among these entries, that is, whether it happened after all.
  Outcome<bool, Fault> follow(const std::vector<journal::Entry>& news);

  // Whether it began under another revision of the rules and its players have not yet agreed to continue under ours.
  bool is_foreign() const;
  int known_revision() const;  // of our rules
  SeatMask resigned() const;
  bool has_stand_in(Seat seat) const;
  // Clocks: the last entry's time; when the question was put to a seat, how long its clock stood still since then, and
  // what it has used of its bank. Milliseconds.
  Timestamp at() const;
  Timestamp asked_at(Seat seat) const;
  std::int64_t stood_still(Seat seat) const;
  std::int64_t overtime(Seat seat) const;

  AnyView view_for(Viewer viewer) const;
  // What `viewer` was told, from the n-th fact on; and how many facts there are.
  std::vector<AnySeenEvent> told(Viewer viewer, std::size_t from) const;
  std::size_t told_so_far() const;
  // What was told after that change, with the change that told it.
  std::vector<ToldAt> told_since(Viewer viewer, std::uint32_t change) const;
  std::string notation(const Action& act) const;
  std::int32_t score(Seat seat) const;
  SeatMask winners() const;
  // Of each mind that failed to answer: how many turns it lost.
  std::vector<Fault> lost_turns() const;

 private:
  struct Inside;
  explicit Table(std::unique_ptr<Inside> inside);
  std::optional<Fault> refuse_foreign() const;
  std::unique_ptr<Inside> inside_;
};

}  // namespace bell::table
