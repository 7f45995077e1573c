// Answers requests that need no table, and refuses those that are not for us.
#include "server/reception.h"

#include <array>

#include "server/gate.h"
#include "server/log.h"
#include "server/offers.h"
#include "server/pages.h"
#include "server/plain_page.h"
#include "server/table_routes.h"
#include "server/words.h"

namespace bell::server {
namespace {

using std::chrono::minutes;

Answer plain_text(unsigned status, std::string text) {
  return {.status = status,
          .type = "text/plain; charset=utf-8",
          .body = std::move(text),
          .headers = {{"Cache-Control", "no-store"}}};
}

bool is_health(std::string_view path) { return path == "/healthz" || path == "/readyz" || path == "/metrics"; }

}  // namespace

Reception::Reception(House house)
    : house_(std::move(house)),
      joins_(house_.settings.limits.joins, minutes(1)),
      reads_(house_.settings.limits.reads, minutes(1)),
      tries_(house_.settings.limits.tries, minutes(1)) {}

bool Reception::may_join(const Address& from) {
  const bool may = joins_.take(counted_as(from), server::Clock::now());
  if (!may) house_.metrics.limited("joins");
  return may;
}

bool Reception::may_read(const Address& from) {
  const bool may = reads_.take(counted_as(from), server::Clock::now());
  if (!may) house_.metrics.limited("reads");
  return may;
}

// What a stranger's page, a name we do not have, or a form in a browser could send.
std::optional<Answer> Reception::refuse_stranger(const Request& request, const texts::Catalogue& words) {
  const PublicUrl& ours = house_.settings.public_url;
  if (!is_our_host(request.host, ours)) return refusal(words, "wrong_host", {{"host", request.host.substr(0, 100)}});
  if (!request.origin.empty() && !is_our_origin(request.origin, request.host, ours))
    return refusal(words, "wrong_origin");
  if (request.method == Method::post && !request.content_type.starts_with("application/json") && !request.body.empty())
    return refusal(words, "wrong_type");
  return std::nullopt;
}

std::optional<Answer> Reception::refuse_socket(const Request& request) {
  const texts::Catalogue& words = catalogue_for(query_value(request.query, "lang"), request.accept_language);
  if (auto stranger = refuse_stranger(request, words)) return stranger;
  return std::nullopt;
}

std::optional<Answer> Reception::answer_operator(const Request& request) {
  if (request.path == "/healthz") return plain_text(200, "ok\n");
  if (request.path == "/readyz") {
    if (house_.host.is_draining()) return plain_text(503, "draining\n");
    return house_.is_store_well() ? plain_text(200, "ready\n") : plain_text(503, "the store can't be written\n");
  }
  const bool may_see = request.is_private_door || (is_loopback(request.peer) && !request.is_forwarded);
  if (!may_see) return refusal(catalogue_for("en", ""), "private");
  const host::Figures figures = house_.host.figures();
  Answer answer = plain_text(200, house_.metrics.text({.figures = figures,
                                                       .is_store_well = house_.is_store_well(),
                                                       .is_draining = house_.host.is_draining()}));
  answer.type = "text/plain; version=0.0.4; charset=utf-8";
  return answer;
}

// Built once per language, since it is the same for everybody.
Answer Reception::titles_in(const texts::Catalogue& words) {
  const std::lock_guard guard(lock_);
  std::string& kept = titles_[std::string(words.language())];
  if (kept.empty()) kept = answer_with(titles(words, house_.bots)).body;
  Answer answer;
  answer.lasting = kept;
  answer.headers = {{"Cache-Control", "no-store"}};
  return answer;
}

std::optional<Answer> Reception::answer_at_once(const Request& request, const texts::Catalogue& words) {
  if (request.path == "/api/about")
    return answer_with(about(house_.settings.limits, house_.version, house_.password.has_value()));
  if (request.path == "/api/titles") return titles_in(words);
  constexpr std::string_view kRules = "/api/rules/";
  if (request.path.starts_with(kRules)) {
    const auto book = rules_of(words, request.path.substr(kRules.size()));
    return book ? answer_with(*book) : refusal(words, "no_such_title", {{"known", title_names()}});
  }
  if (request.path == "/plain.css") return plain_style();
  return page_answer(page_files(), request);
}

Answer Reception::lobby_page(const Request& request, const texts::Catalogue& words,
                             Outcome<wire::Tables, wire::No> tables) {
  const PublicUrl& url = house_.settings.public_url;
  const std::string base =
      url.is_known() ? url.text() : (house_.settings.has_tls() ? "https://" : "http://") + request.host;
  return plain_page(words, base, tables ? *tables : wire::Tables{}, tables ? "" : tables.error().text);
}

void Reception::answer(const Request& request, Reply reply) {
  if (is_health(request.path)) return reply(*answer_operator(request));
  const std::string wanted = query_value(request.query, "lang");
  const texts::Catalogue& words = catalogue_for(wanted, request.accept_language);
  if (request.is_private_door) return reply(refusal(words, "no_such_page"));
  if (auto refused = refuse_stranger(request, words)) return reply(std::move(*refused));
  const bool is_get = request.method == Method::get || request.method == Method::head;
  if (is_get)
    if (auto answer = answer_at_once(request, words)) return reply(std::move(*answer));
  if (is_get && (request.path == "/plain" || is_page_route(request.path))) {
    const host::Asker asker{.token = {}, .lang = std::string(words.language())};
    return house_.host.list({.state = host::State::gathering}, asker,
                            [this, request, &words, reply](Outcome<wire::Tables, wire::No> tables) {
                              reply(lobby_page(request, words, std::move(tables)));
                            });
  }
  if (!request.path.starts_with("/api/")) return reply(refusal(words, is_get ? "no_such_page" : "wrong_method"));
  const host::Asker asker{.token = request.token, .lang = std::string(words.language())};
  if (request.path == "/api/tables" && request.method == Method::post) return open_table(request, words, asker, reply);
  TableRoutes{*this, request, words, asker, reply}.answer();
}

std::string route_of(std::string_view path) {
  constexpr std::string_view kTable = "/api/tables/";
  if (path.starts_with(kTable)) {
    const std::size_t slash = path.find('/', kTable.size());
    const std::string_view rest = slash == std::string_view::npos ? "" : path.substr(slash);
    constexpr std::array kKnown{"",        "/sit",    "/stand",   "/free", "/seat",    "/rematch",
                                "/relink", "/replay", "/journal", "/deal", "/analysis"};
    for (const std::string_view known : kKnown)
      if (rest == known) return "/api/tables/T" + std::string(rest);
    return "other";
  }
  if (path.starts_with("/api/rules/")) return "/api/rules/TITLE";
  constexpr std::array kFixed{"/api/about", "/api/titles", "/api/tables", "/api/mine", "/api/socket",
                              "/healthz",   "/readyz",     "/metrics",    "/plain"};
  for (const std::string_view known : kFixed)
    if (path == known) return std::string(path);
  return path.starts_with("/api/") ? "other" : "page";
}

}  // namespace bell::server
