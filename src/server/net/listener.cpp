// Accepts on one strand; each connection gets its own strand.
#include "server/net/listener.h"

#include <unistd.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <cerrno>

#include "kernel/system_reason.h"
#include "server/log.h"
#include "server/words.h"

namespace bell::server {
namespace {

using asio::ip::tcp;

const std::string kEverybody = "*";

// OpenSSL explains what is wrong inside a file; that a file cannot be read has our own message.
Problem unusable(const char* key, const std::string& file, const ErrorCode& fault) {
  const Problem why = access(file.c_str(), R_OK) == 0
                          ? Problem{"reason.system.openssl_says", Facts{{"said", fault.message()}}}
                          : system_reason(errno);
  return problem_of(key, because(why, {{"file", file}}));
}

}  // namespace

Outcome<std::shared_ptr<asio::ssl::context>, Problem> tls_context(const Settings& settings) {
  if (!settings.has_tls()) return std::shared_ptr<asio::ssl::context>();
  auto tls = std::make_shared<asio::ssl::context>(asio::ssl::context::tls_server);
  ErrorCode fault;
  tls->set_options(asio::ssl::context::default_workarounds | asio::ssl::context::no_sslv2 |
                   asio::ssl::context::no_sslv3 | asio::ssl::context::no_tlsv1 | asio::ssl::context::no_tlsv1_1 |
                   SSL_OP_NO_RENEGOTIATION);
  tls->use_certificate_chain_file(settings.tls_cert, fault);
  if (fault) return unusable("start.bad_cert", settings.tls_cert, fault);
  tls->use_private_key_file(settings.tls_key, asio::ssl::context::pem, fault);
  if (fault) return unusable("start.bad_key", settings.tls_key, fault);
  if (SSL_CTX_check_private_key(tls->native_handle()) != 1)
    return problem_of("start.other_key", {{"file", settings.tls_key}, {"cert", settings.tls_cert}});
  return tls;
}

Listener::Listener(asio::io_context& loop, Reception& reception, Door door)
    : loop_(loop), reception_(reception), door_(door), acceptor_(asio::make_strand(loop)) {}

Outcome<std::uint16_t, Problem> Listener::open(const Address& address, std::uint16_t port) {
  const tcp::endpoint at(address, port);
  ErrorCode fault;
  acceptor_.open(at.protocol(), fault);
  if (!fault) acceptor_.set_option(tcp::acceptor::reuse_address(true), fault);
  if (!fault) acceptor_.bind(at, fault);
  if (!fault) acceptor_.listen(tcp::acceptor::max_listen_connections, fault);
  if (!fault) return acceptor_.local_endpoint().port();
  const std::string key = fault == asio::error::address_in_use ? "start.port_taken" : "start.no_port";
  return problem_of(key, because(system_reason(std::error_code(fault)),
                                 {{"address", address.to_string()}, {"port", std::to_string(port)}}));
}

void Listener::use_tls(std::shared_ptr<asio::ssl::context> tls) {
  const std::lock_guard guard(lock_);
  tls_ = std::move(tls);
}

void Listener::begin() {
  asio::co_spawn(
      acceptor_.get_executor(), [self = shared_from_this()]() -> asio::awaitable<void> { co_await self->accept_on(); },
      asio::detached);
}

void Listener::close() {
  asio::post(acceptor_.get_executor(), [self = shared_from_this()] {
    ErrorCode ignored;
    self->acceptor_.close(ignored);
  });
}

asio::awaitable<void> Listener::accept_on() {
  for (;;) {
    ErrorCode fault;
    tcp::socket socket(asio::make_strand(loop_));
    co_await acceptor_.async_accept(socket, asio::redirect_error(asio::use_awaitable, fault));
    if (!acceptor_.is_open()) co_return;
    if (!fault) {
      admit(std::move(socket));
      continue;
    }
    // Most likely out of file descriptors: wait a little before accepting again.
    log(Level::error, "accept.failed", {{"why", fault.message()}});
    asio::steady_timer pause(acceptor_.get_executor(), std::chrono::milliseconds(100));
    co_await pause.async_wait(asio::redirect_error(asio::use_awaitable, fault));
  }
}

// Behind a proxy all connections have the proxy's address, so only the total is limited.
void Listener::admit(tcp::socket socket) {
  ErrorCode fault;
  const auto peer = socket.remote_endpoint(fault);
  if (fault) return;
  const Settings& settings = reception_.settings();
  const Address address = plain(peer.address());
  const bool is_proxy = std::ranges::any_of(settings.trusted, [&](const Network& net) { return net.has(address); });
  Holdings& connections = reception_.connections();
  if (!connections.take(kEverybody, settings.limits.sockets)) return reception_.metrics().limited("sockets");
  Held all(connections, kEverybody);
  Held own;
  if (!is_proxy) {
    const std::string who = counted_as(address);
    if (!connections.take(who, settings.limits.address_sockets)) return reception_.metrics().limited("address_sockets");
    own = Held(connections, who);
  }
  std::shared_ptr<asio::ssl::context> tls;
  {
    const std::lock_guard guard(lock_);
    tls = tls_;
  }
  const auto admitted = std::make_shared<const Admission>(reception_.metrics(), std::move(all), std::move(own));
  const auto executor = socket.get_executor();
  spawn(executor, serve(std::move(socket), address, door_, reception_, tls, admitted), admitted);
}

}  // namespace bell::server
