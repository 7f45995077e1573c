// `bell replay`: steps through a journal, for people or for programs, and checks it.
#include "cli/commands/replay.h"

#include <fmt/format.h>

#include <memory>

#include "cli/flags.h"
#include "cli/journals.h"
#include "cli/language.h"
#include "cli/outline.h"
#include "wire/wire.h"

namespace bell::cli {
namespace {

struct ReplayFlags {
  std::string file;
  std::optional<std::uint64_t> at, as;
  std::string language = "en";
  bool verify = false;
  bool json = false;
  bool truth = false;
};

Exit verify(table::Replay& replay, const ReplayFlags& flags) {
  const auto steps = replay.verify();
  if (!steps) return refuse_journal(flags.file, steps.error());
  if (!flags.json) {
    print(fmt::format("verified {} steps, every action legal and every checkpoint true; {}\n", *steps,
                      result_text(replay)));
    return Exit::fine;
  }
  Json winners = Json::array();
  Json scores = Json::array();
  for (const Seat seat : replay.winners()) winners.push_back(index(seat));
  for (const Seat seat : seats_of(replay.seats())) scores.push_back(replay.score(seat));
  print_document(Json{{"verified", *steps},
                      {"checkpoint", fmt::format("{:016x}", replay.checkpoint())},
                      {"winners", winners},
                      {"scores", scores}});
  return Exit::fine;
}

// One document all the same: a list with a step a line, printed only when the whole of it is right.
Exit print_steps(table::Replay& replay, const Watching& watching, const ReplayFlags& flags) {
  const auto steps =
      watching.viewer ? moments_json(replay, seat_of(*watching.viewer), watching.steps) : steps_json(replay, watching);
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
  if (!flags.at) {
    print(*text + result_text(replay) + "\n");
    return Exit::fine;
  }
  const Viewer viewer = watching.viewer.value_or(Viewer::spectator);
  print(fmt::format("After {} of {} steps, as {} it:\n", replay.position(), replay.journal().entries.size(),
                    is_seat(viewer) ? fmt::format("seat {} sees", index(seat_of(viewer))) : "the public sees"));
  print(outline(wire::encode(replay.view_for(viewer)), 2));
  return Exit::fine;
}

Exit run(const ReplayFlags& flags) {
  const auto words = find_language(flags.language);
  if (!words) return complain(Exit::usage, words.error().text);
  auto replay = open_journal(flags.file, flags.verify ? journal::TornEnd::refuse : journal::TornEnd::leave_out);
  if (!replay) return replay.error();
  const std::size_t steps = replay->journal().entries.size();
  if (flags.at && *flags.at > steps)
    return complain(Exit::usage, fmt::format("--at {}: the journal has only {} steps", *flags.at, steps));
  if (flags.as && *flags.as >= static_cast<std::uint64_t>(replay->seats()))
    return complain(Exit::usage, fmt::format("--as {}: the seats are 0 to {}", *flags.as, replay->seats() - 1));
  if (flags.verify) return verify(*replay, flags);

  Watching watching{.viewer = std::nullopt, .steps = flags.at.value_or(steps), .words = *words};
  if (flags.as) watching.viewer = viewer_of(seat_at(static_cast<int>(*flags.as)));
  if (flags.truth) watching.truth = Truth::told;
  return flags.json ? print_steps(*replay, watching, flags) : print_transcript(*replay, watching, flags);
}

}  // namespace

Command add_replay(const Options& bell) {
  const Options command = bell.command("replay", "steps through a journal, and checks it");
  const auto flags = std::make_shared<ReplayFlags>();
  command.text("file", flags->file, "the journal", "FILE");
  command.flag("--verify", flags->verify, "check every action and every checkpoint");
  command.whole("--at", flags->at, 0, UINT32_MAX, "stop after so many steps and show the table");
  command.whole("--as", flags->as, 0, UINT32_MAX, "only what this seat saw, was told and chose");
  command.text("--lang", flags->language, "the language of the transcript (en)", "L");
  command.flag("--json", flags->json, "one JSON document: a list with an object for each step");
  command.flag("--truth", flags->truth, "with --json: also the whole state after each step");
  command.needs("--truth", "--json");
  command.excludes("--truth", "--as");
  command.footer(
      "In the JSON, `legal` is what the actor could have done, `rules` what was applied; `events`, `view` and `truth`\n"
      "tell what came of the step, as the actor saw it. With --as there is an object for each moment of that seat\n"
      "instead: its choices, its action, what it was told and what it saw.\n"
      "Example:\n  bell replay game.journal --verify\n  bell replay game.journal --at 40 --as 0\n"
      "  bell replay game.journal --json --truth");
  return {command, [flags] { return run(*flags); }};
}

}  // namespace bell::cli
