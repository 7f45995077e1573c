// Who decides for a seat that no person plays, and who deals. A table knows neither: whoever opens it brings them, so
// that it runs wherever there are some, with or without threads, processes and files.
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
  // One of sight.choices. Takes no longer than `patience`, unless its name says how long it may think.
  virtual Action think(const AnySight& sight, std::chrono::milliseconds patience) = 0;
  // How many turns it lost by failing to answer, and why it lost the first one.
  virtual std::optional<Fault> lost_turns() const { return std::nullopt; }
};

// The mind called `name`, for one seat of one match; or why it can't be hired.
using Hire =
    std::function<Outcome<std::unique_ptr<Mind>, Fault>(const std::string& name, const Setup& setup, Seat seat)>;

struct Staff {
  std::unique_ptr<const Dealer> dealer;
  Hire hire;  // none: nobody thinks here; whoever runs the table hands in what its minds answer
  std::chrono::milliseconds patience{1000};  // for one thought
  std::string stand_in = "broker";           // plays out the seat of whoever resigns
  std::chrono::milliseconds allowance{0};    // for one answer, before it is taken from the seat's bank
  bool judges_undo = false;                  // whether answers may be taken back here
  bool any_revision = false;                 // whether a match that other rules began is taken up
  std::shared_ptr<const Ruleset> rules{};    // of this order form, if they are at hand
};

}  // namespace bell::table
