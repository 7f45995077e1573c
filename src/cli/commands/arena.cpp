// `bell arena`: measures how strong bots are against each other.
#include <memory>

#include "cli/commands/lost_turns.h"
#include "cli/commands/run_games.h"
#include "cli/commands/what_was_run.h"
#include "cli/console.h"
#include "cli/flags.h"
#include "cli/language.h"
#include "cli/words.h"
#include "lab/arena.h"

namespace bell::cli {
namespace {

constexpr std::uint64_t kMostInArena = 10'000'000;
constexpr std::int64_t kMostElo = 2000;

struct ArenaFlags : GamesFlags {
  std::optional<std::int64_t> elo0, elo1;
  bool sprt = false;
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

// A missing bound is null.
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
  return bound ? signed_decimal(*bound, 0) : say("arena.no_bound");
}

std::string between(const std::string& value, const std::string& low, const std::string& high) {
  return say("arena.between", {{"value", value}, {"low", low}, {"high", high}});
}

std::vector<std::string> entrant_row(const lab::Entrant& entrant) {
  const lab::Interval &wins = entrant.win_interval, &place = entrant.place_interval;
  return {entrant.name,
          std::to_string(entrant.seats),
          std::to_string(entrant.games),
          between(decimal(100 * entrant.win_share, 1) + " %", decimal(100 * wins.low, 1), decimal(100 * wins.high, 1)),
          between(decimal(entrant.mean_place, 2), decimal(place.low, 2), decimal(place.high, 2)),
          between(signed_decimal(entrant.elo, 0), bound_text(entrant.elo_low), bound_text(entrant.elo_high))};
}

std::string sprt_text(const lab::ArenaReport& report) {
  const lab::SprtReport& sprt = *report.sprt;
  const bool is_h1 = sprt.verdict == lab::Verdict::h1;
  const texts::Args facts{{"one", report.entrants[0].name},
                          {"other", report.entrants[1].name},
                          {"deals", std::to_string(report.deals)},
                          {"elo0", decimal(sprt.claims.elo0, 0)},
                          {"elo1", decimal(sprt.claims.elo1, 0)},
                          {"accepted", decimal(is_h1 ? sprt.claims.elo1 : sprt.claims.elo0, 0)},
                          {"rejected", decimal(is_h1 ? sprt.claims.elo0 : sprt.claims.elo1, 0)},
                          {"claim", is_h1 ? "H1" : "H0"},
                          {"ratio", decimal(sprt.llr, 2)},
                          {"low", decimal(sprt.low, 2)},
                          {"high", decimal(sprt.high, 2)}};
  return say(sprt.verdict == lab::Verdict::undecided ? "arena.undecided" : "arena.accepted", facts) + '\n';
}

std::string report_text(const lab::ArenaReport& report, int players) {
  std::vector<std::vector<std::string>> rows(1);
  for (const char* head : {"entrant", "seats", "games", "wins", "place", "elo"})
    rows.front().push_back(say(std::string("arena.head.") + head));
  for (const lab::Entrant& entrant : report.entrants) rows.push_back(entrant_row(entrant));
  const std::string text = say("arena.played", {{"games", std::to_string(report.games)},
                                                {"interrupted", report.is_partial ? "yes" : "no"},
                                                {"seconds", decimal(report.seconds, 1)},
                                                {"deals", std::to_string(report.deals)}}) +
                           '\n' + columns("lrrlll", rows) +
                           say("arena.intervals", {{"even", decimal(100.0 / players, 1)}}) + '\n';
  return report.sprt ? text + sprt_text(report) : text;
}

Outcome<lab::ArenaOrder, Problem> order_of(const ArenaFlags& flags) {
  auto order = order_for<lab::ArenaOrder>(flags, "400");
  if (!order) return order;
  if (order->bots.empty()) return Problem{say("who_plays")};
  if (flags.sprt) {
    const lab::Claims usual;
    order->claims = {static_cast<int>(flags.elo0.value_or(usual.elo0)),
                     static_cast<int>(flags.elo1.value_or(usual.elo1))};
  }
  if (auto problem = lab::refuse(*order)) return *problem;
  return order;
}

Exit run(const ArenaFlags& flags, const lab::Ranks& ranks) {
  const auto order = order_of(flags);
  return run_games(order, ranks, lab::arena, [&](const lab::ArenaReport& report) {
    const Json what = what_was_run({order->setup, order->bots, order->seed, report.is_partial});
    if (flags.json)
      print_document(report_json(what, report));
    else
      print(headline(order->setup) + report_text(report, order->setup.seats));
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
