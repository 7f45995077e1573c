// Parses a link; rejects it unless every part is valid.
#include "client/link.h"

#include <algorithm>
#include <charconv>

#include "client/problems.h"

namespace bell::client {
namespace {

constexpr std::uint16_t kUsualPort = 80;
constexpr std::uint16_t kUsualSecurePort = 443;

bool is_word(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](unsigned char letter) {
    return std::isalnum(letter) != 0 || letter == '-' || letter == '_';
  });
}

bool read_authority(std::string_view text, Link& link) {
  link.port = link.is_secure ? kUsualSecurePort : kUsualPort;
  const std::size_t bracket = text.rfind(']');
  const std::size_t colon = text.rfind(':');
  if (colon != std::string_view::npos && (bracket == std::string_view::npos || colon > bracket)) {
    const std::string_view port = text.substr(colon + 1);
    const auto [end, fault] = std::from_chars(port.data(), port.data() + port.size(), link.port);
    if (fault != std::errc{} || end != port.data() + port.size() || link.port == 0) return false;
    text = text.substr(0, colon);
  }
  link.host = text;
  return !text.empty() && text.find_first_of("@/?# ") == std::string_view::npos;
}

bool read_fragment(std::string_view text, Link& link) {
  constexpr std::string_view kSeat = "seat=";
  constexpr std::string_view kWatch = "watch=";
  if (text.starts_with(kSeat)) link.token = text.substr(kSeat.size());
  if (text.starts_with(kWatch)) link.watch = text.substr(kWatch.size());
  return is_word(link.token.empty() ? link.watch : link.token);
}

}  // namespace

std::string Link::authority() const {
  const bool is_usual = port == (is_secure ? kUsualSecurePort : kUsualPort);
  return is_usual ? host : host + ":" + std::to_string(port);
}

std::string Link::house() const { return (is_secure ? "https://" : "http://") + authority(); }

std::string Link::seat_link() const { return house() + "/t/" + table + "#seat=" + token; }

Outcome<Link, Problem> read_link(std::string_view text) {
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back())) != 0) text.remove_suffix(1);
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.front())) != 0) text.remove_prefix(1);
  const Problem problem = problem_of("bad_link");
  Link link;
  constexpr std::string_view kPlain = "http://";
  constexpr std::string_view kSecure = "https://";
  link.is_secure = text.starts_with(kSecure);
  if (!link.is_secure && !text.starts_with(kPlain)) return problem;
  text.remove_prefix(link.is_secure ? kSecure.size() : kPlain.size());
  const std::size_t mark = text.find('#');
  if (mark != std::string_view::npos && !read_fragment(text.substr(mark + 1), link)) return problem;
  text = text.substr(0, mark);
  const std::size_t slash = text.find('/');
  if (!read_authority(text.substr(0, slash), link)) return problem;
  const std::string_view path = slash == std::string_view::npos ? "/" : text.substr(slash);
  constexpr std::string_view kTable = "/t/";
  if (path == "/") return link;
  if (!path.starts_with(kTable) || !is_word(path.substr(kTable.size()))) return problem;
  link.table = path.substr(kTable.size());
  return link;
}

}  // namespace bell::client
