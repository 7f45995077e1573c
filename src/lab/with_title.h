// The one place in this room that goes from a title's name to its type; to add a title, add it here.
#pragma once

#include <string_view>
#include <utility>

#include "engine/core/title.h"
#include "engine/stockpile/rules.h"
#include "engine/stonks/rules.h"
#include "engine/wall_street_1920/rules.h"
#include "kernel/problem.h"
#include "lab/lab.h"
#include "lab/opening.h"
#include "lab/playout.h"

namespace bell::lab {

// Composes the rules that `setup` orders and calls `visit.template operator()<Title>(rules)`, which returns an
// Outcome with a Problem; or says why these rules can't be had.
template <class Visit>
auto with_title(const Setup& setup, Visit&& visit) -> decltype(visit(std::declval<const Opened<stonks::Stonks>&>())) {
  if (setup.title == stonks::Stonks::name) {
    const auto opened = open_rules<stonks::Stonks>(setup);
    if (!opened) return opened.error();
    return visit(*opened);
  }
  if (setup.title == stockpile::Stockpile::name) {
    const auto opened = open_rules<stockpile::Stockpile>(setup);
    if (!opened) return opened.error();
    return visit(*opened);
  }
  if (setup.title == wall_street_1920::WallStreet1920::name) {
    const auto opened = open_rules<wall_street_1920::WallStreet1920>(setup);
    if (!opened) return opened.error();
    return visit(*opened);
  }
  return unknown_title(setup.title);
}

}  // namespace bell::lab
