// Every point of an append at which a process can die or an answer can be lost, and what must be true afterwards: what
// was acknowledged is there, nothing is there twice, and the table continues.
#pragma once

#include <gtest/gtest.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <random>
#include <thread>

#include "exam/why.h"
#include "kernel/rng.h"
#include "store/database.h"
#include "store/failing_session.h"
#include "store/suite.h"

namespace bell::store {

// Two tables that are appended to in batches.
class Writers {
 public:
  static constexpr int kTables = 3;
  static std::string id_of(int table) { return "table " + std::to_string(table); }
  static journal::Header header() { return journal::header_of("broker"); }
  static void open_all(host::Register& house) {
    for (int table = 0; table < kTables; ++table) {
      const host::TableRecord record{.id = id_of(table), .version = 1, .setup = header().setup, .revision = 4};
      const auto fault = house.open(record, header(), "secret");
      ASSERT_FALSE(fault) << exam::why(*fault);
    }
  }
  // Reads each table's head, then appends `batches` times to all of them. Calls `heard(table, head)` for every
  // acknowledged append; stops at the first other one.
  template <class Heard>
  static void write(host::Register& house, int batches, const Heard& heard) {
    std::vector<journal::Chain> chains(kTables, journal::Chain(header()));
    for (int table = 0; table < kTables; ++table) {
      const auto journal = house.journals().read(id_of(table), 1);
      if (!journal) return;
      for (const journal::Entry& entry : journal->entries) chains[at(table)].add(entry, position_of(entry.seq));
    }
    for (int batch = 0; batch < batches; ++batch) {
      std::vector<host::Append> appends;
      for (int table = 0; table < kTables; ++table) {
        const std::uint32_t head = chains[at(table)].seq();
        appends.push_back({.table = id_of(table), .head = head, .change = next(chains[at(table)]), .due = {}});
      }
      const auto answers = house.append(appends, "node");
      for (int table = 0; table < kTables; ++table) {
        if (answers[at(table)].ending != journal::Appended::Ending::done) return;
        heard(table, chains[at(table)].seq());
      }
    }
  }
  // Everything up to `heads` is there, once, in order, and the chain of checkpoints is valid.
  static void audit(host::Register& house, const std::array<std::uint32_t, kTables>& heads) {
    for (int table = 0; table < kTables; ++table) {
      const auto journal = house.journals().read(id_of(table), 1);
      ASSERT_TRUE(journal) << exam::why(journal.error());
      EXPECT_GE(journal->entries.size(), heads[at(table)]) << "an acknowledged append is lost";
      EXPECT_EQ(journal->entries.size() % kEntries, 0U) << "half a change is there";
      EXPECT_EQ(house.find(id_of(table))->head, journal->entries.size());
      journal::Chain chain(journal->header);
      for (const journal::Entry& entry : journal->entries) {
        const journal::Entry again = chain.add(entry, position_of(entry.seq));
        ASSERT_EQ(again.seq, entry.seq);
        ASSERT_EQ(again.checkpoint, entry.checkpoint);
      }
    }
  }

 private:
  static constexpr std::uint32_t kEntries = 2;
  static std::size_t at(int table) { return static_cast<std::size_t>(table); }
  static std::uint64_t position_of(std::uint32_t seq) { return seq * 0x9E3779B97F4A7C15U; }
  static journal::Change next(journal::Chain& chain) {
    journal::Change change;
    const std::uint32_t number = chain.seq() / kEntries + 2;
    for (std::uint32_t n = 0; n < kEntries; ++n)
      change.entries.push_back(
          chain.add({.change = number, .by = seat_at(0), .action = "do it", .decision = number - 1, .id = number},
                    position_of(chain.seq() + 1)));
    return change;
  }
};

// A child process that writes and reports acknowledged appends, until it dies.
class WritingChild {
 public:
  template <class Open>
  WritingChild(const Open& open, int batches) {
    EXPECT_EQ(pipe(ends_.data()), 0);
    process_ = fork();
    if (process_ != 0) {
      close(ends_[1]);
      return;
    }
    {
      const std::unique_ptr<Database> house = open();
      if (house)
        Writers::write(*house, batches, [this](int table, std::uint32_t head) {
          const std::array<std::uint32_t, 2> said{static_cast<std::uint32_t>(table), head};
          if (::write(ends_[1], said.data(), sizeof said) < 0) _exit(1);
        });
    }
    _exit(0);
  }
  void kill_it() const { kill(process_, SIGKILL); }
  // Waits for its first acknowledged append; false if that does not happen.
  bool is_writing(std::chrono::milliseconds patience) const {
    pollfd said{.fd = ends_[0], .events = POLLIN, .revents = 0};
    return poll(&said, 1, static_cast<int>(patience.count())) == 1 && (said.revents & POLLIN) != 0;
  }
  // The acknowledged heads when it ended.
  std::array<std::uint32_t, Writers::kTables> heads() {
    std::array<std::uint32_t, Writers::kTables> heads{};
    std::array<std::uint32_t, 2> said{};
    while (::read(ends_[0], said.data(), sizeof said) == sizeof said) heads[said[0]] = said[1];
    close(ends_[0]);
    int ending = 0;
    waitpid(process_, &ending, 0);
    was_killed_ = WIFSIGNALED(ending);
    return heads;
  }
  bool was_killed() const { return was_killed_; }

 private:
  std::array<int, 2> ends_{};
  pid_t process_ = 0;
  bool was_killed_ = false;
};

// `open(mishap)` opens the store, with a mishap or, if that is null, without.
template <class Open>
void die_at_every_statement(const Open& open) {
  Writers::open_all(*open(nullptr));
  int deaths = 0;
  for (int statement = 1; statement <= 40; ++statement)
    for (const auto when : {Mishap::When::before, Mishap::When::after}) {
      WritingChild child([&] { return open(std::make_shared<Mishap>(Mishap{Mishap::Kind::kill, when, statement})); },
                         2);
      const auto heads = child.heads();
      if (!child.was_killed()) {
        EXPECT_GT(deaths, 20);
        return;
      }
      ++deaths;
      Writers::audit(*open(nullptr), heads);
      if (testing::Test::HasFailure()) return;
    }
}

template <class Open>
void die_at_any_moment(const Open& open, int times) {
  Writers::open_all(*open(nullptr));
  std::array<std::uint32_t, Writers::kTables> before{};
  Rng rng(static_cast<std::uint64_t>(getpid()));
  for (int time = 0; time < times; ++time) {
    WritingChild child([&] { return open(nullptr); }, 1'000'000);
    // Every other one dies while it opens the store, or soon after.
    if (time % 2 == 0) {
      ASSERT_TRUE(child.is_writing(std::chrono::seconds(60)));
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(rng.below(150)));
    child.kill_it();
    auto heads = child.heads();
    for (std::size_t table = 0; table < heads.size(); ++table) heads[table] = std::max(heads[table], before[table]);
    Writers::audit(*open(nullptr), heads);
    before = heads;
  }
  EXPECT_GT(before[0], 0U) << "nothing was ever written";
}

// The answer to any statement can be lost, even to the commit: then the outcome is unknown, and reading tells.
template <class Open>
void lose_every_answer(const Open& open) {
  const auto mishap = std::make_shared<Mishap>();
  const std::unique_ptr<Database> house = open(mishap);
  Writers::open_all(*house);
  int lost_but_written = 0;
  int unknown = 0;
  for (int statement = 1; statement <= 40; ++statement)
    for (const auto when : {Mishap::When::before, Mishap::When::after}) {
      std::array<std::uint32_t, Writers::kTables> heads{};
      for (std::size_t table = 0; table < heads.size(); ++table)
        heads[table] = house->find(Writers::id_of(static_cast<int>(table)))->head;
      const auto before = heads;
      *mishap = {Mishap::Kind::lose, when, statement};
      Writers::write(*house, 1, [&](int table, std::uint32_t head) { heads[static_cast<std::size_t>(table)] = head; });
      const bool was_struck = mishap->kind == Mishap::Kind::none;
      mishap->kind = Mishap::Kind::none;
      Writers::audit(*house, heads);
      if (testing::Test::HasFailure()) return;
      if (was_struck && heads == before) ++unknown;
      if (was_struck && heads == before && house->find(Writers::id_of(0))->head > before[0]) ++lost_but_written;
    }
  EXPECT_GT(unknown, 10);
  EXPECT_EQ(lost_but_written, 1) << "the one whose commit got through, and its answer did not";
}

}  // namespace bell::store
