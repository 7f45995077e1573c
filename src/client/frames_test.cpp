// What a server of ours says is taken in; what would lead the client astray is not.
#include "client/frames.h"

#include <gtest/gtest.h>

#include "wire/speak.h"

namespace bell::client {
namespace {

template <class Message>
Json said(const Message& message) {
  std::string text;
  wire::write(text, message);
  return Json::parse(text);
}

bool is_taken_in(const Json& frame) { return static_cast<bool>(read_frame(frame.dump())); }

Json an_update() {
  wire::Update update{.table = "t", .epoch = "e", .change = 3, .viewer = viewer_of(seat_at(1))};
  std::vector<wire::Person> people;
  for (const int seat : {0, 1, 2}) people.push_back({.seat = seat_at(seat), .name = "Ann"});
  update.people = wire::spelled(people);
  update.turn.seats.add(seat_at(1));
  return said(update);
}

TEST(Frames, WhatAServerSaysIsTakenIn) {
  EXPECT_TRUE(is_taken_in(an_update()));
  EXPECT_TRUE(is_taken_in(said(wire::Done{.change = 4})));
  EXPECT_TRUE(is_taken_in(said(wire::No{.code = "stale", .text = "Too late."})));
  EXPECT_TRUE(is_taken_in(said(wire::Chat{.n = 1, .seat = kNoSeat, .text = "Ann is back."})));
  EXPECT_TRUE(is_taken_in(said(wire::Beat{.now = 1})));
  EXPECT_TRUE(is_taken_in(said(wire::Welcome{.seat = seat_at(2)})));
  EXPECT_TRUE(is_taken_in(Json{{"is", "something newer"}}));
}

TEST(Frames, WhatIsMissingIsNoticed) {
  const Json whole = an_update();
  for (const char* key : {"is", "epoch", "change", "viewer", "view", "told", "turn", "choices", "people", "over"}) {
    Json part = whole;
    part.erase(key);
    EXPECT_FALSE(is_taken_in(part)) << key;
    part = whole;
    part[key] = Json::array({Json::array()});
    EXPECT_FALSE(is_taken_in(part)) << key;
  }
  for (
      const char* frame :
      {"", "7", "[]", "{}", R"({"is":"done"})", R"({"is":"no","id":null})", R"({"is":"why","id":"1"})",
       R"({"is":"bye"})", R"({"is":"hints","id":"1","hints":[{"action":"x","share":"y"}]})", R"({"is":"gathering"})",
       R"({"is":"gathering","card":{"title":"stonks","players":3,"modules":[],"options":{},"people":[]},"open_nonces":true})"})
    EXPECT_FALSE(read_frame(frame)) << frame;
}

// Names are looked up by seat.
TEST(Frames, SeatsThatDoNotExistAreNoticed) {
  for (const int seat : {-1, 5, 1'000'000}) {
    Json update = an_update();
    update["turn"]["seats"] = Json::array({seat});
    EXPECT_FALSE(is_taken_in(update)) << seat;
    EXPECT_FALSE(is_taken_in({{"is", "chat"}, {"n", 1}, {"seat", seat}, {"text", "boo"}})) << seat;
    EXPECT_FALSE(is_taken_in({{"is", "welcome"}, {"seat", seat}})) << seat;
    update = an_update();
    update["people"][0]["seat"] = seat;
    EXPECT_FALSE(is_taken_in(update)) << seat;
  }
}

}  // namespace
}  // namespace bell::client
