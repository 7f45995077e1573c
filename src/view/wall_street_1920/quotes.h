// The share prices of 1920 Wall Street, which are public.
#pragma once

#include "view/wall_street_1920/names.h"
#include "view/wall_street_1920/view.h"

namespace bell::wall_street_1920 {

template <class Visit>
void for_each_quote(const View& view, Visit&& visit) {
  for (const Company company : kAllCompanies)
    visit(Named<Company>::name(company), view.deduced.companies[company].value);
}

}  // namespace bell::wall_street_1920
