// Tests of what people at a table share: votes at several nodes, new links, chat, rematches.
#include <gtest/gtest.h>

#include "house/at_a_table.h"

namespace bell::host {
namespace {

using wire::Json;

class Together : public AtATable {
 protected:
  // Longer than notifications take: heads are compared every five seconds.
  void pass_news() {
    world.pass(std::chrono::seconds(6));
    flush();
  }
  Outcome<wire::Relinking, wire::No> ask_relink(const TableId& table, int seat, const std::string& token) {
    return house->ask<wire::Relinking>(
        [&](auto answer) { house->host->ask_relink(table, {seat_at(seat)}, {.token = token, .lang = "en"}, answer); });
  }
  void cast(int seat, bool is_yes) {
    const Json vote = update(seat)["vote"];
    ASSERT_FALSE(vote.is_null()) << "no vote is on at seat " << seat;
    house->say(people[seat], wire::CastVote{next_id(), vote["vote"].get<std::uint32_t>(), is_yes});
    flush();
  }
  bool opens(const TableId& table, const std::string& token) {
    const wire::Hello hello{.table = table, .token = token, .lang = "en"};
    const auto line = std::make_shared<FakeLine>();
    return static_cast<bool>(
        house->ask<std::shared_ptr<Visit>>([&](auto answer) { house->host->hello(hello, line, answer); }));
  }
  const std::string new_token = std::string(42, 'N') + "0";
};

TEST_F(Together, ALostLinkIsReplacedWhenAllOthersAgree) {
  const TableId table = house->play(FakeHouse::order({"open", "open", "open"}), people);
  const auto asked = ask_relink(table, 2, new_token);
  ASSERT_TRUE(asked) << asked.error().text;
  flush();
  EXPECT_FALSE(opens(table, new_token)) << "nobody has agreed yet";
  EXPECT_EQ(update(0)["vote"]["kind"], "relink");
  EXPECT_EQ(update(0)["vote"]["asked"], Json::parse("[0,1]"));
  cast(0, true);
  EXPECT_FALSE(opens(table, new_token)) << "one of two";
  cast(1, true);
  EXPECT_TRUE(opens(table, new_token));
  EXPECT_FALSE(opens(table, FakeHouse::token(2))) << "the old one is void";
  EXPECT_EQ(people[2].line->last("bye")["why"], "replaced");
  EXPECT_EQ(people[0].line->last("chat")["text"], "Person 2 has a new link; the old one no longer works.");
  EXPECT_EQ(people[0].line->last("chat")["seat"], nullptr);
  EXPECT_EQ(update(0)["vote"], nullptr);
}

TEST_F(Together, ANoIsANoAndIsNotAskedAgainAtOnce) {
  const TableId table = house->play(FakeHouse::order({"open", "open", "open"}), people);
  ASSERT_TRUE(ask_relink(table, 2, new_token));
  flush();
  cast(0, true);
  cast(1, false);
  EXPECT_EQ(update(0)["vote"], nullptr);
  EXPECT_FALSE(opens(table, new_token));
  EXPECT_TRUE(opens(table, FakeHouse::token(2)));
  EXPECT_EQ(ask_relink(table, 2, new_token).error().code, "asked_lately");
  world.pass(std::chrono::minutes(11));
  flush();
  EXPECT_TRUE(ask_relink(table, 2, new_token));
}

TEST_F(Together, WhoseLinkIsNotLostSaysSo) {
  const TableId table = house->play(FakeHouse::order({"open", "open", "open"}), people);
  ASSERT_TRUE(ask_relink(table, 2, new_token));
  flush();
  house->say(people[2], wire::CastVote{next_id(), update(2)["vote"]["vote"].get<std::uint32_t>(), true});
  EXPECT_EQ(people[2].line->last("no")["code"], "not_asked") << "nobody agrees to their own";
  cast(2, false);
  EXPECT_EQ(update(0)["vote"], nullptr);
  EXPECT_TRUE(opens(table, FakeHouse::token(2)));
}

TEST_F(Together, ASeatIsGivenToNobodyByAskingNobody) {
  const TableId table = house->play(FakeHouse::order({"open", "clerk", "clerk"}), people);
  EXPECT_EQ(ask_relink(table, 0, new_token).error().code, "nobody_to_ask");
  EXPECT_EQ(ask_relink(table, 1, new_token).error().code, "no_such_seat") << "a bot has no link";
  EXPECT_EQ(ask_relink(table, 0, "short").error().code, "token_needed");
  EXPECT_EQ(ask_relink(table, 0, FakeHouse::token(0)).error().code, "sits_already");
  EXPECT_TRUE(opens(table, FakeHouse::token(0)));
}

TEST_F(Together, AVoteIsTheSameAtEveryNodeAndAfterARestart) {
  const TableId table = house->play(FakeHouse::order({"open", "open", "open"}), people);
  FakeHouse other(disk, world);
  Client elsewhere = other.hello(table, 1);
  ASSERT_TRUE(ask_relink(table, 2, new_token));
  pass_news();
  other.flush(elsewhere);
  const Json vote = elsewhere.line->last("update")["vote"];
  ASSERT_EQ(vote["kind"], "relink");
  other.say(elsewhere, wire::CastVote{next_id(), vote["vote"].get<std::uint32_t>(), true});
  pass_news();
  EXPECT_EQ(update(0)["vote"]["yes"], Json::parse("[1]"));
  restart();
  people[0] = house->hello(table, 0);
  EXPECT_EQ(update(0)["vote"]["yes"], Json::parse("[1]")) << "kept with the table";
  cast(0, true);
  EXPECT_TRUE(opens(table, new_token));
  world.settle();
}

TEST_F(Together, EverybodyHearsEveryLineOnceAndInOrder) {
  const TableId table = house->play(FakeHouse::order({"open", "open", "open"}), people);
  FakeHouse other(disk, world);
  for (int n = 0; n < 60; ++n) {
    house->say(people[n % 3], wire::SayChat{next_id(), "line " + std::to_string(n)});
    world.pass(std::chrono::seconds(1));
  }
  flush();
  Client late = other.hello(table, 1);
  EXPECT_EQ(late.line->count("chat"), 50) << "the last of them";
  EXPECT_EQ(late.line->last("chat")["text"], "line 59");
  for (const auto& [seat, client] : people) EXPECT_EQ(client.line->count("chat"), 60) << seat;
  other.say(late, wire::SayChat{next_id(), "from elsewhere"});
  house->say(people[0], wire::SayChat{next_id(), "from here"});
  flush();
  std::vector<std::string> heard;
  for (const std::string& frame : people[2].line->heard)
    if (const Json json = Json::parse(frame); json["is"] == "chat") heard.push_back(json["text"]);
  ASSERT_EQ(heard.size(), 62U);
  EXPECT_EQ(heard[60], "from elsewhere");
  EXPECT_EQ(heard[61], "from here");
}

TEST_F(Together, TheFirstOpensTheRematchAndTheOthersFindIt) {
  const TableId table = house->play(FakeHouse::order({"open", "open", "clerk"}), people);
  const auto again = [&](int seat) {
    return house->ask<wire::Opened>(
        [&](auto answer) { house->host->rematch(table, {.token = FakeHouse::token(seat), .lang = "en"}, answer); });
  };
  ASSERT_TRUE(house->ask<wire::TableCard>([&](auto answer) { house->host->close(table, "en", answer); }));
  const auto first = again(0);
  ASSERT_TRUE(first);
  flush();
  EXPECT_EQ(update(1)["next"], first->table) << "everybody is told";
  const auto second = again(1);
  ASSERT_TRUE(second);
  EXPECT_EQ(second->table, first->table);
  EXPECT_EQ(second->commitment, first->commitment);
  EXPECT_TRUE(house->sit(first->table, 0));
  EXPECT_TRUE(house->sit(first->table, 1)) << "the seat is kept for the token of the last match";
  const auto stranger = house->ask<wire::Opened>(
      [&](auto answer) { house->host->rematch(table, {.token = new_token, .lang = "en"}, answer); });
  EXPECT_EQ(stranger.error().code, "not_seated");
}

TEST_F(Together, ARematchThatNobodyCameToIsOpenedAnew) {
  const TableId table = house->play(FakeHouse::order({"open", "open", "clerk"}), people);
  ASSERT_TRUE(house->ask<wire::TableCard>([&](auto answer) { house->host->close(table, "en", answer); }));
  const auto again = [&] {
    return house->ask<wire::Opened>(
        [&](auto answer) { house->host->rematch(table, {.token = FakeHouse::token(0), .lang = "en"}, answer); });
  };
  const auto first = again();
  ASSERT_TRUE(first);
  world.pass(std::chrono::hours(25));
  flush();
  const auto second = again();
  ASSERT_TRUE(second);
  EXPECT_NE(second->table, first->table);
}

}  // namespace
}  // namespace bell::host
