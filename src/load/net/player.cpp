// Recognises messages by their beginning: a server writes "is" first.
#include "load/net/player.h"

#include <array>
#include <cstdio>
#include <utility>

#include "load/scan.h"

namespace bell::load {
namespace {

std::string printed(std::uint64_t id) {
  std::array<char, 17> digits{};
  std::snprintf(digits.data(), digits.size(), "%016llx", static_cast<unsigned long long>(id));
  return digits.data();
}

}  // namespace

Player::Player(Exchange& exchange, Observer& observer, std::uint8_t seat)
    : exchange_(exchange), observer_(observer), seat_(seat), wait_(exchange.loop) {}

void Player::sits_at(std::uint32_t number, std::string id, std::string token, std::string nonce) {
  table_ = number;
  id_ = std::move(id);
  token_ = std::move(token);
  nonce_ = std::move(nonce);
  pending_ = {};
  seen_ = next_decision_ = 0;
}

// A seat has one line at a time: a pending return is dropped, and so is a line that is still there.
void Player::come() {
  is_staying_ = true;
  wait_.cancel();
  if (socket_) socket_->cut();
  lose_view();
  socket_ = std::make_shared<WebSocket>(exchange_, *this);
  socket_->connect(observer_.door());
}

void Player::come_later() {
  wait_.expires_after(observer_.pause());
  wait_.async_wait([this](const boost::system::error_code& fault) {
    if (!fault && is_staying_) come();
  });
}

// Between two matches there is nothing to cut, and nothing to come back to.
void Player::cut() {
  if (!is_staying_) return;
  if (socket_) socket_->cut();
  lose_view();
  come_later();
}

void Player::lose_view() {
  if (std::exchange(has_view_, false)) observer_.lost_view();
}

void Player::leave() {
  is_staying_ = false;
  wait_.cancel();
  if (socket_) socket_->cut();
  lose_view();
}

void Player::gone() {
  lose_view();
  if (is_staying_) come_later();
}

void Player::opened() {
  has_opened_nonce_ = false;  // it may not have arrived
  std::string hello = R"({"do":"hello","table":")" + id_ + R"(","token":")" + token_ + R"(","lang":"en")";
  if (seen_ > 0) hello += R"(,"since":)" + std::to_string(seen_);
  socket_->send(hello + "}");
}

void Player::heard(std::string_view text) {
  if (text.starts_with(R"({"is":"update")")) return heard_update(text);
  if (text.starts_with(R"({"is":"done")")) return heard_done(text);
  if (text.starts_with(R"({"is":"no")")) return heard_no(text);
  const bool is_asked = text.starts_with(R"({"is":"gathering")") && field(text, "open_nonces") == "true";
  if (is_asked && !std::exchange(has_opened_nonce_, true))
    socket_->send(R"({"do":"nonce","nonce":")" + nonce_ + R"("})");
}

void Player::heard_update(std::string_view text) {
  const Seen seen = read_update(text);
  if (seen.change < seen_) return;
  seen_ = seen.change;
  next_decision_ = 0;
  const bool is_asked = seen.decision != 0 && seen.decision != pending_.decision;
  if (is_asked) choose(seen.choices, seen.decision);
  if (!has_view_) {
    has_view_ = true;
    observer_.has_view();
    if (pending_.id != 0 && pending_.change == 0) say_pending();
  }
  settle();
  if (seen.is_over) observer_.is_over(*this);
}

void Player::choose(std::string_view choices, std::uint32_t decision) {
  const auto all = elements(choices);
  if (all.empty()) return;
  next_action_ = unquoted(field(all[observer_.random() % all.size()], "action"));
  next_decision_ = decision;
}

void Player::heard_done(std::string_view text) {
  if (unquoted(field(text, "id")) != printed(pending_.id) || pending_.change != 0) return;
  pending_.change = number(field(text, "change"));
  observer_.acknowledged(*this, pending_.decision, pending_.change, pending_.id);
  settle();
}

// Refusals because the server is draining, its disk is slow or the match has begun are no errors.
void Player::heard_no(std::string_view text) {
  const std::string_view code = unquoted(field(text, "code"));
  if (code == "draining" || code == "not_saved" || code == "store_away" || code == "not_yet") return;
  observer_.error(code);
  if (unquoted(field(text, "id")) != printed(pending_.id)) return;
  pending_ = {};
  socket_->send(R"({"do":"look","since":)" + std::to_string(seen_) + "}");
}

void Player::settle() {
  if (pending_.id != 0) {
    if (pending_.change == 0 || seen_ < pending_.change) return;
    observer_.shown(Clock::now() - pending_.since);
    pending_.id = 0;
  }
  if (next_decision_ == 0 || is_queued_) return;
  is_queued_ = true;
  observer_.is_ready(*this);
}

// Another player may have ended the question by now; then the next update asks again.
void Player::answer() {
  is_queued_ = false;
  if (next_decision_ == 0 || pending_.id != 0 || !is_staying_) return;
  pending_ = {.id = observer_.random() | 1U, .decision = next_decision_, .action = next_action_, .since = Clock::now()};
  next_decision_ = 0;
  if (has_view_) say_pending();
}

void Player::say_pending() {
  socket_->send(R"({"do":"act","id":")" + printed(pending_.id) + R"(","decision":)" +
                std::to_string(pending_.decision) + R"(,"action":")" + pending_.action + R"("})");
}

void Player::beat() {
  if (has_view_) socket_->send(R"({"do":"beat"})");
}

}  // namespace bell::load
