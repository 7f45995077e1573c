// `bell join -`: plays at a served table in this terminal, or lets a program play one of its seats. The link comes from
// standard input, because arguments are visible to everybody on the machine.
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdio>
#include <memory>

#include "cli/console.h"
#include "cli/flags.h"
#include "cli/kept_matches.h"
#include "cli/language.h"
#include "client/problems.h"
#include "client/program_seat.h"
#include "client/remote_desk.h"
#include "minds/minds.h"
#include "tui/tui.h"

namespace bell::cli {
namespace {

using client::Json;

constexpr std::uint64_t kUsualPlayers = 3;

struct JoinFlags {
  std::string dash;
  std::string name = "Guest";
  std::string bot;
  std::string open;
  std::optional<std::uint64_t> seat, players;
  std::vector<std::string> bots;
};

Exit refuse_flags(const JoinFlags& flags) {
  if (flags.dash != "-") return complain(Exit::usage, client::problem_of("no_link"));
  if (const std::uint64_t players = flags.players.value_or(kUsualPlayers); flags.bots.size() >= players)
    return complain(Exit::usage, say("bots_beside_you", {{"bots", std::to_string(flags.bots.size())},
                                                         {"players", std::to_string(players)}}));
  if (flags.bot.empty()) return Exit::fine;
  if (!flags.bot.starts_with("exec:")) return complain(Exit::usage, say("join_bot", {{"bot", flags.bot}}));
  if (const auto problem = minds::refuse_program(flags.bot)) return complain(Exit::usage, *problem);
  return Exit::fine;
}

// Byte by byte: input after the link is for the game.
Outcome<client::Link, Problem> read_link() {
  std::string line;
  for (char letter = 0; read(STDIN_FILENO, &letter, 1) == 1 && letter != '\n';) line += letter;
  if (line.empty()) return client::problem_of("no_link");
  return client::read_link(line);
}

bool is_at_end_of_input() {
  struct stat file{};
  if (fstat(STDIN_FILENO, &file) == 0 && S_ISREG(file.st_mode)) return lseek(STDIN_FILENO, 0, SEEK_CUR) >= file.st_size;
  pollfd input{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
  return poll(&input, 1, 0) > 0 && (input.revents & POLLIN) == 0;
}

// After `echo LINK | bell join -` the pipe is empty, and a person is at the keyboard.
void take_keyboard() {
  if (!is_at_end_of_input()) return;
  const int keyboard = open("/dev/tty", O_RDONLY | O_CLOEXEC);
  if (keyboard < 0) return;
  dup2(keyboard, STDIN_FILENO);
  close(keyboard);
}

// A new table: one seat for the caller, the others as in --bots.
std::optional<Problem> open_table(const JoinFlags& flags, client::Link& link) {
  const std::uint64_t players = flags.players.value_or(kUsualPlayers);
  const std::vector<std::string> bots = flags.bots.empty() ? std::vector<std::string>{"broker"} : flags.bots;
  Json seats = Json::array({"open"});
  for (std::size_t at = 0; seats.size() < players; ++at) seats.push_back(bots[at % bots.size()]);
  const auto sheet = find_title(flags.open);  // the server may have other titles than this program
  const Json order{{"title", sheet ? sheet->name : flags.open},
                   {"players", players},
                   {"modules", Json::array()},
                   {"options", Json::object()},
                   {"seats", seats},
                   {"clock", {{"kind", "none"}}},
                   {"listed", true},
                   {"watch", true},
                   {"hints", true},
                   {"undo", true},
                   {"name", ""}};
  link.token = client::fresh_secret();
  const auto opened = client::ask(link, "/api/tables?lang=" + std::string(words().language()), order);
  link.token.clear();
  if (!opened) return opened.error();
  if (!opened->contains("table") || !(*opened)["table"].is_string()) return client::problem_of("strange_answer");
  link.table = (*opened)["table"].get<std::string>();
  return std::nullopt;
}

void show_gathering(const client::ServedTable& table) {
  int sitting = 0;
  for (const Json& person : table.card()["people"]) sitting += person["kind"] != "free" ? 1 : 0;
  std::fprintf(stderr, "%s\n",
               words()
                   .say("client.gathering", {{"sitting", std::to_string(sitting)},
                                             {"players", std::to_string(table.card()["players"].get<int>())}})
                   .c_str());
}

std::optional<Problem> wait_for_begin(client::ServedTable& table) {
  while (!table.has_begun()) {
    const auto news = table.hear(std::chrono::milliseconds(500));
    if (!news) return news.error();
    if (*news == client::ServedTable::News::gathering) show_gathering(table);
  }
  return std::nullopt;
}

Exit run(const JoinFlags& flags) {
  if (const Exit refused = refuse_flags(flags); refused != Exit::fine) return refused;
  auto link = read_link();
  if (!link) return complain(Exit::usage, link.error());
  if (!link->watch.empty()) return complain(Exit::usage, client::problem_of("watching_needs_seat"));
  if (link->table.empty() && flags.open.empty()) return complain(Exit::usage, client::problem_of("bad_link"));
  if (link->table.empty())
    if (const auto problem = open_table(flags, *link)) return complain(Exit::no, *problem);
  const bool is_new = link->token.empty();
  client::Newcomer who{.name = flags.bot.empty() ? flags.name : flags.name + " (bot)",
                       .lang = std::string(words().language())};
  if (flags.seat) who.seat = static_cast<int>(*flags.seat);
  auto table = client::ServedTable::join(*link, who);
  if (!table) return complain(Exit::no, table.error());
  if (is_new) {
    const client::Link& own = (*table)->link();
    std::fprintf(
        stderr, "%s\n  %s\n%s\n", words().say("client.seated", {{"house", own.house()}, {"table", own.table}}).c_str(),
        own.seat_link().c_str(), words().say("client.invite", {{"link", own.house() + "/t/" + own.table}}).c_str());
  }
  if (const auto problem = wait_for_begin(**table)) return complain(Exit::no, *problem);
  if (!flags.bot.empty()) {
    if (const auto problem = client::play_by_program(**table, flags.bot, {journal_folder()}))
      return complain(Exit::no, *problem);
    return Exit::fine;
  }
  take_keyboard();
  client::RemoteDesk desk(**table);
  return tui::play_at(desk, std::string(words().language())) == 0 ? Exit::fine : Exit::no;
}

}  // namespace

Command add_join(const Options& bell) {
  const Options command = bell.command("join", "join.about");
  const auto flags = std::make_shared<JoinFlags>();
  command.text("dash", flags->dash, "join.dash", "-");
  command.text("--name", flags->name, "join.name", "NAME");
  command.whole("--seat", flags->seat, 0, 4, "join.seat");
  command.text("--bot", flags->bot, "join.bot", "exec:PATH");
  command.text("--open", flags->open, "join.open", "TITLE");
  command.whole("--players", flags->players, 2, 5, "join.players");
  command.list("--bots", flags->bots, "join.bots", "A,B");
  command.needs("--players", "--open");
  command.needs("--bots", "--open");
  command.footer(
      "  echo 'https://bell.example.org/t/TABLE' | bell join - --name Ann\n"
      "  echo 'http://localhost:8080' | bell join - --open stonks --players 4 --bots broker,open\n"
      "  bell join - --bot exec:./my-bot < link.txt");
  return {command, [flags] { return run(*flags); }};
}

}  // namespace bell::cli
