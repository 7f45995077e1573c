// Tests of a disk that can be read but not written for a while: full, or read-only.
#include <gtest/gtest.h>

#include "house/at_a_table.h"

namespace bell::host {
namespace {

using std::chrono::seconds;
using wire::Json;

class Outage : public AtATable {
 protected:
  void begin() { disk.failure = FailingRegister::Failure::before; }
  void end() { disk.failure = FailingRegister::Failure::none; }
};

TEST_F(Outage, IsToldOnceAndTriedAgainInItsOwnTime) {
  house->play(FakeHouse::order({"open", "open", "open"}), people);
  const int seat = asked();
  const wire::Act act = first_answer(seat);
  begin();
  const int before = disk.writes;
  house->say(people[seat], act);
  world.pass(seconds(60));
  flush();
  EXPECT_EQ(people[seat].line->count("no"), 1);
  EXPECT_EQ(people[seat].line->last("no")["code"], "not_saved");
  EXPECT_LE(disk.writes - before, 61) << "once a second, not as fast as it fails";
  end();
  world.pass(seconds(2));
  flush();
  EXPECT_EQ(people[seat].line->last("done")["id"], wire::print(act.id));
}

TEST_F(Outage, WhoWaitsBehindWhatIsNotSavedIsToldToo) {
  house->play(FakeHouse::order({"open", "open", "open"}), people);
  const int seat = asked();
  const int early = (seat + 1) % 3;
  const int late = (seat + 2) % 3;
  begin();
  disk.meanwhile = [&] { people[early].visit->heard(wire::GoAway{next_id()}); };  // while it is being written
  house->say(people[seat], first_answer(seat));
  flush();
  house->say(people[late], wire::GoAway{next_id()});
  for (const int each : {early, late}) EXPECT_EQ(people[each].line->last("no")["code"], "not_saved") << each;
  end();
  world.pass(seconds(2));
  flush();
  for (const int each : {0, 1, 2}) EXPECT_EQ(people[each].line->count("done"), 1) << each;
}

TEST_F(Outage, CostsNobodyTimeHoweverOftenItIsTried) {
  wire::NewTable order = FakeHouse::order({"open", "open", "open"});
  order.clock = wire::LiveClock{.move = 30, .bank = 0};
  house->play(order, people);
  const int seat = asked();
  world.pass(seconds(5));
  begin();
  house->say(people[seat], first_answer(seat));
  world.pass(seconds(100));
  end();
  world.pass(seconds(7));
  flush();
  for (const int each : {0, 1, 2}) EXPECT_EQ(update(0)["people"][each]["played_by"], nullptr) << each;
  const Json now = update(0);
  EXPECT_GT(now["turn"]["deadline"].get<std::int64_t>() - now["now"].get<std::int64_t>(), 20'000);
}

TEST_F(Outage, SaysNothingAboutALink) {
  const TableId table = house->play(FakeHouse::order({"open", "open", "open"}), people);
  EXPECT_EQ(house->hello(table, 7).refused->code, "unknown_token");
  disk.is_away = true;
  EXPECT_EQ(house->hello(table, 7).refused->code, "store_away");
}

}  // namespace
}  // namespace bell::host
