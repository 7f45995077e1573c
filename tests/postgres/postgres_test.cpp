// Tests of PostgreSQL as a store and as a register, for one node and for two, and of failures that only a remote
// database has.
#include <gtest/gtest.h>

#include <condition_variable>
#include <future>
#include <mutex>
#include <thread>

#include "postgres/cluster.h"
#include "store/migrate.h"
#include "store/mishaps.h"
#include "store/postgres_dialect.h"
#include "store/register_suite.h"
#include "store/sqlite_maker.h"
#include "store/suite.h"

namespace bell::store {
namespace {

using Ending = journal::Appended::Ending;

// Two equal nodes on one database.
struct TwoNodes {
  Database& node(int which) {
    auto& open = which == 1 ? one : two;
    if (!open) open = opened(address);
    return *open;
  }
  const Address address = Cluster::running().fresh();
  std::unique_ptr<Database> one, two;
};
struct PostgresJournals : TwoNodes {
  journal::Store& first() { return node(1).journals(); }
  journal::Store& second() { return node(2).journals(); }
};
struct PostgresRegister : TwoNodes {
  host::Register& first() { return node(1); }
  host::Register& second() { return node(2); }
};

class PostgresStore : public testing::Test {
 protected:
  void open_table(const std::string& id) {
    const auto fault = nodes_.node(1).open(host::record_of(id), journal::header_of("broker"), "secret");
    ASSERT_FALSE(fault) << exam::why(*fault);
  }
  static host::Append first_append(const std::string& table) {
    journal::Chain chain(journal::header_of("broker"));
    return {.table = table, .head = 0, .change = journal::next_change(chain, 2, 2), .due = {}};
  }
  Ending append(int node, const host::Append& append) {
    return nodes_.node(node).append({&append, 1}, std::to_string(node)).front().ending;
  }
  PostgresSession session() const { return PostgresSession(nodes_.address.where); }
  TwoNodes nodes_;
};

TEST_F(PostgresStore, OfTwoNodesThatWriteAtOnceOneWinsEveryTime) {
  constexpr int kTables = 40;
  std::vector<host::Append> appends;
  for (int table = 0; table < kTables; ++table) {
    open_table("t" + std::to_string(table));
    appends.push_back(first_append("t" + std::to_string(table)));
  }
  nodes_.node(2);
  auto other = std::async(std::launch::async, [&] {
    std::vector<host::Append> backwards(appends.rbegin(), appends.rend());
    return nodes_.node(2).append(backwards, "2");
  });
  const auto mine = nodes_.node(1).append(appends, "1");
  const auto theirs = other.get();
  for (std::size_t table = 0; table < kTables; ++table) {
    const Ending one = mine[table].ending;
    const Ending two = theirs[kTables - 1 - table].ending;
    EXPECT_TRUE((one == Ending::done && two == Ending::conflict) || (one == Ending::conflict && two == Ending::done))
        << table << ": " << static_cast<int>(one) << " " << static_cast<int>(two);
    EXPECT_EQ(nodes_.node(1).journals().read(appends[table].table, 1)->entries.size(), 2U);
  }
}

TEST_F(PostgresStore, ATableThatSomebodyHoldsKeepsNobodyElseWaiting) {
  for (const char* id : {"held", "free"}) open_table(id);
  PostgresSession holder = session();
  holder.run("BEGIN");
  holder.run("SELECT 1 FROM tables WHERE id = 'held' FOR UPDATE");
  std::vector<host::Append> both{first_append("held"), first_append("free")};
  auto writing = std::async(std::launch::async, [&] { return nodes_.node(1).append(both, "1"); });
  const auto is_written = [&] { return !nodes_.node(2).journals().read("free", 1)->entries.empty(); };
  for (int tries = 0; tries < 4000 && !is_written(); ++tries) std::this_thread::sleep_for(std::chrono::milliseconds(5));
  EXPECT_TRUE(is_written()) << "although the other table is still held";
  EXPECT_TRUE(nodes_.node(2).journals().read("held", 1)->entries.empty());
  holder.run("COMMIT");
  const auto answers = writing.get();
  EXPECT_EQ(answers[0].ending, Ending::done);
  EXPECT_EQ(answers[1].ending, Ending::done);
}

// The notifications a node received, in order.
class Ear {
 public:
  void hear(const std::vector<host::TableId>& tables) {
    const std::lock_guard held(lock_);
    heard_.insert(heard_.end(), tables.begin(), tables.end());
    more_.notify_all();
  }
  bool has(std::size_t count) {
    std::unique_lock held(lock_);
    return more_.wait_for(held, std::chrono::seconds(60), [&] { return heard_.size() >= count; });
  }
  std::vector<host::TableId> all() {
    const std::lock_guard held(lock_);
    return heard_;
  }

 private:
  std::mutex lock_;
  std::condition_variable more_;
  std::vector<host::TableId> heard_;
};

TEST_F(PostgresStore, ANodeHearsOfWhatAnotherHasWrittenAndNotOfItsOwn) {
  Ear one, two;
  nodes_.node(1).listen([&](const auto& tables) { one.hear(tables); });
  nodes_.node(2).listen([&](const auto& tables) { two.hear(tables); });
  for (int tries = 0; tries < 1000 && two.all().empty(); ++tries) {  // until both have subscribed
    open_table("warm up " + std::to_string(tries));
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  // More than one notification can hold: ids of 22 letters.
  open_table("model");
  session().run(
      "INSERT INTO tables SELECT (jsonb_populate_record(t, jsonb_build_object('id', lpad(n::text, 22, 'x')))).* "
      "FROM tables t, generate_series(1, 800) n WHERE t.id = 'model'");
  std::vector<host::Append> appends;
  for (int table = 1; table <= 800; ++table) {
    const std::string number = std::to_string(table);
    appends.push_back(first_append(std::string(22 - number.size(), 'x') + number));
  }
  const std::size_t before = two.all().size();
  for (const auto& answer : nodes_.node(1).append(appends, "1")) EXPECT_EQ(answer.ending, Ending::done);
  EXPECT_TRUE(two.has(before + 800));
  EXPECT_EQ(two.all().back(), appends.back().table);
  EXPECT_TRUE(one.all().empty());
  nodes_.node(1).listen({});
  nodes_.node(2).listen({});
}

TEST_F(PostgresStore, ADatabaseThatIsAwayForAWhileLosesNothing) {
  open_table("a");
  Ear ear;
  nodes_.node(2).listen([&](const auto& tables) { ear.hear(tables); });
  Cluster::running().stop(SIGQUIT);
  const auto begin = std::chrono::steady_clock::now();
  const host::Append one = first_append("a");
  const auto answer = nodes_.node(1).append({&one, 1}, "1").front();
  EXPECT_EQ(answer.ending, Ending::unknown);
  EXPECT_FALSE(answer.why.facts.at("why.").empty());
  EXPECT_EQ(nodes_.node(1).find("a").error().code, FaultCode::unreadable);
  EXPECT_EQ(nodes_.node(1).beat("1").error().code, FaultCode::not_saved);
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(30)) << "nobody waits for minutes";
  Cluster::running().start();
  EXPECT_EQ(append(1, one), Ending::done);
  EXPECT_EQ(append(2, one), Ending::conflict);
  EXPECT_EQ(nodes_.node(1).find("a")->head, 2U);
  // The listener has reconnected, too.
  for (int tries = 0; tries < 600 && ear.all().empty(); ++tries) {
    EXPECT_FALSE(nodes_.node(1).set_due("a", std::nullopt));
    EXPECT_TRUE(nodes_.node(1).say("a", {.seat = seat_at(0), .id = 100U + static_cast<unsigned>(tries), .text = "x"}));
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  EXPECT_FALSE(ear.all().empty());
}

auto with_mishaps(const Address& address) {
  return [&address](std::shared_ptr<Mishap> mishap) {
    auto house = opened(address);
    if (!mishap) return house;
    const auto session = [url = address.where] { return std::make_unique<PostgresSession>(url); };
    return std::make_unique<Database>(
        std::make_unique<Connections>(
            "house", [=] { return std::make_unique<FailingSession>(session(), mishap); }, session),
        std::make_unique<PostgresDialect>(address.where));
  };
}

TEST_F(PostgresStore, AProcessThatDiesAtAnyStatementLosesNothingAndDoublesNothing) {
  die_at_every_statement(with_mishaps(nodes_.address));
}
TEST_F(PostgresStore, AProcessThatDiesUnderLoadLosesNothingAndDoublesNothing) {
  die_at_any_moment(with_mishaps(nodes_.address), 10);
}
TEST_F(PostgresStore, AnAnswerThatGetsLostIsFoundByReading) { lose_every_answer(with_mishaps(nodes_.address)); }

TEST_F(PostgresStore, AServerThatDiesInTheMiddleOfItAllLosesNothing) {
  const auto open = with_mishaps(nodes_.address);
  Writers::open_all(*open(nullptr));
  WritingChild child([&] { return open(nullptr); }, 1'000'000);
  ASSERT_TRUE(child.is_writing(std::chrono::seconds(30)));
  std::this_thread::sleep_for(std::chrono::milliseconds(100));
  Cluster::running().stop(SIGQUIT);
  const auto heads = child.heads();
  Cluster::running().start();
  EXPECT_GT(heads[0], 0U);
  Writers::audit(*open(nullptr), heads);
}

TEST_F(PostgresStore, NodesThatBeginAtOnceMigrateOnce) {
  std::vector<std::future<std::string>> nodes;
  const auto begin = [this] {
    const auto node = open(nodes_.address, Purpose::serve);
    return node ? "" : exam::why(node.error());
  };
  for (int node = 0; node < 4; ++node) nodes.push_back(std::async(std::launch::async, begin));
  for (auto& node : nodes) EXPECT_EQ(node.get(), "");
  EXPECT_EQ(session().run("SELECT 1 FROM about").rows.size(), 1U);
}

TEST_F(PostgresStore, IsBroughtUpToDateFromEveryEarlierVersion) {
  const Migrations& steps = migrations();
  Migrations more = steps;
  more.emplace_back(steps.back().first + 1, "ALTER TABLE nodes ADD COLUMN motto TEXT; CREATE TABLE later (x INTEGER)");
  for (std::size_t known = 1; known < more.size(); ++known) {
    PostgresSession at(Cluster::running().fresh().where);
    EXPECT_EQ(migrate(at, {more.begin(), more.begin() + static_cast<std::ptrdiff_t>(known)}), more[known - 1].first);
    at.run("INSERT INTO nodes (id, beat) VALUES ('one', 7)");
    EXPECT_EQ(migrate(at, more), more.back().first);
    EXPECT_EQ(at.run("SELECT beat FROM nodes WHERE motto IS NULL").rows.front().number(0), 7);
    EXPECT_EQ(migrate(at, steps), more.back().first) << "an earlier version leaves it alone";
  }
}

TEST_F(PostgresStore, ADatabaseThatForgetsIsRefused) {
  const Address unsafe{Address::Kind::postgres, nodes_.address.where + "%20-csynchronous_commit%3Doff"};
  const auto refused = open(unsafe, Purpose::serve);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, FaultCode::store_unreachable);
  EXPECT_EQ(refused.error().facts.at("why.setting"), "synchronous_commit");
}

TEST_F(PostgresStore, NobodyThereIsSaidAtOnceAndWithoutAPassword) {
  const auto refused =
      open({Address::Kind::postgres, "postgres://ann:s3cret@/bell?host=/nowhere/at/all"}, Purpose::serve);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, FaultCode::store_unreachable);
  for (const auto& [name, fact] : refused.error().facts) EXPECT_EQ(fact.find("s3cret"), std::string::npos) << fact;
}

TEST_F(PostgresStore, HasTimeLimitsUnlessItsAddressHasOthers) {
  EXPECT_EQ(session().run("SHOW statement_timeout").rows.front().text(0), "5s");
  EXPECT_NE(with_timeouts("postgres://db/bell").find("?connect_timeout=5&tcp_user_timeout=5000"), std::string::npos);
  const std::string own = with_timeouts("postgres://db/bell?connect_timeout=60");
  EXPECT_EQ(own.find("connect_timeout=5&"), std::string::npos);
  EXPECT_NE(own.find("connect_timeout=60&tcp_user_timeout=5000"), std::string::npos);
}

}  // namespace
}  // namespace bell::store

namespace bell::journal {
INSTANTIATE_TYPED_TEST_SUITE_P(Postgres, StoreSuite, store::PostgresJournals);
}
namespace bell::host {
INSTANTIATE_TYPED_TEST_SUITE_P(Postgres, RegisterSuite, store::PostgresRegister);
}
