// How a deal is promised, begun, begun anew and proved; and what proves nothing.
#include <gtest/gtest.h>

#include "host/records.h"
#include "house/at_a_table.h"

namespace bell::host {
namespace {

using wire::Json;

class Dealt : public AtATable {
 protected:
  wire::Certificate certificate(const TableId& table) {
    const auto made = house->ask<wire::Certificate>(
        [&](auto answer) { house->host->deal(table, {.token = {}, .lang = "en"}, answer); });
    EXPECT_TRUE(made) << (made ? "" : made.error().text);
    return made ? *made : wire::Certificate{};
  }
  wire::TableCard card(const TableId& table) {
    return *house->ask<wire::TableCard>(
        [&](auto answer) { house->host->card(table, {.token = {}, .lang = "en"}, answer); });
  }
  journal::Journal journal(const TableId& table) { return *memory.journals().read(table, 1); }
  void play_out() {
    for (int n = 0; n < 2000 && update(people.begin()->first)["over"].is_null(); ++n) {
      const int seat = asked();
      if (people.contains(seat)) answer_once();
      world.pass(std::chrono::milliseconds(800));
      flush();
    }
    ASSERT_FALSE(update(people.begin()->first)["over"].is_null());
  }
  static std::string why_not(const journal::Journal& journal, const wire::Certificate& certificate) {
    const auto verified = verify(journal, certificate);
    if (verified) return "";
    const auto what = verified.error().facts.find("what");
    if (what != verified.error().facts.end()) return what->second;
    return verified.error().code == FaultCode::dealt_otherwise ? "dealt otherwise" : "another fault";
  }
};

TEST_F(Dealt, APlayedMatchIsProvedAndNothingElseIs) {
  const TableId table = house->play(FakeHouse::order({"open", "open", "clerk"}), people);
  play_out();
  const wire::Certificate proof = certificate(table);
  const journal::Journal played = journal(table);
  EXPECT_EQ(why_not(played, proof), "");
  EXPECT_EQ(*verify(played, proof), proof.draws.size());
  EXPECT_GT(proof.draws.size(), 10U);

  const auto bent = [&](auto&& bend) {
    wire::Certificate other = proof;
    bend(other);
    return why_not(played, other);
  };
  const std::string zeros(64, '0');
  EXPECT_EQ(bent([](auto& it) { it.secret.reset(); }), "secret");
  EXPECT_EQ(bent([&](auto& it) { it.secret = zeros; }), "commitment");
  EXPECT_EQ(bent([&](auto& it) { it.commitment = zeros; }), "commitment");
  EXPECT_EQ(bent([](auto& it) { it.table += "x"; }), "commitment");
  EXPECT_EQ(bent([&](auto& it) { it.order_hash = zeros; }), "order_hash");
  EXPECT_EQ(bent([&](auto& it) { it.contributions[1].nonce = zeros; }), "contributions[1].nonce");
  EXPECT_EQ(bent([&](auto& it) { it.contributions[1].nonce_hash = zeros; }), "contributions[1].nonce");
  EXPECT_EQ(bent([](auto& it) { it.contributions[1].nonce.reset(); }), "key") << "a nonce that is kept back";
  EXPECT_EQ(bent([](auto& it) {
              it.key.reset();
              it.contributions.pop_back();
            }),
            "dealt otherwise");
  EXPECT_EQ(bent([&](auto& it) { it.key = zeros; }), "key");
  EXPECT_EQ(bent([](auto& it) { ++it.draws[5].drawn; }), "draws");
  EXPECT_EQ(bent([](auto& it) { it.draws.pop_back(); }), "draws");

  // Another secret, with a commitment that fits it: whoever remembers what was promised sees that, the rest is luck.
  EXPECT_EQ(bent([&](auto& it) {
              it.secret = zeros;
              it.key.reset();
              it.commitment = deal::hex(deal::commitment(it.table, deal::Bytes32{}));
            }),
            "dealt otherwise");
  people.clear();
  const TableId another = house->play(FakeHouse::order({"open", "open", "clerk"}), people);
  play_out();
  EXPECT_EQ(why_not(journal(another), proof), "dealt otherwise");
  EXPECT_EQ(why_not(played, certificate(another)), "dealt otherwise");
}

TEST_F(Dealt, WhoeverOpenedItBeginsWithoutANonceAndTheProofNamesTheSeat) {
  const TableId table = house->open(FakeHouse::order({"open", "open", "clerk"}));
  for (const int seat : {0, 1}) ASSERT_TRUE(house->sit(table, seat));
  for (const int seat : {0, 1}) people[seat] = house->hello(table, seat);
  house->say(people[0], wire::BeginAnyway{next_id()});
  EXPECT_EQ(people[0].line->last("no")["code"], "not_yet") << "nobody has opened anything";
  house->say(people[0], wire::OpenNonce{deal::hex(FakeHouse::nonce(0))});
  house->say(people[1], wire::BeginAnyway{next_id()});
  EXPECT_EQ(people[1].line->last("no")["code"], "not_opener");
  EXPECT_EQ(people[1].line->count("update"), 0);
  house->say(people[0], wire::BeginAnyway{next_id()});
  flush();
  ASSERT_GT(people[1].line->count("update"), 0);
  play_out();
  const wire::Certificate proof = certificate(table);
  ASSERT_EQ(proof.contributions.size(), 2U);
  EXPECT_TRUE(proof.contributions[0].nonce);
  EXPECT_FALSE(proof.contributions[1].nonce);
  EXPECT_EQ(index(proof.contributions[1].seat), 1);
  EXPECT_FALSE(proof.contributions[1].nonce_hash.empty()) << "what was promised and not kept";
  EXPECT_EQ(why_not(journal(table), proof), "");
}

TEST_F(Dealt, WhoSitsAnewAfterANonceWasOpenedBeginsTheDealAnew) {
  const TableId table = house->open(FakeHouse::order({"open", "open", "clerk"}));
  for (const int seat : {0, 1}) ASSERT_TRUE(house->sit(table, seat));
  for (const int seat : {0, 1}) people[seat] = house->hello(table, seat);
  const wire::TableCard before = card(table);
  house->say(people[0], wire::OpenNonce{deal::hex(FakeHouse::nonce(0))});
  ASSERT_TRUE(house->ask<wire::TableCard>(
      [&](auto answer) { house->host->stand(table, {.token = FakeHouse::token(1), .lang = "en"}, answer); }));
  const wire::TableCard after = card(table);
  EXPECT_EQ(before.deals, 1);
  EXPECT_EQ(after.deals, 2);
  EXPECT_NE(after.commitment, before.commitment);
  EXPECT_FALSE(after.nonce_hashes[0]) << "what was promised is void, too";
  EXPECT_NE(people[0].line->last("gathering")["card"]["commitment"], before.commitment) << "everybody is told";
  // The same seats and tokens, other promises; what was opened before opens nothing now.
  for (const int seat : {0, 1}) ASSERT_TRUE(house->sit(table, seat));
  EXPECT_EQ(card(table).deals, 2);
  people[1] = house->hello(table, 1);
  for (auto& [seat, client] : people) house->say(client, wire::OpenNonce{deal::hex(FakeHouse::nonce(seat))});
  flush();
  play_out();
  const wire::Certificate proof = certificate(table);
  EXPECT_EQ(proof.deals, 2);
  EXPECT_EQ(proof.commitment, after.commitment);
  EXPECT_EQ(why_not(journal(table), proof), "");
}

// A match that a later version can't follow was closed: its secret is opened all the same, and so is its journal.
TEST_F(Dealt, AClosedMatchOfOtherRulesHasItsProof) {
  const TableId table = house->play(FakeHouse::order({"open", "open", "open"}), people);
  answer_once();
  auto record = memory.find(table);
  journal::Journal written = journal(table);
  record->id = "another";
  record->state = State::closed;
  ++record->revision;
  ++written.header.revision;
  written.entries.back().action = "play Z9";
  ASSERT_FALSE(memory.open(*record, written.header, *memory.secret(table)));
  journal::Change change;
  change.entries = written.entries;
  ASSERT_EQ(memory.journals().append("another", 0, change).ending, journal::Appended::Ending::done);
  EXPECT_EQ(house->hello("another", 0).refused->code, "other_revision");
  const wire::Certificate proof = certificate("another");
  EXPECT_EQ(proof.secret, *memory.secret(table));
  EXPECT_TRUE(proof.key);
  EXPECT_TRUE(proof.draws.empty());
  const auto text = house->ask<std::string>(
      [&](auto answer) { house->host->journal("another", {.token = FakeHouse::token(0), .lang = "en"}, answer); });
  ASSERT_TRUE(text);
  EXPECT_NE(text->find("play Z9"), std::string::npos);
}

}  // namespace
}  // namespace bell::host
