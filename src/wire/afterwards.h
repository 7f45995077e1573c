// Messages about a match besides playing it: replays, the proof of its deal, the analysis.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "view/describe.h"
#include "wire/to_client.h"

namespace bell::wire {

// One change as a viewer saw it. With `all` viewers: the public view, plus everybody's actions and facts.
struct ReplayStep {
  static constexpr std::string_view kType = "ReplayStep";
  std::uint32_t change = 0;
  std::int64_t at = 0;
  Seat by = kNoSeat;     // who acted; null: chance, or the table itself
  std::string action{};  // empty if this viewer may not see it
  std::string text{};
  AnyView view{};
  std::vector<Told> told{};
  TurnOf turn{};
};
template <class Walk, OneOf<ReplayStep> T>
void describe(Walk& walk, T& step) {
  walk("change", step.change);
  walk("at", step.at);
  walk("by", step.by);
  walk("action", step.action);
  walk("text", step.text);
  walk("view", step.view);
  walk("told", step.told);
  walk("turn", step.turn);
}
// The price of a share after each change; null before the company was in play.
struct QuoteLine {
  std::string company{};
  std::vector<std::optional<std::int64_t>> values{};  // one per entry of `changes`
};
template <class Walk, OneOf<QuoteLine> T>
void describe(Walk& walk, T& line) {
  walk("company", line.company);
  walk("values", line.values);
}
struct Quotes {
  static constexpr std::string_view kType = "Quotes";
  std::vector<std::uint32_t> changes{};  // of the whole match, whichever part was requested
  std::vector<QuoteLine> companies{};
};
template <class Walk, OneOf<Quotes> T>
void describe(Walk& walk, T& quotes) {
  walk("changes", quotes.changes);
  walk("companies", quotes.companies);
}

struct ReplayPage {
  static constexpr std::string_view kType = "Replay";
  TableCard card{};
  std::string as{};
  std::uint32_t changes = 0;  // the total number
  std::vector<ReplayStep> steps{};
  std::optional<Over> over{};
  Quotes quotes{};
};
template <class Walk, OneOf<ReplayPage> T>
void describe(Walk& walk, T& page) {
  walk("card", page.card);
  walk("as", page.as);
  walk("changes", page.changes);
  walk("steps", page.steps);
  walk.or_null("over", page.over);
  walk("quotes", page.quotes);
}

// Proof of the deal: docs/fair-deal.md.
struct Draw {
  std::string purpose{};  // the step's name
  std::int32_t round = 0;
  std::int64_t position = 0;
  std::int64_t below = 0;
  std::int64_t drawn = 0;
  std::string action{};
};
template <class Walk, OneOf<Draw> T>
void describe(Walk& walk, T& draw) {
  walk("purpose", draw.purpose);
  walk("round", draw.round);
  walk("position", draw.position);
  walk("below", draw.below);
  walk("drawn", draw.drawn);
  walk("action", draw.action);
}
struct Contribution {
  Seat seat{};
  std::string nonce_hash{};
  std::optional<std::string> nonce{};  // null: not opened
};
template <class Walk, OneOf<Contribution> T>
void describe(Walk& walk, T& part) {
  walk.always("seat", part.seat);
  walk("nonce_hash", part.nonce_hash);
  walk.or_null("nonce", part.nonce);
}
struct Certificate {
  static constexpr std::string_view kType = "Certificate";
  std::string table{};
  std::string commitment{};
  std::string order_hash{};  // of the setup
  std::int32_t seats = 0;
  std::int32_t deals = 1;  // how many deals were begun
  std::vector<Contribution> contributions{};
  std::optional<std::string> secret{};  // only after the match, like what follows
  std::optional<std::string> key{};
  std::vector<Draw> draws{};
};
template <class Walk, OneOf<Certificate> T>
void describe(Walk& walk, T& certificate) {
  walk("table", certificate.table);
  walk("commitment", certificate.commitment);
  walk("order_hash", certificate.order_hash);
  walk("seats", certificate.seats);
  walk("deals", certificate.deals);
  walk("contributions", certificate.contributions);
  walk.or_null("secret", certificate.secret);
  walk.or_null("key", certificate.key);
  walk("draws", certificate.draws);
}

}  // namespace bell::wire
