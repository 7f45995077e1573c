// `bell sim`: plays thousands of whole games.
#include <fmt/format.h>

#include <memory>

#include "cli/commands/lost_turns.h"
#include "cli/commands/run_games.h"
#include "cli/commands/what_was_run.h"
#include "cli/console.h"
#include "cli/flags.h"
#include "cli/language.h"
#include "lab/lab.h"

namespace bell::cli {
namespace {

constexpr std::uint64_t kMostSimulated = 1'000'000'000'000;

struct SimFlags : GamesFlags {
  std::string journals;
  bool check = false;
};

double per_second(std::uint64_t count, double seconds) {
  return seconds > 0 ? static_cast<double>(count) / seconds : 0;
}

Json report_json(Json document, const lab::SimReport& report) {
  document.update({{"games", report.games},
                   {"decisions", report.decisions},
                   {"chance", report.chance},
                   {"wins", report.wins},
                   {"mean_score", report.mean_score},
                   {"signature", fmt::format("{:016x}", report.signature)},
                   {"lost_turns", lost_turns_json(report.lost_turns)}});
  document["times"] = {{"seconds", report.seconds},
                       {"games_per_second", per_second(report.games, report.seconds)},
                       {"nodes_per_second", per_second(report.decisions + report.chance, report.seconds)}};
  return document;
}

// A low rate needs decimals.
std::string pace(double number) { return decimal(number, number < 10 ? 2 : 0); }

std::string report_text(const lab::SimReport& report) {
  std::string text = say("sim.played", {{"games", std::to_string(report.games)},
                                        {"interrupted", report.is_partial ? "yes" : "no"},
                                        {"decisions", std::to_string(report.decisions)},
                                        {"luck", std::to_string(report.chance)},
                                        {"seconds", decimal(report.seconds, 2)}}) +
                     '\n' +
                     say("sim.pace", {{"games", pace(per_second(report.games, report.seconds))},
                                      {"nodes", pace(per_second(report.decisions + report.chance, report.seconds))}}) +
                     '\n';
  for (std::size_t seat = 0; seat < report.wins.size(); ++seat)
    text += say("sim.seat", {{"seat", std::to_string(seat)},
                             {"wins", decimal(report.wins[seat], 1)},
                             {"share", decimal(100 * report.wins[seat] / static_cast<double>(report.games), 1)},
                             {"points", decimal(report.mean_score[seat], 2)}}) +
            '\n';
  return text + say("sim.signature", {{"signature", fmt::format("{:016x}", report.signature)}}) + '\n';
}

Outcome<lab::SimOrder, Problem> order_of(const SimFlags& flags) {
  auto order = order_for<lab::SimOrder>(flags, "1000");
  if (!order) return order;
  if (auto problem = refuse_crowd(*order)) return *problem;
  order->journals = flags.journals;
  order->check_invariants = flags.check;
  return order;
}

Exit run(const SimFlags& flags, const lab::Ranks& ranks) {
  const auto order = order_of(flags);
  return run_games(order, ranks, lab::simulate, [&](const lab::SimReport& report) {
    const Json what = what_was_run({order->setup, order->bots, order->seed, report.is_partial});
    if (flags.json)
      print_document(report_json(what, report));
    else
      print(headline(order->setup) + report_text(report));
  });
}

}  // namespace

Command add_sim(const Options& bell, const lab::Ranks& ranks) {
  const Options command = bell.command("sim", "sim.about");
  const auto flags = std::make_shared<SimFlags>();
  add_setup_flags(command, flags->setup);
  command.whole("--games", flags->games, 1, kMostSimulated, "shared.games");
  command.list("--bots", flags->bots, "shared.bots", "A,B");
  command.whole("--threads", flags->threads, 1, 256, "shared.threads");
  command.whole("--seed", flags->seed, 0, UINT64_MAX, "shared.seed");
  command.text("--journals", flags->journals, "sim.journals", "DIR");
  command.flag("--check", flags->check, "sim.check");
  command.flag("--json", flags->json, "shared.json");
  command.footer("  bell sim stonks --players 4 --games 1000 --bots clerk,intern --seed 7 --json");
  return {command, [flags, &ranks] { return run(*flags, ranks); }, true};
}

}  // namespace bell::cli
