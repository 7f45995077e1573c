// The table: one door in for every action.
#include "table/table.h"

#include <utility>

#include "engine/revision.h"
#include "table/inside.h"

namespace bell::table {

Table::Table(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
Table::Table(Table&&) noexcept = default;
Table& Table::operator=(Table&&) noexcept = default;
Table::~Table() = default;

Outcome<Table, OpenFault> Table::open(const Order& order, journal::Store& store, const journal::TableId& id,
                                      Staff staff) {
  const journal::Header header{
      .setup = order.setup, .revision = revision_of(order.setup.title).value_or(0), .players = order.players};
  auto course = Course::open(header);
  if (!course) return course.error();
  auto inside = std::make_unique<Inside>(std::move(*course), store, id, std::move(staff));
  if (const auto fault = inside->seat_players()) return OpenFault{*fault};
  if (const auto fault = store.create(id, header)) return OpenFault{*fault};
  return Table(std::move(inside));
}

Outcome<Table, OpenFault> Table::resume(journal::Store& store, const journal::TableId& id, Staff staff) {
  if (const auto fault = store.claim(id)) return OpenFault{*fault};
  const auto journal = store.read(id, 1);
  if (!journal) return OpenFault{journal.error()};
  auto course = Course::open(journal->header);
  if (!course) return course.error();
  auto inside = std::make_unique<Inside>(std::move(*course), store, id, std::move(staff));
  if (const auto read = inside->catch_up(); !read) return OpenFault{read.error()};
  if (const auto fault = inside->seat_players()) return OpenFault{*fault};
  return Table(std::move(inside));
}

Outcome<Submitted, Fault> Table::submit(Seat seat, const Action& act, std::uint32_t decision, std::uint64_t id,
                                        Timestamp now) {
  for (int tries = 0; tries < Inside::kMostTries; ++tries) {
    if (const auto judged = inside_->judge(seat, act, {decision, id})) return *judged;
    Draft next = inside_->draft(now);
    next.act(act, decision, id);
    next.go_on();
    const auto written = inside_->write(std::move(next));
    if (!written) return written.error();
    if (*written) return Submitted{.ending = Submitted::Ending::done, .change = **written};
  }
  return Fault{FaultCode::overtaken};
}

Outcome<bool, Fault> Table::advance_one(Timestamp now) {
  if (turn().is_chance()) {
    Draft next = inside_->draft(now);
    next.go_on();
    const auto written = inside_->write(std::move(next));
    if (!written) return written.error();
    return true;
  }
  const auto seat = inside_->mind_in_turn();
  if (!seat) return false;
  const auto mind = inside_->mind_at(*seat);
  if (!mind) return mind.error();
  const Action act = (*mind)->think(sight_for(*seat), inside_->staff.patience);
  const auto submitted = submit(*seat, act, decision(*seat), 0, now);
  if (!submitted) return submitted.error();
  if (submitted->ending == Submitted::Ending::refused)
    return Fault{FaultCode::illegal_answer, {{"bot", player(*seat)}}};
  return true;
}

Outcome<std::uint32_t, Fault> Table::advance(Timestamp now) {
  for (;;) {
    const auto moved = advance_one(now);
    if (!moved) return moved.error();
    if (!*moved) return change();
  }
}

Outcome<std::uint32_t, Fault> Table::stand_in(Seat seat, const std::string& mind, Timestamp now) {
  const journal::Command command = journal::StandIn{mind, seat};
  if (const auto fault = inside_->course.refuse(command)) return *fault;
  if (const auto hired = inside_->staff.hire(mind, setup(), seat); !hired) return hired.error();
  return inside_->obey(command, now);
}

Outcome<std::uint32_t, Fault> Table::give_back(Seat seat, Timestamp now) {
  return inside_->obey(journal::Back{seat}, now);
}

// Luck is the dealer's alone: a chance action from outside is never in turn.
Refusal Table::refuse(const Action& act) const {
  if (is_chance(act)) return {Reason::not_your_turn, cited()};
  return inside_->match().refuse(act);
}

AnySight Table::sight_for(Seat seat) const {
  return {.setup = setup(),
          .seat = seat,
          .view = view_for(viewer_of(seat)),
          .memory = told(viewer_of(seat), 0),
          .choices = choices_for(seat)};
}

const Setup& Table::setup() const { return inside_->course.header().setup; }
int Table::seats() const { return inside_->match().seats(); }
std::string Table::player(Seat seat) const { return inside_->course.player(seat); }
bool Table::is_human(Seat seat) const { return inside_->course.player(seat) == kHuman; }
Turn Table::turn() const { return inside_->match().turn(); }
Rule Table::cited() const { return inside_->match().cited(); }
std::uint32_t Table::change() const { return inside_->course.change(); }
std::uint32_t Table::decision(Seat seat) const { return inside_->course.decision(seat); }
std::vector<Action> Table::legal_for(Seat seat) const { return inside_->match().legal(seat); }
std::vector<Choice> Table::choices_for(Seat seat) const { return inside_->match().choices(seat); }
AnyView Table::view_for(Viewer viewer) const { return inside_->match().view_for(viewer); }
std::vector<AnySeenEvent> Table::told(Viewer viewer, std::size_t from) const {
  return inside_->match().told(viewer, from);
}
std::size_t Table::told_so_far() const { return inside_->match().told_so_far(); }
std::string Table::notation(const Action& act) const { return inside_->match().notation(act); }
std::int32_t Table::score(Seat seat) const { return inside_->match().score(seat); }
SeatMask Table::winners() const { return inside_->match().winners(); }
std::vector<Fault> Table::lost_turns() const {
  std::vector<Fault> all;
  for (const auto& [player, mind] : inside_->sitting)
    if (const auto lost = mind == nullptr ? std::nullopt : mind->lost_turns()) all.push_back(*lost);
  return all;
}

}  // namespace bell::table
