// Opens a journal file; a new one gets the first free name.
#include "tui/opening.h"

#include <cstdio>
#include <filesystem>

#include "journal/file_store.h"
#include "kernel/seeded_dealer.h"
#include "minds/minds.h"
#include "tui/time_of_day.h"

namespace bell::tui {
namespace {

namespace fs = std::filesystem;

// Does not contain the seed, which would reveal the deck.
std::string numbered(const std::string& title, int number) {
  char digits[16];
  std::snprintf(digits, sizeof digits, "-%04d", number);
  return title + digits + ".journal";
}

table::Staff staff_for(const PlayOrder& order) {
  auto programs = order.resume ? minds::Programs::only(order.programs) : minds::Programs::any();
  for (const std::string& path : {order.journal_path, order.journal_folder})
    if (!path.empty()) programs.closed.push_back(path);
  return {.dealer = std::make_unique<SeededDealer>(order.deal_seed),
          .hire = minds::agency(order.mind_seed, std::move(programs)),
          .judges_undo = true};
}

bool is_taken(const table::OpenFault& why) {
  const auto* fault = std::get_if<Fault>(&why);
  return fault != nullptr && fault->code == FaultCode::name_taken;
}

Outcome<table::Table, table::OpenFault> open_new(const PlayOrder& order, journal::Store& store, std::string& name) {
  const table::Order at{order.setup, order.players};
  const bool is_named = !name.empty();
  for (int number = 1;; ++number) {
    if (!is_named) name = numbered(order.setup.title, number);
    auto table = table::Table::open(at, store, name, staff_for(order));
    if (table || is_named || !is_taken(table.error())) return table;
  }
}

// The deal is part of opening: a journal without room for it would be useless.
std::optional<Fault> deal(table::Table& table) {
  if (!table.turn().is_chance()) return std::nullopt;
  const auto dealt = table.advance_one(now());
  return dealt ? std::nullopt : std::optional(dealt.error());
}

}  // namespace

Outcome<Opened, table::OpenFault> open_table(const PlayOrder& order) {
  const fs::path path(order.journal_path);
  auto store = std::make_unique<journal::FileStore>(path.empty() ? order.journal_folder : path.parent_path().string());
  std::string name = path.filename().string();
  auto table = order.resume ? table::Table::resume(*store, name, staff_for(order)) : open_new(order, *store, name);
  if (!table) return table.error();
  std::string written_to = store->path_of(name);
  if (const auto fault = deal(*table)) {
    if (!order.resume) fs::remove(written_to);
    return table::OpenFault{*fault};
  }
  return Opened{std::move(store), std::move(written_to), std::move(*table)};
}

}  // namespace bell::tui
