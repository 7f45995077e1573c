// What a choice at a Stonks table certainly does, as far as the one who chooses can know. What does not belong to the
// choice, or is not certain, is absent.
#pragma once

#include <optional>

#include "kernel/rule.h"
#include "view/stonks/components.h"

namespace bell::stonks {

struct Prospect {
  Rule rule = Rule::none;  // the one that says most about the choice

  // A card, whatever is done with it; its worth, if it goes to a portfolio.
  std::optional<int> shares{};
  std::optional<int> worth{};  // shares times the present value of its company

  // A card played in a trick, with or without a speculation card.
  std::optional<Company> counts_as{};
  std::optional<bool> ahead{};       // it would win if the trick ended now, before any fluctuation
  std::optional<int> fluctuation{};  // levels by which a price must be moved next; 0 is none

  // A fluctuation's choice: the company's level and value, trump, and the black tokens after it.
  std::optional<int> level{};  // 0 is lowest
  std::optional<int> value{};
  std::optional<Company> trump{};
  std::optional<CompanySet> black{};

  friend bool operator==(const Prospect&, const Prospect&) = default;
};

}  // namespace bell::stonks
