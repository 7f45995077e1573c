// An unreadable file is a usage error (exit 2); an invalid journal is a negative result (exit 1).
#include "cli/journals.h"

#include "cli/console.h"
#include "cli/language.h"

namespace bell::cli {
namespace {

bool is_wrong_order(FaultCode code) {
  return code == FaultCode::unreadable || code == FaultCode::not_a_file || code == FaultCode::empty_file;
}

}  // namespace

Outcome<table::Replay, Exit> open_journal(const std::string& file, journal::TornEnd torn_end) {
  if (file.empty()) return complain(Exit::usage, say("which_journal"));
  auto journal = journal::read(file, torn_end);
  if (!journal)
    return complain(is_wrong_order(journal.error().code) ? Exit::usage : Exit::no,
                    texts::explain(words(), journal.error()));
  auto replay = table::Replay::open(std::move(*journal));
  if (replay) return std::move(*replay);
  const auto explain = [](const auto& fault) { return texts::explain(words(), fault); };
  return complain(Exit::no, file + ": " + std::visit(explain, replay.error()));
}

Exit refuse_journal(const std::string& file, const Fault& fault) {
  return complain(Exit::no, texts::explain(words(), fault.with("file", file)));
}

texts::Present present_at(const table::Replay& replay, Viewer reader) {
  texts::Present present;
  present.reader = reader;
  const auto& players = replay.journal().header.players;
  for (const Seat seat : seats_of(replay.seats())) {
    const auto at = static_cast<std::size_t>(index(seat));
    const bool is_named = at < players.size() && !players[at].empty();
    const texts::Args who{{"seat", std::to_string(at)}, {"player", is_named ? players[at] : ""}};
    present.names.push_back(say(is_named ? "seat_of" : "seat", who));
  }
  return present;
}

}  // namespace bell::cli
