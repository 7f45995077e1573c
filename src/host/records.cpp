// Replays journals for people who ask afterwards.
#include "host/records.h"

#include <algorithm>
#include <tuple>

#include "host/desk.h"
#include "host/words.h"
#include "table/replay.h"
#include "texts/texts.h"
#include "view/quotes.h"
#include "view/steps.h"

namespace bell::host {
namespace {

std::string hash_of_token(const std::string& token) { return token.empty() ? "" : deal::hex(deal::hash(token)); }

Fault from_open(const table::OpenFault& fault) {
  const auto* why = std::get_if<Fault>(&fault);
  return why != nullptr ? *why : Fault{FaultCode::bad_components, {{"why", std::get<CompositionError>(fault).first}}};
}

// A replay that stops after each change.
class Changes {
 public:
  explicit Changes(table::Replay replay) : replay_(std::move(replay)) {}
  const table::Replay& replay() const { return replay_; }
  bool at_end() const { return replay_.at_end(); }
  // Replays one change; gives its first entry, and the seat's action if it was one.
  struct Step {
    journal::Entry entry;
    std::optional<Action> action;
  };
  Outcome<Step, Fault> next() {
    const auto& entries = replay_.journal().entries;
    Step step{.entry = entries[replay_.position()], .action = {}};
    bool is_first = true;
    while (!at_end() && entries[replay_.position()].change == step.entry.change) {
      const auto action = replay_.step();
      if (!action) return action.error();
      if (is_first) step.action = *action;
      is_first = false;
    }
    return step;
  }

 private:
  table::Replay replay_;
};

// Prices after one more change. A company that comes into play late has none before that.
void note_quotes(wire::Quotes& quotes, std::uint32_t change, const AnyView& view) {
  for (const Quote& quote : quotes_of(view)) {
    auto line = std::ranges::find(quotes.companies, quote.company, &wire::QuoteLine::company);
    if (line == quotes.companies.end()) line = quotes.companies.insert(line, {std::string(quote.company), {}});
    line->values.resize(quotes.changes.size());
    line->values.emplace_back(quote.value);
  }
  quotes.changes.push_back(change);
  for (wire::QuoteLine& line : quotes.companies) line.values.resize(quotes.changes.size());
}

}  // namespace

std::string called(const SeatRecord& row, std::size_t at, std::string_view lang) {
  if (row.kind == Sitting::person) return row.name;
  const texts::Catalogue& words = words_of(lang);
  const Facts facts{{"bot", words.say("bot." + row.bot)}, {"number", std::to_string(at + 1)}};
  return words.say(row.kind == Sitting::bot ? "table.bot_at" : "table.free_seat", facts);
}

wire::Person person_at(const TableRecord& record, std::size_t at, std::string_view lang) {
  const SeatRecord& row = record.seats[at];
  wire::Person person{.seat = seat_at(static_cast<int>(at)), .name = row.name, .hat = row.hat};
  person.kind = row.kind == Sitting::person ? wire::PersonKind::person
                : row.kind == Sitting::bot  ? wire::PersonKind::bot
                                            : wire::PersonKind::free;
  const bool is_bot = row.kind == Sitting::bot;
  if (is_bot) {
    person.bot = row.bot;
    person.name = called(row, at, lang);
  }
  person.here = is_bot;
  person.ready = is_bot || !row.nonce.empty() || record.state != State::gathering;
  return person;
}

wire::TableCard card_of(const TableRecord& record, const Settings& settings, const Asker& asker) {
  const texts::Catalogue& words = words_of(asker.lang);
  const std::string& title = record.setup.title;
  wire::TableCard card{.table = record.id,
                       .title = title,
                       .title_text = words.say(title + ".title"),
                       .name = settings.order.name,
                       .players = record.setup.seats,
                       .modules = record.setup.modules,
                       .options = record.setup.options,
                       .clock = settings.order.clock};
  for (const std::string& module : card.modules) card.modules_text.push_back(texts::module_name(words, title, module));
  card.state = static_cast<wire::TableState>(static_cast<int>(record.state) - 1);
  card.listed = record.listed;
  card.watch = settings.order.watch;
  card.hints = settings.order.hints;
  card.undo = settings.order.undo;
  card.created = record.created.milliseconds;
  card.moved = record.moved.milliseconds;
  const std::string hash = hash_of_token(asker.token);
  card.opener = !hash.empty() && deal::is_equal(record.opener_hash, hash);
  for (std::size_t at = 0; at < record.seats.size(); ++at) {
    const SeatRecord& row = record.seats[at];
    card.people.push_back(person_at(record, at, asker.lang));
    card.nonce_hashes.push_back(row.nonce_hash.empty() ? std::nullopt : std::optional(row.nonce_hash));
    const bool is_askers = row.kind == Sitting::person && !hash.empty() && deal::is_equal(row.token_hash, hash);
    if (is_askers) card.seat = seat_at(static_cast<int>(at));
  }
  card.commitment = record.commitment;
  card.deals = static_cast<std::int32_t>(record.deals);
  if (!record.next.empty()) card.next = record.next;
  return card;
}

Seat seat_of_token(const TableRecord& record, const std::string& token) {
  if (token.empty()) return kNoSeat;
  const std::string hash = hash_of_token(token);
  Seat found = kNoSeat;
  for (std::size_t at = 0; at < record.seats.size(); ++at)
    if (record.seats[at].kind == Sitting::person && deal::is_equal(record.seats[at].token_hash, hash))
      found = seat_at(static_cast<int>(at));
  return found;
}

bool is_opener(const TableRecord& record, const std::string& token) {
  return !token.empty() && deal::is_equal(record.opener_hash, hash_of_token(token));
}

bool may_watch(const TableRecord& record, const std::string& token) {
  if (!Settings::from(record.settings).order.watch) return false;
  return record.listed || (!token.empty() && deal::is_equal(record.watch_hash, hash_of_token(token)));
}

std::optional<wire::No> refuse_visit(const TableRecord& record, const wire::Hello& hello) {
  const std::string token = hello.token.value_or("");
  if (seat_of_token(record, token) != kNoSeat || is_opener(record, token)) return std::nullopt;
  if (!token.empty()) return refusal(hello.lang, "unknown_token");
  if (!may_watch(record, hello.watch.value_or(""))) return refusal(hello.lang, "no_watching");
  return std::nullopt;
}

Outcome<Viewer, wire::No> replay_viewer(const Desk& desk, const std::string& as, const Asker& asker) {
  const Seat own = desk.seat_of_token(asker.token);
  const bool may_look = own != kNoSeat || may_watch(desk.record(), asker.token);
  if (!may_look) return refusal(asker.lang, "no_watching");
  if (as == "public") return Viewer::spectator;
  if (as == "all") {
    if (!desk.is_over()) return refusal(asker.lang, "not_over");
    return Viewer::spectator;
  }
  const bool is_digit = as.size() == 1 && as[0] >= '0' && as[0] < '0' + desk.record().setup.seats;
  if (!is_digit) return refusal(asker.lang, "no_such_seat");
  const Seat seat = seat_at(as[0] - '0');
  if (seat != own && !desk.is_over()) return refusal(asker.lang, "not_over");
  return viewer_of(seat);
}

Outcome<wire::ReplayPage, wire::No> replay_page(const House& house, const TableRecord& record, wire::TableCard card,
                                                const Watched& watched, const std::string& lang) {
  auto journal = house.registry().journals().read(record.id, 1);
  if (!journal) return refusal(lang, journal.error());
  wire::ReplayPage page{.card = std::move(card), .as = watched.as};
  if (!journal->entries.empty()) page.changes = journal->entries.back().change;
  const bool is_over = record.state == State::finished || record.state == State::closed;
  texts::Present present{.names = {}, .reader = watched.viewer, .box = printed_box(record.setup.title)};
  for (const wire::Person& person : page.card.people) present.names.push_back(person.name);
  auto opened = table::Replay::open(std::move(*journal));
  if (!opened) return refusal(lang, opened.error());
  Changes changes(std::move(*opened));
  const texts::Catalogue& words = words_of(lang);
  std::size_t told = 0;
  while (!changes.at_end()) {
    const auto step = changes.next();
    if (!step) return refusal(lang, step.error());
    const table::Replay& now = changes.replay();
    const std::size_t from = std::min(told, now.told_so_far());
    told = now.told_so_far();
    note_quotes(page.quotes, step->entry.change, now.view_for(Viewer::spectator));
    const bool is_wanted = step->entry.change >= watched.from && (watched.to == 0 || step->entry.change <= watched.to);
    if (!is_wanted || page.steps.size() >= kReplayPage) continue;
    wire::ReplayStep shown{.change = step->entry.change, .at = step->entry.at.milliseconds};
    const bool is_seats = index(step->entry.by) < kMaxSeats;
    if (is_seats) shown.by = step->entry.by;
    if (is_seats && step->action && (is_over || watched.viewer == viewer_of(step->entry.by))) {
      shown.action = step->entry.action;
      shown.text = texts::describe(words, present, record.setup.title, *step->action);
    }
    shown.view = now.view_for(watched.viewer);
    for (AnySeenEvent& fact : now.told(watched.viewer, from)) {
      std::string text = texts::tell(words, present, fact);
      shown.told.push_back({.change = shown.change, .text = std::move(text), .fact = std::move(fact)});
    }
    const texts::Question question = texts::question(words, present, shown.view, now.turn().seats());
    shown.turn = {.seats = now.turn().seats(), .step = std::string(step_of(shown.view)), .rule = now.cited()};
    shown.turn.text = question.text;
    shown.turn.help = question.help;
    page.steps.push_back(std::move(shown));
  }
  return page;
}

std::string journal_text(const journal::Journal& journal) {
  std::string text = print(journal.header);
  for (const journal::Entry& entry : journal.entries) text += print(journal.header.format, entry);
  if (journal.is_finished && !journal.entries.empty())
    text += journal::print_end(journal.entries.back().seq, journal.entries.back().checkpoint);
  return text;
}

Outcome<std::vector<wire::Draw>, Fault> draws_of(const journal::Journal& journal, const deal::Bytes32& key) {
  auto replay = table::Replay::open(journal);
  if (!replay) return from_open(replay.error());
  std::vector<wire::Draw> draws;
  const std::string& title = journal.header.setup.title;
  while (!replay->at_end()) {
    const journal::Entry& entry = journal.entries[replay->position()];
    if (entry.by == kChance && replay->turn().is_chance()) {
      const ChanceKey at = replay->chance_key();
      const std::string_view purpose = step_name(title, at.purpose);
      const std::uint32_t below = replay->outcomes();
      const std::uint32_t drawn = deal::draw(key, purpose, at.round, at.position, below);
      if (replay->notation(replay->outcome(drawn)) != entry.action)
        return Fault{FaultCode::dealt_otherwise, {{"number", std::to_string(entry.seq)}, {"action", entry.action}}};
      draws.push_back({std::string(purpose), at.round, at.position, below, drawn, entry.action});
    }
    if (const auto step = replay->step(); !step) return step.error();
  }
  return draws;
}

Outcome<wire::Certificate, Fault> certificate_of(const House& house, const TableRecord& record, bool is_over) {
  const deal::Bytes32 order_hash = deal::hash(deal::order_text(record.setup));
  wire::Certificate certificate{.table = record.id,
                                .commitment = record.commitment,
                                .order_hash = deal::hex(order_hash),
                                .seats = record.setup.seats,
                                .deals = static_cast<std::int32_t>(record.deals)};
  deal::Nonces nonces;
  for (std::size_t at = 0; at < record.seats.size(); ++at) {
    const SeatRecord& row = record.seats[at];
    const Seat seat = seat_at(static_cast<int>(at));
    if (row.kind != Sitting::person) continue;
    const bool is_shown = record.state != State::gathering && !row.nonce.empty();
    certificate.contributions.push_back({seat, row.nonce_hash, is_shown ? std::optional(row.nonce) : std::nullopt});
    nonces[seat] = deal::from_hex(row.nonce);
  }
  if (!is_over) return certificate;
  const auto secret = house.registry().secret(record.id);
  if (!secret) return secret.error();
  const auto journal = house.registry().journals().read(record.id, 1);
  if (!journal) return journal.error();
  const deal::Bytes32 key = deal::key(deal::from_hex(*secret).value_or(deal::Bytes32{}), record.id, order_hash, nonces);
  certificate.secret = *secret;
  certificate.key = deal::hex(key);
  // A match of other rules, which ours can't follow, has its proof all the same: the version that began it can check
  // it.
  if (auto draws = draws_of(*journal, key)) certificate.draws = std::move(*draws);
  return certificate;
}

Outcome<std::size_t, Fault> verify(const journal::Journal& journal, const wire::Certificate& certificate) {
  // Parts are called as in the document, which is the same in every language.
  const auto wrong = [](std::string what) { return Fault{FaultCode::bad_certificate, {{"what", std::move(what)}}}; };
  const auto secret = deal::from_hex(certificate.secret.value_or(""));
  if (!secret) return wrong("secret");
  if (deal::hex(deal::commitment(certificate.table, *secret)) != certificate.commitment) return wrong("commitment");
  const deal::Bytes32 order_hash = deal::hash(deal::order_text(journal.header.setup));
  if (deal::hex(order_hash) != certificate.order_hash) return wrong("order_hash");
  deal::Nonces nonces;
  for (const wire::Contribution& part : certificate.contributions) {
    if (!part.nonce) continue;
    const auto nonce = deal::from_hex(*part.nonce);
    if (!nonce || index(part.seat) >= kMaxSeats || deal::hex(deal::hash(*nonce)) != part.nonce_hash)
      return wrong("contributions[" + std::to_string(&part - certificate.contributions.data()) + "].nonce");
    nonces[part.seat] = nonce;
  }
  const deal::Bytes32 key = deal::key(*secret, certificate.table, order_hash, nonces);
  if (certificate.key && *certificate.key != deal::hex(key)) return wrong("key");
  const auto draws = draws_of(journal, key);
  if (!draws) return draws.error();
  const auto is_same = [](const wire::Draw& a, const wire::Draw& b) {
    return std::tie(a.purpose, a.round, a.position, a.below, a.drawn, a.action) ==
           std::tie(b.purpose, b.round, b.position, b.below, b.drawn, b.action);
  };
  if (!std::ranges::equal(*draws, certificate.draws, is_same)) return wrong("draws");
  return draws->size();
}

}  // namespace bell::host
