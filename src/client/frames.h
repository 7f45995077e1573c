// What a server says to us, looked through before anything of it is used: a link may lead to anybody's.
#pragma once

#include <string_view>

#include "kernel/outcome.h"
#include "wire/wire.h"

namespace bell::client {

using wire::Json;

// A message on the socket, or the first thing in it that none of ours can have. A kind we do not know passes as it is.
Outcome<Json, Problem> read_frame(std::string_view text);

// A table's card, as a request is answered with it.
Outcome<Json, Problem> read_card(Json card);

}  // namespace bell::client
