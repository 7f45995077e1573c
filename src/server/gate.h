// Checks that a request is meant for this server: the host it names, and the page it came from.
#pragma once

#include <string_view>

#include "server/settings.h"

namespace bell::server {

// With --public-url exactly that host. Without it, names that nobody else can point at us: localhost, and addresses.
bool is_our_host(std::string_view host, const PublicUrl& ours);
// `origin` as browsers send it. With --public-url exactly that; without it, the host of the request.
bool is_our_origin(std::string_view origin, std::string_view host, const PublicUrl& ours);

}  // namespace bell::server
