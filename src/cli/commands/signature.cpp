// `bell signature`: prints the fingerprint of a title's behaviour. It changes exactly when the rules act differently.
#include <fmt/format.h>

#include <memory>

#include "cli/console.h"
#include "cli/flags.h"
#include "cli/interrupt.h"
#include "cli/language.h"
#include "lab/lab.h"

namespace bell::cli {
namespace {

struct SignatureFlags {
  SetupFlags setup;
  std::optional<std::uint64_t> games, seed;
  bool json = false;
};

// Nothing if Ctrl-C came before all games were played: a signature is of all of them.
Outcome<std::optional<std::uint64_t>, Problem> signature_of(const Setup& setup, const SignatureFlags& flags) {
  lab::SimOrder order;
  order.setup = setup;
  order.games = flags.games.value_or(2000);
  order.seed = flags.seed.value_or(1);
  order.stop = Interrupt::asked();
  const auto report = lab::simulate(order);
  const bool is_stopped = report ? report->is_partial : lab::is_of_stopping(report.error());
  if (is_stopped) return std::optional<std::uint64_t>();
  if (!report) return report.error();
  return std::optional(report->signature);
}

// One line per number of players that this allows, unless one was given.
Exit run(const SignatureFlags& flags) {
  const auto sheet = find_title(flags.setup.title);
  if (!sheet) return complain(Exit::usage, sheet.error());
  const Interrupt interrupt;
  bool is_partial = false;
  Json list = Json::array();
  Problem why_none;
  for (int players = sheet->fewest_seats; players <= sheet->most_seats; ++players) {
    SetupFlags asked = flags.setup;
    if (!asked.players) asked.players = static_cast<std::uint64_t>(players);
    const auto setup = setup_of(asked);
    if (!setup) {
      why_none = setup.error();
      continue;
    }
    const auto signature = signature_of(*setup, flags);
    if (!signature) return complain(Exit::no, signature.error());
    is_partial = !*signature;
    if (is_partial) break;
    const std::string shown = fmt::format("{:016x}", **signature);
    list.push_back({{"players", setup->seats}, {"signature", shown}});
    if (!flags.json)
      print(say("signature.of_players", {{"players", std::to_string(setup->seats)}, {"signature", shown}}) + '\n');
    if (flags.setup.players) break;
  }
  if (list.empty() && !is_partial) return complain(Exit::usage, why_none);
  if (flags.json) print_document(list);
  return is_partial ? complain(Exit::interrupted, say("signature.partial")) : Exit::fine;
}

}  // namespace

Command add_signature(const Options& bell) {
  const Options command = bell.command("signature", "signature.about");
  const auto flags = std::make_shared<SignatureFlags>();
  add_setup_flags(command, flags->setup);
  command.whole("--games", flags->games, 1, 1'000'000'000, "signature.games");
  command.whole("--seed", flags->seed, 0, UINT64_MAX, "shared.seed");
  command.flag("--json", flags->json, "shared.json");
  command.footer("  bell signature stonks --players 4");
  return {command, [flags] { return run(*flags); }};
}

}  // namespace bell::cli
