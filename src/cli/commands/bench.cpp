// `bell bench`: how fast the engine is, in nanoseconds and in yardsticks.
#include <fmt/format.h>

#include <memory>

#include "cli/console.h"
#include "cli/words.h"
#include "lab/lab.h"

namespace bell::cli {
namespace {

Json report_json(const lab::BenchReport& report) {
  Json rows = Json::array();
  for (const lab::BenchRow& row : report.rows)
    rows.push_back({{"title", row.title},
                    {"players", row.players},
                    {"modules", row.modules},
                    {"games_per_second", row.games_per_second},
                    {"nodes_per_second", row.nodes_per_second},
                    {"ns_per_node", row.ns_per_node},
                    {"state_bytes", row.state_bytes},
                    {"copies_per_second", row.copies_per_second}});
  return {{"version", version()}, {"rows", rows}, {"yardstick_ns", report.yardstick_ns}};
}

std::string modules_text(const std::vector<std::string>& modules) {
  constexpr std::size_t kFew = 2;
  if (modules.empty()) return "none";
  return modules.size() > kFew ? fmt::format("all {}", modules.size()) : join(modules, ",");
}

std::string report_text(const lab::BenchReport& report) {
  std::string text = fmt::format("{:<16} {:>7} {:<17} {:>9} {:>12} {:>8} {:>10} {:>6} {:>12}\n", "title", "players",
                                 "modules", "games/s", "nodes/s", "ns/node", "yardsticks", "bytes", "copies/s");
  for (const lab::BenchRow& row : report.rows)
    text += fmt::format("{:<16} {:>7} {:<17} {:>9.0f} {:>12.0f} {:>8.1f} {:>10.2f} {:>6} {:>12.0f}\n", row.title,
                        row.players, modules_text(row.modules), row.games_per_second, row.nodes_per_second,
                        row.ns_per_node, row.ns_per_node / report.yardstick_ns, row.state_bytes, row.copies_per_second);
  return text + fmt::format("one yardstick: {:.2f} ns\n", report.yardstick_ns);
}

Exit run(bool as_json) {
  const lab::BenchReport report = lab::bench();
  if (as_json)
    print_document(report_json(report));
  else
    print(report_text(report));
  return Exit::fine;
}

}  // namespace

Command add_bench(const Options& bell) {
  const Options command = bell.command("bench", "bench.about");
  const auto as_json = std::make_shared<bool>(false);
  command.flag("--json", *as_json, "shared.json");
  command.footer("  bell bench --json", "bench.footer");
  return {command, [as_json] { return run(*as_json); }};
}

}  // namespace bell::cli
