// Codes and the HTTP statuses that go with them.
#include "server/refusal.h"

#include <array>

#include "kernel/names.h"

namespace bell::server {
namespace {

using StatusRow = std::pair<std::string_view, unsigned>;
constexpr std::array kStatuses{
    StatusRow{"bad_request", 400},    StatusRow{"bad_message", 400},
    StatusRow{"bad_name", 400},       StatusRow{"bad_text", 400},
    StatusRow{"bad_webhook", 400},    StatusRow{"no_webhooks", 403},
    StatusRow{"webhook_host", 403},   StatusRow{"unknown_language", 400},
    StatusRow{"wrong_password", 403}, StatusRow{"not_opener", 403},
    StatusRow{"not_seated", 403},     StatusRow{"not_allowed", 403},
    StatusRow{"wrong_origin", 403},   StatusRow{"private", 403},
    StatusRow{"bad_token", 403},      StatusRow{"no_watching", 403},
    StatusRow{"no_such_page", 404},   StatusRow{"no_such_table", 404},
    StatusRow{"no_such_seat", 404},   StatusRow{"no_such_title", 404},
    StatusRow{"wrong_method", 405},   StatusRow{"too_large", 413},
    StatusRow{"wrong_type", 415},     StatusRow{"wrong_host", 421},
    StatusRow{"too_many", 429},       StatusRow{"too_many_tables", 429},
    StatusRow{"too_many_tries", 429}, StatusRow{"too_many_watchers", 429},
    StatusRow{"busy", 503},           StatusRow{"not_saved", 503},
    StatusRow{"save_unknown", 503},   StatusRow{"unreadable", 503},
    StatusRow{"draining", 503},       StatusRow{"full", 503},
    StatusRow{"store_away", 503},
};

}  // namespace

wire::No no(const texts::Catalogue& words, std::string_view code, const texts::Args& facts) {
  wire::No message;
  message.code = code;
  for (const auto& [name, value] : facts) message.facts[name] = value;
  message.text = words.say("server.no." + std::string(code), facts);
  return message;
}

unsigned status_of(std::string_view code) { return named(kStatuses, code).value_or(409); }

Answer refusal(const wire::No& no) {
  Answer answer = answer_with(no);
  answer.status = status_of(no.code);
  return answer;
}

Answer refusal(const texts::Catalogue& words, std::string_view code, const texts::Args& facts) {
  return refusal(no(words, code, facts));
}

}  // namespace bell::server
