// A connection's share of the connection limits: taken when it is accepted, released when its last coroutine ends.
#pragma once

#include <boost/asio/co_spawn.hpp>
#include <memory>
#include <utility>

#include "server/log.h"
#include "server/net/streams.h"
#include "server/reception.h"

namespace bell::server {

class Admission {
 public:
  // `own` counts it for its address; nothing, if that is a proxy's.
  Admission(Metrics& metrics, Held all, Held own) : metrics_(metrics), all_(std::move(all)), own_(std::move(own)) {
    metrics_.connection_opened();
  }
  ~Admission() { metrics_.connection_closed(); }
  Admission(const Admission&) = delete;
  Admission& operator=(const Admission&) = delete;

 private:
  Metrics& metrics_;
  Held all_;
  Held own_;
};

using Admitted = std::shared_ptr<const Admission>;

// Starts a coroutine that serves an admitted connection. An exception ends it and is logged.
template <class Executor, class Serving>
void spawn(const Executor& executor, Serving serving, Admitted admitted) {
  asio::co_spawn(executor, std::move(serving), [admitted = std::move(admitted)](const std::exception_ptr& accident) {
    if (!accident) return;
    try {
      std::rethrow_exception(accident);
    } catch (const std::exception& what) {
      log(Level::error, "connection.accident", {{"what", what.what()}});
    }
  });
}

}  // namespace bell::server
