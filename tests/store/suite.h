// What every store promises, as one suite of tests. A kind of store joins with a maker and one line:
//
//   struct SqliteMaker { … };
//   INSTANTIATE_TYPED_TEST_SUITE_P(Sqlite, StoreSuite, SqliteMaker);
//
// A maker has `journal::Store& first()` and `journal::Store& second()`. Both see the same journals, like two nodes, or
// like a node before and after a restart; the first is not used any more once the second was asked for.
#pragma once

#include <gtest/gtest.h>

#include "exam/why.h"
#include "journal/store.h"

namespace bell::journal {

inline Header header_of(const std::string& player) {
  return {.setup = {.title = "some-title", .seats = 2, .options = {{"rounds", "3"}}},
          .revision = 4,
          .players = {"human", player}};
}

// A change with that many entries after the last one.
inline Change next_change(Chain& chain, std::uint32_t change, int entries) {
  Change next;
  for (int n = 0; n < entries; ++n)
    next.entries.push_back(chain.add({.change = change,
                                      .by = seat_at(n % 2),
                                      .action = "do " + std::to_string(n),
                                      .decision = change - 1,
                                      .id = 0xAB00U + change,
                                      .at = {1000 + n}},
                                     change * 100U + static_cast<std::uint32_t>(n)));
  return next;
}

template <class Maker>
class StoreSuite : public testing::Test {
 protected:
  // Everything that was written comes back unchanged.
  static void expect_entries(Store& store, const TableId& table, std::uint32_t from, const std::vector<Entry>& wanted) {
    const auto read = store.read(table, from);
    ASSERT_TRUE(read) << exam::why(read.error());
    ASSERT_EQ(read->entries.size(), wanted.size());
    for (std::size_t at = 0; at < wanted.size(); ++at)
      EXPECT_EQ(print(kFormat, read->entries[at]), print(kFormat, wanted[at]));
  }
  static Appended::Ending append(Store& store, const TableId& table, std::uint32_t head, const Change& change) {
    return store.append(table, head, change).ending;
  }
  Maker maker;
};

TYPED_TEST_SUITE_P(StoreSuite);

TYPED_TEST_P(StoreSuite, ANewJournalHasItsHeaderAndNoEntries) {
  Store& store = this->maker.first();
  ASSERT_FALSE(store.create("a.journal", header_of("broker")));
  const auto read = store.read("a.journal", 1);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->header, header_of("broker"));
  EXPECT_TRUE(read->entries.empty());
  EXPECT_FALSE(read->is_finished);
}

TYPED_TEST_P(StoreSuite, ANameIsGivenOnce) {
  Store& store = this->maker.first();
  ASSERT_FALSE(store.create("a.journal", header_of("broker")));
  const auto again = store.create("a.journal", header_of("tycoon"));
  ASSERT_TRUE(again);
  EXPECT_EQ(again->code, FaultCode::name_taken);
  EXPECT_EQ(store.read("a.journal", 1)->header, header_of("broker"));
}

TYPED_TEST_P(StoreSuite, ChangesAreReadBackFromAnyEntryOn) {
  Store& store = this->maker.first();
  ASSERT_FALSE(store.create("a.journal", header_of("broker")));
  Chain chain(header_of("broker"));
  const Change one = next_change(chain, 2, 3);
  const Change two = next_change(chain, 3, 1);
  EXPECT_EQ(this->append(store, "a.journal", 0, one), Appended::Ending::done);
  EXPECT_EQ(this->append(store, "a.journal", 3, two), Appended::Ending::done);
  this->expect_entries(store, "a.journal", 2, {one.entries[1], one.entries[2], two.entries[0]});
  this->expect_entries(store, "a.journal", 4, two.entries);
  this->expect_entries(store, "a.journal", 5, {});
}

TYPED_TEST_P(StoreSuite, AnotherHeadThanExpectedIsAConflictAndWritesNothing) {
  Store& store = this->maker.first();
  ASSERT_FALSE(store.create("a.journal", header_of("broker")));
  Chain chain(header_of("broker"));
  const Change one = next_change(chain, 2, 2);
  Chain late = chain;
  EXPECT_EQ(this->append(store, "a.journal", 0, one), Appended::Ending::done);
  EXPECT_EQ(this->append(store, "a.journal", 0, one), Appended::Ending::conflict) << "who lost the head";
  EXPECT_EQ(this->append(store, "a.journal", 1, one), Appended::Ending::conflict);
  EXPECT_EQ(this->append(store, "a.journal", 3, next_change(late, 3, 1)), Appended::Ending::conflict)
      << "who lost the head may not get the next entry in";
  this->expect_entries(store, "a.journal", 1, one.entries);
}

TYPED_TEST_P(StoreSuite, AnEmptyChangeLooksAtTheHeadAndWritesNothing) {
  Store& store = this->maker.first();
  ASSERT_FALSE(store.create("a.journal", header_of("broker")));
  EXPECT_EQ(this->append(store, "a.journal", 0, {}), Appended::Ending::done);
  EXPECT_EQ(this->append(store, "a.journal", 1, {}), Appended::Ending::conflict);
  this->expect_entries(store, "a.journal", 1, {});
}

TYPED_TEST_P(StoreSuite, TheLastChangeClosesTheJournal) {
  Store& store = this->maker.first();
  ASSERT_FALSE(store.create("a.journal", header_of("broker")));
  Chain chain(header_of("broker"));
  Change last = next_change(chain, 2, 2);
  last.is_last = true;
  EXPECT_EQ(this->append(store, "a.journal", 0, last), Appended::Ending::done);
  EXPECT_TRUE(store.read("a.journal", 1)->is_finished);
  const Appended more = store.append("a.journal", 2, next_change(chain, 3, 1));
  EXPECT_EQ(more.ending, Appended::Ending::unknown);
  EXPECT_EQ(more.why.code, FaultCode::closed);
  this->expect_entries(store, "a.journal", 1, last.entries);
}

TYPED_TEST_P(StoreSuite, JournalsDoNotMixAndAreListedByName) {
  Store& store = this->maker.first();
  EXPECT_TRUE(store.list()->empty());
  for (const char* table : {"b.journal", "a.journal"}) ASSERT_FALSE(store.create(table, header_of(table)));
  Chain chain(header_of("b.journal"));
  EXPECT_EQ(this->append(store, "b.journal", 0, next_change(chain, 2, 1)), Appended::Ending::done);
  EXPECT_EQ(*store.list(), (std::vector<TableId>{"a.journal", "b.journal"}));
  this->expect_entries(store, "a.journal", 1, {});
}

TYPED_TEST_P(StoreSuite, WhatIsNotThereIsSaid) {
  Store& store = this->maker.first();
  EXPECT_FALSE(store.read("a.journal", 1));
  ASSERT_TRUE(store.claim("a.journal"));
  EXPECT_EQ(store.claim("a.journal")->code, FaultCode::no_such_table);
  Chain chain(header_of("broker"));
  EXPECT_EQ(this->append(store, "a.journal", 0, next_change(chain, 2, 1)), Appended::Ending::unknown);
  EXPECT_FALSE(store.read("a.journal", 1)) << "an append makes no journal";
}

TYPED_TEST_P(StoreSuite, ANameCanNotLeadElsewhere) {
  Store& store = this->maker.first();
  for (const char* table : {"", "..", "../a.journal", "/tmp/a.journal"}) {
    EXPECT_FALSE(store.read(table, 1)) << table;
    EXPECT_TRUE(store.claim(table)) << table;
  }
}

TYPED_TEST_P(StoreSuite, WhoComesLaterReadsTheSameAndGoesOn) {
  ASSERT_FALSE(this->maker.first().create("a.journal", header_of("broker")));
  Chain chain(header_of("broker"));
  const Change one = next_change(chain, 2, 2);
  EXPECT_EQ(this->append(this->maker.first(), "a.journal", 0, one), Appended::Ending::done);
  Store& later = this->maker.second();
  ASSERT_FALSE(later.claim("a.journal"));
  this->expect_entries(later, "a.journal", 1, one.entries);
  const Change two = next_change(chain, 3, 1);
  EXPECT_EQ(this->append(later, "a.journal", 1, two), Appended::Ending::conflict);
  EXPECT_EQ(this->append(later, "a.journal", 2, two), Appended::Ending::done);
  this->expect_entries(later, "a.journal", 3, two.entries);
}

REGISTER_TYPED_TEST_SUITE_P(StoreSuite, ANewJournalHasItsHeaderAndNoEntries, ANameIsGivenOnce,
                            ChangesAreReadBackFromAnyEntryOn, AnotherHeadThanExpectedIsAConflictAndWritesNothing,
                            AnEmptyChangeLooksAtTheHeadAndWritesNothing, TheLastChangeClosesTheJournal,
                            JournalsDoNotMixAndAreListedByName, WhatIsNotThereIsSaid, ANameCanNotLeadElsewhere,
                            WhoComesLaterReadsTheSameAndGoesOn);

}  // namespace bell::journal
