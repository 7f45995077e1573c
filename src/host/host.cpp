// The public interface: finds the table, then calls it.
#include "host/host.h"

#include <algorithm>
#include <utility>

#include "deal/deal.h"
#include "host/critic.h"
#include "host/desk.h"
#include "host/guest.h"
#include "host/plain_text.h"
#include "host/records.h"
#include "host/words.h"
#include "table/table.h"

namespace bell::host {
namespace {

constexpr std::chrono::milliseconds kDueEvery{1000};
constexpr std::chrono::milliseconds kBeatEvery{5000};
constexpr std::string_view kOpen = "open";

std::string base64url(const std::string& bytes) {
  constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  std::string text;
  std::uint32_t bits = 0;
  int have = 0;
  for (const char byte : bytes) {
    bits = bits << 8U | static_cast<unsigned char>(byte);
    for (have += 8; have >= 6; have -= 6) text += kLetters[bits >> (have - 6) & 63U];
  }
  if (have > 0) text += kLetters[bits << (6 - have) & 63U];
  return text;
}

// Calls `then` with the table, on its strand; or answers with the reason why not.
template <class T, class Then>
void at_desk(const std::shared_ptr<House>& house, const TableId& table, const std::string& lang,
             const Answer<T>& answer, Then then) {
  if (house->is_full_for(table)) return answer(refusal(lang, "full"));
  house->with_desk(table, [lang, answer, then](const Outcome<std::shared_ptr<Desk>, Fault>& desk) {
    desk ? then(**desk) : answer(refusal(lang, desk.error()));
  });
}

Setup setup_of(const wire::NewTable& order) {
  return {.title = order.title,
          .seats = order.players,
          .modules = order.modules,
          .options = order.options,
          .components = {}};
}

// Checks an order before anything is opened.
std::optional<wire::No> refuse_order(const Staffing& staff, const wire::NewTable& order, const std::string& lang) {
  if (order.players < 1 || order.players > kMaxSeats) return refusal(lang, "bad_players");
  if (const auto fault = table::refuse_setup(setup_of(order))) return refusal(lang, *fault);
  if (order.seats.size() != static_cast<std::size_t>(order.players)) return refusal(lang, "bad_players");
  for (const std::string& seat : order.seats)
    if (seat != kOpen && std::ranges::find(staff.bots, seat) == staff.bots.end())
      return refusal(lang, "no_such_bot", {{"bot", seat.substr(0, 60)}});
  if (const auto code = refuse_clock(order.clock)) return refusal(lang, *code);
  if (!order.name.empty() && !plain_text(order.name, 2 * staff.limits.name))
    return refusal(lang, "bad_name", {{"most", "48"}});
  return std::nullopt;
}

bool is_over(const TableRecord& record) { return record.state == State::finished || record.state == State::closed; }

// What was hidden is for those who sat, or for all if the table was public; and only when the match is over.
std::optional<wire::No> refuse_reading(const TableRecord& record, const Asker& asker) {
  const bool may_read = record.listed || seat_of_token(record, asker.token) != kNoSeat;
  if (!may_read) return refusal(asker.lang, "not_seated");
  if (!is_over(record)) return refusal(asker.lang, "not_over");
  return std::nullopt;
}

// Calls `then` on the archive with what is written of a table, which need not wake, nor be one that our rules follow.
template <class T, class Then>
void at_record(const std::shared_ptr<House>& house, const TableId& table, const std::string& lang,
               const Answer<T>& answer, Then then) {
  house->staff.archive->post([house, table, lang, answer, then] {
    const auto record = house->registry().find(table);
    record ? then(*record) : answer(refusal(lang, record.error()));
  });
}

// A new table for `order`, with its journal and its secret; the tokens are the caller's.
struct NewRecord {
  TableRecord record;
  journal::Header header;
  std::string secret;
  std::string watch;
};
NewRecord new_record(const House& house, const wire::NewTable& order, const std::string& opener_hash) {
  NewRecord made;
  const deal::Bytes32 secret = house.new_secret();
  made.secret = deal::hex(secret);
  made.watch = base64url(house.staff.random(32));
  TableRecord& record = made.record;
  record.id = base64url(house.staff.random(16));
  record.setup = setup_of(order);
  record.revision = table::revision(order.title);
  record.settings = Settings{order}.text();
  record.listed = order.listed;
  record.commitment = deal::hex(deal::commitment(record.id, secret));
  record.opener_hash = opener_hash;
  record.watch_hash = deal::hex(deal::hash(made.watch));
  record.created = house.now();
  record.moved = record.created;
  for (const std::string& seat : order.seats)
    record.seats.push_back(seat == kOpen ? SeatRecord{} : SeatRecord{.kind = Sitting::bot, .bot = seat});
  record.due =
      Timestamp{record.created.milliseconds + std::chrono::milliseconds(house.staff.timings.not_begun).count()};
  made.header = {.setup = record.setup, .revision = record.revision, .players = {}};
  for (const std::string& seat : order.seats)
    made.header.players.push_back(seat == kOpen ? std::string(table::kHuman) : seat);
  return made;
}

void open_new(const std::shared_ptr<House>& house, NewRecord made, const std::string& lang,
              const Answer<wire::Opened>& answer) {
  house->staff.archive->post([house, made = std::move(made), lang, answer] {
    if (const auto fault = house->registry().open(made.record, made.header, made.secret))
      return answer(refusal(lang, *fault));
    answer(wire::Opened{made.record.id, made.record.commitment, made.watch});
    // A table of bots alone begins at once.
    house->with_desk(made.record.id, [](const Outcome<std::shared_ptr<Desk>, Fault>&) {});
  });
}

// Calls `done` when nothing is being written any more, or when that takes too long.
void await_idle(const std::shared_ptr<House>& house, std::int64_t until, const Task& done) {
  constexpr std::int64_t kPatience = 30'000;
  if (!house->writer->is_idle() && house->now().milliseconds <= until + kPatience) {
    house->staff.time->after(std::chrono::milliseconds(50), [house, until, done] { await_idle(house, until, done); });
    return;
  }
  house->is_over = true;
  done();
}

// The same order, with the same seats kept for the same people.
NewRecord again(const House& house, const TableRecord& before, const Asker& asker) {
  NewRecord made = new_record(house, Settings::from(before.settings).order, deal::hex(deal::hash(asker.token)));
  const Timestamp kept{house.now().milliseconds + std::chrono::milliseconds(house.staff.timings.rematch).count()};
  for (std::size_t at = 0; at < before.seats.size(); ++at)
    if (before.seats[at].kind == Sitting::person)
      made.record.seats[at] = {.token_hash = before.seats[at].token_hash, .last_seen = kept};
  return made;
}

// On the archive: opens a table unless there is one already, and has the old table refer to it. If two were opened at
// the same time, the second is removed.
void rematch_at(const std::shared_ptr<House>& house, const std::shared_ptr<Desk>& desk, const Asker& asker,
                const Answer<wire::Opened>& answer) {
  house->staff.archive->post([house, desk, asker, answer, before = desk->record()] {
    if (!before.next.empty()) {
      const auto found = house->registry().find(before.next);
      if (found) return answer(wire::Opened{found->id, found->commitment, ""});
      if (found.error().code != FaultCode::no_such_table) return answer(refusal(asker.lang, found.error()));
    }
    NewRecord made = again(*house, before, asker);
    if (const auto fault = house->registry().open(made.record, made.header, made.secret))
      return answer(refusal(asker.lang, *fault));
    const wire::Opened ours{made.record.id, made.record.commitment, made.watch};
    desk->post([house, desk, asker, answer, ours] {
      desk->go_on_at(ours.table, asker.lang, [house, desk, asker, answer, ours](Outcome<TableId, wire::No> next) {
        if (next && *next == ours.table) return answer(ours);
        house->staff.archive->post([house, ours] { house->registry().remove(ours.table); });
        if (!next) return answer(next.error());
        rematch_at(house, desk, asker, answer);
      });
    });
  });
}

}  // namespace

Host::Host(Staffing staffing) : house_(std::make_shared<House>(std::move(staffing))) {}
Host::~Host() { house_->close(); }

std::optional<Fault> Host::begin() {
  auto epoch = house_->registry().epoch();
  if (!epoch) return epoch.error();
  house_->epoch = *epoch;
  house_->note_store(nullptr);
  house_->writer->on_batch([house = std::weak_ptr(house_)](const Fault* away) {
    if (const auto here = house.lock()) here->note_store(away);
  });
  house_->beat();
  house_->registry().listen([house = std::weak_ptr(house_)](const std::vector<TableId>& tables) {
    if (const auto here = house.lock()) here->on_news(tables);
  });
  house_->again(kDueEvery, &House::look_for_due);
  house_->again(kBeatEvery, &House::beat);
  return std::nullopt;
}

void Host::drain(std::chrono::milliseconds until_gone, Task done) {
  if (house_->is_draining.exchange(true)) return;
  house_->staff.archive->post([house = house_, since = house_->now()] {
    house->registry().leave(house->staff.node, since);  // if that fails, a beat will be missing
  });
  const std::int64_t until = house_->now().milliseconds + until_gone.count();
  for (const auto& desk : house_->awake()) desk->post([desk, until] { desk->say_bye(wire::ByeWhy::restart, until); });
  house_->staff.time->after(until_gone,
                            [house = house_, until, done = std::move(done)] { await_idle(house, until, done); });
}

bool Host::is_store_well() const { return house_->is_store_well(); }
bool Host::is_draining() const { return house_->is_draining; }

void Host::open(const wire::NewTable& order, const Asker& asker, Answer<wire::Opened> answer) {
  if (house_->is_draining) return answer(refusal(asker.lang, "draining"));
  if (auto no = refuse_order(house_->staff, order, asker.lang)) return answer(std::move(*no));
  if (house_->is_full_for("")) return answer(refusal(asker.lang, "full"));
  const std::string opener = asker.token.empty() ? "" : deal::hex(deal::hash(asker.token));
  wire::NewTable spoken = order;
  if (!spoken.lang) spoken.lang = asker.lang;
  open_new(house_, new_record(*house_, spoken, opener), asker.lang, answer);
}

void Host::card(const TableId& table, const Asker& asker, Answer<wire::TableCard> answer) {
  at_desk(house_, table, asker.lang, answer, [answer, asker](Desk& desk) { answer(desk.card(asker)); });
}

void Host::list(const Listing& wanted, const Asker& asker, Answer<wire::Tables> answer) {
  house_->staff.archive->post([house = house_, wanted, asker, answer] {
    Listing more = wanted;
    ++more.most;
    auto found = house->registry().list(more);
    if (!found) return answer(refusal(asker.lang, found.error()));
    wire::Tables tables;
    tables.more = found->size() > wanted.most;
    if (tables.more) found->pop_back();
    for (const TableRecord& record : *found)
      tables.tables.push_back(card_of(record, Settings::from(record.settings), asker));
    answer(std::move(tables));
  });
}

// These are woken, because we need to know whose turn it is.
void Host::mine(const wire::Mine& wanted, const std::string& lang, Answer<wire::Tables> answer) {
  constexpr std::size_t kMost = 100;
  struct Gathered {
    std::mutex lock;
    wire::Tables tables;
    std::size_t waiting = 0;
  };
  const auto gathered = std::make_shared<Gathered>();
  gathered->waiting = std::min(wanted.tables.size(), kMost);
  if (gathered->waiting == 0) return answer(wire::Tables{});
  for (std::size_t at = 0; at < std::min(wanted.tables.size(), kMost); ++at) {
    const wire::Mine::One& one = wanted.tables[at];
    const House::Found found = [gathered, answer, asker = Asker{.token = one.token, .lang = lang}](
                                   const Outcome<std::shared_ptr<Desk>, Fault>& desk) {
      std::optional<wire::TableCard> card;
      if (desk) card = (*desk)->card(asker);
      bool is_last = false;
      {
        const std::lock_guard held(gathered->lock);
        if (card && (card->seat != kNoSeat || card->opener)) gathered->tables.tables.push_back(std::move(*card));
        is_last = --gathered->waiting == 0;
      }
      if (!is_last) return;
      std::ranges::sort(gathered->tables.tables, std::ranges::greater{}, &wire::TableCard::moved);
      answer(std::move(gathered->tables));
    };
    house_->is_full_for(one.table) ? found(Fault{FaultCode::overtaken, {}}) : house_->with_desk(one.table, found);
  }
}

void Host::sit(const TableId& table, const wire::Sit& wish, const Asker& asker, Answer<wire::Seated> answer) {
  at_desk(house_, table, asker.lang, answer, [=](Desk& desk) { desk.sit(wish, asker, answer); });
}

void Host::stand(const TableId& table, const Asker& asker, Answer<wire::TableCard> answer) {
  at_desk(house_, table, asker.lang, answer, [=](Desk& desk) { desk.stand(asker, answer); });
}

void Host::free(const TableId& table, const wire::FreeSeat& wish, const Asker& asker, Answer<wire::TableCard> answer) {
  at_desk(house_, table, asker.lang, answer, [=](Desk& desk) { desk.free(wish.seat, asker, answer); });
}

void Host::seat_bot(const TableId& table, const wire::SeatBot& wish, const Asker& asker,
                    Answer<wire::TableCard> answer) {
  at_desk(house_, table, asker.lang, answer, [=](Desk& desk) { desk.seat_bot(wish, asker, answer); });
}

void Host::rematch(const TableId& table, const Asker& asker, Answer<wire::Opened> answer) {
  at_desk(house_, table, asker.lang, answer, [house = house_, asker, answer](Desk& desk) {
    if (!desk.is_over()) return answer(refusal(asker.lang, "not_over"));
    if (desk.seat_of_token(asker.token) == kNoSeat) return answer(refusal(asker.lang, "not_seated"));
    if (house->is_draining) return answer(refusal(asker.lang, "draining"));
    rematch_at(house, desk.shared_from_this(), asker, answer);
  });
}

void Host::ask_relink(const TableId& table, const wire::AskRelink& ask, const Asker& asker,
                      Answer<wire::Relinking> answer) {
  at_desk(house_, table, asker.lang, answer, [=](Desk& desk) { desk.ask_relink(ask.seat, asker, answer); });
}

void Host::replay(const TableId& table, const std::string& as, std::uint32_t from, std::uint32_t to, const Asker& asker,
                  Answer<wire::ReplayPage> answer) {
  at_desk(house_, table, asker.lang, answer, [=, house = house_](Desk& desk) {
    const auto viewer = replay_viewer(desk, as, asker);
    if (!viewer) return answer(viewer.error());
    const Watched watched{.as = as, .viewer = *viewer, .from = from, .to = to};
    house->staff.archive->post([=, card = desk.card(asker), record = desk.record(), over = desk.over_now(asker.lang)] {
      auto page = replay_page(*house, record, card, watched, asker.lang);
      if (page) page->over = over;
      answer(std::move(page));
    });
  });
}

void Host::journal(const TableId& table, const Asker& asker, Answer<std::string> answer) {
  at_record(house_, table, asker.lang, answer, [=, house = house_](const TableRecord& record) {
    if (auto no = refuse_reading(record, asker)) return answer(std::move(*no));
    const auto journal = house->registry().journals().read(record.id, 1);
    journal ? answer(journal_text(*journal)) : answer(refusal(asker.lang, journal.error()));
  });
}

void Host::analysis(const TableId& table, const Asker& asker, Answer<wire::Analysis> answer) {
  at_desk(house_, table, asker.lang, answer, [=, house = house_](Desk& desk) {
    if (auto no = refuse_reading(desk.record(), asker)) return answer(std::move(*no));
    house->critic->judge(desk.record(), desk.names(asker.lang), asker.lang, answer);
  });
}

void Host::deal(const TableId& table, const Asker& asker, Answer<wire::Certificate> answer) {
  at_record(house_, table, asker.lang, answer, [=, house = house_](const TableRecord& record) {
    auto certificate = certificate_of(*house, record, is_over(record));
    certificate ? answer(std::move(*certificate)) : answer(refusal(asker.lang, certificate.error()));
  });
}

void Host::close(const TableId& table, const std::string& lang, Answer<wire::TableCard> answer) {
  at_desk(house_, table, lang, answer, [=](Desk& desk) { desk.close(lang, answer); });
}

void Host::relink(const TableId& table, Seat seat, const std::string& token, const std::string& lang,
                  Answer<wire::TableCard> answer) {
  at_desk(house_, table, lang, answer, [=](Desk& desk) { desk.relink(seat, token, lang, answer); });
}

void Host::hello(const wire::Hello& hello, std::shared_ptr<Line> line, Answer<std::shared_ptr<Visit>> answer) {
  const auto come_in = [=, house = house_] {
    at_desk(house, hello.table, hello.lang, answer, [=](Desk& desk) { desk.welcome(hello, line, answer); });
  };
  if (house_->is_awake(hello.table)) return come_in();
  // Nobody wakes a table without a proof.
  house_->staff.archive->post([house = house_, hello, answer, come_in] {
    const auto record = house->registry().find(hello.table);
    if (!record) return answer(refusal(hello.lang, record.error()));
    if (auto no = refuse_visit(*record, hello)) return answer(std::move(*no));
    come_in();
  });
}

Figures Host::figures() const {
  const Counters& counted = house_->counters;
  return {.moves = counted.moves,
          .batches = house_->writer->batches(),
          .updates = counted.updates,
          .encoded = counted.encoded,
          .refused = counted.refused,
          .busy = counted.busy,
          .unsaved = counted.unsaved,
          .thoughts = counted.thoughts,
          .awake = static_cast<std::int64_t>(house_->awake().size()),
          .visits = counted.visits,
          .watchers = counted.watchers};
}

void Host::on_call(std::function<void(const Called&)> call) { house_->call = std::move(call); }

}  // namespace bell::host
