// Parses store addresses in one place, so that every command takes the same ones.
#include "store/address.h"

#include <cstdlib>
#include <filesystem>

#include "kernel/problem.h"

namespace bell::store {
namespace {

constexpr std::string_view kSqlite = "sqlite:";

Fault bad(std::string_view text, const char* why) {
  const Problem reason{std::string("reason.store.") + why, Facts{}};
  return {FaultCode::bad_store, because(reason, {{"file", std::string(text)}})};
}

std::filesystem::path state_folder() {
  const auto from = [](const char* name) {
    const char* value = std::getenv(name);
    return std::filesystem::path(value == nullptr ? "" : value);
  };
  if (const auto state = from("XDG_STATE_HOME"); !state.empty()) return state / "bell";
  if (const auto home = from("HOME"); !home.empty()) return home / ".local" / "state" / "bell";
  return std::filesystem::temp_directory_path() / "bell";
}

// postgres://name:password@host/… without the password, and without any given in the settings after "?".
std::string without_password(const std::string& url) {
  const std::size_t begin = url.find("://") + 3;
  const std::size_t end = std::min(url.find_first_of("/?", begin), url.size());
  const std::size_t at = url.rfind('@', end);
  std::string shown = url.substr(0, begin);
  if (at != std::string::npos && at >= begin) {
    const std::string login = url.substr(begin, at - begin);
    shown += login.substr(0, login.find(':')) + "@";
    return shown + url.substr(at + 1, url.find('?', at) - at - 1);
  }
  return shown + url.substr(begin, url.find('?', begin) - begin);
}

}  // namespace

std::string Address::shown() const { return kind == Kind::sqlite ? where : without_password(where); }

Outcome<Address, Fault> read_address(std::string_view text) {
  if (text.starts_with(kSqlite)) {
    const std::string_view path = text.substr(kSqlite.size());
    if (path.empty() || path.ends_with('/')) return bad(text, "no_file_named");
    if (path.starts_with(":") || path.starts_with("file:")) return bad(text, "no_path");
    return Address{Address::Kind::sqlite, std::string(path)};
  }
  if (text.starts_with("postgres://") || text.starts_with("postgresql://"))
    return Address{Address::Kind::postgres, std::string(text)};
  return bad(text, "other_kind");
}

Address usual_address() { return {Address::Kind::sqlite, (state_folder() / "house.db").string()}; }

}  // namespace bell::store
