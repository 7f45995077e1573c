// `bell analyze`: analyses a finished match, for people, for programs and as a page.
#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "cli/analysis/answers.h"
#include "cli/flags.h"
#include "cli/interrupt.h"
#include "cli/journals.h"
#include "cli/language.h"
#include "cli/new_file.h"
#include "cli/people.h"
#include "cli/progress.h"
#include "table/table.h"

namespace bell::cli {
namespace {

constexpr std::uint64_t kMostNodes = 1'000'000;

struct AnalyzeFlags {
  std::string file;
  std::optional<std::string> html;
  std::vector<std::string> names;
  std::optional<std::uint64_t> nodes, playouts, seed, threads, as;
  bool json = false;
};

// Steps through the whole journal, which checks it.
Outcome<lab::AnalysisOrder, Fault> order_of(const AnalyzeFlags& flags, table::Replay& replay) {
  lab::AnalysisOrder order;
  order.setup = replay.journal().header.setup;
  while (!replay.at_end()) {
    const auto action = replay.step();
    if (!action) return action.error();
  }
  for (const table::Replay::Stands& stands : replay.standing()) order.actions.push_back(stands.action);
  order.iterations = static_cast<std::uint32_t>(flags.nodes.value_or(order.iterations));
  order.playouts = static_cast<std::uint32_t>(flags.playouts.value_or(order.playouts));
  order.seed = flags.seed.value_or(order.seed);
  order.threads = static_cast<int>(flags.threads.value_or(1));
  if (flags.as) order.seat = seat_at(static_cast<int>(*flags.as));
  return order;
}

Outcome<lab::AnalysisReport, Problem> analyze(lab::AnalysisOrder& order) {
  ProgressBar bar(ProgressBar::kParts);
  order.progress = bar.share_listener();
  order.stop = Interrupt::asked();
  return lab::analyze(order);
}

// A journal does not name people; seats it says nothing about are people's, too.
std::uint64_t people_at(const table::Replay& replay) {
  const auto& players = replay.journal().header.players;
  const auto bots = players.size() - static_cast<std::size_t>(std::ranges::count(players, table::kHuman));
  return static_cast<std::uint64_t>(replay.seats()) - bots;
}

Exit run(const AnalyzeFlags& flags) {
  if (flags.html && flags.html->empty()) return complain(Exit::usage, say("html_file"));
  auto replay = open_journal(flags.file, journal::TornEnd::leave_out);
  if (!replay) return replay.error();
  if (flags.as && *flags.as >= static_cast<std::uint64_t>(replay->seats()))
    return complain(Exit::usage, say("no_seat", {{"seat", std::to_string(*flags.as)},
                                                 {"last", std::to_string(replay->seats() - 1)}}));
  if (const auto problem = refuse_names(flags.names, people_at(*replay))) return complain(Exit::usage, problem->text);
  if (flags.html)
    if (const auto problem = refuse_file(*flags.html, flags.file)) return complain(Exit::no, *problem);
  auto order = order_of(flags, *replay);
  if (!order) return refuse_journal(flags.file, order.error());
  const Interrupt interrupt;
  const auto report = analyze(*order);
  if (!report) return complain(Exit::no, report.error());

  const Account account(flags.file, *replay, *order, *report, flags.names);
  // A page with half an analysis would overwrite a complete one.
  if (flags.html && !report->is_partial)
    if (const auto problem = write_file(*flags.html, analysis_page(account))) return complain(Exit::no, *problem);
  if (flags.json)
    print_document(analysis_json(account));
  else
    print(analysis_text(account));
  return report->is_partial ? Exit::interrupted : Exit::fine;
}

}  // namespace

Command add_analyze(const Options& bell) {
  const Options command = bell.command("analyze", "analyze.about");
  const auto flags = std::make_shared<AnalyzeFlags>();
  command.text("journal", flags->file, "analyze.journal", "JOURNAL");
  command.maybe("--html", flags->html, "analyze.html", "FILE");
  command.flag("--json", flags->json, "shared.json");
  command.whole("--nodes", flags->nodes, 1, kMostNodes, "analyze.nodes");
  command.whole("--playouts", flags->playouts, 1, kMostPlayouts, "analyze.playouts");
  command.whole("--as", flags->as, 0, kMaxSeats - 1, "analyze.as");
  command.again("--name", flags->names, "analyze.name", "NAME");
  command.whole("--threads", flags->threads, 1, 256, "shared.threads");
  command.whole("--seed", flags->seed, 0, UINT64_MAX, "analyze.seed");
  command.footer("  bell analyze game.journal --html game.html\n  bell analyze game.journal --as 0 --nodes 8000 --json",
                 "analyze.footer");
  return {command, [flags] { return run(*flags); }};
}

}  // namespace bell::cli
