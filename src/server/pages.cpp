// Serves files that never change while the program runs.
#include "server/pages.h"

#include <algorithm>
#include <array>

namespace bell::server {
namespace {

const PageFile* find(std::span<const PageFile> files, std::string_view path) {
  const auto at = std::ranges::lower_bound(files, path, {}, &PageFile::path);
  return at == files.end() || at->path != path ? nullptr : &*at;
}

// Whether "br, gzip;q=0.8" contains "gzip", not refused by ";q=0".
bool accepts(std::string_view accepted, std::string_view coding) {
  while (!accepted.empty()) {
    const std::size_t comma = accepted.find(',');
    std::string_view wish = accepted.substr(0, comma);
    while (wish.starts_with(' ')) wish.remove_prefix(1);
    if (wish.starts_with(coding) &&
        (wish.size() == coding.size() || wish[coding.size()] == ';' || wish[coding.size()] == ' '))
      return !wish.ends_with("q=0") && !wish.ends_with("q=0.0");
    accepted = comma == std::string_view::npos ? std::string_view{} : accepted.substr(comma + 1);
  }
  return false;
}

bool is_known_already(std::string_view if_none_match, std::string_view etag) {
  return if_none_match == "*" || if_none_match.find(etag) != std::string_view::npos;
}

}  // namespace

std::string_view page_mark(std::span<const PageFile> files) {
  constexpr std::string_view kBefore = "<meta name=\"build\" content=\"";
  const PageFile* index = find(files, "/index.html");
  if (index == nullptr) return {};
  const std::size_t at = index->plain.find(kBefore);
  if (at == std::string_view::npos) return {};
  const std::string_view mark = index->plain.substr(at + kBefore.size());
  return mark.substr(0, mark.find('"'));
}

bool is_page_route(std::string_view path) {
  constexpr std::array kRoutes{"/t/", "/rules", "/learn", "/watch", "/journals"};
  return path == "/" || std::ranges::any_of(kRoutes, [&](std::string_view route) { return path.starts_with(route); });
}

std::optional<Answer> page_answer(std::span<const PageFile> files, const Request& request) {
  const PageFile* file = find(files, request.path);
  if (file == nullptr && is_page_route(request.path)) file = find(files, "/index.html");
  if (file == nullptr) return std::nullopt;
  Answer answer{.type = std::string(file->type)};
  answer.headers = {{"ETag", std::string(file->etag)},
                    {"Cache-Control", file->is_lasting ? "public, max-age=31536000, immutable" : "no-cache"},
                    {"Vary", "Accept-Encoding"}};
  if (is_known_already(request.if_none_match, file->etag)) {
    answer.status = 304;
    return answer;
  }
  answer.lasting = file->plain;
  if (!file->brotli.empty() && accepts(request.accept_encoding, "br")) {
    answer.lasting = file->brotli;
    answer.headers.emplace_back("Content-Encoding", "br");
  } else if (!file->gzip.empty() && accepts(request.accept_encoding, "gzip")) {
    answer.lasting = file->gzip;
    answer.headers.emplace_back("Content-Encoding", "gzip");
  }
  return answer;
}

}  // namespace bell::server
