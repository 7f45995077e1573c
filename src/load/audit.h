// Compares the store with what players were told.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "kernel/outcome.h"
#include "kernel/problem.h"

namespace bell::load {

// An acknowledged move.
struct Acknowledged {
  std::uint32_t table = 0;  // index in the list of tables
  std::uint8_t seat = 0;
  std::uint32_t decision = 0;
  std::uint32_t change = 0;
  std::uint64_t id = 0;
};

struct Audit {
  std::uint64_t moves = 0;  // moves checked
  std::uint64_t lost = 0;
  std::uint64_t doubled = 0;
  std::vector<std::string> broken{};  // tables whose journal cannot be replayed, and why
};

Outcome<Audit, Problem> audit(const std::string& store, const std::vector<std::string>& tables,
                              const std::vector<Acknowledged>& moves);

}  // namespace bell::load
