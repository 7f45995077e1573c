// The house password, kept as an Argon2id hash and never in plain text.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace bell::server {

class Password {
 public:
  // From the first line of a file: the password itself, or its "$argon2id$…" hash. Nothing if it is neither.
  static std::optional<Password> from_line(std::string_view line);
  // Takes a tenth of a second and some megabytes on purpose; the caller must limit how often it is called.
  bool is(std::string_view typed) const;
  const std::string& hash() const { return hash_; }

 private:
  explicit Password(std::string hash) : hash_(std::move(hash)) {}
  std::string hash_;
};

}  // namespace bell::server
