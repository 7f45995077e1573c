// What went wrong with a journal or at a table, as data: the fault, and the facts for its sentence. The sentences are
// in the catalogues, keyed by the fault's name; programs use the code.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <utility>

namespace bell {

enum class FaultCode : std::uint8_t {
  // Files and stores. Facts: file; why, in the system's words.
  unreadable = 1,
  not_a_file = 2,  // a folder, a device
  empty_file = 3,
  too_large = 4,      // most: so many MiB are read
  name_taken = 5,     // a journal with this name exists
  unwritable = 6,     // it cannot be created or opened for writing
  in_use = 7,         // process: the one that writes to it
  used_here = 8,      // this process writes to it
  not_saved = 9,      // nothing was written; it may be retried
  save_unknown = 10,  // it is unknown whether it was written
  no_such_table = 11,
  closed = 12,  // the match is over: nothing more can be written
  changed_by_others = 13,
  store_in_use = 14,       // process: the one that serves it
  store_unreachable = 15,  // it cannot be opened
  store_newer = 16,        // schema, known: a later version has changed it
  store_older = 17,        // schema, known: it must be served once to be updated
  bad_store = 18,          // not the address of a store

  // The form of a journal. Fact: line.
  not_ours = 20,
  other_format = 21,  // format
  torn = 22,          // the last line has no line end
  control_character = 23,
  bad_tag = 24,
  unknown_tag = 25,       // tag
  missing_tag = 26,       // tag
  tag_needs_number = 27,  // tag
  tag_needs_pair = 28,    // tag
  seats_out_of_order = 29,
  late_tag = 30,
  bad_beginning = 31,
  no_beginning = 32,
  edited_header = 33,
  bad_entry = 34,
  bad_checkpoint = 35,
  wrong_number = 36,  // expected, found
  wrong_change = 37,
  bad_actor = 38,
  bad_command = 39,
  bad_end = 40,
  wrong_count = 41,  // said, counted
  wrong_end = 42,
  after_end = 43,
  not_as_written = 44,  // readable, but not as we would write it

  // A replayed journal. Facts: line, number, action.
  other_revision = 60,  // title, written, known
  match_over = 61,
  not_possible = 62,  // rule
  edited = 63,
  unclosed = 64,
  unfinished = 65,
  not_carried_out = 66,  // a command that this version cannot carry out
  wrong_decision = 67,   // it answers a question that was not asked

  // A table.
  bad_components = 80,      // why
  players_needed = 81,      // needed, named
  no_such_bot = 82,         // bot, known
  unusable_program = 83,    // why
  strange_program = 84,     // bot
  illegal_answer = 85,      // bot
  overtaken = 86,           // others keep writing to this table
  no_commands = 87,         // the journal's format has no commands
  not_a_persons_seat = 88,  // seat
  no_stand_in = 89,         // seat
  lost_turns = 90,          // bot, turns, why
  bad_certificate = 92,     // what: the part that does not match
  dealt_otherwise = 93,     // number, action: the chance event is not what the key says
  no_undo = 91,             // somebody may have learned something since, or chance has acted
};

using Facts = std::map<std::string, std::string, std::less<>>;

struct Fault {
  FaultCode code{};
  Facts facts{};  // by name

  // The same with an additional fact.
  Fault with(std::string name, std::string value) const {
    Fault more = *this;
    more.facts.insert_or_assign(std::move(name), std::move(value));
    return more;
  }
  friend bool operator==(const Fault&, const Fault&) = default;
};

}  // namespace bell
