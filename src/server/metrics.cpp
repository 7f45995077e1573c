// Counts with prometheus-cpp's core; the library does no serving itself.
#include "server/metrics.h"

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>
#include <prometheus/text_serializer.h>

#include <map>
#include <type_traits>

#include "wire/from_client.h"

namespace bell::server {
namespace {

using CounterFamily = prometheus::Family<prometheus::Counter>;
using GaugeFamily = prometheus::Family<prometheus::Gauge>;
using HistogramFamily = prometheus::Family<prometheus::Histogram>;

}  // namespace

struct Metrics::Inside {
  prometheus::Registry registry;
  CounterFamily& counter(const char* name, const char* help) {
    return prometheus::BuildCounter().Name(name).Help(help).Register(registry);
  }
  GaugeFamily& gauge(const char* name, const char* help) {
    return prometheus::BuildGauge().Name(name).Help(help).Register(registry);
  }
  template <class... Messages>
  std::map<std::string_view, prometheus::Counter*> counters_of(std::type_identity<std::variant<Messages...>>) {
    return {{Messages::kKind, &received.Add({{"kind", std::string(Messages::kKind)}})}...};
  }

  CounterFamily& requests = counter("bell_requests_total", "Requests by route and status");
  HistogramFamily& request_seconds = prometheus::BuildHistogram()
                                         .Name("bell_request_seconds")
                                         .Help("How long a request took, by route")
                                         .Register(registry);
  prometheus::Gauge& connections = gauge("bell_connections", "Open connections").Add({});
  prometheus::Gauge& sockets = gauge("bell_sockets", "Open WebSockets").Add({});
  CounterFamily& received = counter("bell_messages_received_total", "Messages from sockets by kind");
  // Every message is counted, so its counter is cached instead of looked up by label.
  std::map<std::string_view, prometheus::Counter*> received_by_kind =
      counters_of(std::type_identity<wire::FromClient>());
  prometheus::Counter& sent = counter("bell_messages_sent_total", "Messages to sockets").Add({});
  prometheus::Counter& sent_bytes = counter("bell_sent_bytes_total", "Bytes of messages to sockets").Add({});
  CounterFamily& refusals = counter("bell_refusals_total", "Refusals by code");
  CounterFamily& limits = counter("bell_limited_total", "How often a limit was reached, by limit");
  prometheus::Gauge& tables = gauge("bell_tables_awake", "Tables in memory").Add({});
  prometheus::Gauge& watchers = gauge("bell_watchers", "Sockets that watch").Add({});
  GaugeFamily& work = gauge("bell_work", "What the house did since its start, by kind");
  prometheus::Gauge& store = gauge("bell_store_writable", "1 if the store can be written").Add({});
  prometheus::Gauge& draining = gauge("bell_draining", "1 while the server says goodbye").Add({});
};

Metrics::Metrics() : inside_(std::make_unique<Inside>()) {}
Metrics::~Metrics() = default;

void Metrics::request(std::string_view route, unsigned status, double seconds) {
  static const prometheus::Histogram::BucketBoundaries kBounds{0.001, 0.005, 0.02, 0.1, 0.5, 2.0};
  inside_->requests.Add({{"route", std::string(route)}, {"status", std::to_string(status)}}).Increment();
  inside_->request_seconds.Add({{"route", std::string(route)}}, kBounds).Observe(seconds);
}

void Metrics::connection_opened() { inside_->connections.Increment(); }
void Metrics::connection_closed() { inside_->connections.Decrement(); }
void Metrics::socket_opened() { inside_->sockets.Increment(); }
void Metrics::socket_closed() { inside_->sockets.Decrement(); }

void Metrics::frame_received(std::string_view kind) { inside_->received_by_kind.at(kind)->Increment(); }

void Metrics::frame_sent(std::size_t bytes) {
  inside_->sent.Increment();
  inside_->sent_bytes.Increment(static_cast<double>(bytes));
}

void Metrics::refused(std::string_view code) { inside_->refusals.Add({{"code", std::string(code)}}).Increment(); }
void Metrics::limited(std::string_view limit) { inside_->limits.Add({{"limit", std::string(limit)}}).Increment(); }

std::string Metrics::text(const Now& now) {
  const host::Figures& done = now.figures;
  inside_->tables.Set(static_cast<double>(done.awake));
  inside_->watchers.Set(static_cast<double>(done.watchers));
  const auto work = [&](const char* kind, std::uint64_t number) {
    inside_->work.Add({{"kind", kind}}).Set(static_cast<double>(number));
  };
  work("moves", done.moves);
  work("commits", done.batches);
  work("updates", done.updates);
  work("updates_encoded", done.encoded);
  work("refused", done.refused);
  work("busy", done.busy);
  work("unsaved", done.unsaved);
  work("thoughts", done.thoughts);
  inside_->store.Set(now.is_store_well ? 1 : 0);
  inside_->draining.Set(now.is_draining ? 1 : 0);
  return prometheus::TextSerializer().Serialize(inside_->registry.Collect());
}

}  // namespace bell::server
