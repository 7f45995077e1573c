// Tests that frames from clients are read back, and that invalid ones are refused with their path.
#include "wire/speak.h"

#include <gtest/gtest.h>

#include "wire/parse.h"

namespace bell::wire {
namespace {

std::string why_not(std::string_view frame) {
  const auto read = read_frame(frame);
  return read ? "nothing" : plain(read.error());
}

TEST(Speak, AFrameComesBackAsItWasSaid) {
  const FromClient act = Act{.id = {0x9f3c0a11d2e4b567}, .decision = 41, .action = "bid 2 10"};
  std::string text;
  write(text, act);
  EXPECT_EQ(text, R"({"do":"act","id":"9f3c0a11d2e4b567","decision":41,"action":"bid 2 10"})");
  const auto read = read_frame(text);
  ASSERT_TRUE(read);
  const Act* back = std::get_if<Act>(&*read);
  ASSERT_NE(back, nullptr);
  EXPECT_EQ(back->id, FrameId{0x9f3c0a11d2e4b567});
  EXPECT_EQ(back->decision, 41U);
  EXPECT_EQ(back->action, "bid 2 10");
}

TEST(Speak, WhatDoesNotFitIsRefusedWithItsPath) {
  EXPECT_EQ(why_not("{"), "reason.json.none");
  EXPECT_EQ(why_not("[]"), "reason.json.whole why.=reason.json.no_object");
  EXPECT_EQ(why_not(R"({"do":"dance"})"), "reason.json.at place=do why.=reason.json.unknown why.name=\"dance\"");
  EXPECT_EQ(why_not(R"({"do":"act","id":"12","decision":1,"action":"x"})"),
            "reason.json.at place=id why.=reason.json.no_id");
  EXPECT_EQ(why_not(R"({"do":"act","id":"00000000000000ab","decision":-1,"action":"x"})"),
            "reason.json.at place=decision why.=reason.json.no_natural");
  EXPECT_EQ(why_not(R"({"do":"look","since":99999999999})"), "reason.json.at place=since why.=reason.json.large");
  EXPECT_EQ(why_not(R"({"do":"absent","id":"00000000000000ab","seat":7})"),
            "reason.json.at place=seat why.=reason.json.no_number_between why.high=4 why.low=0");
  EXPECT_EQ(why_not(std::string(kMostFrame + 1, ' ')), "reason.json.many_bytes most=16384");
  EXPECT_EQ(why_not(std::string(40, '[')), "reason.json.deep most=16");
}

TEST(Speak, AnOrderFormSaysWhichClock) {
  constexpr std::string_view kOrder =
      R"({"title":"stonks","players":3,"modules":[],"options":{"rounds":"3"},"seats":["open","open","broker"],)"
      R"("clock":{"kind":"live","move":30,"bank":120},"listed":true,"watch":true,"hints":false,"undo":true,"name":""})";
  const auto read = read_new_table(kOrder);
  ASSERT_TRUE(read) << read.error().text;
  EXPECT_EQ(std::get<LiveClock>(read->clock).bank, 120);
  EXPECT_EQ(read->options.at("rounds"), "3");
  std::string again;
  write(again, *read);
  EXPECT_EQ(again, kOrder);
  const auto other = read_new_table(R"({"title":"stonks","players":3,"modules":[],"options":{},"seats":[],)"
                                    R"("clock":{"kind":"sand"},"listed":true})");
  ASSERT_FALSE(other);
  EXPECT_EQ(plain(other.error()), "reason.json.at place=clock.kind why.=reason.json.unknown why.name=\"sand\"");
}

TEST(Speak, WhatIsNotThereIsNull) {
  std::string text;
  write(text, No{.id = {}, .code = "busy", .facts = {{"a", "b"}}, .text = "Later."});
  EXPECT_EQ(text, R"({"is":"no","id":null,"code":"busy","rule":null,"facts":{"a":"b"},"text":"Later."})");
}

// With a blank behind it the same frame takes the longer way.
TEST(Speak, AnAnswerMeansTheSameHoweverItIsRead) {
  const std::string whole = R"({"do":"act","id":"9f3c0a11d2e4b567","decision":41,"action":"bid 2 10"})";
  std::vector<std::string> frames{whole, R"({"do":"act","id":"9f3c0a11d2e4b567","decision":4294967296,"action":"x"})"};
  for (std::size_t at = 0; at <= whole.size(); ++at)
    for (const std::string_view other : {"", "0", "\"", "\\", "}", ",", "-", "A", "\n", "\xc3", "ä", "\x7f", "1e1"}) {
      frames.push_back(whole.substr(0, at) + std::string(other) + whole.substr(at));
      if (at < whole.size()) frames.push_back(whole.substr(0, at) + std::string(other) + whole.substr(at + 1));
    }
  const auto meaning = [](std::string_view frame) {
    const auto read = read_frame(frame);
    if (!read) return plain(read.error());
    std::string text;
    write(text, *read);
    return text;
  };
  for (const std::string& frame : frames) EXPECT_EQ(meaning(frame), meaning(frame + " ")) << frame;
}

TEST(Speak, WhatMustBeEscapedIsWhereverItStands) {
  for (const std::string_view special : {"\"", "\\", "\n", "\x1f", "\x01", "ä", "\x7f", " ", "x"})
    for (std::size_t length = 0; length < 20; ++length)
      for (std::size_t at = 0; at <= length; ++at) {
        const std::string said = std::string(at, 'a') + std::string(special) + std::string(length - at, 'b');
        std::string text;
        write(text, Chat{.n = 12, .at = -1731780000000, .text = said});
        EXPECT_EQ(Json::parse(text),
                  (Json{{"is", "chat"}, {"n", 12}, {"seat", nullptr}, {"at", -1731780000000}, {"text", said}}))
            << text;
      }
}

TEST(Speak, ALongMessageIsWrittenWhole) {
  ReplayPage page;
  page.as = std::string(50'000, '"');
  for (int n = 0; n < 3; ++n) {
    std::string text;
    write(text, page);
    EXPECT_EQ(Json::parse(text)["as"], page.as);
    write(text, Beat{7});
    EXPECT_TRUE(text.ends_with(R"(}{"is":"beat","now":7})"));
  }
}

}  // namespace
}  // namespace bell::wire
