// `bell serve`: runs the server, configured by flags, the environment and a file.
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>

#include "cli/console.h"
#include "cli/language.h"
#include "host/memory_register.h"
#include "rulebook/written_file.h"
#include "server/server.h"
#include "store/open.h"
#include "texts/texts.h"

namespace bell::cli {
namespace {

namespace fs = std::filesystem;

struct ServeFlags {
  std::map<std::string, std::string> given;  // by setting
  std::vector<std::string> limits;
  std::string settings;
  bool json_log = false;
};

struct Wish {
  const char* name;
  const char* kind;
};

constexpr Wish kWishes[] = {
    {"address", "IP"},      {"port", "N"},        {"store", "URL"},           {"public-url", "URL"},
    {"trust-proxy", "NET"}, {"tls-cert", "FILE"}, {"tls-key", "FILE"},        {"metrics-address", "IP:N"},
    {"drain", "S"},         {"log-level", "L"},   {"password-file", "FILE"},  {"threads", "N"},
    {"bot-threads", "N"},   {"bot-beat", "MS"},   {"webhook-hosts", "HOSTS"}, {"webhook-private", "YES"},
    {"webhook-wait", "S"},
};

Outcome<server::Given, Problem> given_by_flags(const ServeFlags& flags) {
  server::Given given;
  for (const auto& [name, value] : flags.given)
    if (!value.empty()) given[name] = value;
  if (flags.json_log) given["json-log"] = "true";
  for (const std::string& limit : flags.limits) {
    const std::size_t equals = limit.find('=');
    if (equals == std::string::npos) return Problem{say("bad_limit", {{"limit", limit}})};
    given["limit." + limit.substr(0, equals)] = limit.substr(equals + 1);
  }
  return given;
}

// The named file, or bell.toml in this folder if it exists.
Outcome<server::Source, Problem> given_by_file(const std::string& named) {
  const char* variable = std::getenv("BELL_SETTINGS");
  const std::string wanted = !named.empty() ? named : variable != nullptr ? variable : "";
  const std::string file = wanted.empty() ? "bell.toml" : wanted;
  std::error_code fault;
  if (wanted.empty() && !fs::exists(file, fault)) return server::Source{{file}, {}};
  const auto text = rulebook::read_written(file);
  if (!text) return Problem{"cli.unreadable_settings", Facts{{"file", file}}};
  auto given = server::read_settings_file(*text);
  if (!given) {
    Problem problem = given.error();
    problem.facts->emplace("file", file);
    return problem;
  }
  return server::Source{{file}, std::move(*given)};
}

Outcome<server::Settings, Problem> read_settings(const ServeFlags& flags) {
  auto by_flags = given_by_flags(flags);
  if (!by_flags) return by_flags.error();
  auto by_file = given_by_file(flags.settings);
  if (!by_file) return by_file.error();
  const auto lookup = [](const char* name) -> const char* { return std::getenv(name); };
  return server::settings_from({{{"server.settings.flags", Facts{}}, std::move(*by_flags)},
                                {{"server.settings.environment", Facts{}}, server::settings_of_environment(lookup)},
                                std::move(*by_file)});
}

// Where the tables are kept; "memory:" is lost at the end.
struct Kept {
  std::unique_ptr<host::Register> registry;
  std::string where;
};

Outcome<Kept, Problem> open_store(const std::string& wanted) {
  if (wanted == "memory:") return Kept{std::make_unique<host::MemoryRegister>(), words().say("server.start.memory")};
  auto address = wanted.empty() ? Outcome<store::Address, Fault>(store::usual_address()) : store::read_address(wanted);
  if (!address) return Problem{texts::explain(words(), address.error())};
  auto opened = store::open(*address, store::Purpose::serve);
  if (!opened) return Problem{texts::explain(words(), opened.error())};
  return Kept{std::move(*opened), address->shown()};
}

// Flushed at once, even into a pipe: the program that started us waits for the address.
void announce(const std::string& line) {
  print(line + "\n");
  std::fflush(stdout);
}

Exit run(const ServeFlags& flags) {
  auto settings = read_settings(flags);
  if (!settings) return complain(Exit::usage, settings.error());
  const auto kept = open_store(settings->store);
  if (!kept) return complain(Exit::no, kept.error());
  const server::Opening opening{.settings = std::move(*settings),
                                .registry = kept->registry.get(),
                                .where = kept->where,
                                .version = version(),
                                .language = std::string(words().language()),
                                .print = announce};
  if (const auto problem = server::run_server(opening)) return complain(Exit::no, *problem);
  return Exit::fine;
}

}  // namespace

Command add_serve(const Options& bell) {
  const Options command = bell.command("serve", "serve.about");
  const auto flags = std::make_shared<ServeFlags>();
  for (const Wish& wish : kWishes)
    command.text(std::string("--") + wish.name, flags->given[wish.name], std::string("serve.") + wish.name, wish.kind);
  command.flag("--json-log", flags->json_log, "serve.json-log");
  command.again("--limit", flags->limits, "serve.limit", "NAME=N");
  command.text("--settings", flags->settings, "serve.settings", "FILE");
  command.footer(
      "  bell serve --port 8080\n"
      "  bell serve --public-url https://bell.example.org --trust-proxy 127.0.0.1 --store postgres:///bell",
      "serve.footer");
  return {command, [flags] { return run(*flags); }};
}

}  // namespace bell::cli
