// The lobby as a page without script: which tables are open, and how to join from a terminal.
#pragma once

#include <string>
#include <string_view>

#include "server/http.h"
#include "texts/texts.h"
#include "wire/speak.h"

namespace bell::server {

// Escapes text for HTML.
std::string escaped(std::string_view text);
// `base` is the public address; `trouble`, if not empty, says why there is no list.
Answer plain_page(const texts::Catalogue& words, const std::string& base, const wire::Tables& tables,
                  const std::string& trouble);
Answer plain_style();

}  // namespace bell::server
