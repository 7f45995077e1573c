// One row per seat, with the table's own columns repeated in each.
#include "store/records.h"

namespace bell::store {
namespace {

using host::SeatRecord;
using host::TableRecord;

constexpr const char* kColumns =
    "t.id, t.header, t.revision, t.version, t.settings, t.listed, t.commitment, t.deals, t.opener_hash, t.watch_hash, "
    "t.created, t.state, t.head, t.change, t.moved, t.writer, t.due, t.poll, t.next, "
    "s.kind, s.name, s.hat, s.lang, s.bot, s.token_hash, s.nonce_hash, s.nonce, s.last_seen";
constexpr std::size_t kFirstOfSeat = 19;

Outcome<TableRecord, Fault> record_of(const Row& row) {
  auto header = header_of(row.text(1), row.text(0));
  if (!header) return header.error();
  TableRecord table;
  table.id = row.text(0);
  table.setup = std::move(header->setup);
  table.revision = row.as<int>(2);
  table.version = row.as<std::uint32_t>(3);
  table.settings = row.text(4);
  table.listed = row.number(5) != 0;
  table.commitment = row.text(6);
  table.deals = row.as<std::uint32_t>(7);
  table.opener_hash = row.text(8);
  table.watch_hash = row.text(9);
  table.created = {row.number(10)};
  table.state = row.as<host::State>(11);
  table.head = row.as<std::uint32_t>(12);
  table.change = row.as<std::uint32_t>(13);
  table.moved = {row.number(14)};
  table.writer = row.text(15);
  if (!row.is_null(16)) table.due = Timestamp{row.number(16)};
  table.poll = row.text(17);
  table.next = row.text(18);
  return table;
}

SeatRecord seat_of(const Row& row) {
  const auto text = [&row](std::size_t at) { return row.text(kFirstOfSeat + at); };
  return {.kind = row.as<host::Sitting>(kFirstOfSeat),
          .name = text(1),
          .hat = text(2),
          .lang = text(3),
          .bot = text(4),
          .token_hash = text(5),
          .nonce_hash = text(6),
          .nonce = text(7),
          .last_seen = {row.number(kFirstOfSeat + 8)}};
}

}  // namespace

std::string select_records(const std::string& which, const std::string& order) {
  return "SELECT " + std::string(kColumns) + " FROM (SELECT * FROM tables " + which +
         ") t LEFT JOIN seats s ON s.table_id = t.id ORDER BY " + order + "t.id DESC, s.seat";
}

Outcome<std::vector<TableRecord>, Fault> records_of(const Result& rows) {
  std::vector<TableRecord> records;
  for (const Row& row : rows.rows) {
    if (records.empty() || records.back().id != row.text(0)) {
      auto record = record_of(row);
      if (!record) return record.error();
      records.push_back(std::move(*record));
    }
    if (!row.is_null(kFirstOfSeat)) records.back().seats.push_back(seat_of(row));
  }
  return records;
}

bool insert_record(Session& session, const TableRecord& table, const journal::Header& header) {
  const Result inserted = session.run(
      "INSERT INTO tables (id, title, header, revision, version, settings, listed, commitment, deals, opener_hash, "
      "watch_hash, created, state, head, change, moved, ended, writer, due, poll, next) "
      "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 0, $14, $15, 0, $16, $17, $18, $19) "
      "ON CONFLICT (id) DO NOTHING",
      {table.id, header.setup.title, journal::print(header), std::int64_t{table.revision}, std::int64_t{table.version},
       table.settings, std::int64_t{table.listed ? 1 : 0}, table.commitment, std::int64_t{table.deals},
       table.opener_hash, table.watch_hash, table.created.milliseconds, std::int64_t{static_cast<int>(table.state)},
       std::int64_t{table.change}, table.moved.milliseconds, table.writer,
       table.due ? Value(table.due->milliseconds) : Value(nullptr), table.poll, table.next});
  return inserted.changed == 1;
}

void put_seats(Session& session, const TableRecord& table) {
  for (std::size_t at = 0; at < table.seats.size(); ++at) {
    const SeatRecord& seat = table.seats[at];
    session.run(
        "INSERT INTO seats (table_id, seat, kind, name, hat, lang, bot, token_hash, nonce_hash, nonce, last_seen) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT (table_id, seat) DO UPDATE SET "
        "kind = excluded.kind, name = excluded.name, hat = excluded.hat, lang = excluded.lang, bot = excluded.bot, "
        "token_hash = excluded.token_hash, nonce_hash = excluded.nonce_hash, nonce = excluded.nonce, "
        "last_seen = excluded.last_seen",
        {table.id, static_cast<std::int64_t>(at), std::int64_t{static_cast<int>(seat.kind)}, seat.name, seat.hat,
         seat.lang, seat.bot, seat.token_hash, seat.nonce_hash, seat.nonce, seat.last_seen.milliseconds});
  }
}

Outcome<journal::Header, Fault> header_of(const std::string& text, const host::TableId& table) {
  auto journal = journal::parse(text, journal::TornEnd::refuse);
  if (!journal) return journal.error().with("file", table);
  return std::move(journal->header);
}

}  // namespace bell::store
