// What can be said of a table from what was written down, without waking it: cards, replays, the proof of its deal. For
// this room, and for who verifies a deal.
#pragma once

#include <utility>

#include "deal/deal.h"
#include "host/host.h"
#include "host/settings.h"
#include "journal/journal.h"

namespace bell::host {

class Desk;

// What a seat's player is called in that language: people as they wish, bots by their kind and place.
std::string called(const SeatRecord& row, std::size_t at, std::string_view lang);
// Who has that seat, from the register alone: only bots are known to be here.
wire::Person person_at(const TableRecord& record, std::size_t at, std::string_view lang);
// As it is known from the register alone: nobody is seen here, and whose turn it is is not known.
wire::TableCard card_of(const TableRecord& record, const Settings& settings, const Asker& asker);

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

// Every stroke of luck in `journal` beside what the key says it must have been; or which entry was dealt otherwise
// (FaultCode::edited), or why it can't be played again.
Outcome<std::vector<wire::Draw>, Fault> draws_of(const journal::Journal& journal, const deal::Bytes32& key);
// Whether a certificate proves the deal of this journal; a fault says what does not fit.
Outcome<std::size_t, Fault> verify(const journal::Journal& journal, const wire::Certificate& certificate);

}  // namespace bell::host
