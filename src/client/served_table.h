// A seat at a served table: the latest messages, and a line that reconnects when it breaks.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "client/link.h"
#include "client/network.h"
#include "wire/wire.h"

namespace bell::client {

using wire::Json;

struct Newcomer {
  std::string name = "Guest";
  std::string lang = "en";
  std::optional<int> seat{};  // none: the first free one
};

// 32 random bytes in hexadecimal; and the hash by which a nonce is promised.
std::string fresh_secret();
std::string hash_of_nonce(const std::string& nonce);

// The answer to a request as JSON; a refusal becomes a problem with its sentence.
Outcome<Json, Problem> ask(const Link& link, const std::string& path, const std::optional<Json>& body);

class ServedTable {
 public:
  // Takes a seat if the link has no token yet, then says hello.
  static Outcome<std::unique_ptr<ServedTable>, Problem> join(Link link, const Newcomer& who);

  const Link& link() const { return link_; }
  int seat() const { return seat_; }
  const Json& card() const { return card_; }
  const Json& update() const { return update_; }  // null before the match has begun
  bool has_begun() const { return update_.is_object(); }
  bool is_over() const { return has_begun() && !update_["over"].is_null(); }
  bool is_asked() const { return has_begun() && !update_["choices"].empty(); }
  const std::vector<Json>& told() const {
    return told_;
  }  // facts, chat, and notices that a move is not saved yet, in order

  enum class News : std::uint8_t { none, gathering, update, other };
  // Takes in the next message, waiting up to `wait` for it. A problem: the table is unreachable or closed.
  Outcome<News, Problem> hear(std::chrono::milliseconds wait);
  // Takes in the messages that are here already; says whether an update was among them.
  Outcome<bool, Problem> catch_up();
  // The same, but waits until the table has reached this change.
  std::optional<Problem> wait_for_change(std::uint64_t change);
  // Sends a message that gets one answer (`done`, `no`, `why` or `hints`) and waits for it, taking in other messages
  // meanwhile. After a reconnect it is sent again with the same id.
  Outcome<Json, Problem> converse(Json message);

 private:
  ServedTable(Link link, std::string lang) : link_(std::move(link)), lang_(std::move(lang)) {}
  std::optional<Problem> sit(const Newcomer& who);
  std::optional<Problem> say_hello();
  std::optional<Problem> reconnect();
  News take_in(const Json& message);
  void remember(const Json& update);

  Link link_;
  std::string lang_;
  std::string nonce_;
  std::unique_ptr<Line> line_;
  int seat_ = -1;
  Json card_;
  Json update_;
  std::vector<Json> told_;
  std::optional<Json> answer_;  // to the last message sent
  std::optional<Problem> refused_;
};

}  // namespace bell::client
