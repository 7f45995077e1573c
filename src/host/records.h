// Answers from a table's journal without waking the table: cards, replays, the proof of its deal. For this room, and
// for deal verification.
#pragma once

#include <utility>

#include "deal/deal.h"
#include "host/host.h"
#include "host/settings.h"
#include "journal/journal.h"

namespace bell::host {

class Desk;

// A seat's player in that language: people by the name they chose, bots by kind and seat.
std::string called(const SeatRecord& row, std::size_t at, std::string_view lang);
// The player of that seat, from the register alone: only bots count as present.
wire::Person person_at(const TableRecord& record, std::size_t at, std::string_view lang);
// From the register alone: nobody counts as present, and whose turn it is is not known.
wire::TableCard card_of(const TableRecord& record, const Settings& settings, const Asker& asker);

// Who holds `token`, and what it opens.
Seat seat_of_token(const TableRecord& record, const std::string& token);
bool is_opener(const TableRecord& record, const std::string& token);
bool may_watch(const TableRecord& record, const std::string& token);
// Why whoever says this may not come in, by their proofs alone.
std::optional<wire::No> refuse_visit(const TableRecord& record, const wire::Hello& hello);

// Whose eyes `as` means, and whether the asker may use them: "public", "all", or a seat's number.
Outcome<Viewer, wire::No> replay_viewer(const Desk& desk, const std::string& as, const Asker& asker);
// Changes `wanted.first` to `wanted.second`, at most kReplayPage of them.
inline constexpr std::size_t kReplayPage = 100;
struct Watched {
  std::string as;
  Viewer viewer{};
  std::uint32_t from = 0;
  std::uint32_t to = 0;
};
Outcome<wire::ReplayPage, wire::No> replay_page(const House& house, const TableRecord& record, wire::TableCard card,
                                                const Watched& watched, const std::string& lang);

std::string journal_text(const journal::Journal& journal);

Outcome<wire::Certificate, Fault> certificate_of(const House& house, const TableRecord& record, bool is_over);

// Every chance event in `journal` beside what the key says it must have been; or which entry was dealt otherwise
// (FaultCode::edited), or why it cannot be replayed.
Outcome<std::vector<wire::Draw>, Fault> draws_of(const journal::Journal& journal, const deal::Bytes32& key);
// Whether a certificate proves the deal of this journal; a fault says what does not match.
Outcome<std::size_t, Fault> verify(const journal::Journal& journal, const wire::Certificate& certificate);

}  // namespace bell::host
