// The yardstick: the least a board-game engine must do for a node. Figures divided by it compare between machines.
#include <array>
#include <cstring>
#include <utility>

#include "kernel/rng.h"
#include "lab/lab.h"
#include "lab/stopwatch.h"

namespace bell::lab {
namespace {

struct Block {
  std::array<std::uint8_t, 1024> bytes{};
};

// Unlike Rng::below this favours small numbers very slightly; the yardstick must not change with our generator.
std::uint32_t below(Rng& rng, std::uint32_t n) { return static_cast<std::uint32_t>(((rng.next() >> 32) * n) >> 32); }

// An unpredictable branch that touches a few bytes.
void touch(Block& block, std::uint32_t kind, std::uint32_t at) {
  auto& bytes = block.bytes;
  const auto byte = [](std::uint32_t word) { return static_cast<std::uint8_t>(word); };
  switch (kind) {
    case 0:
      bytes[at] = byte(bytes[at] + 1U);
      break;
    case 1:
      bytes[at] = byte(bytes[at] ^ bytes[(at + 7) & 1023]);
      break;
    case 2:
      bytes[(at * 3) & 1023] = byte(bytes[(at * 3) & 1023] - 2U);
      break;
    case 3:
      std::swap(bytes[at], bytes[(at + 64) & 1023]);
      break;
    case 4:
      bytes[at] = byte((bytes[at] << 1U) | 1U);
      break;
    case 5:
      bytes[(at + 5) & 1023] = bytes[at];
      break;
    case 6:
      if (bytes[at] > 100) bytes[at] = 0;
      break;
    default:
      bytes[at] = byte(at);
      break;
  }
}

}  // namespace

double yardstick_run_ns() {
  constexpr int kNodes = 2'000'000;
  static thread_local std::array<Block, 2> pair;
  Rng rng({0x9E3779B97F4A7C15U, 0xBF58476D1CE4E5B9U, 0x94D049BB133111EBU, 1});
  const Stopwatch watch;
  for (unsigned i = 0; i < kNodes; ++i) {
    const Block& from = pair[i & 1U];
    Block& to = pair[~i & 1U];
    std::memcpy(&to, &from, sizeof(Block));
    const std::uint32_t at = below(rng, 1024);
    touch(to, (below(rng, 8) + to.bytes[at]) & 7U, at);
    keep(&to);
  }
  return watch.ns() / kNodes;
}

double yardstick_ns() {
  std::array<double, 9> runs{};
  for (double& run : runs) run = yardstick_run_ns();
  return median(runs);
}

}  // namespace bell::lab
