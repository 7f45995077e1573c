// Requests about tables: read, passed to the host, answered with what it says.
#pragma once

#include "server/reception.h"

namespace bell::server {

// What becomes of one request; lives until the host has its order.
struct TableRoutes {
  Reception& reception;
  const Request& request;
  const texts::Catalogue& words;
  const host::Asker& asker;
  const Reply& reply;

  void answer() const;

 private:
  void list() const;
  void look(const std::string& table, std::string_view what) const;    // GET
  void change(const std::string& table, std::string_view what) const;  // POST
  void sit(const std::string& table) const;
  void replay(const std::string& table) const;
  void refuse(std::string_view code, const texts::Args& facts = {}) const;

  template <class Message>
  host::Answer<Message> passing_on() const {
    return [reply = reply](Outcome<Message, wire::No> outcome) {
      reply(outcome ? answer_with(*outcome) : refusal(outcome.error()));
    };
  }
  // What the body says, given to `on`; or a refusal that names the field.
  template <class Wish, class On>
  void with_body(Outcome<Wish, Problem> wish, On on) const {
    if (!wish) return refuse("bad_request", {{"why", wish.error().text}});
    on(std::move(*wish));
  }
};

}  // namespace bell::server
