// A flag that a signal handler sets.
#include "cli/interrupt.h"

#include <signal.h>

#include <array>
#include <atomic>

namespace bell::cli {
namespace {

constexpr std::array kSignals{SIGINT, SIGTERM};
std::atomic<bool> g_came = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal may come at any moment");
std::array<struct sigaction, kSignals.size()> g_before{};

}  // namespace

Interrupt::Interrupt() {
  g_came = false;
  struct sigaction note{};
  note.sa_handler = [](int) { g_came = true; };
  note.sa_flags = SA_RESETHAND;
  for (std::size_t at = 0; at < kSignals.size(); ++at) sigaction(kSignals[at], &note, &g_before[at]);
}

Interrupt::~Interrupt() {
  for (std::size_t at = 0; at < kSignals.size(); ++at) sigaction(kSignals[at], &g_before[at], nullptr);
}

bool Interrupt::came() { return g_came; }

}  // namespace bell::cli
