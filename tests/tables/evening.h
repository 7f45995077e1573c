// A match in which all seats are people who choose at random, for tests that check every decision.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "journal/memory_store.h"
#include "kernel/rng.h"
#include "kernel/seeded_dealer.h"
#include "table/table.h"

namespace bell {

class Evening {
 public:
  Evening(const Setup& setup, std::uint64_t seed) : table_(open(setup, seed)), rng_(seed) {}

  const table::Table& table() const { return table_; }
  Rng& rng() { return rng_; }

  // Calls look(seat, choices) at each decision until the match is over or a test has failed; returns the number of
  // decisions.
  template <class Look>
  int play(Look&& look) {
    int decisions = 0;
    while (!table_.turn().is_over() && !testing::Test::HasFailure()) {
      const auto moved = table_.advance_one({});
      EXPECT_TRUE(moved.is_ok());
      if (*moved) continue;
      const Seat seat = table_.turn().first();
      const std::vector<Choice> choices = table_.choices_for(seat);
      look(seat, choices);
      ++decisions;
      const Choice& chosen = choices[rng_.below(static_cast<std::uint32_t>(choices.size()))];
      const auto submitted = table_.submit(seat, chosen.action, table_.decision(seat), 0, {});
      EXPECT_TRUE(submitted.is_ok() && submitted->is_done());
    }
    return decisions;
  }

 private:
  table::Table open(const Setup& setup, std::uint64_t seed) {
    const std::vector<std::string> people(static_cast<std::size_t>(setup.seats), "human");
    auto table = table::Table::open({setup, people}, store_, "table",
                                    {.dealer = std::make_unique<SeededDealer>(seed), .hire = {}});
    EXPECT_TRUE(table.is_ok());
    return std::move(*table);
  }

  journal::MemoryStore store_;
  table::Table table_;
  Rng rng_;
};

}  // namespace bell
