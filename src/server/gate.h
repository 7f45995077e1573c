// Whether a request is meant for this house: by the name it was called by, and by the page it came from.
#pragma once

#include <string_view>

#include "server/settings.h"

namespace bell::server {

// With --public-url exactly that host. Without, names that nobody else can point at us: localhost, and addresses.
bool is_our_host(std::string_view host, const PublicUrl& ours);
// `origin` as browsers send it. With --public-url exactly that; without, the host that was called.
bool is_our_origin(std::string_view origin, std::string_view host, const PublicUrl& ours);

}  // namespace bell::server
