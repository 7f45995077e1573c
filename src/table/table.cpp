// The table: every action enters through submit() or propose().
#include "table/table.h"

#include <algorithm>
#include <utility>

#include "engine/revision.h"
#include "table/inside.h"
#include "view/verb_form.h"

namespace bell::table {

Table::Table(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
Table::Table(Table&&) noexcept = default;
Table& Table::operator=(Table&&) noexcept = default;
Table::~Table() = default;

Outcome<Table, OpenFault> Table::open(const Order& order, journal::Store& store, const journal::TableId& id,
                                      Staff staff) {
  const journal::Header header{
      .setup = order.setup, .revision = revision_of(order.setup.title).value_or(0), .players = order.players};
  auto course = Course::open(header, Revisions::ours, staff.rules.get());
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
  const Revisions revisions = staff.any_revision ? Revisions::any : Revisions::ours;
  auto course = Course::open(journal->header, revisions, staff.rules.get());
  if (!course) return course.error();
  course->allow(staff.allowance.count());
  auto inside = std::make_unique<Inside>(std::move(*course), store, id, std::move(staff));
  if (const auto fault = inside->follow(journal->entries)) return OpenFault{*fault};
  if (const auto fault = inside->seat_players()) return OpenFault{*fault};
  return Table(std::move(inside));
}

Outcome<Submitted, Fault> Table::submit(Seat seat, const Action& act, std::uint32_t decision, std::uint64_t id,
                                        Timestamp now) {
  for (int tries = 0; tries < Inside::kMostTries; ++tries) {
    if (const auto judged = inside_->judge(seat, act, {decision, id})) return *judged;
    if (auto fault = refuse_foreign()) return std::move(*fault);
    const auto written = inside_->write(inside_->draft_answer(seat, act, {decision, id}, now));
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
  if (const auto fault = inside_->course.refuse(command, journal::kTable)) return *fault;
  if (const auto hired = inside_->staff.hire(mind, setup(), seat); !hired) return hired.error();
  return inside_->obey(command, journal::kTable, 0, now);
}

Outcome<std::uint32_t, Fault> Table::give_back(Seat seat, Timestamp now) {
  return inside_->obey(journal::Back{seat}, journal::kTable, 0, now);
}

Outcome<std::uint32_t, Fault> Table::resign(Seat seat, Timestamp now) {
  return inside_->obey(journal::Resign{}, seat, 0, now);
}

Outcome<std::uint32_t, Fault> Table::undo(Seat seat, Timestamp now) {
  if (undo_way(seat) == UndoWay::no) return Fault{FaultCode::no_undo, {}};
  return inside_->obey(journal::Undo{inside_->course.last_answer(seat)}, seat, 0, now);
}

std::optional<Fault> Table::refuse_foreign() const {
  if (!is_foreign()) return std::nullopt;
  return Fault{FaultCode::other_revision,
               {{"title", setup().title},
                {"written", std::to_string(inside_->course.header().revision)},
                {"known", std::to_string(known_revision())}}};
}

std::optional<Outcome<Submitted, Fault>> Table::propose(Seat seat, const Action& act, std::uint32_t decision,
                                                        std::uint64_t id, Timestamp now) {
  if (auto judged = inside_->judge(seat, act, {decision, id})) return Outcome<Submitted, Fault>(*judged);
  if (auto fault = refuse_foreign()) return Outcome<Submitted, Fault>(std::move(*fault));
  inside_->pending.emplace(inside_->draft_answer(seat, act, {decision, id}, now));
  return std::nullopt;
}

std::optional<Outcome<Submitted, Fault>> Table::propose(const journal::Command& command, Seat by, std::uint64_t id,
                                                        Timestamp now) {
  if (auto judged = inside_->judge(command, by, id)) return judged;
  inside_->pending.emplace(inside_->draft_command(command, by, id, now));
  return std::nullopt;
}

bool Table::propose_luck(Timestamp now) {
  if (!turn().is_chance() || is_foreign()) return false;
  Draft next = inside_->draft(now);
  next.go_on();
  inside_->pending.emplace(std::move(next));
  return true;
}

const journal::Change* Table::pending() const { return inside_->pending ? &inside_->pending->change() : nullptr; }
std::uint32_t Table::head() const { return inside_->course.chain().seq(); }

std::uint32_t Table::confirm() {
  inside_->confirm();
  return change();
}

void Table::reject() { inside_->pending.reset(); }

Outcome<bool, Fault> Table::follow(const std::vector<journal::Entry>& news) {
  std::optional<std::uint64_t> ours;
  if (inside_->pending) ours = inside_->pending->change().entries.back().checkpoint;
  inside_->pending.reset();
  if (auto fault = inside_->follow(news)) return std::move(*fault);
  return ours && std::ranges::find(news, *ours, &journal::Entry::checkpoint) != news.end();
}

// Only the dealer makes chance actions: from outside they are never in turn.
Refusal Table::refuse(const Action& act) const {
  if (is_chance(act)) return {Reason::not_your_turn, cited()};
  return inside_->match().refuse(act);
}

std::optional<Action> Table::read_action(Seat seat, std::string_view text) const {
  for (const Action& action : legal_for(seat))
    if (notation(action) == text) return action;
  std::vector<Action> meant;
  EveryTitle::visit_named(setup().title, [&]<class Title>() {
    if constexpr (requires { Title::verbs(); }) meant = read_actions(Title::verbs(), text, seat);
    return true;
  });
  if (meant.empty()) return std::nullopt;
  const auto possible = std::ranges::find_if(meant, [this](const Action& act) { return !refuse(act).is_refused(); });
  return possible == meant.end() ? meant.front() : *possible;
}

AnySight Table::sight_for(Seat seat) const {
  return {.setup = setup(),
          .seat = seat,
          .view = view_for(viewer_of(seat)),
          .memory = told(viewer_of(seat), 0),
          .choices = choices_for(seat)};
}

bool Table::is_foreign() const { return inside_->course.is_foreign(); }
int Table::known_revision() const { return revision(setup().title); }
UndoWay Table::undo_way(Seat seat) const {
  return inside_->staff.judges_undo ? inside_->course.undo_way(seat) : UndoWay::no;
}
std::uint32_t Table::last_answer(Seat seat) const { return inside_->course.last_answer(seat); }
std::vector<std::uint32_t> Table::undone() const { return inside_->course.undone(); }
SeatMask Table::resigned() const { return inside_->course.resigned(); }
bool Table::has_stand_in(Seat seat) const { return inside_->course.has_stand_in(seat); }
Timestamp Table::at() const { return inside_->course.at(); }
Timestamp Table::asked_at(Seat seat) const { return inside_->course.asked_at(seat); }
std::int64_t Table::stood_still(Seat seat) const { return inside_->course.stood_still(seat); }
std::int64_t Table::overtime(Seat seat) const { return inside_->course.overtime(seat); }
Timestamp Table::deadline(Seat seat, std::int64_t bank) const { return inside_->course.deadline(seat, bank); }
Table::Ahead Table::ahead(std::int64_t bank) const {
  const Course& course = inside_->pending ? inside_->pending->course() : inside_->course;
  Ahead found;
  for (const Seat seat : course.match().turn().seats()) {
    if (course.player(seat) != kHuman) {
      found.is_minds_turn = true;
      continue;
    }
    const Timestamp deadline = course.deadline(seat, bank);
    if (!found.deadline || deadline < *found.deadline) found.deadline = deadline;
  }
  return found;
}
std::vector<ToldAt> Table::told_since(Viewer viewer, std::uint32_t change) const {
  const std::vector<Mark>& marks = inside_->course.marks();
  auto mark = std::ranges::upper_bound(marks, change, {}, &Mark::change);
  const std::size_t from = mark == marks.begin() ? 0 : std::prev(mark)->told;
  std::vector<ToldAt> all;
  std::size_t at = from;
  std::vector<AnySeenEvent> facts = told(viewer, from);
  all.reserve(facts.size());
  for (AnySeenEvent& fact : facts) {
    while (mark != marks.end() && mark->told <= at) ++mark;
    all.push_back({mark == marks.end() ? this->change() : mark->change, std::move(fact)});
    ++at;
  }
  return all;
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
