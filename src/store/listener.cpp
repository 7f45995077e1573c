// Subscribes before reading; missed notifications are caught by comparing heads.
#include "store/listener.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <array>
#include <memory>
#include <pqxx/pqxx>

#include "store/postgres_session.h"
#include "store/watchman.h"

namespace bell::store {
namespace {

constexpr int kSecondsBetweenTries = 1;

std::vector<std::string> words_of(const std::string& payload) {
  std::vector<std::string> words;
  for (std::size_t at = 0; at < payload.size();) {
    const std::size_t end = std::min(payload.find(' ', at), payload.size());
    words.push_back(payload.substr(at, end - at));
    at = end + 1;
  }
  return words;
}

class Receiver final : public pqxx::notification_receiver {
 public:
  Receiver(pqxx::connection& connection, const std::string& own, const Listener::Changed& changed)
      : notification_receiver(connection, "bell"), own_(own), changed_(changed) {}
  void operator()(const std::string& payload, int) override {
    std::vector<std::string> words = words_of(payload);
    if (words.empty() || words.front() == own_) return;
    words.erase(words.begin());
    changed_(words);
  }

 private:
  const std::string& own_;
  const Listener::Changed& changed_;
};

// Waits for `milliseconds`, or until something arrives at `socket`; true: it is time to stop.
bool wait(int wake, int socket, int milliseconds) {
  std::array<pollfd, 2> looked{{{wake, POLLIN, 0}, {socket, POLLIN, 0}}};
  poll(looked.data(), looked.size(), milliseconds);
  return (looked[0].revents & POLLIN) != 0;
}

}  // namespace

Listener::Listener(std::string url, std::string own, Changed changed)
    : url_(std::move(url)),
      own_(std::move(own)),
      changed_(std::move(changed)),
      wake_(eventfd(0, EFD_CLOEXEC)),
      thread_([this] { work(); }) {}

Listener::~Listener() {
  eventfd_write(wake_, 1);
  thread_.join();
  close(wake_);
}

void Listener::work() {
  do {
    try {
      hear();
      return;
    } catch (const std::exception&) {
      continue;  // the database is away, so there is nothing to hear until it is back
    }
  } while (!wait(wake_, -1, kSecondsBetweenTries * 1000));
}

// A connection can die silently, so it is probed now and then. Every wait has a timeout, including shutdown.
void Listener::hear() {
  constexpr int kQuietMilliseconds = 10'000;
  pqxx::connection connection(with_timeouts(url_));
  const auto soon = [&connection](const auto& work) {
    const Watched watched(connection.sock());
    work();
  };
  const auto ask = [&connection] { pqxx::nontransaction(connection).exec("SELECT 1"); };
  std::unique_ptr<Receiver> receiver;
  soon([&] { receiver = std::make_unique<Receiver>(connection, own_, changed_); });
  soon(ask);
  while (!wait(wake_, connection.sock(), kQuietMilliseconds))
    if (connection.get_notifs() == 0) soon(ask);
  soon([&] { receiver.reset(); });
}

}  // namespace bell::store
