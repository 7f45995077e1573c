// A fixture: a table in a house with people by seat, one thread, and a disk that can fail.
#pragma once

#include "house/fake_house.h"

namespace bell::host {

class AtATable : public testing::Test {
 protected:
  FakeWorld world;
  MemoryRegister memory{[this] { return world.now(); }};
  FailingRegister disk{memory};
  std::unique_ptr<FakeHouse> house = std::make_unique<FakeHouse>(disk, world);
  std::map<int, Client> people;
  std::uint64_t ids = 0x1000;

  wire::FrameId next_id() { return {++ids}; }
  wire::Json update(int seat) { return people[seat].line->last("update"); }
  void flush() {
    for (auto& [seat, client] : people) house->flush(client);
  }
  // The seat that must act, and its first choice.
  int asked() { return update(people.begin()->first)["turn"]["seats"][0]; }
  wire::Act first_answer(int seat) {
    const wire::Json now = update(seat);
    return {next_id(), now["turn"]["decision"].get<std::uint32_t>(), now["choices"][0]["action"].get<std::string>()};
  }
  void answer_once() {
    const int seat = asked();
    house->say(people[seat], first_answer(seat));
    flush();
  }
  void restart() {
    house.reset();
    world.forget();
    for (auto& [seat, client] : people) client = {};
    house = std::make_unique<FakeHouse>(disk, world);
  }
};

}  // namespace bell::host
