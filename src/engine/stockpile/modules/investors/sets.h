// The boxes that investors come in, and which of their cards may be dealt at a table.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "engine/stockpile/rules.h"

namespace bell::stockpile {

enum class InvestorBox : std::uint8_t { base, continuing_corruption, illicit_investments, promo };
inline constexpr std::array kInvestorBoxes{InvestorBox::base, InvestorBox::continuing_corruption,
                                           InvestorBox::illicit_investments, InvestorBox::promo};
// As players write them, joined by '+'.
inline constexpr std::array<std::string_view, kInvestorBoxes.size()> kInvestorBoxNames{"base", "cc", "ii", "promo"};
inline constexpr std::string_view kUsualInvestors = "base+cc+ii";

// The investors in a box whose modules are among the chosen.
InvestorSet investors_in(InvestorBox box, std::span<const Manifest* const> chosen);
// Cards the deal takes; and the rules by which boxes are chosen and cards dealt.
int investors_needed(const Rules& rules);
Rule investor_boxes_rule();

}  // namespace bell::stockpile
