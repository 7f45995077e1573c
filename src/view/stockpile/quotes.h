// The share prices of Stockpile, which are public.
#pragma once

#include "view/stockpile/names.h"
#include "view/stockpile/view.h"

namespace bell::stockpile {

template <class Visit>
void for_each_quote(const View& view, Visit&& visit) {
  for (const Company company : kAllCompanies) visit(Named<Company>::name(company), view.board.value[company]);
}

}  // namespace bell::stockpile
