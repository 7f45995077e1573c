// Which share cards a rival may offer in a stock exchange.
#pragma once

#include "view/wall_street_1920/components.h"

namespace bell::wall_street_1920 {

// Gold never; a share of the company shown never; a dual always.
constexpr bool can_offer(Card share, Company shown_as) {
  return share != Card::gold && (is_dual(share) || share_company(share) != shown_as);
}

inline bool has_offer(const Shares& held, Company shown_as) {
  bool found = false;
  held.for_each([&](Card card, int) { found |= can_offer(card, shown_as); });
  return found;
}

}  // namespace bell::wall_street_1920
