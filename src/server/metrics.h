// The server's metrics, in Prometheus' format. None of them reveals anything about a match.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "host/host.h"

namespace bell::server {

class Metrics {
 public:
  Metrics();
  ~Metrics();
  Metrics(const Metrics&) = delete;
  Metrics& operator=(const Metrics&) = delete;

  void request(std::string_view route, unsigned status, double seconds);
  void connection_opened();
  void connection_closed();
  void socket_opened();
  void socket_closed();
  void frame_received(std::string_view kind);  // the kind of request
  void frame_sent(std::size_t bytes);
  void refused(std::string_view code);
  void limited(std::string_view limit);
  // Values read only when metrics are requested.
  struct Now {
    host::Figures figures{};
    bool is_store_well = true;
    bool is_draining = false;
  };
  std::string text(const Now& now);

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace bell::server
