// `bell replay`: steps through a journal, for people or for programs, and checks it.
#include "cli/commands/replay.h"

#include <fmt/format.h>

#include <memory>

#include "cli/flags.h"
#include "cli/journals.h"
#include "cli/language.h"
#include "tui/projector.h"

namespace bell::cli {
namespace {

constexpr std::uint64_t kMostSteps = 1'000'000;  // more than a journal can hold

struct ReplayFlags {
  std::string file;
  std::optional<std::uint64_t> at, as;
  bool verify = false;
  bool json = false;
  bool truth = false;
};

Exit verify(table::Replay& replay, const ReplayFlags& flags) {
  const auto checked = replay.verify();
  const bool is_over = static_cast<bool>(checked);
  if (!is_over && checked.error().code != FaultCode::unfinished) return refuse_journal(flags.file, checked.error());
  const Exit exit = is_over ? Exit::fine : Exit::unfinished;
  const std::string steps = std::to_string(replay.position());
  if (!flags.json) {
    print((is_over ? say("verified", {{"steps", steps}, {"result", result_text(replay)}})
                   : say("unfinished", {{"steps", steps}})) +
          "\n");
    return exit;
  }
  // Nobody is told the score before the end: points include hidden cards.
  Json winners = Json::array();
  Json scores = Json::array();
  if (is_over) {
    for (const Seat seat : replay.winners()) winners.push_back(index(seat));
    for (const Seat seat : seats_of(replay.seats())) scores.push_back(replay.score(seat));
  }
  print_document(Json{{"verified", replay.position()},
                      {"finished", is_over},
                      {"checkpoint", fmt::format("{:016x}", replay.checkpoint())},
                      {"winners", winners},
                      {"scores", scores}});
  return exit;
}

Exit refuse_showing(const ReplayFlags& flags, const table::OpenFault& why) {
  if (const auto* fault = std::get_if<Fault>(&why)) return refuse_journal(flags.file, *fault);
  return complain(Exit::no, flags.file + ": " + texts::explain(words(), std::get<CompositionError>(why)));
}

// Still one JSON document: a list with a step per line, printed only if all of it is valid.
Exit print_steps(table::Replay& replay, const Watching& watching, const ReplayFlags& flags) {
  const auto steps = watching.viewer ? moments_json(replay, watching) : steps_json(replay, watching);
  if (!steps) return refuse_journal(flags.file, steps.error());
  std::string separator = "[\n";
  for (const Json& step : *steps) {
    print(separator + step.dump(-1, ' ', false, Json::error_handler_t::replace));
    separator = ",\n";
  }
  print(steps->empty() ? "[]\n" : "\n]\n");
  return Exit::fine;
}

Exit print_transcript(table::Replay& replay, const Watching& watching, const ReplayFlags& flags) {
  const auto text = transcript(replay, watching);
  if (!text) return refuse_journal(flags.file, text.error());
  print(*text + result_text(replay) + "\n");
  return Exit::fine;
}

Exit print_table(const table::Replay& replay, const tui::Showing& showing, const ReplayFlags& flags) {
  print(
      say(showing.seat ? "after_seen" : "after", {{"position", std::to_string(*flags.at)},
                                                  {"steps", std::to_string(replay.journal().entries.size())},
                                                  {"seat", showing.seat ? std::to_string(index(*showing.seat)) : ""}}) +
      "\n");
  if (const auto fault = tui::print_table(showing, *flags.at)) return refuse_showing(flags, *fault);
  return Exit::fine;
}

// A person at a terminal steps through it; a pipe gets the requested table, or the whole transcript.
Exit show(table::Replay& replay, const Watching& watching, const ReplayFlags& flags) {
  tui::Showing showing{.journal = replay.journal(), .seat = std::nullopt, .language = std::string(words().language())};
  if (watching.viewer) showing.seat = seat_of(*watching.viewer);
  if (flags.at) return print_table(replay, showing, flags);
  if (!tui::can_show()) return print_transcript(replay, watching, flags);
  if (const auto fault = tui::show(showing)) return refuse_showing(flags, *fault);
  return Exit::fine;
}

Exit run(const ReplayFlags& flags) {
  auto replay = open_journal(flags.file, flags.verify ? journal::TornEnd::refuse : journal::TornEnd::leave_out);
  if (!replay) return replay.error();
  const std::size_t steps = replay->journal().entries.size();
  if (flags.at && *flags.at > steps)
    return complain(Exit::usage,
                    say("too_late", {{"at", std::to_string(*flags.at)}, {"steps", std::to_string(steps)}}));
  if (flags.as && *flags.as >= static_cast<std::uint64_t>(replay->seats()))
    return complain(Exit::usage, say("no_seat", {{"seat", std::to_string(*flags.as)},
                                                 {"last", std::to_string(replay->seats() - 1)}}));
  if (flags.verify) return verify(*replay, flags);

  Watching watching{.viewer = std::nullopt, .steps = flags.at.value_or(steps), .words = &words()};
  if (flags.as) watching.viewer = viewer_of(seat_at(static_cast<int>(*flags.as)));
  if (flags.truth) watching.truth = Truth::told;
  return flags.json ? print_steps(*replay, watching, flags) : show(*replay, watching, flags);
}

}  // namespace

Command add_replay(const Options& bell) {
  const Options command = bell.command("replay", "replay.about");
  const auto flags = std::make_shared<ReplayFlags>();
  command.text("file", flags->file, "replay.file", "FILE");
  command.flag("--verify", flags->verify, "replay.verify");
  command.whole("--at", flags->at, 0, kMostSteps, "replay.at");
  command.whole("--as", flags->as, 0, kMaxSeats - 1, "replay.as");
  command.flag("--json", flags->json, "replay.json");
  command.flag("--truth", flags->truth, "replay.truth");
  command.needs("--truth", "--json");
  command.excludes("--truth", "--as");
  for (const char* other : {"--at", "--as", "--truth"}) command.excludes("--verify", other);
  command.footer(
      "  bell replay game.journal --verify\n  bell replay game.journal --at 40 --as 0\n  bell replay game.journal "
      "--json --truth",
      "replay.footer");
  return {command, [flags] { return run(*flags); }};
}

}  // namespace bell::cli
