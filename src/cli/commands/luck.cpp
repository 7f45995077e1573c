// `bell luck`: measures how much luck a game has.
#include <memory>

#include "cli/commands/run_games.h"
#include "cli/commands/what_was_run.h"
#include "cli/flags.h"
#include "cli/language.h"
#include "lab/luck.h"

namespace bell::cli {
namespace {

constexpr std::uint64_t kMostWeighed = 1'000'000;

struct LuckFlags : GamesFlags {
  std::optional<std::uint64_t> playouts;
};

Json report_json(Json document, const lab::LuckReport& report, std::uint32_t playouts) {
  document.update({{"games", report.games},
                   {"spells", report.spells},
                   {"playouts", playouts},
                   {"luck_part", report.luck_part},
                   {"luck_part_low", report.luck_part_interval.low},
                   {"luck_part_high", report.luck_part_interval.high}});
  document["seats"] = Json::array();
  for (std::size_t seat = 0; seat < report.seats.size(); ++seat) {
    const lab::SeatLuck& luck = report.seats[seat];
    document["seats"].push_back({{"seat", seat},
                                 {"bot", luck.bot},
                                 {"win_share", luck.win_share},
                                 {"mean_luck", luck.mean},
                                 {"low", luck.interval.low},
                                 {"high", luck.interval.high}});
  }
  document["times"] = {{"seconds", report.seconds}};
  return document;
}

std::string percent_of(double part, int digits) { return decimal(100 * part, digits); }

std::string report_text(const lab::LuckReport& report) {
  std::string text =
      say("luck.played",
          {{"games", std::to_string(report.games)},
           {"interrupted", report.is_partial ? "yes" : "no"},
           {"seconds", decimal(report.seconds, 1)},
           {"spells", decimal(static_cast<double>(report.spells) / static_cast<double>(report.games), 1)}}) +
      '\n' +
      say("luck.part", {{"part", percent_of(report.luck_part, 0)},
                        {"low", percent_of(report.luck_part_interval.low, 0)},
                        {"high", percent_of(report.luck_part_interval.high, 0)}}) +
      '\n';
  for (std::size_t seat = 0; seat < report.seats.size(); ++seat) {
    const lab::SeatLuck& luck = report.seats[seat];
    text += say("luck.seat", {{"seat", std::to_string(seat)},
                              {"bot", luck.bot},
                              {"share", percent_of(luck.win_share, 1)},
                              {"luck", signed_decimal(100 * luck.mean, 2)},
                              {"low", signed_decimal(100 * luck.interval.low, 2)},
                              {"high", signed_decimal(100 * luck.interval.high, 2)}}) +
            '\n';
  }
  return text + say("luck.intervals") + '\n';
}

Outcome<lab::LuckOrder, Problem> order_of(const LuckFlags& flags) {
  auto order = order_for<lab::LuckOrder>(flags, "1000");
  if (!order) return order;
  if (auto problem = refuse_crowd(*order)) return *problem;
  order->playouts = static_cast<std::uint32_t>(flags.playouts.value_or(order->playouts));
  return order;
}

Exit run(const LuckFlags& flags) {
  auto order = order_of(flags);
  if (!order) return complain(Exit::usage, order.error());
  const auto report = play_watched(*order, lab::measure_luck);
  if (!report) return complain_of_run(report.error());
  const Json what = what_was_run({order->setup, order->bots, order->seed, report->is_partial});
  if (flags.json)
    print_document(report_json(what, *report, order->playouts));
  else
    print(headline(order->setup) + report_text(*report));
  return report->is_partial ? Exit::interrupted : Exit::fine;
}

}  // namespace

Command add_luck(const Options& bell) {
  const Options command = bell.command("luck", "luck.about");
  const auto flags = std::make_shared<LuckFlags>();
  add_setup_flags(command, flags->setup);
  command.whole("--games", flags->games, 2, kMostWeighed, "shared.games");
  command.list("--bots", flags->bots, "shared.bots", "A,B");
  command.whole("--playouts", flags->playouts, 1, kMostPlayouts, "luck.playouts");
  command.whole("--threads", flags->threads, 1, 256, "shared.threads");
  command.whole("--seed", flags->seed, 0, UINT64_MAX, "shared.seed");
  command.flag("--json", flags->json, "shared.json");
  command.footer("  bell luck stonks --players 4 --games 10000 --bots clerk");
  return {command, [flags] { return run(*flags); }};
}

}  // namespace bell::cli
