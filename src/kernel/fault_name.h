// Faults by name: for catalogues, and for programs that receive one.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "kernel/fault.h"
#include "kernel/names.h"
#include "kernel/problem.h"

namespace bell {

// Every code has a row.
inline constexpr auto kFaultNames = std::to_array<std::pair<std::string_view, FaultCode>>({
    {"unreadable", FaultCode::unreadable},
    {"not_a_file", FaultCode::not_a_file},
    {"empty_file", FaultCode::empty_file},
    {"too_large", FaultCode::too_large},
    {"name_taken", FaultCode::name_taken},
    {"unwritable", FaultCode::unwritable},
    {"in_use", FaultCode::in_use},
    {"used_here", FaultCode::used_here},
    {"not_saved", FaultCode::not_saved},
    {"save_unknown", FaultCode::save_unknown},
    {"no_such_table", FaultCode::no_such_table},
    {"closed", FaultCode::closed},
    {"changed_by_others", FaultCode::changed_by_others},
    {"store_in_use", FaultCode::store_in_use},
    {"store_unreachable", FaultCode::store_unreachable},
    {"store_newer", FaultCode::store_newer},
    {"store_older", FaultCode::store_older},
    {"bad_store", FaultCode::bad_store},
    {"not_ours", FaultCode::not_ours},
    {"other_format", FaultCode::other_format},
    {"torn", FaultCode::torn},
    {"control_character", FaultCode::control_character},
    {"bad_tag", FaultCode::bad_tag},
    {"unknown_tag", FaultCode::unknown_tag},
    {"missing_tag", FaultCode::missing_tag},
    {"tag_needs_number", FaultCode::tag_needs_number},
    {"tag_needs_pair", FaultCode::tag_needs_pair},
    {"seats_out_of_order", FaultCode::seats_out_of_order},
    {"late_tag", FaultCode::late_tag},
    {"bad_beginning", FaultCode::bad_beginning},
    {"no_beginning", FaultCode::no_beginning},
    {"edited_header", FaultCode::edited_header},
    {"bad_entry", FaultCode::bad_entry},
    {"bad_checkpoint", FaultCode::bad_checkpoint},
    {"wrong_number", FaultCode::wrong_number},
    {"wrong_change", FaultCode::wrong_change},
    {"bad_actor", FaultCode::bad_actor},
    {"bad_command", FaultCode::bad_command},
    {"bad_end", FaultCode::bad_end},
    {"wrong_count", FaultCode::wrong_count},
    {"wrong_end", FaultCode::wrong_end},
    {"after_end", FaultCode::after_end},
    {"not_as_written", FaultCode::not_as_written},
    {"other_revision", FaultCode::other_revision},
    {"match_over", FaultCode::match_over},
    {"not_possible", FaultCode::not_possible},
    {"edited", FaultCode::edited},
    {"unclosed", FaultCode::unclosed},
    {"unfinished", FaultCode::unfinished},
    {"not_carried_out", FaultCode::not_carried_out},
    {"wrong_decision", FaultCode::wrong_decision},
    {"bad_components", FaultCode::bad_components},
    {"players_needed", FaultCode::players_needed},
    {"no_such_bot", FaultCode::no_such_bot},
    {"unusable_program", FaultCode::unusable_program},
    {"strange_program", FaultCode::strange_program},
    {"illegal_answer", FaultCode::illegal_answer},
    {"overtaken", FaultCode::overtaken},
    {"no_commands", FaultCode::no_commands},
    {"not_a_persons_seat", FaultCode::not_a_persons_seat},
    {"no_stand_in", FaultCode::no_stand_in},
    {"lost_turns", FaultCode::lost_turns},
    {"no_undo", FaultCode::no_undo},
    {"bad_certificate", FaultCode::bad_certificate},
    {"dealt_otherwise", FaultCode::dealt_otherwise},
});

constexpr std::string_view name_of(FaultCode code) { return name_in(kFaultNames, code); }

inline Problem problem_of(const Fault& fault) { return {"fault." + std::string(name_of(fault.code)), fault.facts}; }

}  // namespace bell
