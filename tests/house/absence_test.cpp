// Tests from when on somebody counts as absent.
#include <gtest/gtest.h>

#include "house/at_a_table.h"

namespace bell::host {
namespace {

using std::chrono::seconds;
using wire::Json;

// Ben takes a seat and closes the page; the others sit down minutes later, and the match begins without him.
TEST_F(AtATable, WhoLeftBeforeTheMatchIsAbsentFromItsBeginning) {
  const TableId table = house->open(FakeHouse::order({"open", "open", "clerk"}));
  for (const int seat : {0, 1}) ASSERT_TRUE(house->sit(table, seat));
  people[0] = house->hello(table, 0);
  house->say(people[0], wire::OpenNonce{deal::hex(FakeHouse::nonce(0))});
  world.pass(seconds(600));
  house->say(people[0], wire::BeginAnyway{next_id()});
  flush();
  const Json begun = update(0);
  ASSERT_FALSE(begun.is_null());
  const std::int64_t now = world.now().milliseconds;
  EXPECT_EQ(begun["people"][1]["away_since"], now);
  EXPECT_EQ(begun["people"][1]["absent_at"], now + 90'000);
  house->say(people[0], wire::CallAbsent{next_id(), seat_at(1)});
  EXPECT_EQ(people[0].line->last("no")["code"], "not_absent");
  world.pass(seconds(91));
  house->say(people[0], wire::CallAbsent{next_id(), seat_at(1)});
  flush();
  EXPECT_EQ(update(0)["people"][1]["played_by"], "broker") << "nobody else is asked";
}

}  // namespace
}  // namespace bell::host
