// A table with random players, kept in memory.
#pragma once

#include <gtest/gtest.h>

#include "journal/memory_store.h"
#include "kernel/seeded_dealer.h"
#include "minds/minds.h"
#include "table/table.h"

namespace bell {

inline table::Table opened(const Setup& setup, const std::string& player, std::uint64_t seed, journal::Store& store) {
  const std::vector<std::string> players(static_cast<std::size_t>(setup.seats), player);
  auto table = table::Table::open(
      {setup, players}, store, "table",
      {.dealer = std::make_unique<SeededDealer>(seed), .hire = minds::agency(seed, minds::Programs::any())});
  EXPECT_TRUE(table.is_ok());
  return std::move(*table);
}

}  // namespace bell
