// Tests that what updates share is what each viewer would be told alone.
#include <gtest/gtest.h>

#include "house/at_a_table.h"

namespace bell::host {
namespace {

using wire::Json;

// A look is answered to one viewer alone; the update before was made for all of them together.
TEST_F(AtATable, WhatViewersShareIsWhatEachWouldBeToldAlone) {
  for (const char* title : {"stonks", "stockpile", "wall-street-1920"}) {
    wire::NewTable order = FakeHouse::order({"open", "open", "open", "clerk"});
    order.title = title;
    order.clock = wire::LiveClock{.move = 3000, .bank = 600};
    people.clear();
    const TableId table = house->play(order, people);
    people[100] = house->hello(table, std::nullopt);
    people[101] = house->hello(table, 1, {}, "pt");
    flush();
    std::size_t compared = 0;
    for (int n = 0; n < 80 && update(0)["over"].is_null(); ++n) {
      const auto before = update(0)["change"].get<std::uint32_t>();
      const int seat = asked();
      if (people.contains(seat)) {
        const Json now = update(seat);
        const Json& choices = now["choices"];
        house->say(people[seat], wire::Act{next_id(), now["turn"]["decision"].get<std::uint32_t>(),
                                           choices[static_cast<std::size_t>(n) % choices.size()]["action"]});
      } else {
        world.pass(std::chrono::milliseconds(800));
      }
      flush();
      for (auto& [place, client] : people) {
        Json together = client.line->last("update");
        if (together["change"] != before + 1) continue;
        house->say(client, wire::Look{before});
        house->flush(client);
        Json alone = client.line->last("update");
        together.erase("now");
        alone.erase("now");
        ASSERT_EQ(together, alone) << title << ", move " << n << ", viewer " << place;
        compared += together["told"].size();
      }
    }
    EXPECT_GT(compared, 100U) << title;
  }
}

}  // namespace
}  // namespace bell::host
