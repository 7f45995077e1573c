// The certain effects of a choice in Stonks, as far as the player can know them. What does not apply, or is not
// certain, is absent.
#pragma once

#include <optional>

#include "kernel/rule.h"
#include "view/stonks/components.h"

namespace bell::stonks {

struct Prospect {
  Rule rule = Rule::none;  // the most relevant one

  // For any card; its worth, if it goes to a portfolio.
  std::optional<int> shares{};
  std::optional<int> worth{};  // shares times the current price of its company
  // The current price of a share of its company, or of the company whose price is moved.
  std::optional<int> price_now{};

  // A card played in a trick, with or without a speculation card.
  std::optional<Company> counts_as{};
  std::optional<bool> ahead{};       // it would win if the trick ended now, before any fluctuation
  std::optional<int> fluctuation{};  // levels by which a price must be moved next; 0: none

  // A fluctuation's choice: the company's new level and price, trump now and afterwards, and the black tokens
  // afterwards.
  std::optional<int> level{};  // 0 is lowest
  std::optional<int> value{};
  std::optional<Company> trump_now{};
  std::optional<Company> trump{};
  std::optional<CompanySet> black{};

  friend bool operator==(const Prospect&, const Prospect&) = default;
};

}  // namespace bell::stonks
