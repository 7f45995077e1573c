// Every field has a fixed width, so that no two different inputs give the same bytes; numbers are big-endian.
// Commitment and key never share a label.
#include "deal/deal.h"

#include <sodium.h>

#include <algorithm>

#include "kernel/rng.h"

namespace bell::deal {
namespace {

constexpr std::size_t kLabel = 16;
constexpr std::size_t kName = 32;  // a table's id, a step's name
constexpr std::uint32_t kWordsABlock = 8;

class Fields {
 public:
  Fields& text(std::string_view text, std::size_t width) {
    const std::size_t shown = std::min(text.size(), width);
    bytes_.append(text.substr(0, shown));
    bytes_.append(width - shown, '\0');
    return *this;
  }
  Fields& number(std::uint32_t number, int width) {
    for (int at = width - 1; at >= 0; --at) bytes_ += static_cast<char>((number >> (8 * at)) & 0xFFU);
    return *this;
  }
  Fields& add(const Bytes32& bytes) {
    bytes_.append(bytes.begin(), bytes.end());
    return *this;
  }
  const std::string& bytes() const { return bytes_; }

 private:
  std::string bytes_;
};

const unsigned char* start_of(std::string_view text) { return reinterpret_cast<const unsigned char*>(text.data()); }

Bytes32 keyed_hash(const Bytes32& key, const Fields& fields) {
  Bytes32 out;
  crypto_auth_hmacsha256(out.data(), start_of(fields.bytes()), fields.bytes().size(), key.data());
  return out;
}

}  // namespace

std::string hex(const Bytes32& bytes) {
  std::string text(2 * bytes.size() + 1, '\0');
  sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
  text.pop_back();
  return text;
}

std::optional<Bytes32> from_hex(std::string_view text) {
  Bytes32 bytes;
  std::size_t length = 0;
  if (text.size() != 2 * bytes.size()) return std::nullopt;
  if (std::ranges::any_of(text, [](char c) { return c >= 'A' && c <= 'Z'; })) return std::nullopt;
  if (sodium_hex2bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &length, nullptr) != 0 ||
      length != bytes.size())
    return std::nullopt;
  return bytes;
}

Bytes32 random_bytes() {
  Bytes32 bytes;
  randombytes_buf(bytes.data(), bytes.size());
  return bytes;
}

Bytes32 hash(std::string_view text) {
  Bytes32 out;
  crypto_hash_sha256(out.data(), start_of(text), text.size());
  return out;
}

Bytes32 hash(const Bytes32& bytes) { return hash(Fields().add(bytes).bytes()); }

bool is_equal(std::string_view a, std::string_view b) {
  return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

Bytes32 commitment(std::string_view table, const Bytes32& secret) {
  return hash(Fields().text("bell commit 1", kLabel).text(table, kName).add(secret).bytes());
}

std::string order_text(const Setup& setup) {
  std::string text = "title " + setup.title + "\nplayers " + std::to_string(setup.seats) + '\n';
  std::vector<std::string> modules = setup.modules;
  std::ranges::sort(modules);
  for (const std::string& module : modules) text += "module " + module + '\n';
  for (const auto& [name, value] : setup.options) text += "option " + name + '=' + value + '\n';
  for (const auto& [name, value] : setup.components) text += "component " + name + '=' + value + '\n';
  return text;
}

Bytes32 key(const Bytes32& secret, std::string_view table, const Bytes32& order_hash, const Nonces& nonces) {
  Fields fields;
  fields.text("bell deal 1", kLabel).text(table, kName).add(order_hash);
  for (const std::optional<Bytes32>& nonce : nonces) fields.number(nonce ? 1 : 0, 1).add(nonce.value_or(Bytes32{}));
  return keyed_hash(secret, fields);
}

std::uint32_t word(const Bytes32& key, std::string_view purpose, std::uint16_t round, std::uint32_t position,
                   std::uint32_t n) {
  const Bytes32 block =
      keyed_hash(key, Fields().text(purpose, kName).number(round, 2).number(position, 4).number(n / kWordsABlock, 4));
  std::uint32_t word = 0;
  for (std::uint32_t at = 0; at < 4; ++at) word = word << 8U | block[n % kWordsABlock * 4 + at];
  return word;
}

std::uint32_t draw(const Bytes32& key, std::string_view purpose, std::uint16_t round, std::uint32_t position,
                   std::uint32_t below) {
  std::uint32_t n = 0;
  return draw_below(below, [&] { return word(key, purpose, round, position, n++); });
}

std::uint32_t KeyedDealer::draw(const ChanceKey& at, std::uint32_t below) const {
  return deal::draw(key_, name_of_(at.purpose), at.round, at.position, below);
}

}  // namespace bell::deal
