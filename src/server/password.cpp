// Hashes with libsodium's Argon2id.
#include "server/password.h"

#include <sodium.h>

#include <array>
#include <stdexcept>

namespace bell::server {

std::optional<Password> Password::from_line(std::string_view line) {
  if (sodium_init() < 0) throw std::runtime_error("libsodium does not start");
  line = line.substr(0, line.find_first_of("\r\n"));
  if (line.empty() || line.size() > 1024) return std::nullopt;
  if (line.starts_with("$argon2id$")) {
    if (line.size() >= crypto_pwhash_STRBYTES) return std::nullopt;
    return Password(std::string(line));
  }
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  if (crypto_pwhash_str_alg(hash.data(), line.data(), line.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                            crypto_pwhash_MEMLIMIT_INTERACTIVE, crypto_pwhash_ALG_ARGON2ID13) != 0)
    throw std::runtime_error("there is not enough memory to hash the house password");
  return Password(hash.data());
}

bool Password::is(std::string_view typed) const {
  if (typed.size() > 1024) return false;
  return crypto_pwhash_str_verify(hash_.c_str(), typed.data(), typed.size()) == 0;
}

}  // namespace bell::server
