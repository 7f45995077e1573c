// Opens tables: checks limits and the house password.
#include <algorithm>

#include "server/clean_text.h"
#include "server/reception.h"
#include "server/webhook.h"
#include "server/words.h"

namespace bell::server {

namespace {

// Why this webhook is refused; an empty one is dropped.
std::optional<std::string_view> refuse_webhook(wire::NewTable& order, const Settings& settings) {
  if (order.webhook && order.webhook->empty()) order.webhook.reset();
  if (!order.webhook) return std::nullopt;
  if (settings.webhook_hosts.empty()) return "no_webhooks";
  const auto url = read_webhook(*order.webhook);
  if (!url) return "bad_webhook";
  return is_listed(*url, settings.webhook_hosts) ? std::nullopt : std::optional<std::string_view>("webhook_host");
}

}  // namespace

void Reception::open_table(const Request& request, const texts::Catalogue& words, const host::Asker& asker,
                           Reply reply) {
  const auto refuse = [&](std::string_view code, const texts::Args& facts) {
    house_.metrics.refused(code);
    reply(refusal(words, code, facts));
  };
  if (!may_join(request.from)) return refuse("too_many", {{"limit", "joins"}});
  auto order = wire::read_new_table(request.body);
  if (!order) return refuse("bad_request", because(order.error()));
  const std::uint64_t longest = 2 * house_.settings.limits.name;  // a table may have a longer name than a person
  CleanText name = clean_line(order->name, longest);
  if (name.fault && name.fault != TextFault::no_text)
    return refuse(name.fault == TextFault::too_long ? "name_too_long" : "name_forbidden",
                  {{"most", std::to_string(longest)}});
  order->name = std::move(name.text);
  if (const auto code = refuse_webhook(*order, house_.settings))
    return refuse(*code, {{"hosts", joined(house_.settings.webhook_hosts)}});
  const std::string who = counted_as(request.from);
  count_tables(who, [this, request, &words, asker, reply, order = std::move(*order)](std::size_t open) {
    if (open >= house_.settings.limits.address_tables) {
      house_.metrics.limited("address_tables");
      return reply(
          refusal(words, "too_many_tables", {{"most", std::to_string(house_.settings.limits.address_tables)}}));
    }
    check_password(order, request, words, asker, reply);
  });
}

// Tables that began, or are gone, are forgotten; the host is asked only when it matters, and about each table once.
void Reception::count_tables(const std::string& who, std::function<void(std::size_t)> on) {
  const std::vector<std::string> tables = opened_.of(who, server::Clock::now());
  if (tables.size() < house_.settings.limits.address_tables) return on(tables.size());
  ask_about(who, tables, 0, std::move(on));
}

void Reception::ask_about(const std::string& who, const std::vector<std::string>& tables, std::size_t at,
                          std::function<void(std::size_t)> on) {
  if (at == tables.size()) return on(opened_.of(who, server::Clock::now()).size());
  house_.host.card(tables[at], {}, [this, who, tables, at, on](const Outcome<wire::TableCard, wire::No>& card) {
    if (!card || card->state != wire::TableState::open) opened_.forget(who, tables[at]);
    ask_about(who, tables, at + 1, on);
  });
}

void Reception::check_password(wire::NewTable order, const Request& request, const texts::Catalogue& words,
                               const host::Asker& asker, Reply reply) {
  const std::string who = counted_as(request.from);
  const std::string typed = order.password.value_or("");
  order.password.reset();
  const auto open = [this, order, asker, reply, who] {
    house_.host.open(order, asker, [this, reply, who](Outcome<wire::Opened, wire::No> opened) {
      if (!opened) return reply(refusal(opened.error()));
      opened_.add(who, opened->table, server::Clock::now());
      reply(answer_with(*opened));
    });
  };
  if (!house_.password) return open();
  std::chrono::milliseconds wait{};
  if (!tries_.take(who, server::Clock::now(), &wait)) {
    house_.metrics.limited("tries");
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(wait).count();
    return reply(refusal(words, "too_many_tries", {{"seconds", std::to_string(seconds)}}));
  }
  house_.archive->post([this, who, typed, open, reply, &words] {
    if (!house_.password->is(typed)) return reply(refusal(words, "wrong_password"));
    tries_.give_back(who);
    open();
  });
}

}  // namespace bell::server
