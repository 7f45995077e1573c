// Converts a table's record to rows and back. For this room only.
#pragma once

#include "host/register.h"
#include "kernel/outcome.h"
#include "store/session.h"

namespace bell::store {

// `which` is a SELECT of ids, or a condition on the table t; the rows contain the seats, as records_of expects.
std::string select_records(const std::string& which, const std::string& order);
// A header that cannot be parsed is a fault.
Outcome<std::vector<host::TableRecord>, Fault> records_of(const Result& rows);

// False, and nothing happens, if a table with that id exists.
bool insert_record(Session& session, const host::TableRecord& table, const journal::Header& header);
void put_seats(Session& session, const host::TableRecord& table);

Outcome<journal::Header, Fault> header_of(const std::string& text, const host::TableId& table);

}  // namespace bell::store
