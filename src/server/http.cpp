// Parses URLs, and sets the headers that restrict what our pages may do.
#include "server/http.h"

namespace bell::server {
namespace {

int digit(char letter) {
  if (letter >= '0' && letter <= '9') return letter - '0';
  if (letter >= 'a' && letter <= 'f') return letter - 'a' + 10;
  if (letter >= 'A' && letter <= 'F') return letter - 'A' + 10;
  return -1;
}

constexpr std::string_view kPolicy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'";

}  // namespace

bool decode_path(std::string_view text, std::string& into) {
  into.clear();
  for (std::size_t at = 0; at < text.size(); ++at) {
    char letter = text[at];
    if (letter == '%') {
      if (at + 2 >= text.size() || digit(text[at + 1]) < 0 || digit(text[at + 2]) < 0) return false;
      letter = static_cast<char>(digit(text[at + 1]) * 16 + digit(text[at + 2]));
      at += 2;
    }
    if (static_cast<unsigned char>(letter) < ' ' || letter == 0x7F) return false;
    into += letter;
  }
  return true;
}

std::string query_value(std::string_view query, std::string_view name) {
  while (!query.empty()) {
    const std::size_t end = query.find('&');
    const std::string_view pair = query.substr(0, end);
    const std::size_t equals = pair.find('=');
    std::string value;
    if (pair.substr(0, equals) == name && equals != std::string_view::npos &&
        decode_path(pair.substr(equals + 1), value))
      return value;
    query = end == std::string_view::npos ? std::string_view{} : query.substr(end + 1);
  }
  return "";
}

std::vector<std::pair<std::string_view, std::string_view>> security_headers() {
  return {{"Content-Security-Policy", kPolicy},
          {"X-Content-Type-Options", "nosniff"},
          {"Referrer-Policy", "no-referrer"},
          {"Cross-Origin-Opener-Policy", "same-origin"},
          {"Cross-Origin-Resource-Policy", "same-origin"}};
}

}  // namespace bell::server
