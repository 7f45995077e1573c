// `bell load`: plays whole games over real sockets, to measure a server's capacity and to check that it loses nothing.
#include "load/load.h"

#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <memory>

#include "cli/console.h"
#include "cli/flags.h"
#include "cli/interrupt.h"
#include "cli/language.h"
#include "client/link.h"

namespace bell::cli {
namespace {

struct LoadFlags {
  std::string house;
  std::string store;
  std::string title = "stonks";
  std::optional<std::uint64_t> tables, players, nodes, rate, kills;
  std::optional<double> seconds, kill_every, storm_every;
  bool anywhere = false;
  bool json = false;
};

bool is_loopback(const std::string& host) { return host == "localhost" || host == "[::1]" || host.starts_with("127."); }

Outcome<load::Plan, Problem> plan_of(const LoadFlags& flags) {
  load::Plan plan;
  plan.program = std::filesystem::read_symlink("/proc/self/exe").string();
  plan.store = flags.store;
  plan.title = flags.title;
  plan.nodes = static_cast<int>(flags.nodes.value_or(1));
  plan.players = static_cast<int>(flags.players.value_or(4));
  plan.tables = static_cast<int>(flags.tables.value_or(100));
  plan.rate = static_cast<double>(flags.rate.value_or(0));
  plan.lasting = load::Seconds(flags.seconds.value_or(10));
  plan.kill_every = load::Seconds(flags.kill_every.value_or(0));
  plan.kills = static_cast<int>(flags.kills.value_or(0));
  plan.storm_every = load::Seconds(flags.storm_every.value_or(0));
  plan.is_stopped = Interrupt::asked();
  if (plan.nodes > 1 && !plan.store.starts_with("postgres")) return Problem{say("load_nodes")};
  if (flags.house.empty()) return plan;
  const auto link = client::read_link(flags.house);
  if (!link) return link.error();
  if (link->is_secure) return Problem{say("load_https", {{"house", flags.house}})};
  if (!flags.anywhere && !is_loopback(link->host)) return Problem{say("load_elsewhere", {{"house", link->house()}})};
  if (flags.kill_every) return Problem{say("load_kills_own")};
  plan.house.emplace(link->host, link->port);
  return plan;
}

Json report_json(const LoadFlags& flags, const load::Plan& plan, const load::Report& report) {
  Json raised = Json::object();
  for (const auto& [name, value] : report.raised) raised[name] = value;
  Json errors = Json::object();
  for (const auto& [what, times] : report.errors) errors[what] = times;
  Json json{{"version", version()},
            {"title", plan.title},
            {"players", plan.players},
            {"store", flags.store.empty() ? "sqlite" : flags.store.substr(0, flags.store.find(':'))},
            {"nodes", plan.nodes},
            {"tables", report.tables},
            {"sockets", report.sockets},
            {"moves", report.moves},
            {"moves_per_second", report.seconds > 0 ? static_cast<double>(report.moves) / report.seconds : 0},
            {"p50_ms", report.p50_ms},
            {"p95_ms", report.p95_ms},
            {"p99_ms", report.p99_ms},
            {"bytes_per_table", nullptr},
            {"errors", report.error_count()},
            {"lost", report.lost},
            {"doubled", report.doubled},
            {"broken", report.broken},
            {"audited", report.is_audited ? Json(report.audited_moves) : Json(nullptr)},
            {"kinds_of_errors", errors},
            {"matches", report.matches},
            {"kills", report.kills},
            {"storms", report.storms},
            {"slowest_return_seconds", report.slowest_return},
            {"seconds", report.seconds},
            {"server_us_per_move", nullptr},
            {"generator_us_per_move", report.generator_us_per_move},
            {"bytes_received", report.bytes_received},
            {"load_average", report.load_average},
            {"raised", raised}};
  if (report.bytes_per_table) json["bytes_per_table"] = *report.bytes_per_table;
  if (report.server_us_per_move) json["server_us_per_move"] = *report.server_us_per_move;
  if (report.is_partial) json["partial"] = true;
  return json;
}

std::string report_text(const load::Report& report) {
  const auto figure = [](double value) { return fmt::format("{:.1f}", value); };
  std::string text =
      say("load_played", {{"tables", std::to_string(report.tables)},
                          {"sockets", std::to_string(report.sockets)},
                          {"moves", std::to_string(report.moves)},
                          {"seconds", figure(report.seconds)},
                          {"rate", figure(static_cast<double>(report.moves) / report.seconds)}}) +
      "\n" +
      say("load_took",
          {{"p50", figure(report.p50_ms)}, {"p95", figure(report.p95_ms)}, {"p99", figure(report.p99_ms)}}) +
      "\n";
  if (report.server_us_per_move)
    text += say("load_cost", {{"server", figure(*report.server_us_per_move)},
                              {"generator", figure(report.generator_us_per_move)},
                              {"load", figure(report.load_average)}}) +
            "\n";
  if (report.bytes_per_table) text += say("load_memory", {{"bytes", std::to_string(*report.bytes_per_table)}}) + "\n";
  if (report.kills + report.storms > 0)
    text += say("load_mishaps", {{"kills", std::to_string(report.kills)},
                                 {"storms", std::to_string(report.storms)},
                                 {"seconds", figure(report.slowest_return)}}) +
            "\n";
  if (report.is_audited)
    text += say("load_audit", {{"moves", std::to_string(report.audited_moves)},
                               {"lost", std::to_string(report.lost)},
                               {"doubled", std::to_string(report.doubled)},
                               {"broken", std::to_string(report.broken)}}) +
            "\n";
  for (const auto& [what, times] : report.errors)
    text += say("load_errors", {{"what", what}, {"times", std::to_string(times)}}) + "\n";
  return text;
}

Exit run(const LoadFlags& flags) {
  auto plan = plan_of(flags);
  if (!plan) return complain(Exit::usage, plan.error());
  plan->print = [](const std::string& line) { std::fprintf(stderr, "%s\n", line.c_str()); };
  std::fprintf(stderr, "%s\n", say("load_raised").c_str());
  const Interrupt interrupt;
  const auto report = load::run(*plan);
  if (!report) return complain(Exit::no, report.error());
  if (flags.json)
    print_document(report_json(flags, *plan, *report));
  else
    print(report_text(*report));
  if (report->is_partial) return Exit::interrupted;
  return report->is_fine() ? Exit::fine : Exit::no;
}

}  // namespace

Command add_load(const Options& bell) {
  const Options command = bell.command("load", "load.about");
  const auto flags = std::make_shared<LoadFlags>();
  command.text("house", flags->house, "load.house", "URL");
  command.whole("--tables", flags->tables, 1, 20'000, "load.tables");
  command.decimal("--seconds", flags->seconds, 0.1, 86'400, "load.seconds");
  command.whole("--rate", flags->rate, 0, 1'000'000, "load.rate");
  command.text("--title", flags->title, "shared.title", "TITLE");
  command.whole("--players", flags->players, 1, 5, "load.players");
  command.text("--store", flags->store, "load.store", "URL");
  command.whole("--nodes", flags->nodes, 1, 16, "load.nodes");
  command.decimal("--kill-every", flags->kill_every, 0.05, 3600, "load.kill-every");
  command.whole("--kills", flags->kills, 1, 1'000'000, "load.kills");
  command.decimal("--storm-every", flags->storm_every, 0.5, 3600, "load.storm-every");
  command.flag("--anywhere", flags->anywhere, "load.anywhere");
  command.flag("--json", flags->json, "shared.json");
  command.needs("--kills", "--kill-every");
  command.footer(
      "  bell load --tables 2000 --rate 2000 --seconds 30\n"
      "  bell load --tables 20 --seconds 60 --kill-every 2 --json\n"
      "  bell load http://localhost:8080 --tables 10 --rate 20",
      "load.footer");
  return {command, [flags] { return run(*flags); }};
}

}  // namespace bell::cli
