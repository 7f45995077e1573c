// Tests of SQLite as a store and as a register, and of failures that only a file has.
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>

#include "host/memory_register.h"
#include "store/full_disk.h"
#include "store/migrate.h"
#include "store/mishaps.h"
#include "store/register_suite.h"
#include "store/sqlite_dialect.h"
#include "store/sqlite_maker.h"
#include "store/sqlite_session.h"
#include "store/suite.h"

namespace bell::store {
namespace {

struct SqliteMaker {
  Database& database() {
    if (!open_) open_ = opened(file.address);
    return *open_;
  }
  SqliteFile file;
  std::unique_ptr<Database> open_;
};

struct SqliteJournals : SqliteMaker {
  journal::Store& first() { return database().journals(); }
  journal::Store& second() { return open_.reset(), database().journals(); }
};

struct SqliteRegister : SqliteMaker {
  host::Register& first() { return database(); }
  host::Register& second() { return open_.reset(), database(); }
};

struct MemoryHouse {
  host::Register& first() { return house; }
  host::Register& second() { return house; }
  host::MemoryRegister house{[] { return Timestamp{1'731'780'000'000}; }};
};

class SqliteStore : public testing::Test {
 protected:
  static unsigned mode_of(const std::filesystem::path& path) {
    struct stat about{};
    EXPECT_EQ(stat(path.c_str(), &about), 0) << path;
    return about.st_mode & 0777U;
  }
  static journal::Change some_change(std::uint32_t change, std::size_t bytes = 10) {
    journal::Chain chain(journal::header_of("broker"));
    journal::Change next = journal::next_change(chain, change, 1);
    next.entries[0].seq = change - 1;
    next.entries[0].action = std::string(bytes, 'x');
    return next;
  }
  SqliteFile file_;
};

TEST_F(SqliteStore, IsForItsOwnerAlone) {
  const auto store = opened(file_.address);
  ASSERT_FALSE(store->journals().create("a", journal::header_of("broker")));
  EXPECT_EQ(mode_of(file_.folder), 0700U);
  for (const auto& part : std::filesystem::directory_iterator(file_.folder))
    EXPECT_EQ(mode_of(part.path()), 0600U) << part.path();
}

TEST_F(SqliteStore, KeepsASecondServerOutAndNamesTheFirst) {
  const auto store = opened(file_.address);
  const auto second = open(file_.address, Purpose::serve);
  ASSERT_FALSE(second);
  EXPECT_EQ(second.error().code, FaultCode::store_in_use);
  EXPECT_EQ(second.error().facts.at("process"), std::to_string(getpid()));
  EXPECT_TRUE(open(file_.address, Purpose::look)) << "to look is allowed meanwhile";
}

TEST_F(SqliteStore, WhoLooksChangesNothing) {
  opened(file_.address);
  const auto looking = opened(file_.address, Purpose::look);
  const auto refused = looking->journals().create("a", journal::header_of("broker"));
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->code, FaultCode::not_saved);
  EXPECT_TRUE(looking->journals().list()->empty());
}

TEST_F(SqliteStore, WhatIsNoStoreIsLeftAlone) {
  const auto missing = open(file_.address, Purpose::look);
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().code, FaultCode::store_unreachable);
  EXPECT_FALSE(std::filesystem::exists(file_.address.where));
  std::filesystem::create_directories(file_.folder);
  std::ofstream(file_.address.where) << "a letter to my aunt, which is long enough to be no header of a database";
  EXPECT_EQ(open(file_.address, Purpose::serve).error().code, FaultCode::store_unreachable);
  EXPECT_EQ(open({Address::Kind::sqlite, file_.folder.string()}, Purpose::serve).error().code,
            FaultCode::store_unreachable);
}

TEST_F(SqliteStore, AFileThatMayOnlyBeReadIsSaidSo) {
  opened(file_.address);
  std::filesystem::permissions(file_.folder, std::filesystem::perms(0755));
  std::filesystem::permissions(file_.address.where, std::filesystem::perms(0444));
  const pid_t child = fork();
  if (child == 0) {  // root may write to anything, so another user tries
    if (getuid() == 0 && setuid(65534) != 0) _exit(3);
    const auto refused = open(file_.address, Purpose::serve);
    _exit(!refused && refused.error().code == FaultCode::store_unreachable ? 0 : 1);
  }
  int ending = 0;
  waitpid(child, &ending, 0);
  EXPECT_EQ(ending, 0);
}

TEST_F(SqliteStore, AFullDiskLosesNothingAndPlayGoesOnWhenThereIsRoom) {
  const auto store = opened(file_.address);
  ASSERT_FALSE(store->journals().create("a", journal::header_of("broker")));
  std::uint32_t head = 0;
  journal::Appended answer;
  {
    const journal::FullDisk full(200'000);
    for (; head < 1000 && answer.ending == journal::Appended::Ending::done; ++head)
      answer = store->journals().append("a", head, some_change(head + 2, 5000));
    ASSERT_EQ(answer.ending, journal::Appended::Ending::unknown);
    EXPECT_FALSE(answer.why.facts.at("why.").empty());
    --head;
  }
  EXPECT_EQ(store->journals().read("a", 1)->entries.size(), head) << "what was acknowledged, and no more";
  EXPECT_EQ(store->journals().append("a", head, some_change(head + 2, 5000)).ending, journal::Appended::Ending::done);
  EXPECT_EQ(store->journals().read("a", 1)->entries.size(), head + 1);
}

// An entry that is there already: something that nothing of ours would do.
TEST_F(SqliteStore, AnErrorAtOneTableIsThatTablesAlone) {
  const auto store = opened(file_.address);
  std::vector<host::Append> appends;
  for (const char* table : {"a", "b", "c"}) {
    ASSERT_FALSE(store->journals().create(table, journal::header_of("broker")));
    appends.push_back({.table = table, .head = 0, .change = some_change(2), .due = {}});
  }
  ASSERT_TRUE(store->connections().write([](Session& session) {
    return session
        .run(
            "INSERT INTO entries (table_id, seq, change, actor, notation, decision, id, checkpoint, at) "
            "VALUES ('b', 1, 2, 0, 'x', 0, 0, 0, 0)")
        .changed;
  }));
  const auto answers = store->append(appends, "node");
  EXPECT_EQ(answers[0].ending, journal::Appended::Ending::done);
  EXPECT_EQ(answers[1].ending, journal::Appended::Ending::unknown);
  EXPECT_EQ(answers[1].why.code, FaultCode::not_saved);
  EXPECT_EQ(answers[2].ending, journal::Appended::Ending::done);
  EXPECT_EQ(store->find("b")->head, 0U) << "nothing of it";
  EXPECT_EQ(store->journals().read("c", 1)->entries.size(), 1U);
}

TEST_F(SqliteStore, TheLogIsMovedIntoTheFileNowAndThen) {
  const auto store = opened(file_.address);
  ASSERT_FALSE(store->journals().create("a", journal::header_of("broker")));
  for (std::uint32_t head = 0; head < 30; ++head)
    ASSERT_EQ(store->journals().append("a", head, some_change(head + 2, 1'000'000)).ending,
              journal::Appended::Ending::done);
  EXPECT_GT(std::filesystem::file_size(file_.address.where), 20'000'000U);
  EXPECT_LT(std::filesystem::file_size(file_.address.where + "-wal"), 12'000'000U);
}

TEST_F(SqliteStore, IsBroughtUpToDateFromEveryEarlierVersion) {
  const Migrations& steps = migrations();
  Migrations more = steps;
  more.emplace_back(steps.back().first + 1, "ALTER TABLE nodes ADD COLUMN motto TEXT; CREATE TABLE later (x INTEGER)");
  std::filesystem::create_directories(file_.folder);
  for (std::size_t known = 1; known < more.size(); ++known) {
    const std::string path = (file_.folder / std::to_string(known)).string();
    std::ofstream(path).close();
    SqliteSession session(path, SqliteSession::Use::write);
    EXPECT_EQ(schema_of(session), 0);
    EXPECT_EQ(migrate(session, {more.begin(), more.begin() + static_cast<std::ptrdiff_t>(known)}),
              more[known - 1].first);
    session.run("INSERT INTO nodes (id, beat) VALUES ('one', 7)");
    const std::string epoch = session.run("SELECT epoch FROM about").rows.front().text(0);
    EXPECT_EQ(migrate(session, more), more.back().first);
    EXPECT_EQ(migrate(session, more), more.back().first) << "twice is once";
    EXPECT_EQ(session.run("SELECT beat FROM nodes WHERE motto IS NULL").rows.front().number(0), 7);
    EXPECT_EQ(session.run("SELECT epoch FROM about").rows.front().text(0), epoch);
    EXPECT_EQ(migrate(session, steps), more.back().first) << "an earlier version leaves it alone";
  }
}

TEST_F(SqliteStore, AMigrationThatFailsLeavesTheVersionBefore) {
  std::filesystem::create_directories(file_.folder);
  std::ofstream(file_.address.where).close();
  SqliteSession session(file_.address.where, SqliteSession::Use::write);
  Migrations broken = migrations();
  broken.emplace_back(99, "CREATE TABLE later (x INTEGER); CREATE TABLE tables (x INTEGER)");
  EXPECT_THROW(migrate(session, broken), SqlFailure);
  EXPECT_EQ(schema_of(session), 0);
  EXPECT_FALSE(session.has_table("later"));
}

TEST_F(SqliteStore, OfALaterVersionIsNotTouched) {
  opened(file_.address);
  SqliteSession(file_.address.where, SqliteSession::Use::write).run("UPDATE about SET schema = 99");
  for (const Purpose purpose : {Purpose::serve, Purpose::look}) {
    const auto refused = open(file_.address, purpose);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, FaultCode::store_newer);
  }
}

// With mishaps, we control the connection that writes.
auto with_mishaps(const Address& address) {
  return [&address](std::shared_ptr<Mishap> mishap) {
    if (!mishap) return opened(address);
    opened(address);
    const auto session = [path = address.where](SqliteSession::Use use) {
      return std::make_unique<SqliteSession>(path, use);
    };
    return std::make_unique<Database>(
        std::make_unique<Connections>(
            "house", [=] { return std::make_unique<FailingSession>(session(SqliteSession::Use::write), mishap); },
            [=] { return session(SqliteSession::Use::read); }),
        std::make_unique<SqliteDialect>());
  };
}

TEST_F(SqliteStore, AProcessThatDiesAtAnyStatementLosesNothingAndDoublesNothing) {
  die_at_every_statement(with_mishaps(file_.address));
}
TEST_F(SqliteStore, AProcessThatDiesUnderLoadLosesNothingAndDoublesNothing) {
  die_at_any_moment(with_mishaps(file_.address), 10);
}
TEST_F(SqliteStore, AnAnswerThatGetsLostIsFoundByReading) { lose_every_answer(with_mishaps(file_.address)); }

TEST(StoreAddress, IsAFileOrADatabase) {
  EXPECT_EQ(read_address("sqlite:/var/lib/bell/house.db")->where, "/var/lib/bell/house.db");
  EXPECT_EQ(read_address("postgres://ann@db/bell")->kind, Address::Kind::postgres);
  for (const char* wrong : {"", "house.db", "sqlite:", "sqlite:/var/lib/", "sqlite::memory:", "mysql://x"}) {
    const auto refused = read_address(wrong);
    ASSERT_FALSE(refused) << wrong;
    EXPECT_EQ(refused.error().code, FaultCode::bad_store);
  }
}

TEST(StoreAddress, IsShownWithoutItsPassword) {
  EXPECT_EQ(read_address("postgres://ann:s3cret@db:5432/bell?sslmode=require")->shown(), "postgres://ann@db:5432/bell");
  EXPECT_EQ(read_address("postgresql://db/bell?password=s3cret")->shown(), "postgresql://db/bell");
  EXPECT_EQ(read_address("postgres://ann:s3@cret@db/bell")->shown(), "postgres://ann@db/bell");
}

}  // namespace
}  // namespace bell::store

namespace bell::journal {
INSTANTIATE_TYPED_TEST_SUITE_P(Sqlite, StoreSuite, store::SqliteJournals);
}
namespace bell::host {
INSTANTIATE_TYPED_TEST_SUITE_P(Memory, RegisterSuite, store::MemoryHouse);
INSTANTIATE_TYPED_TEST_SUITE_P(Sqlite, RegisterSuite, store::SqliteRegister);
}  // namespace bell::host
