// A file that can't even be read is a wrong order; a journal that does not hold is an answer.
#include "cli/journals.h"

#include <fmt/format.h>

#include "cli/console.h"
#include "cli/language.h"

namespace bell::cli {
namespace {

const texts::Catalogue& english() { return *texts::Catalogue::find("en"); }

bool is_wrong_order(FaultCode code) {
  return code == FaultCode::unreadable || code == FaultCode::not_a_file || code == FaultCode::empty_file;
}

}  // namespace

Outcome<table::Replay, Exit> open_journal(const std::string& file, journal::TornEnd torn_end) {
  if (file.empty()) return complain(Exit::usage, say("which_journal"));
  auto journal = journal::read(file, torn_end);
  if (!journal)
    return complain(is_wrong_order(journal.error().code) ? Exit::usage : Exit::no,
                    texts::explain(english(), journal.error()));
  auto replay = table::Replay::open(std::move(*journal));
  if (replay) return std::move(*replay);
  const auto explain = [](const auto& fault) { return texts::explain(english(), fault); };
  return complain(Exit::no, file + ": " + std::visit(explain, replay.error()));
}

Exit refuse_journal(const std::string& file, const Fault& fault) {
  return complain(Exit::no, texts::explain(english(), fault.with("file", file)));
}

texts::Present present_at(const table::Replay& replay, Viewer reader) {
  texts::Present present;
  present.reader = reader;
  const auto& players = replay.journal().header.players;
  for (const Seat seat : seats_of(replay.seats())) {
    const auto at = static_cast<std::size_t>(index(seat));
    const bool is_named = at < players.size() && !players[at].empty();
    present.names.push_back(is_named ? fmt::format("seat {} ({})", at, players[at]) : fmt::format("seat {}", at));
  }
  return present;
}

}  // namespace bell::cli
