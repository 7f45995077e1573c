// Writes one change at a time. Requests that arrive meanwhile wait, and a change is announced only after it is written.
#include "host/desk.h"

#include <utility>

#include "deal/deal.h"
#include "host/edition.h"
#include "host/guest.h"
#include "host/words.h"
#include "view/steps.h"

namespace bell::host {
namespace {

constexpr std::chrono::milliseconds kTryAgain{1000};

// The dealer of a table. It draws nothing until everyone who is going to open a nonce has done so.
std::unique_ptr<const Dealer> dealer_of(const TableRecord& record, const std::string& secret) {
  deal::Nonces nonces;
  for (std::size_t at = 0; at < record.seats.size(); ++at)
    nonces[seat_at(static_cast<int>(at))] = deal::from_hex(record.seats[at].nonce);
  const deal::Bytes32 key = deal::key(deal::from_hex(secret).value_or(deal::Bytes32{}), record.id,
                                      deal::hash(deal::order_text(record.setup)), nonces);
  return std::make_unique<deal::KeyedDealer>(
      key, [title = record.setup.title](std::uint16_t step) { return step_name(title, step); });
}

Outcome<std::unique_ptr<table::Table>, Fault> take_up(House& house, const TableRecord& record) {
  const auto secret = house.registry().secret(record.id);
  if (!secret) return secret.error();
  const Settings settings = Settings::from(record.settings);
  const auto& bring = house.staff.dealer;
  table::Staff staff{.dealer = bring ? bring(record.id) : dealer_of(record, *secret), .hire = {}};
  staff.stand_in = house.staff.timings.stand_in_bot;
  staff.allowance = settings.allowance();
  staff.judges_undo = settings.order.undo;
  staff.any_revision = true;
  staff.rules = house.rules_of(record.setup);
  auto table = table::Table::resume(house.registry().journals(), record.id, std::move(staff));
  if (table) return std::make_unique<table::Table>(std::move(*table));
  const auto* fault = std::get_if<Fault>(&table.error());
  const int known = table::revision(record.setup.title);
  // The journal is left as it is; the fault names the revision that wrote it.
  if (fault != nullptr && fault->facts.contains("number") && record.revision != known)
    return Fault{FaultCode::other_revision,
                 {{"title", record.setup.title},
                  {"written", std::to_string(record.revision)},
                  {"known", std::to_string(known)}}};
  return fault != nullptr ? *fault : Fault{FaultCode::bad_components, {{"why", record.setup.title}}};
}

}  // namespace

Outcome<std::shared_ptr<Desk>, Fault> Desk::wake(House& house, const TableId& table) {
  auto record = house.registry().find(table);
  if (!record) return record.error();
  std::unique_ptr<table::Table> taken;
  if (record->state != State::gathering && record->change + (record->state == State::playing ? 1U : 0U) > 0) {
    auto taken_up = take_up(house, *record);
    if (!taken_up) return taken_up.error();
    taken = std::move(*taken_up);
  }
  return std::make_shared<Desk>(house, std::move(*record), std::move(taken));
}

Desk::Desk(House& house, TableRecord record, std::unique_ptr<table::Table> table)
    : house_(house),
      id_(record.id),
      strand_(Strand::over(*house.staff.desk)),
      record_(std::move(record)),
      settings_(Settings::from(record_.settings)),
      table_(std::move(table)),
      quiet_since_(house.now()) {
  away_since_.fill(house.now());
}

Desk::~Desk() = default;

// Breaks reference cycles: a waiting task owns the table, which owns its strand and thereby the task; a connection owns
// its visit, which owns the connection.
void Desk::dissolve() {
  strand_->close();
  for (const auto& guest : guests_) guest->leave();
  guests_.clear();
  waiting_.clear();
}

void Desk::open_table() {
  is_busy_ = true;
  house_.staff.archive->post([self = shared_from_this(), record = record_] {
    auto taken = std::make_shared<Outcome<std::unique_ptr<table::Table>, Fault>>(take_up(self->house_, record));
    self->post([self, taken] {
      self->is_busy_ = false;
      if (!*taken) {
        self->house_.staff.time->after(kTryAgain, [self] { self->post([self] { self->move_on(); }); });
        return self->run_next();
      }
      self->table_ = std::move(**taken);
      // Nobody was missed while people gathered.
      for (const Seat seat : seats_of(self->table_->seats()))
        if (!self->is_here(seat)) self->away_since_[seat] = self->house_.now();
      self->tell_all();
      self->move_on();
    });
  });
}

// A request that arrives during an outage waits behind the unsaved change, and its sender is told so.
bool Desk::enqueue(Job job) {
  if (waiting_.size() >= static_cast<std::size_t>(house_.staff.limits.waiting)) {
    ++house_.counters.busy;
    return false;
  }
  if (is_unsaved_) tell_not_saved(job);
  waiting_.push_back(std::make_shared<Job>(std::move(job)));
  run_next();
  return true;
}

void Desk::tell_not_saved(Job& job) {
  if (const auto tell = std::exchange(job.not_saved, nullptr)) tell();
}

void Desk::run_next() {
  while (!is_busy_ && !waiting_.empty()) {
    const auto job = std::move(waiting_.front());
    waiting_.erase(waiting_.begin());
    run(job);
  }
}

void Desk::run(const std::shared_ptr<Job>& job) {
  if (const auto said = job->propose()) {
    job->ended(*said);
    return flush();
  }
  write_down(job);
}

// The write failed or another node was faster, so the job is judged again. It may end without writing; other jobs wait
// behind it.
void Desk::run_again(const std::shared_ptr<Job>& job) {
  if (is_over()) return job_done(job, Fault{FaultCode::closed, {}});
  if (const auto said = job->propose()) return job_done(job, *said);
  write_down(job);
}

void Desk::write_down(const std::shared_ptr<Job>& job) {
  is_busy_ = true;
  Append append{.table = id_, .head = table_->head(), .change = *table_->pending(), .due = next_due()};
  append.keeps_due = std::exchange(is_due_known_, false) && append.due == record_.due;
  record_.due = append.due;
  house_.writer->append(std::move(append), [self = shared_from_this(), job](const journal::Appended& ended) {
    self->post([self, job, ended] { self->appended(job, ended); });
  });
}

void Desk::appended(const std::shared_ptr<Job>& job, const journal::Appended& appended) {
  if (appended.ending == journal::Appended::Ending::done) {
    is_due_known_ = true;
    const std::uint32_t change = table_->confirm();
    return job_done(job, table::Submitted{.ending = table::Submitted::Ending::done, .change = change});
  }
  if (appended.ending == journal::Appended::Ending::unknown) {
    ++house_.counters.unsaved;
    if (!is_unsaved_) unsaved_since_ = house_.now();
    is_unsaved_ = true;
    tell_not_saved(*job);
    for (const auto& behind : waiting_) tell_not_saved(*behind);
  }
  find_out(job);
}

// Another node wrote, or we don't know whether our own write got through: read the journal.
void Desk::find_out(const std::shared_ptr<Job>& job) {
  house_.staff.archive->post([self = shared_from_this(), job, from = table_->head() + 1] {
    auto news =
        std::make_shared<Outcome<journal::Journal, Fault>>(self->house_.registry().journals().read(self->id_, from));
    self->post([self, job, news] { self->found_out(job, *news); });
  });
}

// If our change is not there, try again: at once if another node was faster, after a pause if the store was away.
void Desk::found_out(const std::shared_ptr<Job>& job, const Outcome<journal::Journal, Fault>& news) {
  const auto later = [&](void (Desk::*what)(const std::shared_ptr<Job>&)) {
    house_.staff.time->after(
        kTryAgain, [self = shared_from_this(), job, what] { self->post([self, job, what] { ((*self).*what)(job); }); });
  };
  if (!news) return later(&Desk::find_out);
  const std::uint32_t ours = table_->pending() != nullptr ? table_->pending()->entries.back().change : 0;
  const auto followed = table_->follow(news->entries);
  if (!followed) return job_done(job, followed.error());
  if (*followed) return job_done(job, table::Submitted{.ending = table::Submitted::Ending::done, .change = ours});
  if (!news->entries.empty()) happened();
  if (job->is_for_now) return job_done(job, table::Submitted{.ending = table::Submitted::Ending::stale});
  is_unsaved_ ? later(&Desk::run_again) : run_again(job);
}

void Desk::job_done(const std::shared_ptr<Job>& job, const Result& result) {
  is_busy_ = false;
  const std::int64_t lost = is_unsaved_ ? house_.now().milliseconds - unsaved_since_.milliseconds : 0;
  is_unsaved_ = false;
  job->ended(result);
  if (result && result->ending == table::Submitted::Ending::done) {
    ++house_.counters.moves;
    happened();
    call_absent_people();
  } else if (lost > 0) {
    tell_all();  // clocks run again
  }
  flush();
  if (lost > 0 && settings_.has_clock() && !is_over()) order(journal::ClockStop{(lost + 999) / 1000});
  go_on();
}

// What another node wrote meanwhile comes first.
void Desk::go_on() {
  if (is_behind_ && !is_busy_) return catch_up();
  run_next();
  move_on();
}

void Desk::flush() {
  for (const auto& guest : guests_) guest->flush();
}

// The match has changed: update everyone.
void Desk::happened() {
  if (table_->turn().is_over()) record_.state = State::finished;
  record_.head = table_->head();
  record_.change = table_->change();
  record_.moved = table_->at();
  if (thought_ && table_->decision(thought_->seat) != thought_->decision) thought_.reset();
  tell_all();
  look_at_vote();
}

// Another node may have written, or somebody may have sat down there.
void Desk::catch_up() {
  if (!guests_.empty()) hear_chat(chat_ + 1);
  is_behind_ = is_busy_;
  if (is_busy_) return;
  is_busy_ = true;
  read_news([this, self = shared_from_this()](const News& news) {
    is_busy_ = false;
    take_news(news);
    go_on();
  });
}

// Everything that the store has beyond what is known here; `then` on the strand.
void Desk::read_news(std::function<void(const News&)> then) {
  house_.staff.archive->post([self = shared_from_this(), from = head() + 1, has_table = table_ != nullptr, then] {
    const auto news = std::make_shared<News>(News{self->house_.registry().find(self->id_), journal::Journal{}});
    if (has_table) news->journal = self->house_.registry().journals().read(self->id_, from);
    self->post([news, then] { then(*news); });
  });
}

// Precondition: nothing is being written.
void Desk::take_news(const News& news) {
  const bool is_newer = news.record && news.record->version > record_.version;
  if (is_newer) {
    take_record(*news.record);
    end_old_links();
  }
  std::vector<journal::Entry> entries;
  if (table_ && news.journal) entries = news.journal->entries;
  std::erase_if(entries, [this](const journal::Entry& entry) { return entry.seq <= head(); });
  if (!entries.empty() && table_->follow(entries)) return happened();
  if (is_newer) tell_all();
}

void Desk::look_again() {
  tell_all();
  move_on();
}

void Desk::order(const journal::Command& command) {
  enqueue({.propose = [this, command]() -> std::optional<Result> {
             if (!table_ || table_->turn().is_over()) return Fault{FaultCode::match_over, {}};
             return table_->propose(command, journal::kTable, 0, house_.now());
           },
           .ended = [](const Result&) {}});
}

void Desk::move_on() {
  if (is_busy_ || is_asleep_) return;
  if (record_.state == State::gathering) return begin_if_ready();
  if (record_.state == State::playing && !table_) return open_table();
  if (record_.state != State::playing) return set_timer();
  if (table_->is_foreign()) {
    ask_revision();
    return set_timer();
  }
  if (table_->turn().is_chance() && !is_unsaved_) {
    enqueue({.propose = [this]() -> std::optional<Result> {
               if (!table_->propose_luck(house_.now())) return Result(table::Submitted{});
               return std::nullopt;
             },
             .ended = [](const Result&) {}});
    return;
  }
  charge_gap();
  think();
  set_timer();
}

}  // namespace bell::host
