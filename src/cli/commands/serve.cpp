// `bell serve`: the server, set up by flags, the environment and a file.
#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>

#include "cli/console.h"
#include "host/memory_register.h"
#include "server/server.h"
#include "store/open.h"
#include "texts/texts.h"

namespace bell::cli {
namespace {

namespace fs = std::filesystem;

struct ServeFlags {
  std::map<std::string, std::string> given;  // by the setting's name
  std::vector<std::string> limits;
  std::string settings;
  bool json_log = false;
};

struct Wish {
  const char* name;
  const char* kind;
  const char* text;
};

constexpr Wish kWishes[] = {
    {"address", "IP", "listen on this address (127.0.0.1)"},
    {"port", "N", "listen on this port, 0 for any that is free (8080)"},
    {"store", "URL", "sqlite:PATH or postgres://… (sqlite in the state folder)"},
    {"public-url", "URL", "the address people type; needed behind a proxy, and with a name of your own"},
    {"trust-proxy", "NET", "networks of proxies whose X-Forwarded-For counts"},
    {"tls-cert", "FILE", "certificate chain in PEM form: serves https"},
    {"tls-key", "FILE", "its private key"},
    {"metrics-address", "IP:N", "a door of its own for /metrics"},
    {"drain", "S", "seconds to say goodbye in when told to stop (10)"},
    {"log-level", "L", "debug, info, warning or error (info)"},
    {"password-file", "FILE", "opening a table needs the password on its first line"},
    {"webhook-hosts", "HOSTS", "hosts that may be told whose turn it is"},
    {"threads", "N", "threads for connections (as many as cores, up to 4)"},
    {"bot-threads", "N", "threads for bots (as many as cores)"},
    {"bot-beat", "MS", "bots answer on multiples of so many milliseconds (800)"},
};

Outcome<server::Given, Problem> given_by_flags(const ServeFlags& flags) {
  server::Given given;
  for (const auto& [name, value] : flags.given)
    if (!value.empty()) given[name] = value;
  if (flags.json_log) given["json-log"] = "true";
  for (const std::string& limit : flags.limits) {
    const std::size_t equals = limit.find('=');
    if (equals == std::string::npos) return Problem{fmt::format("--limit {}: NAME=NUMBER is needed", limit)};
    given["limit." + limit.substr(0, equals)] = limit.substr(equals + 1);
  }
  return given;
}

// The file named, or bell.toml in this folder if there is one.
Outcome<server::Source, Problem> given_by_file(const std::string& named) {
  const char* variable = std::getenv("BELL_SETTINGS");
  const std::string wanted = !named.empty() ? named : variable != nullptr ? variable : "";
  const std::string file = wanted.empty() ? "bell.toml" : wanted;
  std::error_code fault;
  if (wanted.empty() && !fs::exists(file, fault)) return server::Source{file, {}};
  std::ifstream stream(file);
  if (!stream || fs::is_directory(file, fault)) return Problem{fmt::format("the settings file {} can't be read", file)};
  const std::string text((std::istreambuf_iterator<char>(stream)), std::istreambuf_iterator<char>());
  auto given = server::read_settings_file(text);
  if (!given) return Problem{file + ", " + given.error().text};
  return server::Source{file, std::move(*given)};
}

Outcome<server::Settings, Problem> read_settings(const ServeFlags& flags) {
  auto by_flags = given_by_flags(flags);
  if (!by_flags) return by_flags.error();
  auto by_file = given_by_file(flags.settings);
  if (!by_file) return by_file.error();
  const auto lookup = [](const char* name) -> const char* { return std::getenv(name); };
  return server::settings_from({{"the flags", std::move(*by_flags)},
                                {"the environment", server::settings_of_environment(lookup)},
                                std::move(*by_file)});
}

// Where the tables are kept; "memory:" forgets them at the end.
struct Kept {
  std::unique_ptr<host::Register> registry;
  std::string where;
};

Outcome<Kept, Problem> open_store(const std::string& wanted) {
  const texts::Catalogue& words = *texts::Catalogue::find("en");
  if (wanted == "memory:") return Kept{std::make_unique<host::MemoryRegister>(), words.say("server.start.memory")};
  auto address = wanted.empty() ? Outcome<store::Address, Fault>(store::usual_address()) : store::read_address(wanted);
  if (!address) return Problem{texts::explain(words, address.error())};
  auto opened = store::open(*address, store::Purpose::serve);
  if (!opened) return Problem{texts::explain(words, opened.error())};
  return Kept{std::move(*opened), address->shown()};
}

// At once, also into a pipe: whoever started us waits for the address.
void announce(const std::string& line) {
  print(line + "\n");
  std::fflush(stdout);
}

Exit run(const ServeFlags& flags) {
  auto settings = read_settings(flags);
  if (!settings) return complain(Exit::usage, settings.error().text);
  const auto kept = open_store(settings->store);
  if (!kept) return complain(Exit::no, kept.error().text);
  const server::Opening opening{.settings = std::move(*settings),
                                .registry = kept->registry.get(),
                                .where = kept->where,
                                .version = version(),
                                .print = announce};
  if (const auto problem = server::run_server(opening)) return complain(Exit::no, problem->text);
  return Exit::fine;
}

}  // namespace

Command add_serve(const Options& bell) {
  const Options command = bell.command("serve", "the server: tables for people and bots, in browsers and terminals");
  const auto flags = std::make_shared<ServeFlags>();
  for (const Wish& wish : kWishes)
    command.text(std::string("--") + wish.name, flags->given[wish.name], wish.text, wish.kind);
  command.flag("--json-log", flags->json_log, "one JSON object a line in the log");
  command.again("--limit", flags->limits, "another limit than the usual one; docs/hosting.md lists them", "NAME=N");
  command.text("--settings", flags->settings, "a file of settings (bell.toml, if it is there)", "FILE");
  command.footer(
      "Every flag can also be set in the environment (--public-url as BELL_PUBLIC_URL, --limit frame=… as\n"
      "BELL_LIMIT_FRAME) and in the settings file (public-url = \"…\", [limit] frame = …); flags come first.\n"
      "Stops on SIGTERM or Ctrl-C, after a farewell; takes up a renewed certificate on SIGHUP.\n"
      "Example:\n  bell serve --port 8080\n"
      "  bell serve --public-url https://bell.example.org --trust-proxy 127.0.0.1 --store postgres:///bell");
  return {command, [flags] { return run(*flags); }};
}

}  // namespace bell::cli
