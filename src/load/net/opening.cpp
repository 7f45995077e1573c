// Opens tables and seats players as the page does: the opener orders a table, everybody sits down with a promise.
#include <sodium.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "load/net/crowd.h"
#include "load/scan.h"

namespace bell::load {
namespace {

constexpr int kOpeners = 8;  // concurrent
constexpr Seconds kPatience{300};
constexpr std::size_t kSecret = 32;  // bytes

std::string hex(const std::array<unsigned char, kSecret>& bytes) {
  std::string text(2 * kSecret + 1, '\0');
  sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
  text.pop_back();
  return text;
}

std::string promise_of(const std::string& nonce) {
  std::array<unsigned char, kSecret> bytes{};
  sodium_hex2bin(bytes.data(), bytes.size(), nonce.data(), nonce.size(), nullptr, nullptr, nullptr);
  std::array<unsigned char, kSecret> hash{};
  crypto_hash_sha256(hash.data(), bytes.data(), bytes.size());
  return hex(hash);
}

std::string order(const std::string& title, int players) {
  std::string seats;
  for (int n = 0; n < players; ++n) seats += n == 0 ? R"("open")" : R"(,"open")";
  return R"({"title":")" + title + R"(","players":)" + std::to_string(players) +
         R"(,"modules":[],"options":{},"seats":[)" + seats +
         R"(],"clock":{"kind":"none"},"listed":false,"watch":false,"hints":false,"undo":true,"name":""})";
}

std::string sitting(std::size_t seat, const std::string& nonce) {
  return R"({"seat":)" + std::to_string(seat) + R"(,"name":"Player )" + std::to_string(seat + 1) +
         R"(","hat":"top","lang":"en","nonce_hash":")" + promise_of(nonce) + R"("})";
}

}  // namespace

std::string Crowd::fresh_secret() {
  std::array<unsigned char, kSecret> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return hex(bytes);
}

asio::awaitable<void> Crowd::open_parties(std::size_t up_to) {
  for (int n = 0; n < kOpeners; ++n) asio::co_spawn(loop_, open_some(up_to), asio::detached);
  const auto all_here = [this, up_to] { return opened_ == up_to && with_view_ == static_cast<int>(sockets()); };
  if (!co_await wait_until(all_here, kPatience) && !is_stopped())
    problem_ = Problem{"problem.tables_do_not_begin", Facts{}};
}

asio::awaitable<void> Crowd::open_some(std::size_t up_to) {
  Requests requests(loop_);
  while (next_party_ < up_to && !is_stopped()) {
    Party& party = *parties_[next_party_++];
    if (co_await open_party(party, requests)) ++opened_;
  }
}

// Retries, because a server that is restarting does not answer.
asio::awaitable<HttpAnswer> Crowd::insist(Requests& requests, std::string path, std::string token, std::string body) {
  for (;;) {
    HttpAnswer answer = co_await requests.post(door(), path, token, body);
    if (answer.status != 0 || is_stopped()) co_return answer;
    co_await sleep(Seconds(0.05));
  }
}

asio::awaitable<bool> Crowd::open_party(Party& party, Requests& requests) {
  const auto refused = [this](const HttpAnswer& answer) {
    const std::string text(unquoted(field(answer.body, "text")));
    error(unquoted(field(answer.body, "code")));
    if (!is_measuring_ && !is_ending_ && !problem_) problem_ = Problem{text};
    return false;
  };
  const HttpAnswer opened = co_await insist(requests, "/api/tables", fresh_secret(), order(plan_.title, plan_.players));
  if (opened.status != 200) co_return refused(opened);
  const std::string id(unquoted(field(opened.body, "table")));
  const auto number = static_cast<std::uint32_t>(ids_.size());
  ids_.push_back(id);
  party_of_.push_back(&party);
  for (std::size_t seat = 0; seat < party.players.size(); ++seat) {
    const std::string token = fresh_secret();
    const std::string nonce = fresh_secret();
    const HttpAnswer seated = co_await insist(requests, "/api/tables/" + id + "/sit", token, sitting(seat, nonce));
    if (seated.status != 200) co_return refused(seated);
    party.players[seat]->sits_at(number, id, token, nonce);
  }
  for (const auto& player : party.players) player->come();
  co_return true;
}

}  // namespace bell::load
