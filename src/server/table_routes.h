// Requests about tables: parsed, passed to the host, answered with its result.
#pragma once

#include "server/reception.h"

namespace bell::server {

// Handles one request; lives until the host has been called.
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
  // Parses the body and calls `on` with it; or refuses it, naming the field.
  template <class Wish, class On>
  void with_body(Outcome<Wish, Problem> wish, On on) const {
    if (!wish) return refuse("bad_request", because(wish.error()));
    on(std::move(*wish));
  }
};

}  // namespace bell::server
