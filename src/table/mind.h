// Interfaces for the minds that play seats without a person, and for the dealer. The caller of a table brings both, so
// that a table runs with or without threads, processes and files.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "kernel/dealer.h"
#include "kernel/fault.h"
#include "kernel/outcome.h"
#include "table/ruleset.h"
#include "view/any_sight.h"

namespace bell::table {

class Mind {
 public:
  virtual ~Mind() = default;
  // One of sight.choices. Takes no longer than `patience`, unless the mind's name sets its own limit.
  virtual Action think(const AnySight& sight, std::chrono::milliseconds patience) = 0;
  // How many turns it lost by failing to answer, and why it lost the first one.
  virtual std::optional<Fault> lost_turns() const { return std::nullopt; }
};

// The mind called `name`, for one seat of one match; or why there is none.
using Hire =
    std::function<Outcome<std::unique_ptr<Mind>, Fault>(const std::string& name, const Setup& setup, Seat seat)>;

struct Staff {
  std::unique_ptr<const Dealer> dealer;
  Hire hire;                                 // none: the caller submits the minds' answers itself
  std::chrono::milliseconds patience{1000};  // for one thought
  std::string stand_in = "broker";           // plays on for a seat that resigned
  std::chrono::milliseconds allowance{0};    // for one answer, before the seat's bank is used
  bool judges_undo = false;                  // whether undo is supported here
  bool any_revision = false;                 // whether to resume a match that began under other rules
  std::shared_ptr<const Ruleset> rules{};    // for this setup, if available
};

}  // namespace bell::table
