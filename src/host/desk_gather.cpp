// Before the match: sitting down, getting up, promising and opening nonces, beginning.
#include <algorithm>

#include "deal/deal.h"
#include "host/desk.h"
#include "host/guest.h"
#include "host/plain_text.h"
#include "host/records.h"
#include "host/words.h"
#include "table/table.h"

namespace bell::host {
namespace {

constexpr int kMostTries = 8;
constexpr std::size_t kLongestHat = 32;

std::string token_hash(const std::string& token) { return token.empty() ? "" : deal::hex(deal::hash(token)); }

std::vector<std::string> players_of(const TableRecord& record) {
  std::vector<std::string> players;
  for (const SeatRecord& seat : record.seats)
    players.push_back(seat.kind == Sitting::bot ? seat.bot : std::string(table::kHuman));
  return players;
}

bool has_opened_nonces(const TableRecord& record) {
  return std::ranges::any_of(record.seats, [](const SeatRecord& seat) { return !seat.nonce.empty(); });
}

SeatRecord* seat_in(TableRecord& record, Seat seat) {
  const auto at = static_cast<std::size_t>(index(seat));
  return at < record.seats.size() ? &record.seats[at] : nullptr;
}

// Whether what is there is what was to be saved; journals go on meanwhile.
bool is_same_save(const TableRecord& there, TableRecord saved) {
  saved.head = there.head;
  saved.change = there.change;
  saved.moved = there.moved;
  saved.writer = there.writer;
  saved.due = there.due;
  if (there.state == State::finished) saved.state = State::finished;
  return there == saved;
}

}  // namespace

Seat Desk::seat_of_token(const std::string& token) const { return host::seat_of_token(record_, token); }
bool Desk::is_opener(const std::string& token) const { return host::is_opener(record_, token); }

void Desk::edit(Edit change, std::string lang, std::function<void(std::optional<wire::No>)> done) {
  try_edit(std::make_shared<Edit>(std::move(change)), lang,
           std::make_shared<std::function<void(std::optional<wire::No>)>>(std::move(done)), kMostTries);
}

void Desk::take_record(TableRecord there) {
  if (there.head < record_.head) {
    there.head = record_.head;
    there.change = record_.change;
    there.moved = record_.moved;
  }
  if (record_.state == State::finished) there.state = State::finished;
  record_ = std::move(there);
  settings_ = Settings::from(record_.settings);
}

void Desk::try_edit(const std::shared_ptr<Edit>& change, const std::string& lang,
                    const std::shared_ptr<std::function<void(std::optional<wire::No>)>>& done, int tries) {
  auto next = std::make_shared<TableRecord>(record_);
  Register::Along along;
  if (auto no = (*change)(*next, along)) return (*done)(std::move(no));
  if (tries == 0) return (*done)(refusal(lang, "busy"));
  if (*next == record_) return (*done)(std::nullopt);
  ++next->version;
  ++saving_;
  house_.staff.archive->post([self = shared_from_this(), change, lang, done, tries, next, along] {
    const auto saved = self->house_.registry().save(*next, along);
    auto there = saved && *saved ? Outcome<TableRecord, Fault>(*next) : self->house_.registry().find(self->id_);
    self->post([self, change, lang, done, tries, next, saved, there = std::move(there)] {
      --self->saving_;
      if (!there) return (*done)(refusal(lang, there.error()));
      if (there->version > self->record_.version) self->take_record(*there);
      if (!saved && there->version < next->version) return (*done)(refusal(lang, saved.error()));
      const bool is_ours = saved ? *saved : is_same_save(*there, *next);
      if (!is_ours) return self->try_edit(change, lang, done, tries - 1);
      (*done)(std::nullopt);
      self->tell_all();
      self->move_on();
    });
  });
}

// Nobody may choose a secret after seeing a nonce: opened nonces are void, and people promise new ones.
void Desk::deal_anew(TableRecord& next, Register::Along& along) const {
  if (!has_opened_nonces(next)) return;
  const deal::Bytes32 secret = house_.new_secret();
  along.secret = deal::hex(secret);
  next.commitment = deal::hex(deal::commitment(id_, secret));
  ++next.deals;
  for (SeatRecord& seat : next.seats) {
    seat.nonce.clear();
    seat.nonce_hash.clear();
  }
}

void Desk::sit(const wire::Sit& wish, const Asker& asker, const Answer<wire::Seated>& answer) {
  const auto name = plain_text(wish.name, house_.staff.limits.name);
  if (!is_token(asker.token)) return answer(refusal(asker.lang, "token_needed"));
  if (!name) return answer(refusal(asker.lang, "bad_name", {{"most", std::to_string(house_.staff.limits.name)}}));
  if (!deal::from_hex(wish.nonce_hash)) return answer(refusal(asker.lang, "bad_nonce"));
  const auto taking = [this, wish, name, asker](TableRecord& next, Register::Along& along) -> std::optional<wire::No> {
    const auto no = [&](std::string_view code) { return std::optional(refusal(asker.lang, code)); };
    if (next.state != State::gathering) return no("begun");
    SeatRecord* seat = seat_in(next, wish.seat);
    const std::string hash = token_hash(asker.token);
    if (seat == nullptr) return no("no_such_seat");
    const bool is_theirs = deal::is_equal(seat->token_hash, hash);
    const bool is_kept = seat->kind == Sitting::free && !seat->token_hash.empty() && seat->last_seen > house_.now();
    if (is_kept && !is_theirs) return no("seat_kept");
    if (seat->kind == Sitting::bot || (seat->kind == Sitting::person && !is_theirs)) return no("seat_taken");
    for (const SeatRecord& other : next.seats) {
      if (&other == seat || other.kind != Sitting::person) continue;
      if (deal::is_equal(other.token_hash, hash)) return no("sits_already");
      if (other.name == *name) return no("name_taken");
    }
    const bool is_same = seat->kind == Sitting::person;
    if (is_same && seat->nonce_hash == wish.nonce_hash && seat->name == *name) return std::nullopt;
    // A second promise after somebody opened a nonce could be chosen knowing that nonce.
    if (is_same && !seat->nonce_hash.empty() && has_opened_nonces(next)) return no("nonce_promised");
    if (!is_same) deal_anew(next, along);
    *seat = {.kind = Sitting::person,
             .name = *name,
             .hat = wish.hat.substr(0, kLongestHat),
             .lang = wish.lang.substr(0, 8),
             .token_hash = hash,
             .nonce_hash = wish.nonce_hash};
    return std::nullopt;
  };
  edit(taking, asker.lang,
       [this, self = shared_from_this(), answer, wish, token = asker.token](std::optional<wire::No> no) {
         if (no) return answer(std::move(*no));
         // The opener's connection now gets the view of the seat.
         for (const auto& guest : guests_)
           if (guest->is_opener && !guest->has_seat() && is_opener(token)) {
             guest->viewer = viewer_of(wish.seat);
             --house_.counters.watchers;
           }
         answer(wire::Seated{id_, wish.seat});
       });
}

void Desk::stand(const Asker& asker, const Answer<wire::TableCard>& answer) {
  const Seat seat = seat_of_token(asker.token);
  if (seat == kNoSeat) return answer(refusal(asker.lang, "not_seated"));
  free(seat, asker, answer);
}

void Desk::free(Seat seat, const Asker& asker, const Answer<wire::TableCard>& answer) {
  const bool is_own = seat != kNoSeat && seat == seat_of_token(asker.token);
  if (!is_own && !is_opener(asker.token)) return answer(refusal(asker.lang, "not_opener"));
  const auto leaving = [this, seat, asker](TableRecord& next, Register::Along& along) -> std::optional<wire::No> {
    if (next.state != State::gathering) return refusal(asker.lang, "begun");
    SeatRecord* here = seat_in(next, seat);
    if (here == nullptr) return refusal(asker.lang, "no_such_seat");
    if (here->kind != Sitting::person) return std::nullopt;
    deal_anew(next, along);
    *here = {};
    return std::nullopt;
  };
  edit(leaving, asker.lang, [this, self = shared_from_this(), seat, answer, asker](std::optional<wire::No> no) {
    if (no) return answer(std::move(*no));
    for (const auto& guest : guests_)
      if (guest->seat() == seat) {
        guest->viewer = Viewer::spectator;
        ++house_.counters.watchers;
      }
    answer(card(asker));
  });
}

void Desk::seat_bot(const wire::SeatBot& wish, const Asker& asker, const Answer<wire::TableCard>& answer) {
  if (!is_opener(asker.token)) return answer(refusal(asker.lang, "not_opener"));
  const std::vector<std::string>& bots = house_.staff.bots;
  if (wish.bot && std::ranges::find(bots, *wish.bot) == bots.end())
    return answer(refusal(asker.lang, "no_such_bot", {{"bot", wish.bot->substr(0, 60)}}));
  const auto seating = [this, wish, asker](TableRecord& next, Register::Along& along) -> std::optional<wire::No> {
    if (next.state != State::gathering) return refusal(asker.lang, "begun");
    SeatRecord* here = seat_in(next, wish.seat);
    if (here == nullptr) return refusal(asker.lang, "no_such_seat");
    if (here->kind == Sitting::person) return refusal(asker.lang, "seat_taken");
    deal_anew(next, along);
    *here = {};
    if (wish.bot) *here = {.kind = Sitting::bot, .bot = *wish.bot};
    along.players = players_of(next);
    return std::nullopt;
  };
  edit(seating, asker.lang, [this, self = shared_from_this(), answer, asker](std::optional<wire::No> no) {
    no ? answer(std::move(*no)) : answer(card(asker));
  });
}

void Desk::nonce(const std::shared_ptr<Guest>& guest, const wire::OpenNonce& open) {
  const auto bytes = deal::from_hex(open.nonce);
  if (!guest->has_seat() || !bytes) return guest->say(refusal(guest->lang, "bad_nonce"));
  const auto opening = [this, guest, open, bytes](TableRecord& next, Register::Along&) -> std::optional<wire::No> {
    SeatRecord* here = seat_in(next, guest->seat());
    if (next.state != State::gathering || !is_complete()) return refusal(guest->lang, "not_yet");
    if (here->nonce_hash != deal::hex(deal::hash(*bytes))) return refusal(guest->lang, "bad_nonce");
    here->nonce = open.nonce;
    return std::nullopt;
  };
  edit(opening, guest->lang, [guest](std::optional<wire::No> no) {
    if (no) guest->say(*no);
  });
}

bool Desk::is_complete() const {
  return std::ranges::none_of(record_.seats, [](const SeatRecord& seat) {
    return seat.kind == Sitting::free || (seat.kind == Sitting::person && seat.nonce_hash.empty());
  });
}

bool Desk::is_ready() const {
  return is_complete() && std::ranges::none_of(record_.seats, [](const SeatRecord& seat) {
           return seat.kind == Sitting::person && seat.nonce.empty();
         });
}

void Desk::begin_if_ready() {
  if (is_ready()) return begin(false, "en", [](const std::optional<wire::No>&) {});
  set_timer();
}

void Desk::begin(bool without_nonces, const std::string& lang,
                 const std::function<void(std::optional<wire::No>)>& done) {
  const bool may_begin = without_nonces ? is_complete() && has_opened_nonces(record_) : is_ready();
  if (!may_begin || house_.is_draining) return done(refusal(lang, "not_yet"));
  edit(
      [lang](TableRecord& next, Register::Along& along) -> std::optional<wire::No> {
        if (next.state == State::playing) return std::nullopt;
        if (next.state != State::gathering) return refusal(lang, "begun");
        next.state = State::playing;
        along.players = players_of(next);
        return std::nullopt;
      },
      lang, done);
}

// Gives the match up: opens the deal and ends play.
void Desk::close(const std::string& lang, const Answer<wire::TableCard>& answer) {
  edit(
      [](TableRecord& next, Register::Along&) -> std::optional<wire::No> {
        if (next.state != State::finished) next.state = State::closed;
        return std::nullopt;
      },
      lang,
      [this, self = shared_from_this(), lang, answer](std::optional<wire::No> no) {
        if (no) return answer(std::move(*no));
        house_.staff.archive->post([self] { self->house_.registry().set_due(self->id_, std::nullopt); });
        answer(card({.token = {}, .lang = lang}));
      });
}

void Desk::go_on_at(const TableId& next, const std::string& lang, const Answer<TableId>& answer) {
  edit(
      [before = record_.next, next](TableRecord& table, Register::Along&) -> std::optional<wire::No> {
        if (table.next == before) table.next = next;
        return std::nullopt;
      },
      lang,
      [this, self = shared_from_this(), answer](std::optional<wire::No> no) {
        if (no) return answer(std::move(*no));
        answer(TableId(record_.next));
      });
}

}  // namespace bell::host
