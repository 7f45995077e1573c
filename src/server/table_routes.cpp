// Implements the table of requests in docs/protocol.md.
#include "server/table_routes.h"

#include <algorithm>
#include <charconv>

#include "server/clean_text.h"
#include "server/words.h"

namespace bell::server {
namespace {

constexpr std::string_view kTables = "/api/tables/";
constexpr std::uint32_t kPage = 50;

bool is_table_id(std::string_view id) {
  constexpr std::size_t kLength = 22;
  return id.size() == kLength && std::ranges::all_of(id, [](unsigned char letter) {
           return std::isalnum(letter) != 0 || letter == '-' || letter == '_';
         });
}

std::uint32_t number_in(std::string_view query, std::string_view name, std::uint32_t fallback) {
  const std::string text = query_value(query, name);
  std::uint32_t number = fallback;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

std::optional<host::State> state_named(std::string_view name) {
  if (name == "open") return host::State::gathering;
  if (name == "playing") return host::State::playing;
  if (name == "finished") return host::State::finished;
  return std::nullopt;
}

std::string_view code_of(TextFault fault) {
  switch (fault) {
    case TextFault::no_text:
      return "name_empty";
    case TextFault::not_utf8:
      return "name_not_utf8";
    case TextFault::forbidden:
      return "name_forbidden";
    case TextFault::too_long:
      return "name_too_long";
  }
  return "bad_name";
}

}  // namespace

void TableRoutes::refuse(std::string_view code, const texts::Args& facts) const {
  reception.metrics().refused(code);
  reply(refusal(words, code, facts));
}

void TableRoutes::answer() const {
  const bool is_get = request.method == Method::get || request.method == Method::head;
  if (!is_get && request.method != Method::post) return refuse("wrong_method");
  if (request.path == "/api/tables") return list();
  if (request.path == "/api/mine") {
    if (is_get) return refuse("wrong_method");
    if (!reception.may_read(request.from)) return refuse("too_many", {{"limit", "reads"}});
    return with_body(wire::read_mine(request.body), [&](const wire::Mine& mine) {
      reception.host().mine(mine, asker.lang, passing_on<wire::Tables>());
    });
  }
  if (!request.path.starts_with(kTables)) return refuse("no_such_page");
  const std::string_view rest = std::string_view(request.path).substr(kTables.size());
  const std::size_t slash = rest.find('/');
  const std::string table(rest.substr(0, slash));
  const std::string_view what = slash == std::string_view::npos ? "" : rest.substr(slash + 1);
  if (!is_table_id(table)) return refuse("no_such_table");
  if (is_get) return look(table, what);
  change(table, what);
}

void TableRoutes::list() const {
  const std::string state = query_value(request.query, "state");
  host::Listing wanted{.state = state_named(state), .title = query_value(request.query, "title"), .most = kPage};
  if (!state.empty() && !wanted.state) return refuse("bad_request", {{"why", "state: open, playing, finished"}});
  wanted.skip = std::min<std::uint32_t>(number_in(request.query, "page", 0), 100'000) * kPage;
  reception.host().list(wanted, asker, passing_on<wire::Tables>());
}

void TableRoutes::look(const std::string& table, std::string_view what) const {
  host::Host& host = reception.host();
  if (what.empty()) return host.card(table, asker, passing_on<wire::TableCard>());
  if (!reception.may_read(request.from)) return refuse("too_many", {{"limit", "reads"}});
  if (what == "replay") return replay(table);
  if (what == "analysis") return host.analysis(table, asker, passing_on<wire::Analysis>());
  if (what == "deal") return host.deal(table, asker, passing_on<wire::Certificate>());
  if (what != "journal") return refuse("no_such_page");
  host.journal(table, asker, [reply = reply, table](Outcome<std::string, wire::No> journal) {
    if (!journal) return reply(refusal(journal.error()));
    reply({.type = "text/plain; charset=utf-8",
           .body = std::move(*journal),
           .headers = {{"Cache-Control", "no-store"},
                       {"Content-Disposition", "attachment; filename=\"" + table + ".journal\""}}});
  });
}

void TableRoutes::replay(const std::string& table) const {
  std::string as = query_value(request.query, "as");
  if (as.empty()) as = "public";
  reception.host().replay(table, as, number_in(request.query, "from", 0), number_in(request.query, "to", UINT32_MAX),
                          asker, passing_on<wire::ReplayPage>());
}

void TableRoutes::change(const std::string& table, std::string_view what) const {
  host::Host& host = reception.host();
  if (what == "sit") return sit(table);
  if (what == "stand") return host.stand(table, asker, passing_on<wire::TableCard>());
  if (what == "rematch") {
    if (!reception.may_join(request.from)) return refuse("too_many", {{"limit", "joins"}});
    return host.rematch(table, asker, passing_on<wire::Opened>());
  }
  if (what == "relink") {
    if (!reception.may_join(request.from)) return refuse("too_many", {{"limit", "joins"}});
    return with_body(wire::read_ask_relink(request.body), [&](const wire::AskRelink& ask) {
      host.ask_relink(table, ask, asker, passing_on<wire::Relinking>());
    });
  }
  if (what == "free")
    return with_body(wire::read_free_seat(request.body),
                     [&](const wire::FreeSeat& wish) { host.free(table, wish, asker, passing_on<wire::TableCard>()); });
  if (what == "seat")
    return with_body(wire::read_seat_bot(request.body), [&](const wire::SeatBot& wish) {
      host.seat_bot(table, wish, asker, passing_on<wire::TableCard>());
    });
  refuse("no_such_page");
}

void TableRoutes::sit(const std::string& table) const {
  if (!reception.may_join(request.from)) return refuse("too_many", {{"limit", "joins"}});
  with_body(wire::read_sit(request.body), [&](wire::Sit wish) {
    const std::uint64_t most = reception.settings().limits.name;
    CleanText name = clean_line(wish.name, most);
    if (name.fault) return refuse(code_of(*name.fault), {{"most", std::to_string(most)}});
    wish.name = std::move(name.text);
    reception.host().sit(table, wish, asker, passing_on<wire::Seated>());
  });
}

}  // namespace bell::server
