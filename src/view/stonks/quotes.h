// The share prices of Stonks, which are public.
#pragma once

#include "view/stonks/names.h"
#include "view/stonks/view.h"

namespace bell::stonks {

template <class Visit>
void for_each_quote(const View& view, Visit&& visit) {
  for (const Company company : view.board.row) visit(Named<Company>::name(company), view.board.tiles[company].value);
}

}  // namespace bell::stonks
