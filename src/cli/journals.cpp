// A file that can't even be read is a wrong order; a journal that does not hold is an answer.
#include "cli/journals.h"

#include <fmt/format.h>

#include <fstream>

#include "cli/console.h"

namespace bell::cli {

Outcome<table::Replay, Exit> open_journal(const std::string& file, journal::TornEnd torn_end) {
  if (file.empty()) return complain(Exit::usage, "which journal? Name its file");
  if (std::ifstream bytes(file); bytes.peek() == std::ifstream::traits_type::eof())
    return complain(Exit::usage, fmt::format("{} can't be read, or is empty: name a journal's file", file));
  auto journal = journal::read(file, torn_end);
  if (!journal) return complain(Exit::no, journal.error().text);
  auto replay = table::Replay::open(std::move(*journal));
  if (!replay) return complain(Exit::no, file + ": " + replay.error().text);
  return std::move(*replay);
}

Exit refuse_journal(const std::string& file, const Problem& problem) {
  return complain(Exit::no, file + ", " + problem.text);
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
