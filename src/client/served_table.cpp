// The client's side of docs/protocol.md.
#include "client/served_table.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <thread>

#include "client/frames.h"
#include "client/problems.h"
#include "wire/parse.h"

namespace bell::client {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kAnswerWithin{20'000};

std::string hex(const unsigned char* bytes, std::size_t count) {
  std::string text(2 * count + 1, '\0');
  sodium_bin2hex(text.data(), text.size(), bytes, count);
  text.pop_back();
  return text;
}

bool is_word(const Json& message, const char* key, std::string_view word) {
  return message.contains(key) && message[key].is_string() && message[key].get<std::string>() == word;
}

// The server's own sentence, already in the player's language.
Problem said_by(const Json& message) {
  if (message.is_object() && message.contains("text") && message["text"].is_string())
    return {message["text"].get<std::string>()};
  return problem_of("strange_answer");
}

}  // namespace

std::string fresh_secret() {
  std::array<unsigned char, 32> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return hex(bytes.data(), bytes.size());
}

std::string hash_of_nonce(const std::string& nonce) {
  std::array<unsigned char, 32> bytes{};
  std::size_t count = 0;
  sodium_hex2bin(bytes.data(), bytes.size(), nonce.data(), nonce.size(), nullptr, &count, nullptr);
  std::array<unsigned char, crypto_hash_sha256_BYTES> hash{};
  crypto_hash_sha256(hash.data(), bytes.data(), count);
  return hex(hash.data(), hash.size());
}

Outcome<Json, Problem> ask(const Link& link, const std::string& path, const std::optional<Json>& body) {
  const auto reply = request(link, path, body ? std::optional(body->dump()) : std::nullopt);
  if (!reply) return reply.error();
  auto json = wire::parse(reply->body);
  if (!json) return problem_of("no_house", {{"house", link.house()}});
  if (reply->status != 200) return said_by(*json);
  return std::move(*json);
}

Outcome<std::unique_ptr<ServedTable>, Problem> ServedTable::join(Link link, const Newcomer& who) {
  if (sodium_init() < 0) return problem_of("no_randomness");
  auto table = std::unique_ptr<ServedTable>(new ServedTable(std::move(link), who.lang));
  const auto told = ask(table->link_, "/api/tables/" + table->link_.table + "?lang=" + who.lang, std::nullopt);
  if (!told) return told.error();
  auto card = read_card(*told);
  if (!card) return problem_of("strange_answer");
  table->card_ = std::move(*card);
  if (table->link_.token.empty())
    if (auto problem = table->sit(who)) return *problem;
  if (auto problem = table->say_hello()) return *problem;
  return table;
}

std::optional<Problem> ServedTable::sit(const Newcomer& who) {
  std::optional<int> seat = who.seat;
  for (const Json& person : card_["people"])
    if (!seat && is_word(person, "kind", "free")) seat = person["seat"].get<int>();
  if (!seat) return problem_of("no_free_seat");
  link_.token = fresh_secret();
  nonce_ = fresh_secret();
  const Json wish{
      {"seat", *seat}, {"name", who.name}, {"hat", ""}, {"nonce_hash", hash_of_nonce(nonce_)}, {"lang", who.lang}};
  const auto seated = ask(link_, "/api/tables/" + link_.table + "/sit?lang=" + who.lang, wish);
  if (!seated) return seated.error();
  return std::nullopt;
}

std::optional<Problem> ServedTable::say_hello() {
  auto line = Line::open(link_);
  if (!line) return line.error();
  line_ = std::move(*line);
  Json hello{{"do", "hello"}, {"table", link_.table}, {"lang", lang_}, {"since", 0}};
  if (!link_.token.empty()) hello["token"] = link_.token;
  if (has_begun()) {
    hello["since"] = update_["change"];
    hello["epoch"] = update_["epoch"];
  }
  line_->send(hello.dump());
  const auto welcome = line_->next(kAnswerWithin);
  const auto json = welcome ? read_frame(*welcome) : Outcome<Json, Problem>(problem_of("no_answer"));
  if (!json) return json.error();
  if (!is_word(*json, "is", "welcome")) return said_by(*json);
  seat_ = (*json)["seat"].is_number() ? (*json)["seat"].get<int>() : -1;
  return std::nullopt;
}

// A server that restarts is soon back, and nothing that was saved is lost.
std::optional<Problem> ServedTable::reconnect() {
  std::optional<Problem> problem;
  for (milliseconds pause{200}; pause < milliseconds(30'000); pause *= 2) {
    std::this_thread::sleep_for(pause);
    problem = say_hello();
    if (!problem) return std::nullopt;
  }
  return problem;
}

Outcome<ServedTable::News, Problem> ServedTable::hear(milliseconds wait) {
  const auto text = line_->next(wait);
  if (!text && line_->is_closed()) {
    if (refused_) return *refused_;
    if (auto problem = reconnect()) return *problem;
    return News::other;
  }
  if (!text) return News::none;
  const auto message = read_frame(*text);
  if (!message) return News::other;
  return take_in(*message);
}

ServedTable::News ServedTable::take_in(const Json& message) {
  if (is_word(message, "is", "update")) {
    remember(message);
    return News::update;
  }
  if (is_word(message, "is", "gathering")) {
    card_ = message["card"];
    if (message["open_nonces"].get<bool>() && !nonce_.empty())
      line_->send(Json{{"do", "nonce"}, {"nonce", nonce_}}.dump());
    return News::gathering;
  }
  if (is_word(message, "is", "chat")) {
    told_.push_back(message);
    return News::update;
  }
  if (is_word(message, "is", "bye") && !is_word(message, "why", "restart")) refused_ = said_by(message);
  constexpr std::array kAnswers{"done", "no", "why", "hints"};
  if (std::ranges::any_of(kAnswers, [&](const char* kind) { return is_word(message, "is", kind); })) answer_ = message;
  return News::other;
}

// After a reconnect the same facts may come again: skip those that are not newer.
void ServedTable::remember(const Json& update) {
  const auto known = has_begun() && update_["epoch"] == update["epoch"] ? update_["change"].get<std::uint64_t>() : 0;
  for (const Json& fact : update["told"])
    if (fact["change"].get<std::uint64_t>() > known) told_.push_back(fact);
  update_ = update;
}

Outcome<bool, Problem> ServedTable::catch_up() {
  for (bool is_new = false;;) {
    const auto news = hear(milliseconds(0));
    if (!news) return news.error();
    if (*news == News::none) return is_new;
    is_new = is_new || *news == News::update;
  }
}

std::optional<Problem> ServedTable::wait_for_change(std::uint64_t change) {
  while (update_["change"].get<std::uint64_t>() < change)
    if (const auto news = hear(milliseconds(200)); !news) return news.error();
  return std::nullopt;
}

Outcome<Json, Problem> ServedTable::converse(Json message) {
  message["id"] = fresh_secret().substr(0, 16);
  answer_.reset();
  line_->send(message.dump());
  auto until = std::chrono::steady_clock::now() + kAnswerWithin;
  for (const Line* asked = line_.get(); std::chrono::steady_clock::now() < until;) {
    const auto news = hear(milliseconds(100));
    if (!news) return news.error();
    if (answer_ && is_word(*answer_, "code", "not_saved")) {
      // "Not saved yet" is not the answer: the server's store is away, and we keep waiting while the server lives.
      told_.push_back(*std::exchange(answer_, std::nullopt));
      until = std::chrono::steady_clock::time_point::max();
    }
    if (answer_ && (*answer_)["id"] == message["id"]) return *std::exchange(answer_, std::nullopt);
    if (line_.get() == asked) continue;
    asked = line_.get();
    line_->send(message.dump());
  }
  return problem_of("no_answer");
}

}  // namespace bell::client
