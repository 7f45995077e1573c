// A table's record as rows and back. For this room only.
#pragma once

#include "host/register.h"
#include "kernel/outcome.h"
#include "store/session.h"

namespace bell::store {

// `which` is a SELECT of ids, or a condition that names the table t; rows come with their seats, as records_of wants.
std::string select_records(const std::string& which, const std::string& order);
// A header that can't be read is a fault.
Outcome<std::vector<host::TableRecord>, Fault> records_of(const Result& rows);

// Nothing happens, and false is said, if there is a table of that name.
bool insert_record(Session& session, const host::TableRecord& table, const journal::Header& header);
void put_seats(Session& session, const host::TableRecord& table);

Outcome<journal::Header, Fault> header_of(const std::string& text, const host::TableId& table);

}  // namespace bell::store
