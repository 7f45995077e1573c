// The house: opens, gathers, plays, parks and wakes many tables. It knows neither HTTP nor SQL. The server brings a
// Register, threads and a clock, and passes on what clients say; the host answers with messages.
//
// Every call returns at once; answers come by callback, on one of the host's threads, exactly once, also while the
// house is drained. A refusal is a wire::No with its sentence in the asker's language.
//
// A table runs on one strand: its requests are handled in order, never at the same time.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "host/line.h"
#include "host/register.h"
#include "host/workers.h"
#include "table/mind.h"
#include "wire/speak.h"

namespace bell::host {

template <class T>
using Answer = std::function<void(Outcome<T, wire::No>)>;

// Limits, all with defaults; the server makes settings of them.
struct Limits {
  int sockets_a_seat = 4;
  int watchers = 200;   // of one table
  int waiting = 64;     // frames of one table waiting while the disk works
  int tables = 10'000;  // awake at once
  int chat = 500;       // characters
  int chat_burst = 5;   // lines in ten seconds, per seat
  int name = 24;        // characters
};

struct Timings {
  std::chrono::milliseconds bot_beat{800};      // a bot answers at a multiple of this after its question
  std::chrono::milliseconds bot_patience{700};  // for one thought
  std::chrono::milliseconds hint_patience{1500};
  std::chrono::milliseconds vote{20'000};
  std::chrono::minutes relink{10};           // for a vote on a new link, …
  std::chrono::hours relink_by_days{72};     // … in a match by correspondence
  std::chrono::minutes relink_again{10};     // after a no
  std::chrono::milliseconds call{20'000};    // a question stays unanswered for this long by somebody absent
  std::chrono::milliseconds absent{90'000};  // absent for this long: the others may vote
  std::chrono::seconds stand_in{
      300};                          // absent for this long at a table with a clock: the bot takes over without a vote
  std::chrono::seconds park{60};     // without viewers for this long: the table goes to sleep
  std::chrono::hours not_begun{24};  // after this long a table that did not begin is removed
  std::chrono::hours live_idle{24 * 7};   // after this long without a move a match is closed, …
  std::chrono::hours days_idle{24 * 60};  // … one by correspondence
  std::chrono::minutes rematch{10};       // seats are kept for this long
  std::string stand_in_bot = "broker";
  std::chrono::seconds critique{60};  // to judge one match
};

struct Staffing {
  Register* registry = nullptr;
  Workers* desk = nullptr;      // tables: short work, never waits
  Workers* archive = nullptr;   // may wait for the register
  Workers* thinkers = nullptr;  // bots
  Workers* advisers = nullptr;  // hints: whoever asks for many keeps no bot from its beat
  Workers* critics = nullptr;   // judge finished matches; none: this house does not
  Time* time = nullptr;
  table::Hire hire;  // minds by name, with dice of their own
  // The best choices by what a seat sees; id left open. None, or no advisers: this house gives no hints.
  std::function<wire::Hints(const AnySight& sight, std::chrono::milliseconds patience)> hints;
  // Who deals. None: dealt from the secret and the people's numbers (docs/fair-deal.md); a test brings its own dealer.
  std::function<std::unique_ptr<const Dealer>(const TableId& table)> dealer;
  // From any thread: the store went away, and why, or is back: null; a table could not do what it should; a later
  // version has changed the store, so this house should be drained.
  std::function<void(const Fault* away)> on_store;
  std::function<void(const TableId& table, const Fault& why)> on_trouble;
  std::function<void()> on_outdated;
  std::vector<std::string> bots;  // names that may be asked for
  std::string node;
  std::string build;
  std::function<std::string(std::size_t bytes)> random;  // from the operating system
  Limits limits{};
  Timings timings{};
};

// The caller, as far as it matters here.
struct Asker {
  std::string token;        // may be empty
  std::string lang = "en";  // of the sentences
};

// One connection at one table, after its hello.
class Visit {
 public:
  virtual ~Visit() = default;
  // A message from the client. Answers go to its line. Any message but Hello and ClientBeat.
  virtual void heard(wire::FromClient message) = 0;
  // A frame of ours has been sent. From any thread.
  virtual void sent() = 0;
  // The connection is gone; nothing more is sent to its line.
  virtual void gone() = 0;
};

// Counters for metrics: totals since the start, or current numbers.
struct Figures {
  std::uint64_t moves = 0;    // changes written
  std::uint64_t batches = 0;  // commits
  std::uint64_t updates = 0;  // sent
  std::uint64_t encoded = 0;  // frames built; the rest were shared
  std::uint64_t refused = 0;
  std::uint64_t busy = 0;      // requests refused because a table had too many waiting
  std::uint64_t unsaved = 0;   // appends whose outcome was unknown
  std::uint64_t thoughts = 0;  // of bots
  std::int64_t awake = 0;      // tables
  std::int64_t visits = 0;
  std::int64_t watchers = 0;
};

// Called once for every question that an absent person leaves unanswered for a while, for webhooks.
struct Called {
  TableId table;
  Seat seat{};
  std::string name;        // of the person
  std::string table_name;  // may be empty
  std::string webhook;     // as it was ordered
  std::string lang;        // of the table
};

struct House;  // the implementation

class Host {
 public:
  explicit Host(Staffing staffing);
  Host(const Host&) = delete;
  Host& operator=(const Host&) = delete;
  // Precondition: drained, or never begun.
  ~Host();

  // Reads the epoch, starts the heartbeat and the due work. A fault: the register is unavailable.
  std::optional<Fault> begin();
  // Refuses new tables, says goodbye to every line, stops the clocks and finishes the writes under way; then calls
  // `done`.
  void drain(std::chrono::milliseconds until_gone, Task done);
  bool is_draining() const;
  // Whether the last write got through, not too long ago.
  bool is_store_well() const;

  // The lobby.
  void open(const wire::NewTable& order, const Asker& asker, Answer<wire::Opened> answer);
  void card(const TableId& table, const Asker& asker, Answer<wire::TableCard> answer);
  void list(const Listing& wanted, const Asker& asker, Answer<wire::Tables> answer);
  void mine(const wire::Mine& tables, const std::string& lang, Answer<wire::Tables> answer);
  void sit(const TableId& table, const wire::Sit& wish, const Asker& asker, Answer<wire::Seated> answer);
  void stand(const TableId& table, const Asker& asker, Answer<wire::TableCard> answer);
  void free(const TableId& table, const wire::FreeSeat& wish, const Asker& asker, Answer<wire::TableCard> answer);
  void seat_bot(const TableId& table, const wire::SeatBot& wish, const Asker& asker, Answer<wire::TableCard> answer);
  // Where the same people play again: the first to ask opens the table, the others are told which it is.
  void rematch(const TableId& table, const Asker& asker, Answer<wire::Opened> answer);
  // Gives the asker's token to a seat whose link was lost, if all others agree.
  void ask_relink(const TableId& table, const wire::AskRelink& ask, const Asker& asker, Answer<wire::Relinking> answer);
  // Seen by `as`: "public", "all" or a seat's number. Changes from `from` to `to`, at most a page of them.
  void replay(const TableId& table, const std::string& as, std::uint32_t from, std::uint32_t to, const Asker& asker,
              Answer<wire::ReplayPage> answer);
  void journal(const TableId& table, const Asker& asker, Answer<std::string> answer);  // as text, when it is over
  void deal(const TableId& table, const Asker& asker, Answer<wire::Certificate> answer);
  // When it is over and judged; until then refused with "judging".
  void analysis(const TableId& table, const Asker& asker, Answer<wire::Analysis> answer);
  // For the operator: ends a table at once; replaces a seat's token.
  void close(const TableId& table, const std::string& lang, Answer<wire::TableCard> answer);
  void relink(const TableId& table, Seat seat, const std::string& token, const std::string& lang,
              Answer<wire::TableCard> answer);

  // A socket's first message: sends welcome and the view to `line`, then hands over the visit. Refused: a No for the
  // caller to send before it closes.
  void hello(const wire::Hello& hello, std::shared_ptr<Line> line, Answer<std::shared_ptr<Visit>> answer);

  Figures figures() const;
  // Replaces any earlier one.
  void on_call(std::function<void(const Called&)> call);

 private:
  std::shared_ptr<House> house_;
};

}  // namespace bell::host
