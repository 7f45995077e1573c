// A match with people and minds, and a journal. It owns the truth and has no accessor for it: a player gets a view, the
// facts told to that seat, and its legal actions.
//
// Everything happens in numbered changes. A change is one append to the journal: somebody's action, and everything that
// follows without a further decision. Nothing is announced before it is written.
//
// A table has no clock, dice, threads or files. The caller passes the time, a Dealer draws, a Mind thinks, a Store
// keeps the journal. One caller at a time.
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

// The titles that can be opened, and why a setup is invalid for all of them.
std::vector<TitleSheet> titles();
std::optional<OpenFault> refuse_setup(const Setup& setup);
// The revision of a title's rules; 0 if there is no such title.
int revision(std::string_view title);

inline constexpr std::string_view kHuman = "human";

struct Order {
  Setup setup;
  std::vector<std::string> players;  // by seat: kHuman, or the name of a mind
};

// The outcome of a submitted action.
struct Submitted {
  enum class Ending : std::uint8_t {
    done,      // also if it was carried out before and came again
    refused,   // by the rules
    answered,  // another answer to the same question came first
    stale,     // the seat is not asked that question, or no longer
  };
  Ending ending{};
  std::uint32_t change = 0;  // the change that contains it, if done
  Refusal refusal{};         // if refused
  bool is_done() const { return ending == Ending::done; }
};

// How a seat may take back its last answer: freely, if all agree, or not at all.
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
  // Resumes a match where its journal stops. The store must outlive the table.
  static Outcome<Table, OpenFault> resume(journal::Store& store, const journal::TableId& id, Staff staff);
  Table(Table&&) noexcept;
  Table& operator=(Table&&) noexcept;
  ~Table();

  const Setup& setup() const;
  int seats() const;
  std::string player(Seat seat) const;  // kHuman, or the current mind, perhaps a stand-in
  bool is_human(Seat seat) const;

  Turn turn() const;
  Rule cited() const;            // the rule that requires the current decision
  std::uint32_t change() const;  // the latest one
  // Which question `seat` must answer: the number of the change that asked it, or 0. A number identifies one question
  // for ever: it is never reused, it is the same after a restart, and simultaneous answers by others do not change it.
  std::uint32_t decision(Seat seat) const;

  // What a seat may do: its actions; the same with their certain effects; the same with everything the seat sees.
  std::vector<Action> legal_for(Seat seat) const;
  std::vector<Choice> choices_for(Seat seat) const;
  AnySight sight_for(Seat seat) const;  // precondition: it is its turn
  Refusal refuse(const Action& act) const;
  // The action that `seat` means by this text, legal or not; if the text fits several, prefers a legal one.
  std::optional<Action> read_action(Seat seat, std::string_view text) const;

  // Answers question `decision` for `seat` with `act`. With an `id` other than 0 the same answer may be submitted
  // again: it is carried out once and gets the same reply every time, even after a restart. An answer that is refused
  // leaves no trace. A fault means that it was not saved, or that this is unknown; submitting it again is safe.
  Outcome<Submitted, Fault> submit(Seat seat, const Action& act, std::uint32_t decision, std::uint64_t id,
                                   Timestamp now);
  // Makes one change by chance or by a mind, unless a person must act; returns whether it did. Faults as above.
  Outcome<bool, Fault> advance_one(Timestamp now);
  // Repeats that until a person must act or the match is over; gives the last change.
  Outcome<std::uint32_t, Fault> advance(Timestamp now);

  // Lets a mind stand in for the person at `seat`, until that person takes the seat back. Gives the change.
  Outcome<std::uint32_t, Fault> stand_in(Seat seat, const std::string& mind, Timestamp now);
  Outcome<std::uint32_t, Fault> give_back(Seat seat, Timestamp now);
  // A stand-in plays on for the seat; it is placed last.
  Outcome<std::uint32_t, Fault> resign(Seat seat, Timestamp now);
  // Takes back the last answer of `seat`; if others must agree, the caller has asked them.
  Outcome<std::uint32_t, Fault> undo(Seat seat, Timestamp now);
  UndoWay undo_way(Seat seat) const;
  std::uint32_t last_answer(Seat seat) const;  // its entry, for journal::Undo; 0: none
  std::vector<std::uint32_t> undone() const;   // all changes that were taken back

  // The same in two steps, for callers that must not block during the write. The change is prepared on a copy and is
  // then pending; the caller appends it after head() and reports the outcome. One at a time.
  //
  // Returns the reply if there is nothing to write; returns nothing if a change is now pending.
  std::optional<Outcome<Submitted, Fault>> propose(Seat seat, const Action& act, std::uint32_t decision,
                                                   std::uint64_t id, Timestamp now);
  std::optional<Outcome<Submitted, Fault>> propose(const journal::Command& command, Seat by, std::uint64_t id,
                                                   Timestamp now);
  bool propose_luck(Timestamp now);  // false: there is nothing to do
  const journal::Change* pending() const;
  std::uint32_t head() const;  // entries so far
  std::uint32_t confirm();     // the change is written: applies it and gives its number
  void reject();               // the change is not written and never will be
  // Applies the journal's entries after head(), following a conflict or an unknown outcome. Nothing is pending
  // afterwards. Returns whether the pending change is among these entries, that is, whether it was written after all.
  Outcome<bool, Fault> follow(const std::vector<journal::Entry>& news);

  // Whether it began under another revision of the rules and its players have not yet agreed to continue under ours.
  bool is_foreign() const;
  int known_revision() const;  // of our rules
  SeatMask resigned() const;
  bool has_stand_in(Seat seat) const;
  // Clocks: the last entry's time; when the seat was asked, how long its clock has been stopped since, and how much of
  // its bank it has used. Milliseconds.
  Timestamp at() const;
  Timestamp asked_at(Seat seat) const;
  std::int64_t stood_still(Seat seat) const;
  std::int64_t overtime(Seat seat) const;

  // By when it must have answered, with `bank` milliseconds beyond the allowance. Precondition: it is asked.
  Timestamp deadline(Seat seat, std::int64_t bank) const;
  // The first deadline of the people who are asked once what is pending is written, and whether a mind is asked then.
  struct Ahead {
    std::optional<Timestamp> deadline;
    bool is_minds_turn = false;
  };
  Ahead ahead(std::int64_t bank) const;

  AnyView view_for(Viewer viewer) const;
  // The facts told to `viewer` from the n-th on; and how many there are.
  std::vector<AnySeenEvent> told(Viewer viewer, std::size_t from) const;
  std::size_t told_so_far() const;
  // The facts told after that change, each with the change that told it.
  std::vector<ToldAt> told_since(Viewer viewer, std::uint32_t change) const;
  std::string notation(const Action& act) const;
  std::int32_t score(Seat seat) const;
  SeatMask winners() const;
  // For each mind that failed to answer: how many turns it lost.
  std::vector<Fault> lost_turns() const;

 private:
  struct Inside;
  explicit Table(std::unique_ptr<Inside> inside);
  std::optional<Fault> refuse_foreign() const;
  std::unique_ptr<Inside> inside_;
};

}  // namespace bell::table
