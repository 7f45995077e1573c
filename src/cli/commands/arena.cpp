// `bell arena`: how strong bots are against each other.
#include <fmt/format.h>

#include <memory>

#include "cli/commands/lost_turns.h"
#include "cli/commands/run_games.h"
#include "cli/commands/what_was_run.h"
#include "cli/console.h"
#include "cli/flags.h"
#include "cli/language.h"
#include "lab/arena.h"

namespace bell::cli {
namespace {

constexpr std::uint64_t kMostInArena = 10'000'000;
constexpr std::int64_t kMostElo = 2000;

struct ArenaFlags {
  SetupFlags setup;
  std::optional<std::uint64_t> games, threads, seed;
  std::vector<std::string> bots;
  std::optional<std::int64_t> elo0, elo1;
  bool sprt = false;
  bool json = false;
};

std::string_view name_of(lab::Verdict verdict) {
  switch (verdict) {
    case lab::Verdict::h0:
      return "H0";
    case lab::Verdict::h1:
      return "H1";
    case lab::Verdict::undecided:
      break;
  }
  return "undecided";
}

// A bound that is not there is null.
Json bound_json(const std::optional<double>& bound) { return bound ? Json(*bound) : Json(nullptr); }

Json entrant_json(const lab::Entrant& entrant) {
  return {{"name", entrant.name},
          {"seats", entrant.seats},
          {"games", entrant.games},
          {"win_share", entrant.win_share},
          {"low", entrant.win_interval.low},
          {"high", entrant.win_interval.high},
          {"mean_place", entrant.mean_place},
          {"place_low", entrant.place_interval.low},
          {"place_high", entrant.place_interval.high},
          {"elo", entrant.elo},
          {"elo_low", bound_json(entrant.elo_low)},
          {"elo_high", bound_json(entrant.elo_high)}};
}

Json report_json(Json document, const lab::ArenaReport& report) {
  document.update({{"games", report.games}, {"deals", report.deals}});
  document["entrants"] = Json::array();
  for (const lab::Entrant& entrant : report.entrants) document["entrants"].push_back(entrant_json(entrant));
  if (report.sprt)
    document["sprt"] = {{"elo0", report.sprt->claims.elo0},
                        {"elo1", report.sprt->claims.elo1},
                        {"error_rate", lab::kErrorRate},
                        {"llr", report.sprt->llr},
                        {"low", report.sprt->low},
                        {"high", report.sprt->high},
                        {"verdict", name_of(report.sprt->verdict)}};
  document["lost_turns"] = lost_turns_json(report.lost_turns);
  document["times"] = {{"seconds", report.seconds}};
  return document;
}

std::string bound_text(const std::optional<double>& bound) {
  return bound ? fmt::format("{:+.0f}", *bound) : "no bound";
}

std::string entrant_text(const lab::Entrant& entrant, std::size_t width) {
  return fmt::format(
      "{:{}}  {:5}  {:7}  {:<21}  {:<19}  {}\n", entrant.name, width, entrant.seats, entrant.games,
      fmt::format("{:.1f} % ({:.1f} to {:.1f})", 100 * entrant.win_share, 100 * entrant.win_interval.low,
                  100 * entrant.win_interval.high),
      fmt::format("{:.2f} ({:.2f} to {:.2f})", entrant.mean_place, entrant.place_interval.low,
                  entrant.place_interval.high),
      fmt::format("{:+.0f} ({} to {})", entrant.elo, bound_text(entrant.elo_low), bound_text(entrant.elo_high)));
}

std::string sprt_text(const lab::ArenaReport& report) {
  const lab::SprtReport& sprt = *report.sprt;
  const std::string claim = fmt::format("Elo of {} over {}", report.entrants[0].name, report.entrants[1].name);
  const std::string bounds =
      fmt::format("log-likelihood ratio {:.2f}, bounds {:.2f} and {:.2f}", sprt.llr, sprt.low, sprt.high);
  if (sprt.verdict == lab::Verdict::undecided)
    return fmt::format("undecided whether {} is rather {} (H0) or {} (H1): more --games might tell ({})\n", claim,
                       sprt.claims.elo0, sprt.claims.elo1, bounds);
  const bool is_h1 = sprt.verdict == lab::Verdict::h1;
  return fmt::format("accepted after {} deals: {} is rather {} ({}) than {} ({})\n", report.deals, claim,
                     is_h1 ? sprt.claims.elo1 : sprt.claims.elo0, is_h1 ? "H1" : "H0",
                     is_h1 ? sprt.claims.elo0 : sprt.claims.elo1, bounds);
}

std::string report_text(const lab::ArenaReport& report, int players) {
  std::size_t width = std::string_view("entrant").size();
  for (const lab::Entrant& entrant : report.entrants) width = std::max(width, entrant.name.size());
  std::string text = fmt::format("{} games{} in {:.1f} s: {} deals, each once in every rotation of the line-up\n",
                                 report.games, Interrupt::came() ? " (interrupted)" : "", report.seconds, report.deals);
  text += fmt::format("{:{}}  seats    games  {:<21}  {:<19}  Elo over the others\n", "entrant", width,
                      "wins of a seat", "mean place");
  for (const lab::Entrant& entrant : report.entrants) text += entrant_text(entrant, width);
  text += fmt::format("in brackets 95 % intervals; {:.1f} % is even\n", 100.0 / players);
  return report.sprt ? text + sprt_text(report) : text;
}

Outcome<lab::ArenaOrder, Problem> order_of(const ArenaFlags& flags) {
  auto setup = setup_of(flags.setup);
  if (!setup) return setup.error();
  if (!flags.games) return Problem{say("how_many_games", {{"games", "400"}})};
  if (flags.bots.empty()) return Problem{say("who_plays")};
  if (const auto problem = refuse_bots(flags.bots)) return *problem;
  lab::ArenaOrder order;
  order.setup = std::move(*setup);
  order.games = *flags.games;
  order.seed = flags.seed.value_or(1);
  order.threads = static_cast<int>(flags.threads.value_or(1));
  order.bots = flags.bots;
  if (flags.sprt) {
    const lab::Claims usual;
    order.claims = {static_cast<int>(flags.elo0.value_or(usual.elo0)),
                    static_cast<int>(flags.elo1.value_or(usual.elo1))};
  }
  if (auto problem = lab::refuse(order)) return *problem;
  return order;
}

Exit run(const ArenaFlags& flags, const lab::Ranks& ranks) {
  const auto order = order_of(flags);
  return run_games(order, ranks, lab::arena, [&](const lab::ArenaReport& report) {
    const Json what = what_was_run({order->setup, order->bots, order->seed, Interrupt::came()});
    if (flags.json)
      print_document(report_json(what, report));
    else
      print(report_text(report, order->setup.seats));
  });
}

}  // namespace

Command add_arena(const Options& bell, const lab::Ranks& ranks) {
  const Options command = bell.command("arena", "arena.about");
  const auto flags = std::make_shared<ArenaFlags>();
  add_setup_flags(command, flags->setup);
  command.list("--bots", flags->bots, "arena.bots", "A,B");
  command.whole("--games", flags->games, 1, kMostInArena, "arena.games");
  command.flag("--sprt", flags->sprt, "arena.sprt");
  command.number("--elo0", flags->elo0, -kMostElo, kMostElo, "arena.elo0");
  command.number("--elo1", flags->elo1, -kMostElo, kMostElo, "arena.elo1");
  command.needs("--elo0", "--sprt");
  command.needs("--elo1", "--sprt");
  command.whole("--threads", flags->threads, 1, 256, "shared.threads");
  command.whole("--seed", flags->seed, 0, UINT64_MAX, "shared.seed");
  command.flag("--json", flags->json, "shared.json");
  command.footer("  bell arena stonks --players 4 --bots broker,clerk,clerk,clerk --games 400");
  return {command, [flags, &ranks] { return run(*flags, ranks); }, true};
}

}  // namespace bell::cli
