// Encodes every message, and decodes those that clients send.
#pragma once

#include <string>

#include "wire/afterwards.h"
#include "wire/analysis.h"
#include "wire/from_client.h"
#include "wire/house.h"
#include "wire/lobby.h"
#include "wire/to_client.h"

namespace bell::wire {

// Appends the message to `out`, directly from its list of fields.
void write(std::string& out, const Welcome& message);
void write(std::string& out, const Gathering& message);
void write(std::string& out, const Update& message);
void write(std::string& out, const Done& message);
void write(std::string& out, const No& message);
void write(std::string& out, const Why& message);
void write(std::string& out, const Chat& message);
void write(std::string& out, const Hints& message);
void write(std::string& out, const Beat& message);
void write(std::string& out, const Bye& message);

void write(std::string& out, const About& message);
void write(std::string& out, const Titles& message);
void write(std::string& out, const Tables& message);
void write(std::string& out, const TableCard& message);
void write(std::string& out, const Opened& message);
void write(std::string& out, const Seated& message);
void write(std::string& out, const RuleBook& message);
void write(std::string& out, const ReplayPage& message);
void write(std::string& out, const Certificate& message);
void write(std::string& out, const Analysis& message);
void write(std::string& out, const Relinking& message);
void write(std::string& out, const NewTable& message);
void write(std::string& out, const Sit& message);

// Parts of updates, spelled once for all that have them in common.
Spelled<Told> spelled(const Told& told);
Spelled<std::vector<Person>> spelled(const std::vector<Person>& people);
Spelled<ClockNow> spelled(const ClockNow& clock);
Spelled<Vote> spelled(const Vote& vote);
Spelled<Over> spelled(const Over& over);

// A request's body, or the path of the first invalid part. Precondition: `body` is within the size limit of requests.
Outcome<NewTable, Problem> read_new_table(std::string_view body);
Outcome<Sit, Problem> read_sit(std::string_view body);
Outcome<FreeSeat, Problem> read_free_seat(std::string_view body);
Outcome<AskRelink, Problem> read_ask_relink(std::string_view body);
Outcome<SeatBot, Problem> read_seat_bot(std::string_view body);
Outcome<Mine, Problem> read_mine(std::string_view body);
Outcome<Certificate, Problem> read_certificate(std::string_view text);

}  // namespace bell::wire
