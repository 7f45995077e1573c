// `bell play`: plays a match in this terminal, against bots or with several people at one keyboard.
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <utility>

#include "cli/ask.h"
#include "cli/commands/play.h"
#include "cli/console.h"
#include "cli/flags.h"
#include "cli/kept_matches.h"
#include "cli/language.h"
#include "cli/people.h"
#include "cli/words.h"
#include "kernel/seeds.h"
#include "table/table.h"
#include "tui/tui.h"

namespace bell::cli {
namespace {

namespace fs = std::filesystem;

// Plays well and answers at once.
constexpr const char* kUsualBot = "broker";

struct PlayFlags {
  SetupFlags setup;
  std::optional<std::uint64_t> humans, seed;
  std::vector<std::string> bots, names;
  std::string journal;
  std::optional<std::string> resume;  // empty: the latest unfinished one
};

// A seed that cannot be guessed: it would reveal the deck.
std::uint64_t fresh_seed() {
  std::uint64_t seed = 0;
  if (getentropy(&seed, sizeof seed) != 0) throw std::runtime_error("the system gives no random numbers");
  return seed;
}

// The same seed gives the same match. Without one, the dealer's and the bots' seeds are secret.
void set_seeds(const PlayFlags& flags, tui::PlayOrder& order) {
  order.deal_seed = flags.seed ? *flags.seed : fresh_seed();
  order.mind_seed = flags.seed ? mind_seed(*flags.seed) : fresh_seed();
}

// People sit in the first seats; the named bots take turns in the others.
Outcome<std::vector<std::string>, Problem> seat_players(const PlayFlags& flags, int seats) {
  const std::uint64_t humans = flags.humans.value_or(1);
  if (humans > static_cast<std::uint64_t>(seats))
    return Problem{say("humans", {{"humans", std::to_string(humans)}, {"seats", std::to_string(seats)}})};
  if (const auto problem = refuse_bots(flags.bots)) return *problem;
  if (const std::uint64_t left = static_cast<std::uint64_t>(seats) - humans; flags.bots.size() > left)
    return Problem{say("too_many_bots", {{"bots", std::to_string(flags.bots.size())},
                                         {"left", std::to_string(left)},
                                         {"seats", std::to_string(seats)}})};
  const std::vector<std::string> bots = flags.bots.empty() ? std::vector<std::string>{kUsualBot} : flags.bots;
  std::vector<std::string> players(humans, "human");
  for (std::size_t next = 0; players.size() < static_cast<std::size_t>(seats); ++next)
    players.push_back(bots[next % bots.size()]);
  return players;
}

Outcome<tui::PlayOrder, Problem> new_match(const PlayFlags& flags) {
  auto setup = setup_of(flags.setup);
  if (!setup) return setup.error();
  auto players = seat_players(flags, setup->seats);
  if (!players) return players.error();
  if (const auto problem = refuse_names(flags.names, flags.humans.value_or(1))) return *problem;
  std::error_code fault;
  if (fs::is_directory(flags.journal, fault))
    return Problem{say("no_file", {{"file", flags.journal}, {"why", say("not_ordinary")}})};
  if (!flags.journal.empty() && fs::is_regular_file(flags.journal, fault))
    return Problem{words().say("fault.name_taken", {{"file", flags.journal}})};
  tui::PlayOrder order;
  order.setup = std::move(*setup);
  order.players = std::move(*players);
  order.journal_path = flags.journal;
  order.journal_folder = journal_folder();
  order.names = flags.names;
  set_seeds(flags, order);
  return order;
}

Outcome<std::string, Problem> file_to_resume(const PlayFlags& flags) {
  std::error_code fault;
  if (!flags.resume->empty() && !fs::is_regular_file(*flags.resume, fault))
    return Problem{say("no_journal", {{"file", *flags.resume}})};
  if (!flags.resume->empty()) return *flags.resume;
  for (const KeptMatch& match : kept_matches(journal_folder()))
    if (!match.is_finished) return match.path;
  return Problem{say("none_waits", {{"folder", journal_folder()}})};
}

// What is already in the journal may be repeated, but not changed.
std::optional<Problem> refuse_otherwise(const PlayFlags& flags, const std::string& path) {
  const auto journal = journal::read(path, journal::TornEnd::leave_out);
  if (!journal) return std::nullopt;  // the table will report what is wrong with it
  const Setup& setup = journal->header.setup;
  const auto people = static_cast<std::uint64_t>(std::ranges::count(journal->header.players, table::kHuman));
  if (const auto problem = refuse_names(flags.names, people)) return problem;
  const auto otherwise = [&](const std::string& what, const std::string& said) {
    return Problem{say("otherwise", {{"file", path},
                                     {"title", setup.title},
                                     {"seats", std::to_string(setup.seats)},
                                     {"what", what},
                                     {"said", said}})};
  };
  if (!flags.setup.title.empty()) {
    const auto sheet = find_title(flags.setup.title);
    if (!sheet) return sheet.error();
    if (sheet->name != setup.title) return otherwise(say("the_title"), flags.setup.title);
  }
  if (flags.setup.players && std::cmp_not_equal(*flags.setup.players, setup.seats))
    return otherwise("--players", std::to_string(*flags.setup.players));
  if (!flags.setup.modules.empty()) return otherwise("--module", flags.setup.modules.front());
  if (!flags.setup.options.empty()) return otherwise("--option", flags.setup.options.front());
  if (!flags.setup.components.empty()) return otherwise("--components", flags.setup.components);
  if (flags.humans) return otherwise("--humans", std::to_string(*flags.humans));
  for (const std::string& bot : flags.bots)
    if (!bot.starts_with("exec:")) return otherwise("--bots", bot);
  return std::nullopt;
}

// The players are in the journal; it may start only the programs named again.
Outcome<tui::PlayOrder, Problem> old_match(const PlayFlags& flags) {
  const auto path = file_to_resume(flags);
  if (!path) return path.error();
  if (const auto problem = refuse_otherwise(flags, *path)) return *problem;
  tui::PlayOrder order;
  order.journal_path = *path;
  order.resume = true;
  order.programs = flags.bots;
  order.names = flags.names;
  set_seeds(flags, order);
  return order;
}

// Asks which game if none is named and somebody is there to answer; says whether they want to play.
Outcome<bool, Problem> fill_in(PlayFlags& flags) {
  if (!flags.setup.title.empty()) return true;
  if (!can_ask()) {
    std::vector<std::string> known;
    for (const TitleSheet& sheet : table::titles()) known.push_back(sheet.name);
    return Problem{say("title_or_ask", {{"known", join(known, ", ")}})};
  }
  const auto wanted = ask_for_game({.title = "",
                                    .players = flags.setup.players,
                                    .bot = join(flags.bots, ","),
                                    .modules = flags.setup.modules,
                                    .options = flags.setup.options});
  if (!wanted) return false;
  flags.setup.modules = wanted->modules;
  flags.setup.options = wanted->options;
  flags.setup.title = wanted->title;
  flags.setup.players = wanted->players;
  if (flags.bots.empty()) flags.bots = {wanted->bot};
  return true;
}

Exit run(PlayFlags flags) {
  if (!flags.resume) {
    const auto wants = fill_in(flags);
    if (!wants) return complain(Exit::usage, wants.error());
    if (!*wants) return Exit::fine;
  }
  auto order = flags.resume ? old_match(flags) : new_match(flags);
  if (!order) return complain(Exit::usage, order.error());
  order->language = words().language();
  return tui::play(*order) == 0 ? Exit::fine : Exit::no;
}

}  // namespace

Exit play_first_match(const std::string& title) {
  PlayFlags flags;
  flags.setup.title = title;
  flags.bots = {kFirstOpponent};
  return run(std::move(flags));
}

Command add_play(const Options& bell) {
  const Options command = bell.command("play", "play.about");
  const auto flags = std::make_shared<PlayFlags>();
  add_setup_flags(command, flags->setup);
  command.whole("--humans", flags->humans, 0, 100, "play.humans");
  command.list("--bots", flags->bots, "play.bots", "A,B");
  command.again("--name", flags->names, "play.name", "NAME");
  command.whole("--seed", flags->seed, 0, UINT64_MAX, "play.seed");
  command.text("--journal", flags->journal, "play.journal", "FILE");
  command.alone_or_with("--resume", flags->resume, "play.resume", "[FILE]");
  command.excludes("--resume", "--journal");
  command.footer(
      "  bell play\n  bell play stonks --players 4 --bots broker,clerk --name Ann\n"
      "  bell play stockpile --players 3 --humans 2 --name Ann --name Ben\n  bell play --resume",
      "play.footer");
  return {command, [flags] { return run(*flags); }};
}

}  // namespace bell::cli
