// `bell tables`: lets the operator list a store's tables, close them, replace a lost link, and remove old ones.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <memory>

#include "cli/console.h"
#include "cli/language.h"
#include "cli/stores.h"
#include "cli/words.h"
#include "deal/deal.h"
#include "host/settings.h"
#include "store/open.h"
#include "store/states.h"
#include "texts/texts.h"

namespace bell::cli {
namespace {

using host::TableRecord;
using store::Database;
using store::last_of;
using store::Purpose;

struct TablesFlags {
  std::string action = "list";
  std::string table;
  std::string store;
  std::optional<std::uint64_t> seat, days;
  bool json = false;
};

std::string people_of(const TableRecord& table) {
  std::vector<std::string> people;
  for (const host::SeatRecord& seat : table.seats)
    people.push_back(seat.kind == host::Sitting::person ? seat.name : seat.kind == host::Sitting::bot ? seat.bot : "-");
  return join(people, ", ");
}

std::string state_text(const TableRecord& table) {
  return say("tables.state." + std::string(store::name_of(table.state)));
}

Outcome<std::vector<TableRecord>, Fault> all_tables(Database& house) {
  const auto ids = house.journals().list();
  if (!ids) return ids.error();
  std::vector<TableRecord> tables;
  for (const journal::TableId& id : *ids) {
    auto table = house.find(id);
    if (!table && table.error().code == FaultCode::no_such_table) continue;  // removed meanwhile
    if (!table) return table.error();
    tables.push_back(std::move(*table));
  }
  std::ranges::sort(tables, [](const auto& a, const auto& b) { return last_of(b) < last_of(a); });
  return tables;
}

Exit list(Database& house, const TablesFlags& flags) {
  const auto tables = all_tables(house);
  if (!tables) return refuse_store(tables.error());
  Json document = Json::array();
  std::vector<std::vector<std::string>> rows;
  for (const TableRecord& table : *tables) {
    if (flags.json)
      document.push_back({{"table", table.id},
                          {"title", table.setup.title},
                          {"state", store::name_of(table.state)},
                          {"players", table.setup.seats},
                          {"people", people_of(table)},
                          {"changes", table.change},
                          {"created", table.created.milliseconds},
                          {"moved", table.moved.milliseconds}});
    else
      rows.push_back({table.id, table.setup.title, state_text(table), date_of(last_of(table)), people_of(table)});
  }
  if (flags.json)
    print_document(document);
  else
    print(columns("lllll", rows) + say("tables.count", {{"tables", std::to_string(tables->size())}}) + '\n');
  return Exit::fine;
}

// Reads the table, changes it, and saves it unless somebody else did so meanwhile; then tries once more.
template <class Change>
Exit change_table(Database& house, const std::string& id, const Change& change) {
  for (int tries = 0; tries < 10; ++tries) {
    auto table = house.find(id);
    if (!table) return refuse_store(table.error());
    if (const auto problem = change(*table)) return complain(Exit::no, *problem);
    ++table->version;
    const auto saved = house.save(*table, {});
    if (!saved) return refuse_store(saved.error());
    if (*saved) return Exit::fine;
  }
  return complain(Exit::no, say("tables.restless", {{"table", id}}));
}

Exit close(Database& house, const TablesFlags& flags) {
  const Exit exit = change_table(house, flags.table, [&](TableRecord& table) -> std::optional<std::string> {
    if (store::is_over(table)) return say("tables.over_already", {{"table", table.id}, {"state", state_text(table)}});
    store::give_up(table);
    return std::nullopt;
  });
  if (exit != Exit::fine) return exit;
  if (const auto fault = house.set_due(flags.table, std::nullopt)) return refuse_store(*fault);
  print(say("tables.closed", {{"table", flags.table}}) + '\n');
  return Exit::fine;
}

// Tells everybody at the table that a link was replaced.
std::optional<Fault> tell_of_relink(Database& house, const TablesFlags& flags) {
  const auto table = house.find(flags.table);
  if (!table) return table.error();
  const Timestamp now{
      std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now()).time_since_epoch().count()};
  const texts::Catalogue* words = texts::Catalogue::find(host::Settings::from(table->settings).lang());
  if (words == nullptr) words = texts::Catalogue::find("en");
  const auto said =
      house.say(table->id, {.seat = kNoSeat,
                            .id = static_cast<std::uint64_t>(now.milliseconds),
                            .at = now,
                            .text = words->say("table.relinked", {{"name", table->seats[*flags.seat].name}})});
  return said ? std::nullopt : std::optional(said.error());
}

Exit relink(Database& house, const TablesFlags& flags) {
  if (!flags.seat) return complain(Exit::usage, say("tables.which_seat"));
  const std::string token = deal::hex(deal::random_bytes());
  const Exit exit = change_table(house, flags.table, [&](TableRecord& table) -> std::optional<std::string> {
    if (*flags.seat >= table.seats.size() || table.seats[*flags.seat].kind != host::Sitting::person)
      return say("tables.nobody_sits", {{"seat", std::to_string(*flags.seat)}, {"table", table.id}});
    table.seats[*flags.seat].token_hash = deal::hex(deal::hash(token));
    return std::nullopt;
  });
  if (exit != Exit::fine) return exit;
  if (const auto fault = tell_of_relink(house, flags)) return refuse_store(*fault);
  print(fmt::format("/t/{}#seat={}\n", flags.table, token));
  return Exit::fine;
}

// Only tables where nobody plays any more.
Exit prune(Database& house, const TablesFlags& flags) {
  if (!flags.days) return complain(Exit::usage, say("tables.how_old"));
  const auto tables = all_tables(house);
  if (!tables) return refuse_store(tables.error());
  using namespace std::chrono;
  const auto oldest = floor<milliseconds>(system_clock::now() - days(*flags.days)).time_since_epoch().count();
  std::size_t removed = 0;
  for (const TableRecord& table : *tables) {
    if (store::is_being_played(table) || last_of(table).milliseconds > oldest) continue;
    if (const auto fault = house.remove(table.id)) return refuse_store(*fault);
    ++removed;
  }
  print(say("tables.removed", {{"removed", std::to_string(removed)}, {"tables", std::to_string(tables->size())}}) +
        '\n');
  return Exit::fine;
}

Exit run(const TablesFlags& flags) {
  struct Action {
    const char* name;
    Purpose purpose;
    bool needs_table;
    Exit (*run)(Database&, const TablesFlags&);
  };
  constexpr Action kActions[] = {{"list", Purpose::look, false, list},
                                 {"close", Purpose::serve, true, close},
                                 {"relink", Purpose::serve, true, relink},
                                 {"prune", Purpose::serve, false, prune}};
  const auto* action = std::ranges::find_if(kActions, [&](const Action& each) { return flags.action == each.name; });
  if (action == std::end(kActions))
    return complain(Exit::usage, no_such("action", flags.action, {"list", "close", "relink", "prune"}));
  if (action->needs_table && flags.table.empty())
    return complain(Exit::usage, say("tables.which_table", {{"action", flags.action}}));
  const auto address = store_address(flags.store);
  if (!address) return address.error();
  if (const auto there = store::open(*address, Purpose::look); !there && there.error().code != FaultCode::store_older)
    return refuse_store(there.error());
  const auto house = store::open(*address, action->purpose);
  if (!house) return refuse_store(house.error());
  return action->run(**house, flags);
}

}  // namespace

Command add_tables(const Options& bell) {
  const Options command = bell.command("tables", "tables.about");
  const auto flags = std::make_shared<TablesFlags>();
  command.text("action", flags->action, "tables.action", "ACTION");
  command.text("table", flags->table, "tables.table", "TABLE");
  command.whole("--seat", flags->seat, 0, 4, "tables.seat");
  command.whole("--days", flags->days, 0, 36'500, "tables.days");
  add_store_flag(command, flags->store);
  command.flag("--json", flags->json, "shared.json");
  command.footer("  bell tables\n  bell tables relink NcJ0bXq2Sd2kqk1cV0yH3w --seat 2", "tables.footer");
  return {command, [flags] { return run(*flags); }};
}

}  // namespace bell::cli
