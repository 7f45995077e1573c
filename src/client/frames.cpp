// Only what the client uses of a message is looked for.
#include "client/frames.h"

#include <utility>

#include "kernel/seat.h"
#include "wire/parse.h"
#include "wire/reader.h"

namespace bell::client {
namespace {

using wire::Reader;

constexpr int kMostEntries = 100'000;  // of one list: a whole match is told at once to who comes back

template <class Check>
void each(const Reader& list, const Check& check) {
  const int count = list.size(kMostEntries);
  for (int nth = 0; nth < count; ++nth) check(list.at(nth));
}

void text_or_null(const Reader& thing) {
  if (!thing.is_null()) thing.text();
}

void check_people(const Reader& people, int players) {
  if (people.size(kMaxSeats) != players) return people.refuse("not_by_seats");
  for (int seat = 0; seat < players; ++seat) {
    const Reader person = people.at(seat);
    person.at("seat").number(seat, seat);
    person.at("kind").text();
    person.at("name").text();
    text_or_null(person.at("bot"));
    text_or_null(person.at("played_by"));
  }
}

void check_card(const Reader& card) {
  card.at("title").text();
  const int players = card.at("players").number(1, kMaxSeats);
  each(card.at("modules"), [](const Reader& module) { module.text(); });
  const Reader options = card.at("options");
  for (const std::string& name : options.keys(kMostEntries)) options.at(name).text();
  check_people(card.at("people"), players);
}

void check_sheet(const Reader& sheet) {
  each(sheet.at("columns"), text_or_null);
  each(sheet.at("rows"), [](const Reader& row) {
    text_or_null(row.at("label"));
    each(row.at("cells"), text_or_null);
  });
}

void check_update(const Reader& update) {
  update.at("epoch").text();
  update.at("change").natural();
  if (const Reader viewer = update.at("viewer"); !viewer.is_null()) viewer.seat(kMaxSeats);
  update.at("view").keys(kMostEntries);
  each(update.at("told"), [](const Reader& told) {
    told.at("change").natural();
    text_or_null(told.at("text"));
  });
  const Reader turn = update.at("turn");
  turn.at("seats").seats(kMaxSeats);
  text_or_null(turn.at("rule"));
  if (const Reader decision = turn.at("decision"); !decision.is_null()) decision.natural();
  each(update.at("choices"), [](const Reader& choice) { choice.at("action").text(); });
  const Reader people = update.at("people");
  check_people(people, people.size(kMaxSeats));
  if (const Reader over = update.at("over"); !over.is_null()) check_sheet(over.at("sheet"));
}

void check(const Reader& message) {
  const std::string kind = message.at("is").text();
  if (kind == "update") check_update(message);
  if (kind == "gathering") {
    check_card(message.at("card"));
    message.at("open_nonces").yes_or_no();
  }
  if (kind == "welcome" && !message.at("seat").is_null()) message.at("seat").seat(kMaxSeats);
  if (kind == "chat" && !message.at("seat").is_null()) message.at("seat").seat(kMaxSeats);
  if (kind == "done" || kind == "why" || kind == "hints") message.at("id").text();
  if (kind == "done") message.at("change").natural();
  if (kind == "chat" || kind == "no" || kind == "why" || kind == "bye") message.at("text").text();
  if (kind == "no" || kind == "why") text_or_null(message.at("rule"));
  if (kind == "no") {
    text_or_null(message.at("id"));
    message.at("code").text();
  }
  if (kind == "why") message.at("allowed").yes_or_no();
  if (kind == "bye") message.at("why").text();
  if (kind == "hints")
    each(message.at("hints"), [](const Reader& hint) {
      hint.at("action").text();
      hint.at("share").real();
    });
}

template <class Check>
Outcome<Json, Problem> checked(Json json, const Check& looks_through) {
  wire::FirstFault fault;
  looks_through(Reader(json, fault));
  if (fault) return *fault;
  return json;
}

}  // namespace

Outcome<Json, Problem> read_frame(std::string_view text) {
  auto json = wire::parse(text);
  if (!json) return json.error();
  return checked(std::move(*json), check);
}

Outcome<Json, Problem> read_card(Json card) { return checked(std::move(card), check_card); }

}  // namespace bell::client
