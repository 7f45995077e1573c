// The files of the web page, built into the program in each encoding that browsers take.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "server/http.h"

namespace bell::server {

struct PageFile {
  std::string_view path;  // "/assets/table-1a2b3c.js"
  std::string_view type;
  std::string_view etag;                 // of the bytes, in quotes
  bool is_lasting;                       // its name contains its hash, so it may be cached for ever
  std::string_view plain, gzip, brotli;  // empty: not in this encoding
};

// Sorted by path; empty if the program was built without a page.
std::span<const PageFile> page_files();

// Which page this is, as index.html says by itself; empty without a page.
std::string_view page_mark(std::span<const PageFile> files);

// Whether one of the page's own routes is meant, which its script draws: "/t/…", "/rules/…".
bool is_page_route(std::string_view path);
// The file at this path, or index.html for the page's routes; nothing if there is neither.
std::optional<Answer> page_answer(std::span<const PageFile> files, const Request& request);

}  // namespace bell::server
