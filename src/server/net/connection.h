// One connection: serves requests one at a time, each within limits of time and size, until one becomes a socket.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <memory>

#include "server/net/admission.h"
#include "server/net/streams.h"
#include "server/reception.h"

namespace bell::server {

enum class Door : std::uint8_t { open, for_metrics };

// Serves the connection until it ends or becomes a socket, which then serves itself. Without a TLS context the
// connection is plain.
asio::awaitable<void> serve(asio::ip::tcp::socket socket, Address peer, Door door, Reception& reception,
                            std::shared_ptr<asio::ssl::context> tls, Admitted admitted);

}  // namespace bell::server
