// Reads and writes concurrently on one strand. Most frames bypass the strand: the sending thread hands them to the
// system directly. A timer closes sockets that are silent or stuck.
#include "server/net/socket.h"

#include <sys/socket.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/write.hpp>

#include "server/clean_text.h"
#include "server/log.h"
#include "server/words.h"

namespace bell::server {
namespace {

using std::chrono::milliseconds;

std::int64_t now_in_milliseconds() {
  return std::chrono::duration_cast<milliseconds>(std::chrono::system_clock::now().time_since_epoch()).count();
}

template <class Message>
host::Frame frame_of(const Message& message) {
  auto text = std::make_shared<std::string>();
  wire::write(*text, message);
  return text;
}

// The head of an unmasked text frame, as a server sends it (RFC 6455, 5.2).
std::string frame_head(std::size_t length) {
  constexpr std::size_t kShort = 126;
  constexpr std::size_t kLong = 1U << 16U;
  const int bytes = length < kShort ? 0 : length < kLong ? 2 : 8;
  std::string head{static_cast<char>(0x81), static_cast<char>(bytes == 0 ? length : bytes == 2 ? 126 : 127)};
  for (int at = bytes - 1; at >= 0; --at) head += static_cast<char>(length >> (8 * at) & 0xFFU);
  return head;
}

std::string_view kind_of(const wire::FromClient& message) {
  return std::visit([](const auto& said) -> std::string_view { return std::decay_t<decltype(said)>::kKind; }, message);
}

std::string_view chat_code(TextFault fault) {
  switch (fault) {
    case TextFault::no_text:
      return "chat_empty";
    case TextFault::not_utf8:
      return "chat_not_utf8";
    case TextFault::forbidden:
      return "chat_forbidden";
    case TextFault::too_long:
      return "chat_too_long";
  }
  return "chat_empty";
}

}  // namespace

template <class Stream>
Socket<Stream>::Socket(Stream stream, Reception& reception, Address from)
    : socket_(std::move(stream)),
      reception_(reception),
      limits_(reception.settings().limits),
      from_(std::move(from)),
      wake_(socket_.get_executor()),
      watch_(socket_.get_executor()),
      frames_(limits_.frames, milliseconds(1000)),
      words_(&catalogue_for("en", "")) {}

template <class Stream>
void Socket<Stream>::begin(Admitted admitted) {
  auto run_on = [self = this->shared_from_this()]() -> asio::awaitable<void> { co_await self->run(); };
  spawn(socket_.get_executor(), std::move(run_on), std::move(admitted));
}

template <class Stream>
asio::awaitable<void> Socket<Stream>::run() {
  reception_.metrics().socket_opened();
  heard_by_ = server::Clock::now() + milliseconds(limits_.wait);
  watch();
  auto self = this->shared_from_this();
  asio::co_spawn(
      socket_.get_executor(), [self]() -> asio::awaitable<void> { co_await self->write_on(); }, asio::detached);
  if (co_await greet()) co_await read_on();
  send_in_turn();
  if (visit_) visit_->gone();
  visit_.reset();
  give_up();
  reception_.metrics().socket_closed();
}

template <class Stream>
asio::awaitable<bool> Socket<Stream>::accept(const HttpRequest& request) {
  beast::get_lowest_layer(socket_).expires_after(milliseconds(limits_.wait));
  socket_.set_option(beast::websocket::stream_base::timeout{beast::websocket::stream_base::none(),
                                                            beast::websocket::stream_base::none(), false});
  socket_.set_option(beast::websocket::stream_base::decorator([](beast::websocket::response_type& response) {
    for (const auto& [name, value] : security_headers()) response.set(name, value);
    response.set(beast::http::field::server, "bell");
  }));
  // The stream answers pings by itself, and does not know of a frame that is half sent.
  socket_.control_callback([this](beast::websocket::frame_type, beast::string_view) { send_in_turn(); });
  socket_.read_message_max(limits_.hello);
  socket_.text(true);
  socket_.auto_fragment(false);
  ErrorCode fault;
  co_await socket_.async_accept(request, asio::redirect_error(asio::use_awaitable, fault));
  beast::get_lowest_layer(socket_).expires_never();
  co_return !fault;
}

// Nothing is sent and no table is woken before a valid hello.
template <class Stream>
asio::awaitable<bool> Socket<Stream>::greet() {
  if (!co_await read_message()) co_return false;
  const auto message = wire::read_frame(this->message());
  forget_message();
  const auto* hello = message ? std::get_if<wire::Hello>(&*message) : nullptr;
  if (hello != nullptr) words_ = &catalogue_for(hello->lang, "");
  if (hello == nullptr) {
    end(frame_of(no(words(), message ? "hello_first" : "bad_message",
                    message ? texts::Args{{"why", ""}} : because(message.error()))));
    co_return false;
  }
  reception_.metrics().frame_received(wire::Hello::kKind);
  if (!reception_.may_join(from_)) {
    end(frame_of(no(words(), "too_many", {{"limit", "joins"}})));
    co_return false;
  }
  using Met = Outcome<std::shared_ptr<host::Visit>, wire::No>;
  auto self = this->shared_from_this();
  const wire::Hello said = *hello;
  auto start = [self, said](std::function<void(Met)> met) {
    self->reception_.host().hello(said, self, std::move(met));
  };
  Met met = co_await called_back<Met>(start);
  if (!met) {
    reception_.metrics().refused(met.error().code);
    end(frame_of(met.error()));
    co_return false;
  }
  visit_ = std::move(*met);
  for (; sent_early_ > 0; --sent_early_) visit_->sent();
  {
    const std::lock_guard guard(lock_);
    sends_at_once_ = !is_secure<Stream>;
  }
  socket_.read_message_max(limits_.frame);
  log(Level::debug, "socket.joined", {{"table", said.table}, {"from", shortened(from_)}});
  co_return true;
}

template <class Stream>
asio::awaitable<void> Socket<Stream>::read_on() {
  while (!is_gone_) {
    heard_by_ = server::Clock::now() + milliseconds(limits_.silence);
    if (!co_await read_message()) co_return;
    const bool goes_on = listen(message());
    forget_message();
    if (!goes_on) co_return;
  }
}

// Reserves room for a usual message, and for more only when it arrives: there are thousands of idle sockets.
template <class Stream>
asio::awaitable<bool> Socket<Stream>::read_message() {
  ErrorCode fault;
  do {
    const std::size_t room = buffer_.size() == 0 ? kUsualMessage : 0;  // 0: as much as the frame announces
    co_await socket_.async_read_some(buffer_, room, asio::redirect_error(asio::use_awaitable, fault));
  } while (!fault && !socket_.is_message_done());
  co_return !fault;
}

template <class Stream>
void Socket<Stream>::forget_message() {
  buffer_.clear();
  if (buffer_.capacity() > 2 * kUsualMessage) buffer_.shrink_to_fit();
}

template <class Stream>
bool Socket<Stream>::listen(std::string_view text) {
  if (!frames_.take(server::Clock::now())) {
    reception_.metrics().limited("frames");
    end(frame_of(
        wire::Bye{.why = wire::ByeWhy::limit, .until = std::nullopt, .text = words().say("server.bye.limit")}));
    return false;
  }
  auto message = wire::read_frame(text);
  if (!message || !socket_.got_text()) {
    refuse("bad_message", message ? texts::Args{{"why", ""}} : because(message.error()));
    return true;
  }
  reception_.metrics().frame_received(kind_of(*message));
  if (std::holds_alternative<wire::ClientBeat>(*message)) return true;
  if (std::holds_alternative<wire::Hello>(*message)) {
    refuse("bad_message", {{"why", "hello"}});
    return true;
  }
  if (auto* chat = std::get_if<wire::SayChat>(&*message)) {
    CleanText line = clean_line(chat->text, limits_.chat);
    if (line.fault) {
      wire::No refused = no(words(), chat_code(*line.fault), {{"most", std::to_string(limits_.chat)}});
      refused.id = chat->id;
      put(frame_of(refused));
      return true;
    }
    chat->text = std::move(line.text);
  }
  if (const auto* set = std::get_if<wire::SetLanguage>(&*message)) words_ = &catalogue_for(set->lang, "");
  visit_->heard(std::move(*message));
  return true;
}

template <class Stream>
void Socket<Stream>::refuse(std::string_view code, const texts::Args& facts) {
  reception_.metrics().refused(code);
  put(frame_of(no(words(), code, facts)));
}

template <class Stream>
void Socket<Stream>::send(host::Frame frame) {
  put(frame);
}

template <class Stream>
void Socket<Stream>::send(const std::vector<host::Frame>& frames) {
  put(frames, Last::no);
}

template <class Stream>
void Socket<Stream>::end(host::Frame frame) {
  put(frame, Last::yes);
}

template <class Stream>
void Socket<Stream>::put(std::span<const host::Frame> frames, Last last) {
  std::unique_lock guard(lock_);
  if (is_last_waiting_) return;
  const bool is_in_turn = last == Last::yes || !sends_at_once_ || is_writing_ || !waiting_.empty() || !rest_.empty();
  const Taken taken = is_in_turn ? Taken::nothing : send_at_once(frames);
  if (taken == Taken::all) {
    const auto visit = visit_;
    guard.unlock();
    for (std::size_t n = 0; n < frames.size(); ++n) visit->sent();
    return;
  }
  if (taken == Taken::nothing) {
    for (const host::Frame& frame : frames) {
      waiting_bytes_ += frame->size();
      waiting_.push_back(frame);
    }
    is_too_slow_ = is_too_slow_ || waiting_bytes_ > kMostWaiting;
    is_last_waiting_ = last == Last::yes;
  }
  if (std::exchange(is_woken_, true)) return;
  guard.unlock();
  asio::post(socket_.get_executor(), [self = this->shared_from_this()] { self->wake_.cancel(); });
}

template <class Stream>
typename Socket<Stream>::Taken Socket<Stream>::send_at_once(std::span<const host::Frame> frames) {
  thread_local std::string bytes;  // wire format; the buffer is reused
  bytes.clear();
  for (const host::Frame& frame : frames) bytes.append(frame_head(frame->size())).append(*frame);
  const int wire = beast::get_lowest_layer(socket_).socket().native_handle();
  const ssize_t sent = ::send(wire, bytes.data(), bytes.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
  if (sent <= 0) return Taken::nothing;  // errors are reported when the coroutine writes
  for (const host::Frame& frame : frames) reception_.metrics().frame_sent(frame->size());
  const auto out = static_cast<std::size_t>(sent);
  if (out == bytes.size()) return Taken::all;
  rest_ = bytes.substr(out);
  in_rest_ = frames.size();
  return Taken::part;
}

// A client that pings while a frame is half sent is not reading, so its connection is closed.
template <class Stream>
void Socket<Stream>::send_in_turn() {
  const std::lock_guard guard(lock_);
  sends_at_once_ = false;
  is_too_slow_ = is_too_slow_ || !rest_.empty();
}

template <class Stream>
asio::awaitable<void> Socket<Stream>::write_on() {
  auto next_beat = server::Clock::now() + milliseconds(limits_.beat);
  while (!is_gone_) {
    {
      const std::lock_guard guard(lock_);
      is_writing_ = true;
    }
    if (!co_await write_rest() || !co_await write_waiting()) break;
    if (server::Clock::now() >= next_beat) {
      next_beat += milliseconds(limits_.beat);
      if (visit_ && !co_await write_beat()) break;
    }
    {
      const std::lock_guard guard(lock_);
      if (!waiting_.empty()) continue;
      is_woken_ = false;
      is_writing_ = false;
      wake_.expires_at(next_beat);
    }
    ErrorCode ignored;
    co_await wake_.async_wait(asio::redirect_error(asio::use_awaitable, ignored));
  }
  co_await close();
}

template <class Stream>
asio::awaitable<bool> Socket<Stream>::write_beat() {
  std::string beat;
  wire::write(beat, wire::Beat{now_in_milliseconds()});
  co_return co_await write_one(beat);
}

// The coroutine is writing, so no other thread touches rest_.
template <class Stream>
asio::awaitable<bool> Socket<Stream>::write_rest() {
  if (rest_.empty()) co_return true;
  written_by_ = server::Clock::now() + milliseconds(limits_.silence);
  ErrorCode fault;
  co_await asio::async_write(socket_.next_layer(), asio::buffer(rest_),
                             asio::redirect_error(asio::use_awaitable, fault));
  written_by_ = server::Clock::time_point::max();
  std::size_t frames = 0;
  {
    const std::lock_guard guard(lock_);
    rest_ = {};
    frames = std::exchange(in_rest_, 0);
  }
  for (; !fault && visit_ && frames > 0; --frames) visit_->sent();
  co_return !fault;
}

template <class Stream>
asio::awaitable<bool> Socket<Stream>::write_waiting() {
  for (;;) {
    host::Frame frame;
    bool is_last = false;
    {
      const std::lock_guard guard(lock_);
      if (is_too_slow_) co_return false;
      if (waiting_.empty()) co_return true;
      frame = std::move(waiting_.front());
      waiting_.erase(waiting_.begin());
      waiting_bytes_ -= frame->size();
      is_last = is_last_waiting_ && waiting_.empty();
    }
    if (!co_await write_one(*frame)) co_return false;
    if (visit_)
      visit_->sent();
    else
      ++sent_early_;
    if (is_last) co_return false;
  }
}

template <class Stream>
asio::awaitable<bool> Socket<Stream>::write_one(const std::string& text) {
  written_by_ = server::Clock::now() + milliseconds(limits_.silence);
  ErrorCode fault;
  co_await socket_.async_write(asio::buffer(text), asio::redirect_error(asio::use_awaitable, fault));
  written_by_ = server::Clock::time_point::max();
  if (!fault) reception_.metrics().frame_sent(text.size());
  co_return !fault;
}

template <class Stream>
asio::awaitable<void> Socket<Stream>::close() {
  send_in_turn();
  is_gone_ = true;
  if (socket_.is_open()) {
    heard_by_ = server::Clock::now() + milliseconds(limits_.wait);
    watch_.cancel();
    ErrorCode ignored;
    co_await socket_.async_close(beast::websocket::close_code::normal,
                                 asio::redirect_error(asio::use_awaitable, ignored));
  }
  beast::get_lowest_layer(socket_).close();
  is_over_ = true;
  watch_.cancel();
}

template <class Stream>
void Socket<Stream>::watch() {
  if (is_over_) return;
  const auto until = std::min(heard_by_, written_by_);
  if (server::Clock::now() >= until) {
    send_in_turn();
    return beast::get_lowest_layer(socket_).close();
  }
  watch_.expires_at(until);
  watch_.async_wait([self = this->shared_from_this()](ErrorCode) { self->watch(); });
}

// Reading has ended: writes what is waiting, then closes the connection.
template <class Stream>
void Socket<Stream>::give_up() {
  const std::lock_guard guard(lock_);
  is_gone_ = waiting_.empty();
  is_last_waiting_ = true;
  wake_.cancel();
}

template class Socket<PlainStream>;
template class Socket<SecureStream>;

}  // namespace bell::server
