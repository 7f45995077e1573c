// Describes a whole Coin match: a view of an omniscient viewer, plus what no view contains.
#include "truth/coin/describe.h"

#include "truth/course.h"
#include "wire/wire.h"

namespace bell::truth {

Json describe(const coin::Rules& rules, const coin::State& now) {
  coin::View view = coin::Coin::project(rules, now, Viewer::spectator);
  view.coin = Seen<coin::Side>(now.coin.truth());
  Json json = wire::encode(AnyView(view));
  json["step"] = step_json(rules, now.board.cursor);
  return json;
}

}  // namespace bell::truth
