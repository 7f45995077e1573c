// The table: one door in for every action, and the journal before the truth.
#include "table/table.h"

#include <algorithm>
#include <optional>

#include "bots/choose.h"
#include "external/bot.h"
#include "journal/journal.h"
#include "journal/writer.h"
#include "kernel/dealer.h"
#include "kernel/hash.h"
#include "kernel/per.h"
#include "table/bot_seat.h"
#include "table/opening.h"
#include "table/replay.h"

namespace bell::table {
namespace {

constexpr std::string_view kHuman = "human";

std::optional<OpenFault> refuse_players(const Order& order, int seats) {
  if (order.players.size() != static_cast<std::size_t>(seats))
    return OpenFault{
        {}, std::to_string(seats) + " players are needed, " + std::to_string(order.players.size()) + " were named."};
  for (const std::string& player : order.players) {
    if (const auto problem = refuse_program(player)) return OpenFault{{}, problem->text};
    if (player == kHuman || bot_exists(player)) continue;
    std::string known;
    for (const std::string& name : bots::names()) known += (known.empty() ? "" : ", ") + name;
    return OpenFault{{}, "There is no bot called " + player + "; there are: " + known + "."};
  }
  return std::nullopt;
}

std::optional<OpenFault> refuse_strange_programs(const Order& order) {
  for (const std::string& player : order.players)
    if (external::is_program(player) &&
        std::find(order.programs.begin(), order.programs.end(), player) == order.programs.end())
      return OpenFault{{}, "The journal seats a program; if you want it to be run, add --bots " + player};
  return std::nullopt;
}

}  // namespace

std::vector<std::string> bot_names() { return bots::names(); }
bool bot_exists(std::string_view name) {
  return external::is_program(name) ? !refuse_program(name) : bots::exists(name);
}
std::optional<Problem> refuse_program(std::string_view name) {
  if (!external::is_program(name)) return std::nullopt;
  return external::refuse(external::read_program(name));
}

struct Table::Inside {
  Order order;
  std::unique_ptr<Match> match;
  Dealer dealer{0};
  std::optional<journal::Writer> writer;
  std::uint64_t checkpoint = 0;
  std::uint32_t seq = 0;
  PerSeat<std::optional<external::Bot>> programs{};

  void seat_programs() {
    for (const Seat seat : seats_of(match->seats()))
      if (external::is_program(player(seat)))
        programs[seat].emplace(external::read_program(player(seat)), external::Voice::muted,
                               std::vector{order.journal_path});
  }
  const std::string& player(Seat seat) const { return order.players[static_cast<std::size_t>(index(seat))]; }

  // The action becomes real only once it is written: until then it happened to a copy.
  std::optional<Problem> take(const Action& act) {
    auto after = match->clone();
    after->apply_assuming_legal(act);
    const std::uint64_t next = journal::next_checkpoint(checkpoint, after->hash());
    if (writer) {
      std::string text = journal::print(journal::Entry{seq + 1, act.by, match->notation(act), next, 0});
      if (after->turn().is_over()) text += journal::print_end(seq + 1, next);
      if (auto problem = writer->append(text)) return problem;
    }
    match = std::move(after);
    checkpoint = next;
    ++seq;
    return std::nullopt;
  }

  Action luck() const { return match->outcome(dealer.draw(match->chance_key(), match->outcomes())); }
  Rng mind_of(Seat seat) const {
    return Rng(combine(combine(order.seed, static_cast<std::uint64_t>(index(seat))), seq));
  }
  Action bot(Seat seat) {
    if (programs[seat]) return ask_program(*programs[seat], order.setup, *match, seat);
    Rng rng = mind_of(seat);
    return ask_bot(player(seat), *match, seat, rng);
  }
  std::optional<Seat> bot_in_turn() const {
    for (const Seat seat : match->turn().seats())
      if (player(seat) != kHuman) return seat;
    return std::nullopt;
  }
};

Table::Table(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
Table::Table(Table&&) noexcept = default;
Table& Table::operator=(Table&&) noexcept = default;
Table::~Table() = default;

Outcome<Table, OpenFault> Table::open(const Order& order) {
  auto match = open_setup(order.setup);
  if (!match) return match.error();
  if (auto fault = refuse_players(order, (*match)->seats())) return *fault;
  const journal::Header header{.setup = order.setup, .players = order.players};
  auto inside = std::make_unique<Inside>();
  if (!order.journal_path.empty()) {
    auto writer = journal::Writer::create(order.journal_path);
    if (!writer) return OpenFault{{}, writer.error().text};
    if (const auto problem = writer->append(journal::print(header))) return OpenFault{{}, problem->text};
    inside->writer = std::move(*writer);
  }
  inside->order = order;
  inside->match = std::move(*match);
  inside->dealer = Dealer(order.seed);
  inside->checkpoint = journal::first_checkpoint(header);
  inside->seat_programs();
  return Table(std::move(inside));
}

Outcome<Table, OpenFault> Table::resume(const Order& order) {
  auto journal = journal::read(order.journal_path, journal::TornEnd::leave_out);
  if (!journal) return OpenFault{{}, journal.error().text};
  const std::size_t length = journal->length;
  auto replay = Replay::open(std::move(*journal));
  if (!replay) return OpenFault{{}, order.journal_path + ": " + replay.error().text};
  while (!replay->at_end())
    if (const auto step = replay->step(); !step) return OpenFault{{}, order.journal_path + ", " + step.error().text};

  auto inside = std::make_unique<Inside>();
  inside->order = order;
  inside->order.setup = replay->journal().header.setup;
  if (inside->order.players.empty()) inside->order.players = replay->journal().header.players;
  if (auto fault = refuse_strange_programs(inside->order)) return *fault;
  if (auto fault = refuse_players(inside->order, replay->seats())) return *fault;
  auto writer = journal::Writer::reopen(order.journal_path, length);
  if (!writer) return OpenFault{{}, writer.error().text};
  inside->writer = std::move(*writer);
  inside->match = replay->match().clone();
  inside->dealer = Dealer(order.seed);
  inside->checkpoint = replay->checkpoint();
  inside->seq = static_cast<std::uint32_t>(replay->position());
  inside->seat_programs();
  return Table(std::move(inside));
}

Outcome<bool, Problem> Table::advance_one() {
  const Turn turn = inside_->match->turn();
  const auto bot = inside_->bot_in_turn();
  if (!turn.is_chance() && !bot) return false;
  if (const auto problem = inside_->take(turn.is_chance() ? inside_->luck() : inside_->bot(*bot))) return *problem;
  return true;
}

Outcome<std::uint32_t, Problem> Table::advance() {
  for (;;) {
    const auto moved = advance_one();
    if (!moved) return moved.error();
    if (!*moved) return inside_->seq;
  }
}

Outcome<Refusal, Problem> Table::submit(const Action& act) {
  const Refusal refusal = refuse(act);
  if (refusal.is_refused()) return refusal;
  if (const auto problem = inside_->take(act)) return *problem;
  return allowed();
}

// Luck is the dealer's alone: a chance action from outside is never in turn.
Refusal Table::refuse(const Action& act) const {
  if (is_chance(act)) return {Reason::not_your_turn, inside_->match->cited()};
  return inside_->match->refuse(act);
}

const Setup& Table::setup() const { return inside_->order.setup; }
int Table::seats() const { return inside_->match->seats(); }
bool Table::is_human(Seat seat) const { return player(seat) == kHuman; }
std::string Table::player(Seat seat) const { return inside_->player(seat); }
Turn Table::turn() const { return inside_->match->turn(); }
Rule Table::cited() const { return inside_->match->cited(); }
std::uint32_t Table::seq() const { return inside_->seq; }
std::vector<Action> Table::legal_for(Seat seat) const { return inside_->match->legal(seat); }
std::vector<Choice> Table::choices_for(Seat seat) const { return inside_->match->choices(seat); }
std::vector<Hint> Table::hints_for(Seat seat, std::size_t most) const {
  if (!inside_->match->turn().is_for(seat)) return {};
  Rng rng = inside_->mind_of(seat);
  std::vector<Hint> hints = judge_choices(*inside_->match, seat, rng);
  hints.resize(std::min(most, hints.size()));
  return hints;
}
AnyView Table::view_for(Viewer viewer) const { return inside_->match->view_for(viewer); }
std::vector<AnySeenEvent> Table::told(Viewer viewer, std::size_t from) const {
  return inside_->match->told(viewer, from);
}
std::size_t Table::told_so_far() const { return inside_->match->told_so_far(); }
std::string Table::notation(const Action& act) const { return inside_->match->notation(act); }
std::int32_t Table::score(Seat seat) const { return inside_->match->score(seat); }
SeatMask Table::winners() const { return inside_->match->winners(); }
std::vector<std::string> Table::lost_turns() const {
  std::vector<std::string> sentences;
  for (const auto& program : inside_->programs) {
    if (!program || program->lost().turns == 0) continue;
    const std::string count = std::to_string(program->lost().turns);
    sentences.push_back(program->name() + " lost " + count +
                        " turns to the first legal action; the first time: " + program->lost().first);
  }
  return sentences;
}

}  // namespace bell::table
